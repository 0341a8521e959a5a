import { formatDay, joinWithCommas } from "@dasturxon/domain/format";
import { addDays, dayFromInstant, weekdayIndexFromDay } from "@dasturxon/domain/time-zone";
import { useBrand } from "./brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { getServerTimeMs } from "../../platform/server-clock.ts";

/** `const dayWords = useFormatDay(); dayWords("2026-11-25")`: "today", "tomorrow" or "Wed, 25 Nov". */
export function useFormatDay(): (day: string) => string {
  const t = useT();
  const { language, merchant } = useBrand();
  return (day) => {
    const today = dayFromInstant(getServerTimeMs(), merchant.timeZone);
    if (day === today) return t("day.today");
    if (day === addDays(today, 1)) return t("day.tomorrow");
    const noon = `${day}T12:00:00Z`;
    const date = formatDay(noon, { timeZone: "UTC", language, now: getServerTimeMs() });
    return joinWithCommas([t(`weekday.${weekdayIndexFromDay(day)}`), date], language);
  };
}
