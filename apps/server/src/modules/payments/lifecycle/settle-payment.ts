import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import type { PaymentState } from "@dasturxon/domain/payment-state";
import type { Tx } from "../../../platform/database/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import type { ProviderPaymentStatus } from "../gateways/payment-provider.ts";
import { selectBillForUpdate } from "../queries.ts";
import { schedulePaymentChecks } from "./check-payment.ts";
import { cancelPayment, notifyLatePayment } from "./end-payment.ts";
import { type PaymentRow, selectPayment, updatePaymentState } from "./queries.ts";
import { recordPaymentTaken } from "./take-payment.ts";

interface SettlePaymentRequest {
  merchantId: string;
  paymentId: string;
  standing: ProviderPaymentStatus;
  now: Date;
  /**
   * Whether this is the provider's own callback. The provider refunds the money itself if we refuse or do not respond,
   * so the payment is never late.
   */
  isRefusable?: boolean;
}

/**
 * Records the state of a payment. Idempotent, for callbacks and queries alike. A payment with a wrong amount, or of an
 * order that no longer needs it, becomes a late payment. A job refunds a late payment, and staff see it until then
 * [PY-3] [PY-5].
 */
export async function settlePayment(tx: Tx, settling: SettlePaymentRequest): Promise<PaymentState | null> {
  const { merchantId, paymentId, standing, now } = settling;
  const found = await selectPayment(tx, merchantId, paymentId);
  if (!found) return null;
  await selectBillForUpdate(tx, merchantId, found.orderId);
  const payment = await selectPayment(tx, merchantId, paymentId);
  if (!payment) return null;
  const { state } = payment;
  if (standing.state === "waiting") return state;
  if (standing.state === "returned" || (standing.state === "failed" && !payment.paidAt)) {
    const ended = await cancelPayment(tx, { merchantId, payment, now, reason: null });
    return ended?.state ?? state;
  }
  if (standing.state === "failed") return state;
  if (payment.paidAt) {
    // Schedule the checks again, because the response to this repeated callback may be lost too.
    if (settling.isRefusable)
      await schedulePaymentChecks(tx, { merchantId, paymentId, now, after: "told_again" });
    return state;
  }
  const { reference } = standing;
  const isOwed = standing.tiyin === payment.amount * TIYIN_PER_SUM;
  const taken = isOwed ? await recordPaymentTaken(tx, { merchantId, payment, now, reference }) : null;
  if (taken) await schedulePaymentChecks(tx, { merchantId, paymentId, now, after: "taken" });
  if (taken || settling.isRefusable) return taken?.state ?? state;
  return (await recordLatePayment(tx, { merchantId, payment, now }))?.state ?? state;
}

async function recordLatePayment(
  tx: Tx,
  { merchantId, payment: { id, orderId }, now }: { merchantId: string; payment: PaymentRow; now: Date },
): Promise<PaymentRow | null> {
  const from: PaymentState[] = ["created", "pending", "failed", "expired"];
  const late = await updatePaymentState(tx, merchantId, { id, from, to: "late", at: now });
  const key = `refund-payment:${id}`;
  if (!late) return null;
  await enqueueJob(tx, "refund-payment", { merchantId, paymentId: id }, { key, maxAttempts: 25 });
  await notifyLatePayment(tx, { merchantId, orderId, id });
  return late;
}
