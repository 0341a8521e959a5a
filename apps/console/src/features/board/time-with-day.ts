import type { Instant } from "@dasturxon/domain/instant";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { useSignedInStaff } from "../../platform/session.tsx";

/**
 * `const formatTimeWithDay = useFormatTimeWithDay(); formatTimeWithDay(at, "18:00–19:00", now)`: the formatted time of an
 * instant, after the day if that is not today: "01.12 18:00–19:00". Names of months would be too large for the board.
 */
export function useFormatTimeWithDay(): (at: Instant, time: string, now: Date) => string {
  const { timeZone } = useSignedInStaff().merchant;
  return (at, time, now) => {
    const day = dayFromInstant(at, timeZone);
    if (day === dayFromInstant(now, timeZone)) return time;
    const [, month, dayOfMonth] = day.split("-");
    return `${dayOfMonth}.${month} ${time}`;
  };
}
