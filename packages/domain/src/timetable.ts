import { weekNameOf } from "./hours.ts";
import type { WeekName } from "./hours.ts";
import { mustBeInstant } from "./instant.ts";
import type { Instant } from "./instant.ts";
import { addDays, DAY_MINUTES, dayOf, instantAt, minutesOf } from "./time-zone.ts";

/** Hours of some weekdays when a dish is served; `to` at or before `from` is past midnight, equal is the whole day. */
export type Serving = { days: readonly WeekName[]; from: string; to: string };
export type Timetable = readonly Serving[];

export type ServingState =
  | { isServed: true }
  /** The next hours, "HH:mm" on the brand's clock, and when they begin; null where there are none within a week. */
  | { isServed: false; from: string; to: string; opensAt: Date | null };

const LOOK_AHEAD_DAYS = 7;

/**
 * Is a dish with this timetable served at the moment, or when next? Without a timetable always. Hours past midnight
 * belong to the day they began. [MN-7]
 */
export function servingState(
  timetable: Timetable | null | undefined,
  at: { instant: Instant; timeZone: string },
): ServingState {
  const [first] = timetable ?? [];
  if (!timetable || !first) return { isServed: true };
  const moment = mustBeInstant(at.instant);
  const today = dayOf(moment, at.timeZone);
  let next: Extract<ServingState, { isServed: false }> = {
    isServed: false,
    from: first.from,
    to: first.to,
    opensAt: null,
  };
  for (let offset = -1; offset <= LOOK_AHEAD_DAYS; offset += 1) {
    const day = addDays(today, offset);
    for (const { days, from, to } of timetable) {
      const hours = days.includes(weekNameOf(day)) ? wallHours(from, to) : null;
      if (!hours) continue;
      const opensAt = instantAt(day, hours.from, at.timeZone);
      const closesAt = instantAt(day, hours.to, at.timeZone);
      if (opensAt.getTime() <= moment && moment < closesAt.getTime()) return { isServed: true };
      const isSooner = next.opensAt === null || opensAt < next.opensAt;
      if (opensAt.getTime() > moment && isSooner) next = { isServed: false, from, to, opensAt };
    }
  }
  return next;
}

/** Minutes after the day's midnight; past 1,440 where the hours run into the next day. */
function wallHours(open: string, close: string): { from: number; to: number } | null {
  const from = minutesOf(open);
  const to = minutesOf(close);
  if (from === null || to === null || from === DAY_MINUTES) return null;
  return { from, to: to <= from ? to + DAY_MINUTES : to };
}
