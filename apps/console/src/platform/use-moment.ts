import { dayOf, timeOf } from "@dasturxon/domain/time-zone";
import { useStaff } from "./session.tsx";

/** `const momentOf = useMoment(); momentOf(at)`: day and time on the brand's clock. */
export function useMoment(): (at: string) => string {
  const { timeZone } = useStaff().merchant;
  return (at) => {
    const [year = "", month = "", date = ""] = dayOf(at, timeZone).split("-");
    return `${date}.${month}.${year} ${timeOf(at, timeZone)}`;
  };
}
