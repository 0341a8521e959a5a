import type { JobPayloads } from "../../../jobs.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { PushBusyError, type PushOutcome } from "../gateways/push-gateway.ts";
import { deliverPush, type PushSendingDeps } from "./deliver-push.ts";
import { createCustomerPushPayload } from "./push-message.ts";
import {
  deleteSubscriptions,
  type PushToSend,
  selectPushToSend,
  selectSubscriptionIds,
  updatePushRefusedOn,
} from "./queries.ts";

/** Time in which a notification about an order is useful, in seconds. */
const PUSH_TTL_SECONDS = 2 * 3600;
/** Maximum number of attempts. With increasing delays, they take about ten minutes in total. */
const MAX_PUSH_ATTEMPTS = 6;

/**
 * Enqueues a push of a notification for each of the customer's browsers, in the transaction that inserts the
 * notification.
 */
export async function enqueuePushes(
  tx: Tx,
  { merchantId, userId, notificationId }: { merchantId: string; userId: string; notificationId: string },
): Promise<void> {
  for (const subscriptionId of await selectSubscriptionIds(tx, merchantId, userId))
    await enqueueJob(
      tx,
      "send-push",
      { merchantId, subscriptionId, notificationId },
      { maxAttempts: MAX_PUSH_ATTEMPTS },
    );
}

/**
 * Sends one notification to one browser, unless it was read or is too old. Deletes a subscription that no longer
 * exists. Retries if the push service does not respond, or at the time that the service requests. A refused push is not
 * retried.
 */
export async function sendPush(
  parts: PushSendingDeps,
  { merchantId, ...ids }: JobPayloads["send-push"],
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  const found = await db.tenantRead(merchantId, async (tx) => {
    const push = await selectPushToSend(tx, merchantId, { ...ids, now });
    return push && { push, brand: await loadBrandBasics(tx, merchantId) };
  });
  if (!found) return;
  const { push, brand } = found;
  const ttlSeconds = PUSH_TTL_SECONDS - Math.floor((now.getTime() - push.createdAt.getTime()) / 1000);
  if (ttlSeconds <= 0) return;

  // The subject is the same for all pushes of one order, so a later status replaces an earlier one that was not
  // delivered yet.
  const message = { text: createCustomerPushPayload(push, brand), ttlSeconds, subject: push.link ?? "" };
  const outcome = await deliverPush(parts, { receiver: push, message }, signal).catch((error: unknown) => {
    if (error instanceof PushBusyError) return error;
    throw error;
  });
  if (outcome instanceof PushBusyError) {
    const runAt = new Date(now.getTime() + outcome.seconds * 1000);
    const options = { runAt, maxAttempts: MAX_PUSH_ATTEMPTS };
    await db.tenant(merchantId, (tx) => enqueueJob(tx, "send-push", { merchantId, ...ids }, options));
    return;
  }
  if (outcome === "refused" || (outcome === "taken" && push.refusedOn === null)) return;
  await db.tenant(merchantId, (tx) => recordPushOutcome(tx, merchantId, { push, outcome, now }));
}

/** Deletes a push subscription that is gone, or that was forbidden on two days without an accepted push in between. */
async function recordPushOutcome(
  tx: Tx,
  merchantId: string,
  { push: { id, userId, refusedOn }, outcome, now }: { push: PushToSend; outcome: PushOutcome; now: Date },
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const isOld = outcome === "forbidden" && refusedOn !== null && refusedOn < day;
  if (outcome === "gone" || isOld) await deleteSubscriptions(tx, merchantId, { ids: [id], userId });
  else if (outcome === "forbidden" && refusedOn === null)
    await updatePushRefusedOn(tx, merchantId, { id, day });
  else if (outcome === "taken" && refusedOn !== null)
    await updatePushRefusedOn(tx, merchantId, { id, day: null });
}
