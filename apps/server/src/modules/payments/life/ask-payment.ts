import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { comparePayment } from "../differences/compare-payment.ts";
import type { Payments } from "../providers.ts";
import { selectPayment } from "./queries.ts";

/**
 * When a provider is asked about a payment that was opened there, minutes after: a callback that got lost costs the guest
 * ten minutes at most while his order waits, and money that comes after its end is found too [R33]. A day later what was
 * paid is compared with what the provider says of it then, and what differs rings.
 */
const ASKED_AFTER = [3, 8, 14, 21, 28, 36, 45, 54, 63, 72, 80, 26 * 60];
const LAST = ASKED_AFTER.length - 1;

/** Has the provider asked for the `round`th time, unless it was for the last. */
export async function askLater(
  tx: Tx,
  about: { merchantId: string; paymentId: string; round: number; openedAt: Date },
): Promise<void> {
  const { merchantId, paymentId, round, openedAt } = about;
  const minutes = ASKED_AFTER[round];
  if (minutes === undefined) return;
  const runAt = new Date(openedAt.getTime() + minutes * 60_000);
  const key = `ask-payment:${paymentId}:${round}`;
  await enqueue(tx, "ask-payment", { merchantId, paymentId, round }, { key, runAt, maxAttempts: 3 });
}

/** The job that asks, and asks again as long as nothing is known; a provider that does not answer is tried again. */
export async function askPayment(
  { db, clock, payments }: { db: Database; clock: Clock; payments: Payments },
  { merchantId, paymentId, round }: { merchantId: string; paymentId: string; round: number },
): Promise<void> {
  const payment = await db.tenantRead(merchantId, (tx) => selectPayment(tx, merchantId, paymentId));
  if (!payment || payment.state === "refunded") return;
  const isPaid = payment.paidAt !== null;
  const next = { merchantId, paymentId, round: isPaid ? LAST : round + 1, openedAt: payment.createdAt };
  // The next time first: this one may fail for good.
  if (round < LAST) await db.tenant(merchantId, (tx) => askLater(tx, next));
  const { provider } = payment;
  if (round === LAST) await comparePayment({ db, clock, payments }, { merchantId, id: paymentId, provider });
  else if (!isPaid) await payments.pagesOf(provider)?.settle(merchantId, paymentId);
}
