import { createHmac, randomInt, timingSafeEqual } from "node:crypto";

export const CODE_LIFETIME_SECONDS = 300;
export const CODE_COOLDOWN_SECONDS = 60;
export const MAX_ONE_TIME_CODE_TRIES = 5;
const ONE_TIME_CODE_LENGTH = 6;

export type CodePurpose = "sign_in" | `change_phone:${string}` | `join:${string}` | `staff_phone:${string}`;

export interface OneTimeCodeOwner {
  merchantId: string;
  phone: string;
  purpose: CodePurpose;
}

export function createOneTimeCode(): string {
  return String(randomInt(10 ** ONE_TIME_CODE_LENGTH)).padStart(ONE_TIME_CODE_LENGTH, "0");
}

/**
 * Returns the hash of a code. A code has only a million values, so the hash also depends on the `owner` (brand, phone
 * and purpose) and on a secret outside the database (S8).
 */
export function hashOneTimeCode(code: string, owner: OneTimeCodeOwner, pepper: string): Buffer {
  return createHmac("sha256", pepper)
    .update([owner.merchantId, owner.phone, owner.purpose, code].join("\u0000"))
    .digest();
}

export function isSameCodeHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
