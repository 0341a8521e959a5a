import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { comparePayment } from "../differences/compare-payment.ts";
import type { PaymentRegistry } from "../providers.ts";
import { selectPayment } from "./queries.ts";

/**
 * Times of the status queries, in minutes after a payment was opened. A lost callback delays a waiting order by ten
 * minutes at most, and money that arrives after the order's end is found too [R33]. The last query, a day later,
 * compares a paid payment with the provider's state and alerts the staff of a difference.
 */
const STATUS_QUERY_MINUTES = [3, 8, 14, 21, 28, 36, 45, 54, 63, 72, 80, 26 * 60];
const LAST_STATUS_QUERY_ROUND = STATUS_QUERY_MINUTES.length - 1;

/** Schedules status query number `round` of a payment. Does nothing if `round` is above the last number. */
export async function schedulePaymentQuery(
  tx: Tx,
  about: { merchantId: string; paymentId: string; round: number; openedAt: Date },
): Promise<void> {
  const { merchantId, paymentId, round, openedAt } = about;
  const minutes = STATUS_QUERY_MINUTES[round];
  if (minutes === undefined) return;
  const runAt = new Date(openedAt.getTime() + minutes * 60_000);
  const key = `ask-payment:${paymentId}:${round}`;
  await enqueueJob(tx, "ask-payment", { merchantId, paymentId, round }, { key, runAt, maxAttempts: 3 });
}

/**
 * Job that schedules the next status query of a payment, then queries the payment's state. For a paid payment,
 * schedules only the last query. Does nothing for a refunded payment. Retried if the provider does not respond.
 */
export async function queryPayment(
  { db, clock, payments }: { db: Database; clock: Clock; payments: PaymentRegistry },
  { merchantId, paymentId, round }: { merchantId: string; paymentId: string; round: number },
): Promise<void> {
  const payment = await db.tenantRead(merchantId, (tx) => selectPayment(tx, merchantId, paymentId));
  if (!payment || payment.state === "refunded") return;
  const isPaid = payment.paidAt !== null;
  const next = {
    merchantId,
    paymentId,
    round: isPaid ? LAST_STATUS_QUERY_ROUND : round + 1,
    openedAt: payment.createdAt,
  };
  // Schedules the next query first, because this one may fail permanently.
  if (round < LAST_STATUS_QUERY_ROUND) await db.tenant(merchantId, (tx) => schedulePaymentQuery(tx, next));
  const { provider } = payment;
  if (round === LAST_STATUS_QUERY_ROUND)
    await comparePayment({ db, clock, payments }, { merchantId, id: paymentId, provider });
  else if (!isPaid) await payments.pagesOf(provider)?.settle(merchantId, paymentId);
}
