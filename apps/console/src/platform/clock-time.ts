const clockTimeFormatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the time in the brand's time zone, for example `18:40`. */
export function formatClockTime(instant: string, timeZone: string): string {
  const known = clockTimeFormatters.get(timeZone);
  const formatter =
    known ??
    new Intl.DateTimeFormat("ru", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  clockTimeFormatters.set(timeZone, formatter);
  return formatter.format(new Date(instant));
}
