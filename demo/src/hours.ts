import type { DemoHours, WeekDay } from "./types.ts";

const weekDays: WeekDay[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

type Opening = Partial<Omit<DemoHours, "weekName">>;
/** Days that differ from the rest of the week. */
export type Days = Partial<Record<WeekDay, Opening>>;

/** Seven days of the same hours; the days named in `but` may differ. A close at or before the open is past midnight. */
export function week(
  open: string,
  close: string,
  { but = {}, ...all }: Opening & { but?: Days } = {},
): DemoHours[] {
  return weekDays.map((weekName) => ({ weekName, open, close, isDayOff: false, ...all, ...but[weekName] }));
}

/** From midnight to midnight, every day. */
export const roundTheClock = week("00:00", "00:00");
