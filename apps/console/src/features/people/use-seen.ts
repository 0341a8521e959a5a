import { dayFromInstant, timeFromInstant } from "@dasturxon/domain/time-zone";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";

/**
 * Returns a function that formats the last activity in the brand's time zone: the time today, else the date. Null:
 * never.
 */
export function useFormatLastSeen(): (at: string | null) => string | null {
  const t = useTranslate();
  const { timeZone } = useSignedInStaff().merchant;
  return (at) => {
    if (at === null) return null;
    const day = dayFromInstant(at, timeZone);
    if (day === dayFromInstant(new Date().toISOString(), timeZone))
      return t("person.today", { time: timeFromInstant(at, timeZone) });
    const [year = "", month = "", date = ""] = day.split("-");
    return `${date}.${month}.${year}`;
  };
}
