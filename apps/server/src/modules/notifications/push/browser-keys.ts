import { ECDH } from "node:crypto";
import { deriveStableId } from "../../../platform/stable-id.ts";

/** Returns the id of a subscription. It depends on the endpoint only, so a browser has one row. */
export function createPushSubscriptionId(endpoint: string): string {
  return deriveStableId("push", endpoint);
}

/** Decodes the keys of a subscription. Returns null if the public key is not a valid P-256 point. */
export function readBrowserKeys(keys: {
  p256dh: string;
  auth: string;
}): { publicKey: Buffer; authSecret: Buffer } | null {
  const publicKey = Buffer.from(keys.p256dh, "base64url");
  if (!isP256Point(publicKey)) return null;
  return { publicKey, authSecret: Buffer.from(keys.auth, "base64url") };
}

function isP256Point(key: Buffer): boolean {
  try {
    ECDH.convertKey(key, "prime256v1");
    return true;
  } catch {
    return false;
  }
}
