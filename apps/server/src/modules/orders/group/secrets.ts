import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { isId } from "../../../platform/ids.ts";

const SECRET_BYTES = 24;

/** A new secret and the hash that is kept of it; the secret itself is told once (S12). */
export function mintSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  return { secret, hash: hashOf(secret) };
}

export function isSecret(secret: string, hash: Buffer): boolean {
  return timingSafeEqual(hashOf(secret), hash);
}

/** A member's key: who it is, and the secret that proves it. */
export function memberKeyOf(memberId: string, secret: string): string {
  return `${memberId}.${secret}`;
}

/** Null where it is no key of ours. */
export function readMemberKey(key: string): { memberId: string; secret: string } | null {
  const [memberId = "", secret = ""] = key.split(".");
  return isId(memberId) && secret !== "" ? { memberId: memberId.toLowerCase(), secret } : null;
}

function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
