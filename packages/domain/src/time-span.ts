import { formatTime } from "./format.ts";
import type { Instant } from "./instant.ts";

/** Formats a time window in the time zone: "18:00–19:00", or "18:00" if it has no end. [EN-7] */
export function spanText(from: Instant, until: Instant | null | undefined, timeZone: string): string {
  const start = formatTime(from, timeZone);
  return until ? `${start}–${formatTime(until, timeZone)}` : start;
}
