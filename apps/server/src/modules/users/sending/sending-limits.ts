import { COOLDOWN_SECONDS } from "../one-time-code.ts";
import type { PersonCounts, PhoneText, PurseCounts, Sending } from "./queries.ts";

export const SHORT_SECONDS = 600;
export const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 86_400;

const MAX_PHONE_SHORT = 3;
const MAX_PHONE_DAY = 10;
/** Unused texts to one phone in a day after which each network may cause one only. */
const MANY_UNUSED = 20;
const MAX_UNUSED = 60;
/** Codes that the owner of the phone used. */
const MAX_USED = 20;
export const MAX_RECEIPTS_DAY = 5;
/** An IPv4 /24 or IPv6 /48 may cause so many times what one address may. */
export const NETWORK_FACTOR = 5;
/** Share of a budget that phones without an account may use. */
const STRANGERS_SHARE = 0.75;

/** What an installation may spend on texts, codes and receipts together, all in messages. */
export interface SendingBudget {
  /** To one address (IPv6: /64) in an hour. */
  perAddress: number;
  perBrandHour: number;
  /** To one country that is not the brand's own, of all brands together. */
  perCountryHour: number;
  /** Of all brands together. */
  perHour: number;
}

export type SendingVerdict = { code: "code_cooldown" | "too_many_requests"; seconds: number } | null;

/** Until what was sent then is so many seconds old. */
const left = (sentAt: Date, seconds: number, now: Date) =>
  Math.max(1, Math.ceil(seconds - (now.getTime() - sentAt.getTime()) / 1000));

/** Sliding-window limit: refuses when `most` of the times (newest first) are within the window, until the oldest of them leaves it. */
function tooManyOf(
  times: readonly Date[],
  { most, seconds, now }: { most: number; seconds: number; now: Date },
): SendingVerdict {
  const oldest = times[most - 1];
  const isFull = oldest !== undefined && now.getTime() - oldest.getTime() < seconds * 1000;
  return isFull ? { code: "too_many_requests", seconds: left(oldest, seconds, now) } : null;
}

/** Too many where the limit was reached at that time. */
const tooManySince = (time: Date | null, seconds: number, now: Date): SendingVerdict =>
  time && { code: "too_many_requests", seconds: left(time, seconds, now) };

const timesOf = (texts: readonly PhoneText[]): Date[] => texts.map(({ sentAt }) => sentAt);

/**
 * May this phone, address and customer get another text (S7)? Null: yes; else which refusal, with the seconds to wait.
 * Only a code waits for the one before it. Texts whose code nobody used count for the network that asked for them, so that a
 * stranger does not use up what the owner of the phone may ask for.
 */
export function judgePerson(
  counts: PersonCounts,
  { kind, sentAt: now, network }: Pick<Sending, "kind" | "sentAt" | "network">,
): SendingVerdict {
  const { lastCodeAt, texts } = counts;
  const isCode = kind === "code";
  if (isCode && lastCodeAt && now.getTime() - lastCodeAt.getTime() < COOLDOWN_SECONDS * 1000)
    return { code: "code_cooldown", seconds: left(lastCodeAt, COOLDOWN_SECONDS, now) };
  const unused = texts.filter(({ isUsed }) => !isUsed);
  const own = timesOf(unused.filter((text) => text.network === network));
  const day = { seconds: DAY_SECONDS, now };
  return (
    (isCode ? null : tooManySince(counts.receiptsFullAt, DAY_SECONDS, now)) ??
    tooManyOf(timesOf(unused), { ...day, most: MAX_UNUSED }) ??
    tooManyOf(timesOf(texts.filter(({ isUsed }) => isUsed)), { ...day, most: MAX_USED }) ??
    tooManyOf(own, { ...day, most: unused.length >= MANY_UNUSED ? 1 : MAX_PHONE_DAY }) ??
    tooManyOf(own, { most: MAX_PHONE_SHORT, seconds: SHORT_SECONDS, now }) ??
    tooManySince(counts.addressFullAt, HOUR_SECONDS, now) ??
    tooManySince(counts.networkFullAt, HOUR_SECONDS, now)
  );
}

/** Returns the part of a budget that this message may use. The last quarter is reserved for phones with an account. */
export function shareOf(most: number, { isKnown }: Pick<Sending, "isKnown">): number {
  return isKnown ? most : Math.max(1, Math.floor(most * STRANGERS_SHARE));
}

/** Is there money left for another text (S7)? */
export function judgePurse(counts: PurseCounts, now: Date): SendingVerdict {
  return (
    tooManySince(counts.brandFullAt, HOUR_SECONDS, now) ??
    tooManySince(counts.countryFullAt, HOUR_SECONDS, now) ??
    tooManySince(counts.allFullAt, HOUR_SECONDS, now)
  );
}
