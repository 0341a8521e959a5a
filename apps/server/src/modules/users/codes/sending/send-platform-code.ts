import { formatOneTimeCodeSms } from "@dasturxon/domain/code-text";
import type { Language } from "@dasturxon/domain/language";
import type { Tx } from "../../../../platform/database/index.ts";
import { isRefused, networkFromAddress, refuse, type Refusal } from "../../../../platform/http/index.ts";
import { newId, PLATFORM_ID } from "../../../../platform/ids.ts";
import { CODE_LIFETIME_SECONDS, CODE_COOLDOWN_SECONDS, createOneTimeCode } from "../one-time-code.ts";
import { parsePhoneOfAnyCountry } from "../phone.ts";
import type { SendCodeDeps } from "../send-code.ts";
import { checkAndRecordSmsSending, toSmsSendingRow } from "./allow-sending.ts";

export interface PlatformCodeDeps extends SendCodeDeps {
  /** Name of the platform in its SMS: the platform's host. */
  platformName: string;
  /** Id of the brand whose inbox shows the SMS in the demo, otherwise the platform's own id. */
  senderId: () => Promise<string>;
}

export interface PlatformCode {
  phone: string;
  ip: string;
  code: string;
  sentAt: Date;
  expiresAt: Date;
}

/** Stores and finds one-time codes of one purpose. */
interface PlatformCodeStore {
  /** Returns whether the phone has an account, and whether its previous code is still valid. */
  find: (tx: Tx, request: { phone: string; now: Date }) => Promise<{ isKnown: boolean; isLive: boolean }>;
  keep: (tx: Tx, sent: PlatformCode) => Promise<void>;
}

/** Returns a phone with a supported prefix in E.164, otherwise null. */
export function parsePhoneWithPrefix(typed: string, prefixes: readonly string[]): string | null {
  const phone = parsePhoneOfAnyCountry(typed);
  return phone !== null && prefixes.some((prefix) => phone.startsWith(prefix)) ? phone : null;
}

/**
 * Sends a one-time code in the name of the platform, within the limits of S7 and the budget of all SMS. `keep` stores
 * the hash of the code if sending is allowed. Refuses `phone_invalid`, `code_cooldown`, `too_many_requests`,
 * `code_not_sent`.
 */
export async function sendPlatformCode(
  deps: PlatformCodeDeps,
  request: { phone: string; language: Language; ip: string },
  { find, keep }: PlatformCodeStore,
): Promise<
  | { resendIn: number; expiresIn: number }
  | Refusal<"phone_invalid" | "code_cooldown" | "too_many_requests" | "code_not_sent">
> {
  const sentAt = deps.clock.now();
  const phone = parsePhoneWithPrefix(request.phone, deps.phonePrefixes);
  if (phone === null) return refuse("phone_invalid", { field: "phone" });
  const [id, kind, ip] = [newId(), "code" as const, networkFromAddress(request.ip)];
  const code = createOneTimeCode();
  const expiresAt = new Date(sentAt.getTime() + CODE_LIFETIME_SECONDS * 1000);
  const allowed = await deps.db.platform(async (tx) => {
    const sending = { id, brandId: PLATFORM_ID, kind, phone, ip, userId: null, sentAt };
    const { isKnown, isLive } = await find(tx, { phone, now: sentAt });
    const limited = toSmsSendingRow(sending, { isKnown, currency: null });
    const verdict = await checkAndRecordSmsSending(tx, limited, deps.budget);
    if (!isRefused(verdict)) await keep(tx, { phone, ip, code, sentAt, expiresAt });
    // If the phone already has a valid code, the page shows the input field for it, independent of who requested the
    // code.
    else if (isLive) return refuse("code_cooldown", verdict.data);
    return verdict;
  });
  if (isRefused(allowed)) return allowed;
  const text = formatOneTimeCodeSms({}, request.language, { brand: deps.platformName, code, host: null });
  const merchantId = await deps.senderId();
  const isSent = await deps.sendSms({ id, merchantId, kind, phone, text, code, sentAt });
  return isSent
    ? { resendIn: CODE_COOLDOWN_SECONDS, expiresIn: CODE_LIFETIME_SECONDS }
    : refuse("code_not_sent");
}
