import { weekdayNameFromDay } from "./hours.ts";
import type { Weekday } from "./hours.ts";
import { requireInstantMs } from "./instant.ts";
import type { Instant } from "./instant.ts";
import {
  addDays,
  MINUTES_PER_DAY,
  dayFromInstant,
  instantFromWallTime,
  parseMinutesOfDay,
} from "./time-zone.ts";

/** Serving hours on some weekdays. `to` at or before `from` is after midnight; equal times mean the whole day. */
export type ServingHours = { days: readonly Weekday[]; from: string; to: string };
export type Timetable = readonly ServingHours[];

export type ServingState =
  | { isServed: true }
  /** Next hours as "HH:mm" in the brand's time zone, and their start; null: none within a week. */
  | { isServed: false; from: string; to: string; opensAt: Date | null };

const LOOK_AHEAD_DAYS = 7;

/**
 * Returns whether a dish with this timetable is served at the instant, and the next hours if not. Without a timetable
 * it is always served. Hours past midnight belong to the day of their start. [MN-7]
 */
export function findServingState(
  timetable: Timetable | null | undefined,
  at: { instant: Instant; timeZone: string },
): ServingState {
  const [first] = timetable ?? [];
  if (!timetable || !first) return { isServed: true };
  const moment = requireInstantMs(at.instant);
  const today = dayFromInstant(moment, at.timeZone);
  let next: Extract<ServingState, { isServed: false }> = {
    isServed: false,
    from: first.from,
    to: first.to,
    opensAt: null,
  };
  for (let offset = -1; offset <= LOOK_AHEAD_DAYS; offset += 1) {
    const day = addDays(today, offset);
    for (const { days, from, to } of timetable) {
      const hours = days.includes(weekdayNameFromDay(day)) ? parseWallHours(from, to) : null;
      if (!hours) continue;
      const opensAt = instantFromWallTime(day, hours.from, at.timeZone);
      const closesAt = instantFromWallTime(day, hours.to, at.timeZone);
      if (opensAt.getTime() <= moment && moment < closesAt.getTime()) return { isServed: true };
      const isSooner = next.opensAt === null || opensAt < next.opensAt;
      if (opensAt.getTime() > moment && isSooner) next = { isServed: false, from, to, opensAt };
    }
  }
  return next;
}

/** Returns minutes after midnight. `to` exceeds 1,440 if the hours end on the next day. */
function parseWallHours(open: string, close: string): { from: number; to: number } | null {
  const from = parseMinutesOfDay(open);
  const to = parseMinutesOfDay(close);
  if (from === null || to === null || from === MINUTES_PER_DAY) return null;
  return { from, to: to <= from ? to + MINUTES_PER_DAY : to };
}
