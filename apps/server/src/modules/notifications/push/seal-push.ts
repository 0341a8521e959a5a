import { OUTGOING_TEXT_LIMITS } from "@dasturxon/domain/text-limits";
import webPush from "web-push";
import type { PushKeysRow } from "./queries.ts";

/** The part of a browser's subscription that is needed for sending. */
export interface PushSubscriptionKeys {
  endpoint: string;
  publicKey: Buffer;
  authSecret: Buffer;
}

interface PushSender {
  keys: PushKeysRow;
  /** Address of the operator, `mailto:…` or `https:…`. */
  contact: string;
}

/**
 * Returns the encrypted body in the coding `aes128gcm` (RFC 8291, 8188), which only this browser can decrypt, and the
 * `Authorization` header that identifies the sender to the push service for twelve hours (RFC 8292). Sends nothing.
 * @throws RangeError if the message is longer than 3993 bytes
 */
export function encryptAndSignPush(
  message: string,
  { endpoint, publicKey, authSecret }: PushSubscriptionKeys,
  { keys, contact }: PushSender,
): { authorization: string; body: Buffer } {
  // A message is encrypted as a single record, and push services accept no larger record.
  if (Buffer.byteLength(message) > OUTGOING_TEXT_LIMITS.pushPayload.max)
    throw new RangeError("the push is too long");
  const subscription = {
    endpoint,
    keys: { p256dh: publicKey.toString("base64url"), auth: authSecret.toString("base64url") },
  };
  const { headers, body } = webPush.generateRequestDetails(subscription, message, {
    contentEncoding: "aes128gcm",
    vapidDetails: {
      subject: contact,
      publicKey: keys.publicKey.toString("base64url"),
      privateKey: keys.privateKey.toString("base64url"),
    },
  });
  // The library returns no VAPID header for endpoints of Google's former service. That service then rejects the push.
  return { authorization: headers["Authorization"] ?? "", body };
}
