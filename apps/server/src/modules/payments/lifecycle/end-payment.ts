import { calculateRemainingAmount } from "@dasturxon/domain/part-refund";
import { listPaymentStatesBefore } from "@dasturxon/domain/payment-state";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { insertNewPaymentDifference } from "../differences/queries.ts";
import { type PartRefundRow, selectPartRefunds, updatePartRefundsGiven } from "../parts/queries.ts";
import { selectBill, updateBillState, updateKeptTipReturned } from "../queries.ts";
import { type PaymentRow, selectActivePayment, updatePaymentState } from "./queries.ts";

interface EndPaymentRequest {
  merchantId: string;
  payment: PaymentRow;
  now: Date;
  /** The provider's code for the reason of the cancellation. Null if there is none. */
  reason: number | null;
}

/**
 * Ends a payment that the provider reports as failed, cancelled or refunded. If it was paid, the money was refunded:
 * the bill becomes refunded and the orders module receives an event [PY-5]. A refund that we did not request is also
 * recorded as a difference. If partial refunds of the whole payment were due, only these are closed, and an event of
 * their own informs the orders module. If the payment was not paid, the bill still waits for another attempt. Null if the
 * payment has already ended.
 */
export async function cancelPayment(tx: Tx, ending: EndPaymentRequest): Promise<PaymentRow | null> {
  const { merchantId, payment, now, reason } = ending;
  const wasTaken = payment.paidAt !== null;
  const to = wasTaken ? "refunded" : "failed";
  const ended = await updatePaymentState(tx, merchantId, {
    id: payment.id,
    from: listPaymentStatesBefore(to),
    to,
    at: now,
    reason,
  });
  if (!ended || !wasTaken) return ended;
  const { orderId } = payment;
  // A late payment never paid the bill of its order, so its refund does not change the bill.
  if (payment.state === "late") {
    await notifyLatePayment(tx, { merchantId, ...payment });
    return ended;
  }
  const bill = await selectBill(tx, merchantId, orderId);
  const parts = await selectPartRefunds(tx, merchantId, orderId);
  const isByParts = bill !== null && calculateRemainingAmount({ totalPrice: bill.amount }, parts) === 0;
  if (bill?.state === "paid" && !isByParts) {
    const found = { id: newId(), paymentId: payment.id, was: payment.state, at: now };
    await insertNewPaymentDifference(tx, merchantId, { ...found, is: "refunded", said: "returned" });
  }
  // A full refund includes the partial refunds that were due and a tip that was kept.
  await updatePartRefundsGiven(tx, merchantId, { orderId, id: null, at: now });
  await updateKeptTipReturned(tx, merchantId, orderId);
  // The order is not cancelled: the rest of its price was paid by cashback, or refunded by earlier partial refunds.
  const isOrderKept = bill?.state === "paid" && isByParts;
  if (!isOrderKept && (await markBillRefunded(tx, { merchantId, orderId, now }))) return ended;
  const amount = sumDuePartRefunds(parts);
  if (amount > 0)
    await publishEvent(tx, { merchantId, topic: "part-refunds-given", key: orderId, payload: { amount } });
  return ended;
}

/** Returns the sum of the partial refunds that are due, in soʻm. */
function sumDuePartRefunds(parts: readonly PartRefundRow[]): number {
  return parts.reduce((sum, { amount, givenAt }) => (givenAt === null ? sum + amount : sum), 0);
}

/** Marks a bill as refunded, once. The `bill-refunded` event informs the orders module [PY-5]. */
export async function markBillRefunded(
  tx: Tx,
  { merchantId, orderId, now }: { merchantId: string; orderId: string; now: Date },
): Promise<boolean> {
  const move = { orderId, from: ["paid" as const, "refund_due" as const], to: "refunded" as const, at: now };
  if (!(await updateBillState(tx, merchantId, move))) return false;
  await publishEvent(tx, { merchantId, topic: "bill-refunded", key: orderId, payload: {} });
  return true;
}

/** Expires a payment that was not completed within the provider's time limit. Null if the payment has already ended. */
export function expirePayment(
  tx: Tx,
  { merchantId, payment, now }: Omit<EndPaymentRequest, "reason">,
): Promise<PaymentRow | null> {
  const move = { id: payment.id, from: listPaymentStatesBefore("expired"), to: "expired" as const, at: now };
  return updatePaymentState(tx, merchantId, move);
}

/** Ends the payment that waits for its completion, because its bill cannot be paid any more [OR-3]. */
export async function endWaitingPayment(
  tx: Tx,
  { merchantId, orderId, now }: { merchantId: string; orderId: string; now: Date },
): Promise<void> {
  const payment = await selectActivePayment(tx, merchantId, orderId);
  if (payment) await expirePayment(tx, { merchantId, payment, now });
}

/** Publishes that a late payment arrived or was refunded. The event informs the orders module [PY-5]. */
export function notifyLatePayment(
  tx: Tx,
  { merchantId, orderId, id: paymentId }: { merchantId: string; orderId: string; id: string },
): Promise<void> {
  return publishEvent(tx, {
    merchantId,
    topic: "late-payment-changed",
    key: orderId,
    payload: { paymentId },
  });
}
