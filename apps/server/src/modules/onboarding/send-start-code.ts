import { createHmac } from "node:crypto";
import type { Language } from "@dasturxon/domain/language";
import { isRefused, createToken, refuse, type Refusal } from "../../platform/http/index.ts";
import { newId, PLATFORM_ID } from "../../platform/ids.ts";
import {
  isSameHash,
  MAX_CODE_TRIES,
  recordCodeUse,
  parsePhoneWithPrefix,
  type PlatformCodeDeps,
  sendPlatformCode,
} from "../users/index.ts";
import { selectStartsForUpdate, updateDraftMovedToStart } from "./drafts/index.ts";
import {
  insertBrandStart,
  selectIsBrandStartCodeValid,
  updateBrandStartConfirmed,
  updateBrandStartAttempts,
} from "./queries.ts";

export const BRAND_PERMIT_LIFETIME_MS = 24 * 3_600_000;

const hashBrandStartCode = (code: string, phone: string, pepper: string): Buffer =>
  createHmac("sha256", pepper).update(["brand-start", phone, code].join("\u0000")).digest();

/** Sends a code to the phone number of a new brand's owner. */
export function sendBrandStartCode(
  deps: PlatformCodeDeps,
  request: { phone: string; language: Language; ip: string },
): ReturnType<typeof sendPlatformCode> {
  return sendPlatformCode(deps, request, {
    find: async (tx, { phone, now }) => ({
      isKnown: false,
      isLive: await selectIsBrandStartCodeValid(tx, { phone, now, maxTries: MAX_CODE_TRIES }),
    }),
    keep: (tx, { code, ...sent }) =>
      insertBrandStart(tx, {
        ...sent,
        id: newId(),
        codeHash: hashBrandStartCode(code, sent.phone, deps.pepper),
      }),
  });
}

/**
 * Exchanges a phone number and its code for a permit to open a brand, valid for one day (S8). Failed attempts are
 * committed, so that they count.
 */
export async function confirmBrandStartCode(
  { db, clock, pepper, phonePrefixes }: PlatformCodeDeps,
  request: { phone: string; code: string },
): Promise<{ permit: string; expiresAt: Date } | Refusal<"phone_invalid" | "wrong_code">> {
  const now = clock.now();
  const phone = parsePhoneWithPrefix(request.phone, phonePrefixes);
  if (phone === null) return refuse("phone_invalid", { field: "phone" });
  const proved = await db.platform(async (tx) => {
    const guess = hashBrandStartCode(request.code, phone, pepper);
    const live = await updateBrandStartAttempts(tx, { phone, now, maxTries: MAX_CODE_TRIES });
    if (!isSameHash(guess, live?.codeHash ?? Buffer.alloc(guess.length)) || !live)
      return refuse("wrong_code", { field: "code" });
    const { token, tokenHash } = createToken(PLATFORM_ID);
    const expiresAt = new Date(now.getTime() + BRAND_PERMIT_LIFETIME_MS);
    await updateBrandStartConfirmed(tx, { id: live.id, permitHash: tokenHash, expiresAt });
    await selectStartsForUpdate(tx, { phone, now });
    await updateDraftMovedToStart(tx, { id: live.id, phone, now });
    return { permit: token, expiresAt };
  });
  if (!isRefused(proved)) await recordCodeUse(db, { brandId: PLATFORM_ID, phone, now });
  return proved;
}
