import type { Database } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { type PaymentRegistry, ProviderSilenceError } from "../../payments/index.ts";
import { findPayableOrder } from "./find-payable.ts";

interface CardPaymentRequest {
  merchantId: string;
  userId: string;
  cardId: string;
  orderId: string;
  now: Date;
}

type CardPaymentRefusal =
  | "not_found"
  | "order_closed"
  | "payment_not_allowed"
  | "card_declined"
  | "payment_failed"
  | "payment_not_answering";

/** Pays the customer's own order with a saved card [PY-4]. The request to the provider runs outside a transaction. */
export async function payByCard(
  parts: { db: Database; payments: PaymentRegistry; log: { warn(details: object, text: string): void } },
  { merchantId, userId, cardId, orderId, now }: CardPaymentRequest,
): Promise<{ isPaid: boolean } | Refusal<CardPaymentRefusal>> {
  const { db, payments, log } = parts;
  const payable = await findPayableOrder(db, { merchantId, userId, orderId, now });
  if (payable === "not_found") return refuse("not_found");
  if (payable === "paid") return { isPaid: true };
  if (payable === "closed") return refuse("order_closed");
  const cards =
    payable !== "none" && payments.cards.find(({ types }) => types.includes(payable.order.paymentType));
  if (payable === "none" || !cards) return refuse("payment_not_allowed");
  try {
    const end = await cards.pay(payable.bill, cardId);
    if (end === null) return refuse("not_found");
    if (end === "declined") return refuse("card_declined");
    return end === "closed" ? refuse("order_closed") : { isPaid: end === "paid" };
  } catch (err) {
    log.warn({ err }, "the provider of saved cards did not answer");
    return refuse(err instanceof ProviderSilenceError ? "payment_not_answering" : "payment_failed");
  }
}
