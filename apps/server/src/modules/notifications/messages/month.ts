import { dayFromInstant, instantFromWallTime } from "@dasturxon/domain/time-zone";

/** Returns the start of the month of `now` and of the next month, in the brand's time zone. */
export function getMonthBounds(now: Date, timeZone: string): { from: Date; to: Date } {
  const [year = 0, month = 1] = dayFromInstant(now, timeZone).split("-").map(Number);
  const getMonthStart = (months: number) => {
    const at = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString();
    return instantFromWallTime(at.slice(0, 10), 0, timeZone);
  };
  return { from: getMonthStart(0), to: getMonthStart(1) };
}
