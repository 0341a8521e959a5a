import { dayFromInstant, timeFromInstant } from "@dasturxon/domain/time-zone";
import { useSignedInStaff } from "./session.tsx";

/** Returns a function that formats a date and time in the brand's time zone: `momentOf(at)`. */
export function useFormatDateTime(): (at: string) => string {
  const { timeZone } = useSignedInStaff().merchant;
  return (at) => {
    const [year = "", month = "", date = ""] = dayFromInstant(at, timeZone).split("-");
    return `${date}.${month}.${year} ${timeFromInstant(at, timeZone)}`;
  };
}
