import { createHash } from "node:crypto";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import type { PushGateway, PushOutcome } from "../gateways/push-gateway.ts";
import type { PushKeysLoader } from "./push-keys.ts";
import { type PushSubscriptionKeys, encryptAndSignPush } from "./seal-push.ts";

/** Dependencies of sending a push. */
export interface PushSendingDeps {
  db: Database;
  clock: Clock;
  gateway: PushGateway;
  loadKeys: PushKeysLoader;
  /** Contact address for push services, `mailto:…`. */
  contact: string;
}

interface PushContent {
  /** JSON text for the service worker of the browser. Maximum length: 3993 bytes. */
  text: string;
  /** Time that the push service stores the push for an offline browser, in seconds. */
  ttlSeconds: number;
  /**
   * Identifies what the push is about. A later push of the same subject replaces a push that the push service has not
   * delivered yet.
   */
  subject: string;
}

const MAX_PUSH_TOPIC_LENGTH = 32;

/**
 * Encrypts, signs and sends one push. The caller deletes a subscription that is `gone`, or `forbidden` for days.
 * @throws PushBusyError, or Error if the push service did not accept the push: a retry may succeed
 */
export async function deliverPush(
  { gateway, loadKeys, contact }: Omit<PushSendingDeps, "db" | "clock">,
  { receiver, message }: { receiver: PushSubscriptionKeys; message: PushContent },
  signal: AbortSignal,
): Promise<PushOutcome> {
  const { endpoint } = receiver;
  const { text, ttlSeconds, subject } = message;
  const { authorization, body } = encryptAndSignPush(text, receiver, { keys: await loadKeys(), contact });
  return await gateway.send(
    { endpoint, authorization, body, ttlSeconds, topic: hashPushTopic(subject) },
    signal,
  );
}

/**
 * Returns the topic of a push (RFC 8030) from its subject: 32 characters of base64url that do not reveal the subject.
 */
function hashPushTopic(subject: string): string {
  return createHash("sha256").update(subject).digest("base64url").slice(0, MAX_PUSH_TOPIC_LENGTH);
}
