import { createHash } from "node:crypto";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import type { PushGateway, PushOutcome } from "../gateways/push-gateway.ts";
import { encryptPush } from "./encrypt-push.ts";
import type { LoadPushKeys } from "./push-keys.ts";
import { signPush } from "./sign-push.ts";

/** What sending a push needs besides the subscription. */
export interface PushParts {
  db: Database;
  clock: Clock;
  gateway: PushGateway;
  loadKeys: LoadPushKeys;
  /** Address that push services may write to, `mailto:…`. */
  contact: string;
}

/** A browser's subscription as far as sending needs it. */
interface PushReceiver {
  endpoint: string;
  publicKey: Buffer;
  authSecret: Buffer;
}

interface PushContent {
  /** What the service worker parses; 3993 bytes at most. */
  text: string;
  /** How long the push service keeps it for a browser that is offline. */
  ttlSeconds: number;
  /** A later push of the same subject replaces one that the push service has not delivered yet. */
  subject: string;
}

const MAX_TOPIC_LENGTH = 32;

/**
 * Encrypts, signs and sends one push. The caller deletes a subscription that is `gone`, or `forbidden` for days.
 * @throws PushBusy, Error when the push service did not take it; it may on a retry
 */
export async function deliverPush(
  { clock, gateway, loadKeys, contact }: Omit<PushParts, "db">,
  { receiver, message }: { receiver: PushReceiver; message: PushContent },
  signal: AbortSignal,
): Promise<PushOutcome> {
  const { endpoint } = receiver;
  const { text, ttlSeconds, subject } = message;
  const authorization = signPush(await loadKeys(), { endpoint, contact, now: clock.now() });
  const body = encryptPush(text, receiver);
  return await gateway.send({ endpoint, authorization, body, ttlSeconds, topic: topicOf(subject) }, signal);
}

/** The subject as push services take it: 32 characters of base64url, which do not reveal it. */
function topicOf(subject: string): string {
  return createHash("sha256").update(subject).digest("base64url").slice(0, MAX_TOPIC_LENGTH);
}
