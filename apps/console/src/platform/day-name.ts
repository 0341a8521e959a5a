import { addDays, type Day } from "@dasturxon/domain/time-zone";
import type { ConsoleLanguage } from "./language.ts";
import type { Translate } from "./use-language.tsx";

const MONTHS: Record<ConsoleLanguage, string> = { uz: "uz-Latn-UZ", ru: "ru-RU" };

/** "Bugun", "Ertaga", else the weekday with its date. */
export function dayName(day: Day, today: Day, language: ConsoleLanguage, t: Translate): string {
  if (day === today) return t("day.today");
  if (day === addDays(today, 1)) return t("day.tomorrow");
  if (day === addDays(today, -1)) return t("day.yesterday");
  // Noon in Greenwich is this very day in every inhabited zone that we format for.
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(MONTHS[language], {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  });
}
