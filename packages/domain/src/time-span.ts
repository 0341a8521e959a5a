import { formatDay, formatTime, joinWithCommas } from "./format.ts";
import { type Instant, toInstantMs } from "./instant.ts";
import type { Language } from "./language.ts";
import { dayFromInstant } from "./time-zone.ts";

/** Formats a time window in the time zone: "18:00–19:00", or "18:00" if it has no end. [EN-7] */
export function formatTimeSpan(from: Instant, until: Instant | null | undefined, timeZone: string): string {
  const start = formatTime(from, timeZone);
  return until ? `${start}–${formatTime(until, timeZone)}` : start;
}

export interface RequestedTimeWindow {
  from: Instant;
  until: Instant;
}

interface PromisedTime {
  promisedAt: Instant;
  /** Start of the requested time window; null: as soon as possible. */
  deliveryAt: Instant | null;
  /** End of the requested time window; null: exactly at `deliveryAt`, or as soon as possible. */
  deliveryUntil: Instant | null;
}

/** Returns the requested time window while its end is the promised time. Null: the promise is a single time. [EN-7] */
export function findPromisedTimeSpan({
  promisedAt,
  deliveryAt,
  deliveryUntil,
}: PromisedTime): RequestedTimeWindow | null {
  const isSpan =
    deliveryAt !== null && deliveryUntil !== null && toInstantMs(promisedAt) === toInstantMs(deliveryUntil);
  return isSpan ? { from: deliveryAt, until: deliveryUntil } : null;
}

/** Formats the promised time: the requested window while its end is the promised time, else the time alone. [EN-7] */
export function formatPromisedTime(promise: PromisedTime, timeZone: string): string {
  const span = findPromisedTimeSpan(promise);
  return span ? formatTimeSpan(span.from, span.until, timeZone) : formatTime(promise.promisedAt, timeZone);
}

/**
 * Formats the promised time, after its day if that is not the day of the order: "Dec 1, 18:00–19:00". A message with
 * this text stays correct, whenever it is read. [EN-7]
 */
export function formatPromisedDayAndTime(
  promise: PromisedTime & { createdAt: Instant },
  { timeZone, language }: { timeZone: string; language: Language },
): string {
  const { promisedAt, createdAt } = promise;
  const time = formatPromisedTime(promise, timeZone);
  const at = findPromisedTimeSpan(promise)?.from ?? promisedAt;
  if (dayFromInstant(at, timeZone) === dayFromInstant(createdAt, timeZone)) return time;
  return joinWithCommas([formatDay(at, { timeZone, language, now: createdAt }), time], language);
}
