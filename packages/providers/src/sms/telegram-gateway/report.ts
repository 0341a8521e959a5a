import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { SmsState } from "@dasturxon/domain/sms-state";
import { z } from "zod";
import { parseJsonOrNull } from "../gateway-answer.ts";
import type { DeliveryReport, DeliveryCallback, SmsCredentials } from "../gateway-api.ts";

/** Telegram's statuses of a message. `sent` is omitted because it is not final. */
const SMS_STATE_BY_TELEGRAM_STATUS: Readonly<Record<string, SmsState>> = {
  delivered: "delivered",
  read: "delivered",
  expired: "undelivered",
  revoked: "undelivered",
};
const deliveryReportSchema = z.object({
  request_id: z.string(),
  is_refunded: z.boolean().catch(false),
  delivery_status: z.object({ status: z.enum(["delivered", "read", "expired", "revoked"]) }),
});
const MAX_DELIVERY_REPORT_AGE_MS = 300_000;

/** Returns whether Telegram signed the callback for one of these accounts within the last five minutes. */
function isSignedBy(
  accounts: readonly SmsCredentials[],
  { text, headers }: DeliveryCallback,
  now: Date,
): boolean {
  const { "x-request-timestamp": timestamp = "", "x-request-signature": signature = "" } = headers;
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\da-f]{64}$/.test(signature)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > MAX_DELIVERY_REPORT_AGE_MS) return false;
  return accounts.some(({ token }) => {
    if (token === undefined) return false;
    const key = createHash("sha256").update(token).digest();
    const right = createHmac("sha256", key).update(`${timestamp}\n${text}`).digest();
    return timingSafeEqual(right, Buffer.from(signature, "hex"));
  });
}

/** Parses a delivery callback. Returns null if the signature matches no account or the delivery state is not final. */
export function readReport(
  call: DeliveryCallback,
  accounts: readonly SmsCredentials[],
  now: Date,
): DeliveryReport | null {
  if (!isSignedBy(accounts, call, now)) return null;
  const { data } = deliveryReportSchema.safeParse(parseJsonOrNull(call.text));
  const state = data && SMS_STATE_BY_TELEGRAM_STATUS[data.delivery_status.status];
  return state ? { state, parts: null, isRefunded: data.is_refunded } : null;
}
