import { CODE_COOLDOWN_SECONDS } from "../one-time-code.ts";
import type { PersonSendingHistory, SmsToPhone, SmsBudgetFullTimes, SmsSendingRow } from "./queries.ts";

export const SHORT_SMS_WINDOW_SECONDS = 600;
export const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 86_400;

const MAX_TEXTS_PER_PHONE_SHORT_WINDOW = 3;
const MAX_TEXTS_PER_PHONE_DAY = 10;
/** Number of SMS with unused codes to a phone in a day, after which each IP network may cause only one more SMS to it. */
const UNUSED_CODES_LIMIT = 20;
const MAX_UNUSED_TEXTS_PER_PHONE_DAY = 60;
/** Maximum number of used codes per phone in a day. */
const MAX_USED_CODES_PER_PHONE_DAY = 20;
export const MAX_RECEIPTS_PER_DAY = 5;
/** Factor between the limits of a network (IPv4 /24 or IPv6 /48) and of one address. */
export const NETWORK_SMS_LIMIT_FACTOR = 5;
/** Share of a budget that phones without an account may use. */
const UNKNOWN_PHONES_BUDGET_SHARE = 0.75;

/** Limits of an installation on sent SMS, in messages. Codes and receipts are counted together. */
export interface SmsSendingBudget {
  /** Maximum per address (IPv6: /64) and hour. */
  perAddress: number;
  perBrandHour: number;
  /** Maximum per foreign country and hour, of all brands together. */
  perCountryHour: number;
  /** Maximum per hour, of all brands together. */
  perHour: number;
}

export type SmsSendingVerdict = { code: "code_cooldown" | "too_many_requests"; seconds: number } | null;

/** Returns the number of seconds until an SMS sent at `sentAt` is older than `seconds`. */
const countSecondsLeft = (sentAt: Date, seconds: number, now: Date) =>
  Math.max(1, Math.ceil(seconds - (now.getTime() - sentAt.getTime()) / 1000));

/**
 * Sliding-window rate limit. Refuses if at least `most` messages were sent within the window. `times` are their send
 * times, newest first. The refusal contains the seconds until another message is allowed.
 */
function checkSmsCountInWindow(
  times: readonly Date[],
  { most, seconds, now }: { most: number; seconds: number; now: Date },
): SmsSendingVerdict {
  const oldest = times[most - 1];
  const isFull = oldest !== undefined && now.getTime() - oldest.getTime() < seconds * 1000;
  return isFull ? { code: "too_many_requests", seconds: countSecondsLeft(oldest, seconds, now) } : null;
}

/**
 * Returns the refusal `too_many_requests` with the seconds to wait. Returns null if the limit was not reached (`time`
 * is null).
 */
const checkSmsLimitTime = (time: Date | null, seconds: number, now: Date): SmsSendingVerdict =>
  time && { code: "too_many_requests", seconds: countSecondsLeft(time, seconds, now) };

const toSmsSentTimes = (texts: readonly SmsToPhone[]): Date[] => texts.map(({ sentAt }) => sentAt);

/**
 * Checks the limits of phone, address and customer (S7). Null: allowed. Otherwise the refusal, with the seconds to
 * wait. Only codes have a cooldown. SMS with an unused code count for the network that requested them, so that a
 * stranger cannot use up the limit of the phone's owner.
 */
export function checkSmsLimitsOfPerson(
  counts: PersonSendingHistory,
  { kind, sentAt: now, network }: Pick<SmsSendingRow, "kind" | "sentAt" | "network">,
): SmsSendingVerdict {
  const { lastCodeAt, texts } = counts;
  const isCode = kind === "code";
  if (isCode && lastCodeAt && now.getTime() - lastCodeAt.getTime() < CODE_COOLDOWN_SECONDS * 1000)
    return { code: "code_cooldown", seconds: countSecondsLeft(lastCodeAt, CODE_COOLDOWN_SECONDS, now) };
  const unused = texts.filter(({ isUsed }) => !isUsed);
  const own = toSmsSentTimes(unused.filter((text) => text.network === network));
  const day = { seconds: DAY_SECONDS, now };
  return (
    (isCode ? null : checkSmsLimitTime(counts.receiptsFullAt, DAY_SECONDS, now)) ??
    checkSmsCountInWindow(toSmsSentTimes(unused), { ...day, most: MAX_UNUSED_TEXTS_PER_PHONE_DAY }) ??
    checkSmsCountInWindow(toSmsSentTimes(texts.filter(({ isUsed }) => isUsed)), {
      ...day,
      most: MAX_USED_CODES_PER_PHONE_DAY,
    }) ??
    checkSmsCountInWindow(own, {
      ...day,
      most: unused.length >= UNUSED_CODES_LIMIT ? 1 : MAX_TEXTS_PER_PHONE_DAY,
    }) ??
    checkSmsCountInWindow(own, {
      most: MAX_TEXTS_PER_PHONE_SHORT_WINDOW,
      seconds: SHORT_SMS_WINDOW_SECONDS,
      now,
    }) ??
    checkSmsLimitTime(counts.addressFullAt, HOUR_SECONDS, now) ??
    checkSmsLimitTime(counts.networkFullAt, HOUR_SECONDS, now)
  );
}

/** Returns the part of a budget that this message may use. The last quarter is reserved for phones with an account. */
export function calculateSmsBudgetShare(most: number, { isKnown }: Pick<SmsSendingRow, "isKnown">): number {
  return isKnown ? most : Math.max(1, Math.floor(most * UNKNOWN_PHONES_BUDGET_SHARE));
}

/** Checks the hourly budgets (S7). Null: allowed. */
export function checkSmsBudgets(counts: SmsBudgetFullTimes, now: Date): SmsSendingVerdict {
  return (
    checkSmsLimitTime(counts.brandFullAt, HOUR_SECONDS, now) ??
    checkSmsLimitTime(counts.countryFullAt, HOUR_SECONDS, now) ??
    checkSmsLimitTime(counts.allFullAt, HOUR_SECONDS, now)
  );
}
