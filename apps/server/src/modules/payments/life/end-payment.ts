import { statesBefore } from "@dasturxon/domain/payment-state";
import { publish } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { insertDifference } from "../differences/queries.ts";
import { updatePartsGiven } from "../parts/queries.ts";
import { selectBill, updateBill } from "../queries.ts";
import { type PaymentRow, selectActivePayment, updatePayment } from "./queries.ts";

interface Ending {
  merchantId: string;
  payment: PaymentRow;
  now: Date;
  /** The provider's code of why. */
  reason: number | null;
}

/**
 * The provider says that the payment is off. Money that had come has gone back with it: the bill is refunded and the
 * orders hear of it [PY-5]; where nobody asked for it, that rings as a difference. Else the bill waits on, for another try.
 * Null: it had ended before.
 */
export async function cancelPayment(tx: Tx, ending: Ending): Promise<PaymentRow | null> {
  const { merchantId, payment, now, reason } = ending;
  const wasTaken = payment.paidAt !== null;
  const to = wasTaken ? "refunded" : "failed";
  const ended = await updatePayment(tx, merchantId, {
    id: payment.id,
    from: statesBefore(to),
    to,
    at: now,
    reason,
  });
  if (!ended || !wasTaken) return ended;
  const { orderId } = payment;
  // Money that came late was never the bill's.
  if (payment.state === "late") {
    await tellLatePayment(tx, { merchantId, ...payment });
    return ended;
  }
  const bill = await selectBill(tx, merchantId, orderId);
  if (bill?.state === "paid") {
    const found = { id: newId(), paymentId: payment.id, was: payment.state, at: now };
    await insertDifference(tx, merchantId, { ...found, is: "refunded", said: "returned" });
  }
  // Parts that were owed went back with it.
  await updatePartsGiven(tx, merchantId, { orderId, id: null, at: now });
  await giveBackBill(tx, { merchantId, orderId, now });
  return ended;
}

/** The money of a bill is back with the customer, once; the orders hear of it by the event [PY-5]. */
export async function giveBackBill(
  tx: Tx,
  { merchantId, orderId, now }: { merchantId: string; orderId: string; now: Date },
): Promise<boolean> {
  const move = { orderId, from: ["paid" as const, "refund_due" as const], to: "refunded" as const, at: now };
  if (!(await updateBill(tx, merchantId, move))) return false;
  await publish(tx, { merchantId, topic: "bill-refunded", key: orderId, payload: {} });
  return true;
}

/** Nobody took the money in the provider's time. Null: it had ended before. */
export function expirePayment(
  tx: Tx,
  { merchantId, payment, now }: Omit<Ending, "reason">,
): Promise<PaymentRow | null> {
  const move = { id: payment.id, from: statesBefore("expired"), to: "expired" as const, at: now };
  return updatePayment(tx, merchantId, move);
}

/** The bill is no more: what is on its way for it is not to be taken any longer [OR-3]. */
export async function endWaitingPayment(
  tx: Tx,
  { merchantId, orderId, now }: { merchantId: string; orderId: string; now: Date },
): Promise<void> {
  const payment = await selectActivePayment(tx, merchantId, orderId);
  if (payment) await expirePayment(tx, { merchantId, payment, now });
}

/** Money came late, or is back with the customer: the orders hear of it by the event [PY-5]. */
export function tellLatePayment(
  tx: Tx,
  { merchantId, orderId, id: paymentId }: { merchantId: string; orderId: string; id: string },
): Promise<void> {
  return publish(tx, { merchantId, topic: "late-payment-changed", key: orderId, payload: { paymentId } });
}
