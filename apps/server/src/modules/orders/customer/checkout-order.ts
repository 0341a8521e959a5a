import type { Checkout } from "@dasturxon/contract";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { calculateAmountDue } from "@dasturxon/domain/tips";
import { canPayByTypeInCurrency } from "@dasturxon/providers/payments/facts";
import type { Database } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import {
  type Payer,
  type PaymentRegistry,
  ProviderSilenceError,
  selectBill,
  wasPaymentDeclined,
} from "../../payments/index.ts";
import { selectOrder } from "../queries.ts";

interface CheckoutRequest extends Pick<Payer, "origin" | "language"> {
  merchantId: string;
  userId: string;
  id: string;
  now: Date;
}

/**
 * Returns the payment page of the customer's own order [PY-2]. The request to the provider runs outside a transaction.
 * An order past its payment deadline cannot be paid, even before the job has cancelled it [OR-3].
 */
export async function startOrderCheckout(
  {
    db,
    payments,
    log,
  }: { db: Database; payments: PaymentRegistry; log: { warn(details: object, text: string): void } },
  { merchantId, userId, id, origin, language, now }: CheckoutRequest,
): Promise<Checkout | Refusal<"not_found" | "order_closed" | "payment_failed" | "payment_not_answering">> {
  const { order, bill, currency } = await db.tenantRead(merchantId, async (tx) => ({
    order: await selectOrder(tx, merchantId, { id, userId }),
    bill: await selectBill(tx, merchantId, id),
    currency: (await loadBrandBasics(tx, merchantId)).currency,
  }));
  if (!order) return refuse("not_found");
  const { paymentType, isPaid } = order;
  const nothing = {
    orderId: id,
    paymentType,
    amount: calculateAmountDue(order.breakdown),
    isPaid,
    url: null,
    number: null,
    sendsBill: false,
    isDeclined: false,
    expiresAt: null,
  };
  if (isPaid || bill?.state === "paid") return { ...nothing, isPaid: true };
  if (order.status === "CANCELED") return refuse("order_closed");
  if (!isOnlinePayment(paymentType) || bill?.state !== "waiting") return nothing;
  if (bill.expiresAt <= now) return refuse("order_closed");
  // A provider that does not support the brand's currency would charge the same number in its own currency.
  if (!canPayByTypeInCurrency(paymentType, currency)) return refuse("payment_failed");
  const provider = payments.providerOf(paymentType);
  const payer = { origin, language, returnUrl: `${origin}/profile/orders/${id}` };
  try {
    const page = provider && (await provider.checkout(bill, payer));
    if (page === "paid") return { ...nothing, isPaid: true };
    if (!page || page === "closed") return refuse("payment_failed");
    const { url, number = null, sendsBill = false } = page;
    const expiresAt = bill.expiresAt.toISOString();
    // `wasPaymentDeclined` is called after the provider's response, because the response may have ended the last
    // payment attempt.
    const isDeclined = await db.tenantRead(merchantId, (tx) => wasPaymentDeclined(tx, bill));
    return { ...nothing, amount: bill.amount, url, number, sendsBill, isDeclined, expiresAt };
  } catch (err) {
    log.warn({ err, paymentType }, "a payment provider did not answer");
    return refuse(err instanceof ProviderSilenceError ? "payment_not_answering" : "payment_failed");
  }
}
