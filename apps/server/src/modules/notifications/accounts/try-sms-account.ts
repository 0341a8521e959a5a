import type { PlatformLanguage } from "@dasturxon/domain/language";
import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import { SMS_GATEWAYS, type SmsGatewayName } from "@dasturxon/providers/sms/facts";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { fillPlaceholders } from "@dasturxon/domain/translated-text";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { isRefused, networkFromAddress, refuse, type Refusal } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { staffTexts } from "../../../texts/staff.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import {
  allowAndRecordSending,
  createOneTimeCode,
  parsePhone,
  type SendingBudget,
  toSendingRow,
} from "../../users/index.ts";
import type { SendSmsByAccount } from "../gateways/sms.ts";
import { type CredentialKeys, loadSmsAccounts } from "./sms-credentials.ts";

export interface TestSmsDeps extends CredentialKeys {
  db: Database;
  clock: Clock;
  budget: SendingBudget;
  /** Allowed phone prefixes, for example `+998`. */
  phonePrefixes: readonly string[];
  sendByAccount: SendSmsByAccount;
}

interface TestSmsRequest {
  merchantId: string;
  staffId: string;
  gateway: SmsGatewayName;
  phone: string;
  language: PlatformLanguage;
  ip: string;
}

/**
 * Sends a test message by the brand's account at this gateway, also if the account is off. No other account is used, so
 * the owner sees whether this one works. The message counts towards the limit of all messages (S7). Calls an external
 * service: never call it inside a transaction. Refuses with `phone_invalid` outside of PHONE_PREFIXES, and with
 * `too_many_requests`.
 */
export async function trySmsAccount(
  deps: TestSmsDeps,
  { merchantId, staffId, gateway, phone: typed, language, ip }: TestSmsRequest,
): Promise<{ end: "taken" | "unknown" | "refused" } | Refusal<"phone_invalid" | "too_many_requests">> {
  const { db, clock, budget, phonePrefixes, sendByAccount } = deps;
  const { brand, account } = await db.tenantRead(merchantId, async (tx) => {
    const kept = await loadSmsAccounts(tx, deps, merchantId, { isEvenOff: true });
    return {
      brand: await loadBrandBasics(tx, merchantId),
      account: kept.find((each) => each.gateway === gateway),
    };
  });
  const phone = parsePhone(typed, brand);
  if (phone === null || !phonePrefixes.some((prefix) => phone.startsWith(prefix)))
    return refuse("phone_invalid", { field: "phone" });
  if (!account) return { end: "refused" };
  const sentAt = clock.now();
  const [id, kind] = [newId(), "trial" as const];
  const sending = {
    id,
    brandId: merchantId,
    kind,
    phone,
    ip: networkFromAddress(ip),
    userId: staffId,
    sentAt,
  };
  const limited = toSendingRow(sending, { isKnown: true, currency: brand.currency });
  const allowed = await db.platform((tx) => allowAndRecordSending(tx, limited, budget));
  if (isRefused(allowed)) return refuse("too_many_requests", allowed.data);
  // Gateways for codes only are tested with a random code that is valid nowhere.
  const code = SMS_GATEWAYS[gateway].isForCodes ? createOneTimeCode() : "";
  const name = findTextInLanguage(brand.name, language, brand.mainLanguage);
  const text = fillPlaceholders(createTranslationLookup(staffTexts)("smsTrial"), language, { brand: name });
  return { end: await sendByAccount({ id, merchantId, kind, phone, text, code, sentAt }, account) };
}
