import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { isId } from "../../../platform/ids.ts";

const GROUP_SECRET_BYTES = 24;

/** Returns a new secret and its hash. Only the hash is stored. The secret is sent once (S12). */
export function createGroupSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(GROUP_SECRET_BYTES).toString("base64url");
  return { secret, hash: hashGroupSecret(secret) };
}

export function matchesSecretHash(secret: string, hash: Buffer): boolean {
  return timingSafeEqual(hashGroupSecret(secret), hash);
}

/** Returns a member's key: the member's id and the secret that proves it. */
export function toMemberKey(memberId: string, secret: string): string {
  return `${memberId}.${secret}`;
}

/** Parses a member's key. Null if the format is invalid. */
export function parseMemberKey(key: string): { memberId: string; secret: string } | null {
  const [memberId = "", secret = ""] = key.split(".");
  return isId(memberId) && secret !== "" ? { memberId: memberId.toLowerCase(), secret } : null;
}

function hashGroupSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
