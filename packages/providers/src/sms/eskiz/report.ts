import type { SmsState } from "@dasturxon/domain/sms-state";
import { z } from "zod";
import type { DeliveryReport, DeliveryCallback } from "../gateway-api.ts";

const MAX_REPORTED_PARTS = 20;
const deliveryReportSchema = z.object({
  status: z.string().max(40),
  sms_count: z.coerce.number().int().min(1).max(MAX_REPORTED_PARTS).nullable().catch(null),
});

/** Eskiz publishes no list of statuses. These spellings are from its users' code. */
const SMS_STATE_BY_ESKIZ_STATUS: Readonly<Record<string, SmsState>> = {
  DELIVRD: "delivered",
  DELIVERED: "delivered",
  UNDELIV: "undelivered",
  UNDELIVERED: "undelivered",
  NOTDELIVERED: "undelivered",
  NOTDELIVRD: "undelivered",
  EXPIRED: "undelivered",
  REJECTD: "undelivered",
  REJECTED: "undelivered",
  FAILED: "undelivered",
};

/** Maps Eskiz's status of a message. Null if the status is not final. */
function toSmsState(status: string): SmsState | null {
  const word = status.trim().toUpperCase();
  return Object.hasOwn(SMS_STATE_BY_ESKIZ_STATUS, word) ? (SMS_STATE_BY_ESKIZ_STATUS[word] ?? null) : null;
}

/** Parses a delivery callback, JSON or a form. Null if it is invalid or its state is not final. */
export function readReport({ text }: DeliveryCallback): DeliveryReport | null {
  const { data } = deliveryReportSchema.safeParse(parseReportFields(text));
  const state = data ? toSmsState(data.status) : null;
  return data && state ? { state, parts: data.sms_count, isRefunded: false } : null;
}

function parseReportFields(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}
