import type { JobPayloads } from "../../../jobs.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { loadBasics } from "../../merchants/index.ts";
import { PushBusy, type PushOutcome } from "../gateways/push-gateway.ts";
import { deliverPush, type PushParts } from "./deliver-push.ts";
import { pushMessage } from "./push-message.ts";
import {
  deleteSubscriptions,
  type PushToSend,
  selectPushToSend,
  selectSubscriptionIds,
  updateRefusedOn,
} from "./queries.ts";

/** What happened to an order is worth a word for so long. */
const WORTH_SECONDS = 2 * 3600;
/** With growing pauses, some ten minutes. */
const MAX_ATTEMPTS = 6;

/** Has each of the customer's browsers told of a notification, by the transaction that leaves it. */
export async function enqueuePushes(
  tx: Tx,
  { merchantId, userId, notificationId }: { merchantId: string; userId: string; notificationId: string },
): Promise<void> {
  for (const subscriptionId of await selectSubscriptionIds(tx, merchantId, userId))
    await enqueue(
      tx,
      "send-push",
      { merchantId, subscriptionId, notificationId },
      { maxAttempts: MAX_ATTEMPTS },
    );
}

/**
 * Sends one notification to one browser, unless it was read meanwhile or is no news any longer. A browser that is gone is
 * forgotten; a service that is away is tried again, one that names a time is at that time; what it will never take is not.
 */
export async function sendPush(
  parts: PushParts,
  { merchantId, ...ids }: JobPayloads["send-push"],
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  const found = await db.tenantRead(merchantId, async (tx) => {
    const push = await selectPushToSend(tx, merchantId, { ...ids, now });
    return push && { push, brand: await loadBasics(tx, merchantId) };
  });
  if (!found) return;
  const { push, brand } = found;
  const ttlSeconds = WORTH_SECONDS - Math.floor((now.getTime() - push.createdAt.getTime()) / 1000);
  if (ttlSeconds <= 0) return;

  // One topic for an order: its later status takes the place of an earlier one.
  const message = { text: pushMessage(push, brand), ttlSeconds, subject: push.link ?? "" };
  const outcome = await deliverPush(parts, { receiver: push, message }, signal).catch((error: unknown) => {
    if (error instanceof PushBusy) return error;
    throw error;
  });
  if (outcome instanceof PushBusy) {
    const runAt = new Date(now.getTime() + outcome.seconds * 1000);
    const options = { runAt, maxAttempts: MAX_ATTEMPTS };
    await db.tenant(merchantId, (tx) => enqueue(tx, "send-push", { merchantId, ...ids }, options));
    return;
  }
  if (outcome === "refused" || (outcome === "taken" && push.refusedOn === null)) return;
  await db.tenant(merchantId, (tx) => keepOutcome(tx, merchantId, { push, outcome, now }));
}

/** Forgets a subscription that is gone, and one that was forbidden on two days without a push taken between. */
async function keepOutcome(
  tx: Tx,
  merchantId: string,
  { push: { id, userId, refusedOn }, outcome, now }: { push: PushToSend; outcome: PushOutcome; now: Date },
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const isOld = outcome === "forbidden" && refusedOn !== null && refusedOn < day;
  if (outcome === "gone" || isOld) await deleteSubscriptions(tx, merchantId, { ids: [id], userId });
  else if (outcome === "forbidden" && refusedOn === null) await updateRefusedOn(tx, merchantId, { id, day });
  else if (outcome === "taken" && refusedOn !== null)
    await updateRefusedOn(tx, merchantId, { id, day: null });
}
