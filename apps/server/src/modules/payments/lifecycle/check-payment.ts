import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { comparePayment } from "../differences/compare-payment.ts";
import type { PaymentRegistry } from "../providers.ts";
import { selectPayment } from "./queries.ts";

/**
 * Delays of status checks after a callback, in minutes. `taken`: the callback reported a payment. The provider may
 * refund it without notice if our response was lost. `told_again`: the callback was repeated. The checks have their own
 * job keys, so that a repeated callback does not delay the first checks. `refused`: we refused the callback. The
 * provider should have refunded by then.
 */
const CHECK_DELAY_MINUTES = { taken: [1, 5], told_again: [1, 5], refused: [6] } as const satisfies Record<
  string,
  readonly number[]
>;

/** Schedules queries of the payment's status at the provider, some minutes after a callback. */
export async function schedulePaymentChecks(
  tx: Tx,
  about: { merchantId: string; paymentId: string; now: Date; after: keyof typeof CHECK_DELAY_MINUTES },
): Promise<void> {
  const { merchantId, paymentId, now, after } = about;
  for (const minutes of CHECK_DELAY_MINUTES[after]) {
    const runAt = new Date(now.getTime() + minutes * 60_000);
    const key = `check-payment:${paymentId}:${after}:${minutes}`;
    await enqueueJob(tx, "check-payment", { merchantId, paymentId }, { key, runAt, maxAttempts: 6 });
  }
}

/** Job that queries the provider, updates the payment, and alerts the staff of a difference [R33]. */
export async function checkPayment(
  deps: { db: Database; clock: Clock; payments: PaymentRegistry },
  { merchantId, paymentId: id }: { merchantId: string; paymentId: string },
): Promise<void> {
  const payment = await deps.db.tenantRead(merchantId, (tx) => selectPayment(tx, merchantId, id));
  if (!payment || payment.state === "refunded") return;
  await comparePayment(deps, { merchantId, id, provider: payment.provider });
}
