import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { comparePayment } from "../differences/compare-payment.ts";
import type { Payments } from "../providers.ts";
import { selectPayment } from "./queries.ts";

/**
 * Delays of status checks, in minutes. `taken`: the provider may refund without notice if its callback received no
 * response. `told_again`: the same after a repeated callback, with its own job key, so that repeats do not delay the
 * first checks. `refused`: the provider should have refunded by then.
 */
const CHECK_MINUTES = { taken: [1, 5], told_again: [1, 5], refused: [6] } as const satisfies Record<
  string,
  readonly number[]
>;

/** Schedules queries of the payment's status at the provider, some minutes after a callback. */
export async function schedulePaymentChecks(
  tx: Tx,
  about: { merchantId: string; paymentId: string; now: Date; after: keyof typeof CHECK_MINUTES },
): Promise<void> {
  const { merchantId, paymentId, now, after } = about;
  for (const minutes of CHECK_MINUTES[after]) {
    const runAt = new Date(now.getTime() + minutes * 60_000);
    const key = `check-payment:${paymentId}:${after}:${minutes}`;
    await enqueueJob(tx, "check-payment", { merchantId, paymentId }, { key, runAt, maxAttempts: 6 });
  }
}

/** Job that queries the provider, updates the payment, and alerts the staff of a difference [R33]. */
export async function checkPayment(
  deps: { db: Database; clock: Clock; payments: Payments },
  { merchantId, paymentId: id }: { merchantId: string; paymentId: string },
): Promise<void> {
  const payment = await deps.db.tenantRead(merchantId, (tx) => selectPayment(tx, merchantId, id));
  if (!payment || payment.state === "refunded") return;
  await comparePayment(deps, { merchantId, id, provider: payment.provider });
}
