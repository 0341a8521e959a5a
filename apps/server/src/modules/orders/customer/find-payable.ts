import { canPayByTypeInCurrency } from "@dasturxon/providers/payments/facts";
import type { Database } from "../../../platform/database/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { type Bill, selectBill } from "../../payments/index.ts";
import { type OrderRow, selectOrder } from "../queries.ts";

interface PayableOrderQuery {
  merchantId: string;
  userId: string;
  orderId: string;
  now: Date;
}

/**
 * Returns the customer's order with its unpaid bill. An order past its payment deadline is "closed", even before the
 * job has cancelled it [OR-3]. `none` means that the order has no bill that waits for payment, or that the provider
 * does not support the brand's currency.
 */
export async function findPayableOrder(
  db: Database,
  { merchantId, userId, orderId, now }: PayableOrderQuery,
): Promise<{ order: OrderRow; bill: Bill } | "not_found" | "paid" | "closed" | "none"> {
  const { order, bill, currency } = await db.tenantRead(merchantId, async (tx) => ({
    order: await selectOrder(tx, merchantId, { id: orderId, userId }),
    bill: await selectBill(tx, merchantId, orderId),
    currency: (await loadBrandBasics(tx, merchantId)).currency,
  }));
  if (!order) return "not_found";
  if (order.isPaid || bill?.state === "paid") return "paid";
  if (order.status === "CANCELED" || (bill !== null && bill.expiresAt <= now)) return "closed";
  if (!canPayByTypeInCurrency(order.paymentType, currency)) return "none";
  return bill?.state === "waiting" ? { order, bill } : "none";
}
