import type { Receipt } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { type FiscalLinks, loadFiscalLinks } from "../../payments/index.ts";
import { type OrderRow, selectOrder } from "../queries.ts";

/**
 * Returns the receipt of a customer's own order, from the stored breakdown. Null if the order is not the customer's.
 */
export async function showReceipt(
  tx: Tx,
  merchantId: string,
  request: { id: string; userId: string },
): Promise<Receipt | null> {
  const order = await selectOrder(tx, merchantId, request);
  if (!order) return null;
  const fiscal = await loadFiscalLinks(tx, merchantId, order.id);
  return toReceipt(order, await loadBrandBasics(tx, merchantId), fiscal);
}

function toReceipt(
  order: OrderRow,
  brand: Awaited<ReturnType<typeof loadBrandBasics>>,
  fiscal: FiscalLinks,
): Receipt {
  const { name, address, phone } = order.branch;
  return {
    ...order.breakdown,
    number: order.number,
    brand: brand.name,
    branch: { name, address, phone },
    address: order.address,
    serviceType: order.serviceType,
    placedAt: order.createdAt.toISOString(),
    closedAt: (order.deliveredAt ?? order.closedAt ?? order.canceledAt)?.toISOString() ?? null,
    paymentType: order.paymentType,
    isPaid: order.isPaid,
    refunded: order.partRefunds.reduce((sum, { amount, givenAt }) => sum + (givenAt ? amount : 0), 0),
    isCanceled: order.status === "CANCELED",
    currency: brand.currency,
    timeZone: brand.timeZone,
    promoCode: order.promoCode,
    fiscal,
    lines: order.lines,
  };
}
