import type { DemoHours, WeekDay } from "./types.ts";

const weekDays: WeekDay[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

type DayOpening = Partial<Omit<DemoHours, "weekName">>;
/** Days whose hours differ from the other days of the week. */
export type WeekDayHourExceptions = Partial<Record<WeekDay, DayOpening>>;

/**
 * Returns seven days with the same hours, except the days in `but`. A closing time at or before the opening time is
 * after midnight.
 */
export function createWeekHours(
  open: string,
  close: string,
  { but = {}, ...all }: DayOpening & { but?: WeekDayHourExceptions } = {},
): DemoHours[] {
  return weekDays.map((weekName) => ({ weekName, open, close, isDayOff: false, ...all, ...but[weekName] }));
}

/** Hours of a branch that is open around the clock, every day. */
export const roundTheClockWeek = createWeekHours("00:00", "00:00");
