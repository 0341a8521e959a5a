import { dayOf, timeOf } from "@dasturxon/domain/time-zone";
import { useStaff } from "../../platform/session.tsx";
import { useT } from "../../platform/use-language.tsx";

/**
 * Returns a function that formats the last activity in the brand's time zone: the time today, else the date. Null:
 * never.
 */
export function useLastSeenText(): (at: string | null) => string | null {
  const t = useT();
  const { timeZone } = useStaff().merchant;
  return (at) => {
    if (at === null) return null;
    const day = dayOf(at, timeZone);
    if (day === dayOf(new Date().toISOString(), timeZone))
      return t("person.today", { time: timeOf(at, timeZone) });
    const [year = "", month = "", date = ""] = day.split("-");
    return `${date}.${month}.${year}`;
  };
}
