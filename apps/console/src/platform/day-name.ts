import { addDays, type CalendarDay, weekdayIndexFromDay } from "@dasturxon/domain/time-zone";
import type { Translate } from "./use-language.tsx";

/** Returns "Bugun", "Ertaga", "Kecha", or the weekday with its date: "Chorshanba, 25.11". */
export function formatDayName(day: CalendarDay, today: CalendarDay, t: Translate): string {
  if (day === today) return t("day.today");
  if (day === addDays(today, 1)) return t("day.tomorrow");
  if (day === addDays(today, -1)) return t("day.yesterday");
  const [, month = "", date = ""] = day.split("-");
  return `${t(`weekday.${weekdayIndexFromDay(day)}`)}, ${date}.${month}`;
}
