import { addDays, dayOf } from "@dasturxon/domain/time-zone";
import { clockTime } from "./clock-time.ts";
import type { Translate } from "./use-language.tsx";

interface Clock {
  timeZone: string;
  now: Date;
  t: Translate;
}

/** `18:30` on the brand's clock; on another day there `ertaga, 00:30` or `25.11, 09:00`, within a sentence. */
export function untilText(until: string, { timeZone, now, t }: Clock): string {
  const [day, today] = [dayOf(until, timeZone), dayOf(now, timeZone)];
  const time = clockTime(until, timeZone);
  if (day === today) return time;
  const [, month = "", date = ""] = day.split("-");
  const name = day === addDays(today, 1) ? t("day.tomorrow").toLocaleLowerCase() : `${date}.${month}`;
  return `${name}, ${time}`;
}
