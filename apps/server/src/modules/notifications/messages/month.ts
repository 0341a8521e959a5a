import { dayOf, instantFromWallTime } from "@dasturxon/domain/time-zone";

/** Returns the start of the month of `now` and of the next month, in the brand's time zone. */
export function monthBounds(now: Date, timeZone: string): { from: Date; to: Date } {
  const [year = 0, month = 1] = dayOf(now, timeZone).split("-").map(Number);
  const getFirstDay = (months: number) => {
    const at = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString();
    return instantFromWallTime(at.slice(0, 10), 0, timeZone);
  };
  return { from: getFirstDay(0), to: getFirstDay(1) };
}
