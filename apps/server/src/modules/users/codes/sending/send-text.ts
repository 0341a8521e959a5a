import type { Refusal } from "../../../../platform/http/index.ts";
import { isRefused, networkFromAddress, refuse } from "../../../../platform/http/index.ts";
import { newId } from "../../../../platform/ids.ts";
import type { SendCodeDeps } from "../send-code.ts";
import { loadBrandBasics } from "../../../merchants/index.ts";
import { canReceiveTexts } from "../phone.ts";
import { checkAndRecordSmsSending, toSmsSendingRow } from "./allow-sending.ts";
import { insertSending, selectSendingLock } from "./queries.ts";

export interface PaidSmsText {
  /** Idempotency key for an SMS that may be retried: it is sent and counted once per key. */
  id?: string | null;
  merchantId: string;
  /** Id of the customer who caused the SMS. */
  userId: string;
  /** Phone in E.164. */
  phone: string;
  /** IP address of the request. Null if a job sends the SMS. */
  ip: string | null;
  text: string;
}

/**
 * Sends a receipt to a phone by SMS, within the budget of all SMS (S7). Calls external services, so never use it in a
 * transaction. Refuses `phone_invalid` for phones outside PHONE_PREFIXES or the brand's countries, `too_many_requests`,
 * and `code_not_sent` if the gateway fails.
 */
export async function sendText(
  { db, clock, budget, phonePrefixes, sendSms }: Omit<SendCodeDeps, "pepper" | "publicUrl">,
  { id: causeId, merchantId, userId, phone, ip, text }: PaidSmsText,
): Promise<true | Refusal<"phone_invalid" | "too_many_requests" | "code_not_sent">> {
  const brand = await db.tenantRead(merchantId, (tx) => loadBrandBasics(tx, merchantId));
  if (!canReceiveTexts(phone, brand, phonePrefixes)) return refuse("phone_invalid", { field: "phone" });
  const sentAt = clock.now();
  const from = ip === null ? null : networkFromAddress(ip);
  const sending = {
    id: causeId ?? newId(),
    brandId: merchantId,
    kind: "receipt" as const,
    phone,
    ip: from,
    userId,
    sentAt,
  };
  const limited = toSmsSendingRow(sending, { isKnown: true, currency: brand.currency });
  const allowed = await db.platform((tx) => checkAndRecordSmsSending(tx, limited, budget));
  if (isRefused(allowed)) return refuse("too_many_requests", allowed.data);
  const { id, kind } = sending;
  return (await sendSms({ id, merchantId, kind, phone, text, code: "", sentAt })) || refuse("code_not_sent");
}

/**
 * Sends a warning to the previous phone of an account and records it in the budget of all SMS (S7). A warning is never
 * refused: it follows a code that was allowed, and an attacker who uses up a brand's budget must not suppress it.
 */
export async function sendAccountWarning(
  { db, clock, sendSms }: Pick<SendCodeDeps, "db" | "clock" | "sendSms">,
  { merchantId, userId, phone, text }: Omit<PaidSmsText, "ip" | "id">,
): Promise<void> {
  const sentAt = clock.now();
  const [id, kind] = [newId(), "warning" as const];
  await db.platform(async (tx) => {
    await selectSendingLock(tx, "all");
    await insertSending(tx, {
      id,
      brandId: merchantId,
      kind,
      phone,
      ip: null,
      userId,
      sentAt,
    });
  });
  await sendSms({ id, merchantId, kind, phone, text, code: "", sentAt });
}
