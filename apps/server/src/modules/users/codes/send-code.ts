import { formatOneTimeCodeSms } from "@dasturxon/domain/code-text";
import type { Language } from "@dasturxon/domain/language";
import { findTextInLanguage } from "@dasturxon/domain/text";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import type { Refusal } from "../../../platform/http/index.ts";
import { isRefused, networkFromAddress, refuse } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { loadBrandBasics, loadStoreUrl } from "../../merchants/index.ts";
import type { CodePurpose } from "./one-time-code.ts";
import {
  CODE_LIFETIME_SECONDS,
  CODE_COOLDOWN_SECONDS,
  hashOneTimeCode,
  createOneTimeCode,
  MAX_ONE_TIME_CODE_TRIES,
} from "./one-time-code.ts";
import { canReceiveTexts, parsePhone } from "./phone.ts";
import { insertOrUpdateOneTimeCode, selectIsPhoneOfCustomer, selectCodeExpiry } from "../queries.ts";
import { checkAndRecordSmsSending, toSmsSendingRow } from "./sending/allow-sending.ts";
import type { SmsToSend } from "./sending/queries.ts";
import type { SmsSendingBudget } from "./sending/sending-limits.ts";

/** An SMS to a phone. `code` also contains the code alone, for gateways that send codes without the text. */
export interface OutgoingCode {
  /** Idempotency key: one SMS is sent per id. */
  id: string;
  merchantId: string;
  kind: SmsToSend["kind"];
  phone: string;
  text: string;
  code: string;
  sentAt: Date;
}

/** Sends an SMS by the gateway. False if the gateway fails. */
export type SendSms = (message: OutgoingCode) => Promise<boolean>;

export interface SendCodeDeps {
  db: Database;
  clock: Clock;
  /** Secret key for hashes of codes. */
  pepper: string;
  budget: SmsSendingBudget;
  /** Phone prefixes that SMS are sent to, for example `+998`. */
  phonePrefixes: readonly string[];
  /** Public URL of the platform, `https://example.uz`. Stores without a custom domain are on its sub-domains. */
  publicUrl: string;
  sendSms: SendSms;
}

export interface CodeRequest {
  merchantId: string;
  phone: string;
  language: Language;
  ip: string;
  /** Purpose of the code. Default: signing in. */
  purpose?: CodePurpose;
}

interface OneTimeCodeContextLookup {
  merchantId: string;
  phone: string;
  purpose: CodePurpose;
  sentAt: Date;
  publicUrl: string;
}

/**
 * Loads the brand, the phone in E.164, whether the phone has an account (`isKnown`), and the expiry of its valid code.
 * For purposes other than signing in, the caller is authenticated already, so the phone counts as known.
 */
async function loadCodeContext(
  tx: Tx,
  { merchantId, phone: typed, purpose, sentAt: now, publicUrl }: OneTimeCodeContextLookup,
) {
  const brand = await loadBrandBasics(tx, merchantId);
  const phone = parsePhone(typed, brand);
  if (phone === null) return { brand, phone, isKnown: false, liveUntil: null, host: null };
  // Host for the autofill of the code (Web OTP): phones offer the code only on pages of this host. Always the host of
  // the store, not the host of the request. Null for codes to join the staff, which are entered in the console.
  const isForStore = !purpose.startsWith("join:");
  const host = isForStore ? new URL(await loadStoreUrl(tx, merchantId, publicUrl)).hostname : null;
  const isKnown = purpose !== "sign_in" || (await selectIsPhoneOfCustomer(tx, merchantId, phone));
  const question = { merchantId, phone, purpose, now, maxTries: MAX_ONE_TIME_CODE_TRIES };
  return { brand, phone, isKnown, liveUntil: await selectCodeExpiry(tx, question), host };
}

type SendCodeRefusal = Refusal<"phone_invalid" | "code_cooldown" | "too_many_requests" | "code_not_sent">;

/**
 * Sends a one-time code to a phone within the limits of S7. Replies are the same for known and unknown phones. Refuses
 * `phone_invalid`, `code_cooldown` (also instead of `too_many_requests` while a code for this purpose is valid, so that
 * the page shows the input field for it), `too_many_requests`, and `code_not_sent` if the gateway fails.
 */
export async function sendCode(
  deps: SendCodeDeps,
  request: CodeRequest,
): Promise<{ resendIn: number; expiresIn: number } | SendCodeRefusal> {
  const { merchantId, language, purpose = "sign_in" } = request;
  const sentAt = deps.clock.now();
  const { publicUrl } = deps;
  const { brand, phone, isKnown, liveUntil, host } = await deps.db.tenantRead(merchantId, (tx) =>
    loadCodeContext(tx, { ...request, purpose, sentAt, publicUrl }),
  );
  if (phone === null || !canReceiveTexts(phone, brand, deps.phonePrefixes))
    return refuse("phone_invalid", { field: "phone" });
  const sending = {
    id: newId(),
    brandId: merchantId,
    kind: "code" as const,
    phone,
    ip: networkFromAddress(request.ip),
    userId: null,
    sentAt,
  };
  const limited = toSmsSendingRow(sending, { isKnown, currency: brand.currency });
  const allowed = await deps.db.platform((tx) => checkAndRecordSmsSending(tx, limited, deps.budget));
  // If the phone already has a valid code, the page shows the input field for it, independent of who requested the
  // code.
  if (isRefused(allowed)) return liveUntil ? refuse("code_cooldown", allowed.data) : allowed;
  const code = createOneTimeCode();
  await deps.db.tenant(merchantId, (tx) =>
    insertOrUpdateOneTimeCode(tx, {
      merchantId,
      phone,
      purpose,
      codeHash: hashOneTimeCode(code, { merchantId, phone, purpose }, deps.pepper),
      language,
      sentAt,
      expiresAt: new Date(sentAt.getTime() + CODE_LIFETIME_SECONDS * 1000),
    }),
  );
  const name = findTextInLanguage(brand.name, language, brand.mainLanguage);
  const text = formatOneTimeCodeSms(brand.smsContent, language, { brand: name, code, host });
  // The SMS gateway is called after the commit, never in a transaction.
  const isSent = await deps.sendSms({
    id: sending.id,
    merchantId,
    kind: sending.kind,
    phone,
    text,
    code,
    sentAt,
  });
  return isSent
    ? { resendIn: CODE_COOLDOWN_SECONDS, expiresIn: CODE_LIFETIME_SECONDS }
    : refuse("code_not_sent");
}
