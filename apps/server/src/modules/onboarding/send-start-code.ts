import { codeText } from "@dasturxon/domain/code-text";
import { createHmac } from "node:crypto";
import type { Language } from "@dasturxon/domain/language";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/index.ts";
import { isRefused, mintToken, networkOf, refuse, type Refused } from "../../platform/http/index.ts";
import { newId, PLATFORM_ID } from "../../platform/ids.ts";
import {
  allowSending,
  anyPhone,
  CODE_SECONDS,
  COOLDOWN_SECONDS,
  isSameHash,
  makeCode,
  MAX_TRIES,
  type SendingBudget,
  type SendSms,
} from "../users/index.ts";
import { selectStartsForUpdate, updateDraftTaken } from "./drafts/index.ts";
import { insertStart, updateProved, updateStartAttempts } from "./queries.ts";

export const PERMIT_MS = 24 * 3_600_000;

export interface StartDeps {
  db: Database;
  clock: Clock;
  pepper: string;
  budget: SendingBudget;
  phonePrefixes: readonly string[];
  sendSms: SendSms;
  /** How the platform calls itself in a text: its host. */
  platformName: string;
  /** Whose inbox shows the text in the demo; the platform's own id elsewhere. */
  senderId: () => Promise<string>;
}

/** A phone of any country where brands begin; null: none, or one that no texts are paid for. */
export function startPhone(typed: string, prefixes: readonly string[]): string | null {
  const phone = anyPhone(typed);
  return phone !== null && prefixes.some((prefix) => phone.startsWith(prefix)) ? phone : null;
}

const hashOf = (code: string, phone: string, pepper: string): Buffer =>
  createHmac("sha256", pepper).update(["brand-start", phone, code].join("\u0000")).digest();

/**
 * Sends a code to who wants to begin a brand, within the limits of S7 and out of the same purse as all texts. Refuses
 * `phone_invalid`, `code_cooldown`, `too_many_requests`, `code_not_sent`.
 */
export async function sendStartCode(
  deps: StartDeps,
  request: { phone: string; language: Language; ip: string },
): Promise<
  | { resendIn: number; expiresIn: number }
  | Refused<"phone_invalid" | "code_cooldown" | "too_many_requests" | "code_not_sent">
> {
  const sentAt = deps.clock.now();
  const phone = startPhone(request.phone, deps.phonePrefixes);
  if (phone === null) return refuse("phone_invalid", { field: "phone" });
  const ip = networkOf(request.ip);
  const sending = {
    id: newId(),
    brandId: PLATFORM_ID,
    kind: "code" as const,
    phone,
    ip,
    userId: null,
    sentAt,
  };
  const code = makeCode();
  const expiresAt = new Date(sentAt.getTime() + CODE_SECONDS * 1000);
  const allowed = await deps.db.platform(async (tx) => {
    const verdict = await allowSending(tx, sending, deps.budget);
    if (isRefused(verdict)) return verdict;
    const codeHash = hashOf(code, phone, deps.pepper);
    await insertStart(tx, { id: newId(), phone, ip, codeHash, sentAt, expiresAt });
    return verdict;
  });
  if (isRefused(allowed)) return allowed;
  const text = codeText({}, request.language, { brand: deps.platformName, code });
  const isSent = await deps.sendSms({
    id: sending.id,
    merchantId: await deps.senderId(),
    kind: sending.kind,
    phone,
    text,
    code,
    sentAt,
  });
  return isSent ? { resendIn: COOLDOWN_SECONDS, expiresIn: CODE_SECONDS } : refuse("code_not_sent");
}

/** Exchanges a phone and its code for a permit of a day (S8). A failed try is committed, so it stays counted. */
export async function proveStart(
  { db, clock, pepper, phonePrefixes }: StartDeps,
  request: { phone: string; code: string },
): Promise<{ permit: string; expiresAt: Date } | Refused<"phone_invalid" | "wrong_code">> {
  const now = clock.now();
  const phone = startPhone(request.phone, phonePrefixes);
  if (phone === null) return refuse("phone_invalid", { field: "phone" });
  return db.platform(async (tx) => {
    const guess = hashOf(request.code, phone, pepper);
    const live = await updateStartAttempts(tx, { phone, now, maxTries: MAX_TRIES });
    if (!isSameHash(guess, live?.codeHash ?? Buffer.alloc(guess.length)) || !live)
      return refuse("wrong_code", { field: "code" });
    const { token, tokenHash } = mintToken(PLATFORM_ID);
    const expiresAt = new Date(now.getTime() + PERMIT_MS);
    await updateProved(tx, { id: live.id, permitHash: tokenHash, expiresAt });
    await selectStartsForUpdate(tx, { phone, now });
    await updateDraftTaken(tx, { id: live.id, phone, now });
    return { permit: token, expiresAt };
  });
}
