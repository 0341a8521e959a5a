import { addDays, dayFromInstant } from "@dasturxon/domain/time-zone";
import { formatClockTime } from "./clock-time.ts";
import type { Translate } from "./use-language.tsx";

interface ClockTimeContext {
  timeZone: string;
  now: Date;
  t: Translate;
}

/**
 * Returns the time in the brand's time zone: `18:30` today, `ertaga, 00:30` tomorrow, else `25.11, 09:00`. Used within
 * a sentence.
 */
export function formatUntilText(until: string, { timeZone, now, t }: ClockTimeContext): string {
  const [day, today] = [dayFromInstant(until, timeZone), dayFromInstant(now, timeZone)];
  const time = formatClockTime(until, timeZone);
  if (day === today) return time;
  const [, month = "", date = ""] = day.split("-");
  const name = day === addDays(today, 1) ? t("day.tomorrow").toLocaleLowerCase() : `${date}.${month}`;
  return `${name}, ${time}`;
}
