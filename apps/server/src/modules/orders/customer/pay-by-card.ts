import type { Database } from "../../../platform/database/index.ts";
import { refuse, type Refused } from "../../../platform/http/index.ts";
import { type Payments, ProviderSilence, selectBill } from "../../payments/index.ts";
import { selectOrder } from "../queries.ts";

interface CardPaymentRequest {
  merchantId: string;
  userId: string;
  cardId: string;
  orderId: string;
  now: Date;
}

type Refusals =
  | "not_found"
  | "order_closed"
  | "payment_not_allowed"
  | "card_declined"
  | "payment_failed"
  | "payment_not_answering";

/**
 * Pays an order of the customer's by a card that he saved; the provider is asked outside of any transaction. Past its time
 * nothing is paid any more, even before the clock's job has cancelled the order [PY-4] [OR-3].
 */
export async function payByCard(
  parts: { db: Database; payments: Payments; log: { warn(details: object, text: string): void } },
  { merchantId, userId, cardId, orderId, now }: CardPaymentRequest,
): Promise<{ isPaid: boolean } | Refused<Refusals>> {
  const { db, payments, log } = parts;
  const { order, bill } = await db.tenantRead(merchantId, async (tx) => ({
    order: await selectOrder(tx, merchantId, { id: orderId, userId }),
    bill: await selectBill(tx, merchantId, orderId),
  }));
  if (!order) return refuse("not_found");
  if (order.isPaid || bill?.state === "paid") return { isPaid: true };
  const isOver = order.status === "CANCELED" || (bill !== null && bill.expiresAt <= now);
  if (isOver) return refuse("order_closed");
  const { cards } = payments;
  if (!cards?.types.includes(order.paymentType) || bill?.state !== "waiting")
    return refuse("payment_not_allowed");
  try {
    const end = await cards.pay(bill, cardId);
    if (end === null) return refuse("not_found");
    if (end === "declined") return refuse("card_declined");
    return end === "closed" ? refuse("order_closed") : { isPaid: end === "paid" };
  } catch (err) {
    log.warn({ err }, "the keeper of saved cards did not answer");
    return refuse(err instanceof ProviderSilence ? "payment_not_answering" : "payment_failed");
  }
}
