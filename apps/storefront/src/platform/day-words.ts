import { addDays, dayOf } from "@dasturxon/domain/time-zone";
import { useBrand } from "./brand.tsx";
import { useT } from "./i18n.tsx";

/** `const dayWords = useDayWords(); dayWords("2026-11-25")`: "today", "tomorrow" or "Wed, 25.11". */
export function useDayWords(): (day: string) => string {
  const t = useT();
  const { merchant } = useBrand();
  return (day) => {
    const today = dayOf(Date.now(), merchant.timeZone);
    if (day === today) return t("day.today");
    if (day === addDays(today, 1)) return t("day.tomorrow");
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const [, month = "", date = ""] = day.split("-");
    return `${t(`weekday.${weekday}`)}, ${date}.${month}`;
  };
}
