import { formatDay } from "@dasturxon/domain/format";
import type { Instant } from "@dasturxon/domain/instant";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useLanguage } from "../../platform/use-language.tsx";

/**
 * `const formatTimeWithDay = useFormatTimeWithDay(); formatTimeWithDay(at, "18:00–19:00", now)`: the formatted time of an
 * instant, after the day if that is not today: "1 Dec 18:00–19:00".
 */
export function useFormatTimeWithDay(): (at: Instant, time: string, now: Date) => string {
  const { language } = useLanguage();
  const { timeZone } = useSignedInStaff().merchant;
  return (at, time, now) =>
    dayFromInstant(at, timeZone) === dayFromInstant(now, timeZone)
      ? time
      : `${formatDay(at, { timeZone, language, now })} ${time}`;
}
