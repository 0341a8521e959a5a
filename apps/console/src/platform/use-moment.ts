import { dayOf, timeOf } from "@dasturxon/domain/time-zone";
import { useStaff } from "./session.tsx";

/** Returns a function that formats a date and time in the brand's time zone: `momentOf(at)`. */
export function useMomentFormat(): (at: string) => string {
  const { timeZone } = useStaff().merchant;
  return (at) => {
    const [year = "", month = "", date = ""] = dayOf(at, timeZone).split("-");
    return `${date}.${month}.${year} ${timeOf(at, timeZone)}`;
  };
}
