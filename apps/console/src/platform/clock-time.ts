const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the time in the brand's time zone, for example `18:40`. */
export function formatClockTime(instant: string, timeZone: string): string {
  const known = formatters.get(timeZone);
  const formatter =
    known ??
    new Intl.DateTimeFormat("ru", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  formatters.set(timeZone, formatter);
  return formatter.format(new Date(instant));
}
