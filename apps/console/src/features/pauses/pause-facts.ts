import type { Pause } from "@dasturxon/contract";
import { formatMoney } from "@dasturxon/domain/format";
import { dayOf } from "@dasturxon/domain/time-zone";
import { clockTime } from "../../platform/clock-time.ts";
import { dayName } from "../../platform/day-name.ts";
import type { ConsoleLanguage } from "../../platform/language.ts";
import type { Translate } from "../../platform/use-language.tsx";

interface Place {
  timeZone: string;
  now: Date;
  language: ConsoleLanguage;
  t: Translate;
}

/** What a pause means, in the order it is read: until when, how much later, how much dearer. */
export function pauseFacts(pause: Pause, { timeZone, now, language, t }: Place): string[] {
  const { until, extraMinutes, deliverySurcharge } = pause;
  const facts = [until === null ? t("pause.by-hand") : t("pause.until", { time: endOf(until) })];
  if (extraMinutes > 0) facts.push(t("pause.extra-minutes", { minutes: extraMinutes }));
  if (deliverySurcharge > 0) facts.push(t("pause.dearer", { sum: formatMoney(deliverySurcharge, language) }));
  return facts;

  function endOf(end: string): string {
    const [day, today] = [dayOf(end, timeZone), dayOf(now, timeZone)];
    const time = clockTime(end, timeZone);
    return day === today ? time : `${dayName(day, today, t)}, ${time}`;
  }
}
