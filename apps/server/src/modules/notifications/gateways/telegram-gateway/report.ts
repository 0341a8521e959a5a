import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { SmsState } from "@dasturxon/domain/sms-state";
import { z } from "zod";
import { jsonOf } from "../post-to-gateway.ts";

/** Telegram's statuses of a message. `sent` is omitted because it is not final. */
const STATES: Readonly<Record<string, SmsState>> = {
  delivered: "delivered",
  read: "delivered",
  expired: "undelivered",
  revoked: "undelivered",
};
const report = z.object({
  request_id: z.string(),
  is_refunded: z.boolean().catch(false),
  delivery_status: z.object({ status: z.enum(["delivered", "read", "expired", "revoked"]) }),
});
const MAX_AGE_MS = 300_000;

/** A callback by Telegram: its raw body, and its headers. */
export interface SignedReport {
  text: string;
  timestamp: string;
  signature: string;
}

/** Returns whether Telegram signed the callback for one of these accounts within the last five minutes. */
export function isReportSigned(
  { text, timestamp, signature }: SignedReport,
  { tokens, now }: { tokens: readonly string[]; now: Date },
): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\da-f]{64}$/.test(signature)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > MAX_AGE_MS) return false;
  return tokens.some((token) => {
    const key = createHash("sha256").update(token).digest();
    const right = createHmac("sha256", key).update(`${timestamp}\n${text}`).digest();
    return timingSafeEqual(right, Buffer.from(signature, "hex"));
  });
}

/** Parses a callback. Null if its status is not final. */
export function readReport(text: string): { state: SmsState; isRefunded: boolean } | null {
  const parsed = report.safeParse(jsonOf(text));
  const state = parsed.success ? STATES[parsed.data.delivery_status.status] : undefined;
  return parsed.success && state ? { state, isRefunded: parsed.data.is_refunded } : null;
}
