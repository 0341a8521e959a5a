import { canChangePaymentState, listPaymentStatesBefore } from "@dasturxon/domain/payment-state";
import type { Tx } from "../../../platform/database/index.ts";
import { captureBill } from "../bills.ts";
import { scheduleReceiptFetch } from "./fetch-receipt.ts";
import { type PaymentRow, updatePaymentState } from "./queries.ts";

interface PaymentTakenRequest {
  merchantId: string;
  payment: PaymentRow;
  now: Date;
  /** The provider's id for support, if it differs from the transaction id. */
  reference?: string;
}

/**
 * Records that the provider took the money. Payment and bill change together or not at all [PY-3]. Null if the payment
 * or the order has ended: the provider must not take the money. The caller locks the row by `findPaymentForUpdate`.
 */
export async function recordPaymentTaken(
  tx: Tx,
  { merchantId, payment, now, reference = payment.transactionId }: PaymentTakenRequest,
): Promise<PaymentRow | null> {
  const { id, orderId } = payment;
  if (!canChangePaymentState(payment.state, "paid")) return null;
  const [paid, captured] = await Promise.all([
    updatePaymentState(tx, merchantId, { id, from: listPaymentStatesBefore("paid"), to: "paid", at: now }),
    captureBill(tx, { merchantId, orderId, now, reference }),
  ]);
  // The bill's lock prevents concurrent changes. Voiding a bill ends its payments in the same transaction.
  if (!paid || captured !== "paid")
    throw new Error(`a payment that was ${payment.state} stood beside a bill that is ${captured}`);
  await scheduleReceiptFetch(tx, { merchantId, payment: paid, round: 0 });
  return paid;
}
