import { createHash } from "node:crypto";
import type { JobPayloads } from "../../../jobs.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { loadBasics } from "../../merchants/index.ts";
import type { PushGateway } from "../gateways/push-gateway.ts";
import { encryptPush } from "./encrypt-push.ts";
import type { LoadPushKeys } from "./push-keys.ts";
import { pushMessage } from "./push-message.ts";
import { deleteSubscriptions, type PushToSend, selectPushToSend, selectSubscriptionIds } from "./queries.ts";
import { signPush } from "./sign-push.ts";

/** What happened to an order is worth a word for so long. */
const WORTH_SECONDS = 2 * 3600;
/** With growing pauses, some ten minutes. */
const MAX_ATTEMPTS = 6;

export interface PushParts {
  db: Database;
  clock: Clock;
  gateway: PushGateway;
  loadKeys: LoadPushKeys;
  /** Whom a push service may write to. */
  contact: string;
}

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
 * forgotten; a service that is away is tried again.
 */
export async function sendPush(
  { db, clock, gateway, loadKeys, contact }: PushParts,
  { merchantId, ...ids }: JobPayloads["send-push"],
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const found = await db.tenantRead(merchantId, async (tx) => {
    const push = await selectPushToSend(tx, merchantId, { ...ids, now });
    return push && { push, brand: await loadBasics(tx, merchantId) };
  });
  if (!found) return;
  const { push, brand } = found;
  const ttlSeconds = WORTH_SECONDS - Math.floor((now.getTime() - push.createdAt.getTime()) / 1000);
  if (ttlSeconds <= 0) return;

  const authorization = signPush(await loadKeys(), { endpoint: push.endpoint, contact, now });
  const body = encryptPush(pushMessage(push, brand), push);
  const sealed = { endpoint: push.endpoint, authorization, body, ttlSeconds, topic: topicOf(push) };
  if ((await gateway.send(sealed, signal)) === "gone")
    await db.tenant(merchantId, (tx) =>
      deleteSubscriptions(tx, merchantId, { ids: [push.id], userId: push.userId }),
    );
}

/** One for an order: its later status takes the place of an earlier one. */
function topicOf({ link }: PushToSend): string {
  return createHash("sha256")
    .update(link ?? "")
    .digest("base64url")
    .slice(0, 32);
}
