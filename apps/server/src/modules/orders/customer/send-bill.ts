import type { Database } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { type PaymentRegistry, ProviderSilenceError } from "../../payments/index.ts";
import { loadCustomerContact } from "../../users/index.ts";
import { findPayableOrder } from "./find-payable.ts";

interface SendBillRequest {
  merchantId: string;
  userId: string;
  orderId: string;
  now: Date;
}

type SendBillRefusal =
  | "not_found"
  | "order_closed"
  | "payment_not_allowed"
  | "phone_required"
  | "bill_refused"
  | "payment_failed"
  | "payment_not_answering";

/**
 * Sends the bill of a customer's order to the provider's application [PY-2]. The phone is always the customer's own, so
 * that no bill reaches another person. The request to the provider runs outside a transaction.
 */
export async function sendBill(
  parts: { db: Database; payments: PaymentRegistry; log: { warn(details: object, text: string): void } },
  { merchantId, userId, orderId, now }: SendBillRequest,
): Promise<{ phone: string; isPaid: boolean } | Refusal<SendBillRefusal>> {
  const { db, payments, log } = parts;
  const payable = await findPayableOrder(db, { merchantId, userId, orderId, now });
  const contact = await db.tenantRead(merchantId, (tx) => loadCustomerContact(tx, { merchantId, userId }));
  if (payable === "not_found") return refuse("not_found");
  if (payable === "closed") return refuse("order_closed");
  const phone = contact?.phone;
  if (!phone) return refuse("phone_required");
  if (payable === "paid") return { phone, isPaid: true };
  if (payable === "none") return refuse("payment_not_allowed");
  try {
    const provider = payments.providerOf(payable.order.paymentType);
    const isSent = (await provider?.sendBill?.(payable.bill, phone)) ?? null;
    if (isSent === null) return refuse("payment_not_allowed");
    return isSent ? { phone, isPaid: false } : refuse("bill_refused");
  } catch (err) {
    log.warn({ err }, "a payment provider did not accept a bill");
    return refuse(err instanceof ProviderSilenceError ? "payment_not_answering" : "payment_failed");
  }
}
