import type { Database } from "../../../platform/database/index.ts";
import { type Bill, selectBill } from "../../payments/index.ts";
import { type OrderRow, selectOrder } from "../queries.ts";

interface Wanted {
  merchantId: string;
  userId: string;
  orderId: string;
  now: Date;
}

/**
 * An order of the customer's whose bill waits for its money. Past its time nothing is paid any more, even before the clock's
 * job has cancelled the order [OR-3]; `none`: it is not paid online.
 */
export async function findPayable(
  db: Database,
  { merchantId, userId, orderId, now }: Wanted,
): Promise<{ order: OrderRow; bill: Bill } | "not_found" | "paid" | "closed" | "none"> {
  const { order, bill } = await db.tenantRead(merchantId, async (tx) => ({
    order: await selectOrder(tx, merchantId, { id: orderId, userId }),
    bill: await selectBill(tx, merchantId, orderId),
  }));
  if (!order) return "not_found";
  if (order.isPaid || bill?.state === "paid") return "paid";
  if (order.status === "CANCELED" || (bill !== null && bill.expiresAt <= now)) return "closed";
  return bill?.state === "waiting" ? { order, bill } : "none";
}
