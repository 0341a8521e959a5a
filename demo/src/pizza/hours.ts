import type { DemoHours, WeekDay } from "../types.ts";

const weekDays: WeekDay[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

type Opening = Partial<Omit<DemoHours, "weekName">>;

/** Seven days of the same hours; single days may differ. A close at or before the open is past midnight. */
export function week(
  open: string,
  close: string,
  except: Partial<Record<WeekDay, Opening>> = {},
): DemoHours[] {
  return weekDays.map((weekName) =>
    Object.assign({ weekName, open, close, isDayOff: false }, except[weekName]),
  );
}

/** From midnight to midnight, every day. */
export const roundTheClock = week("00:00", "00:00");
