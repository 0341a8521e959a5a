import { formatTime } from "./format.ts";
import type { Instant } from "./instant.ts";

/** "18:00–19:00", or "18:00" where there is no end, on the clock of the time zone. [EN-7] */
export function spanText(from: Instant, until: Instant | null | undefined, timeZone: string): string {
  const start = formatTime(from, timeZone);
  return until ? `${start}–${formatTime(until, timeZone)}` : start;
}
