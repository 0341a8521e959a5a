import { formatTime } from "@dasturxon/domain/format";
import type { Instant } from "@dasturxon/domain/instant";
import { mustBeInstant } from "@dasturxon/domain/instant";
import { dayOf } from "@dasturxon/domain/time-zone";
import { useBrand } from "./brand.tsx";
import { useDayWords } from "./day-words.ts";

/** `const untilText = useUntilText(); untilText(stop.until)`: "18:30", or "tomorrow, 10:00" for another day. */
export function useUntilText(): (until: Instant) => string {
  const dayWords = useDayWords();
  const { timeZone } = useBrand().merchant;
  return (until) => {
    const instant = mustBeInstant(until);
    const day = dayOf(instant, timeZone);
    const time = formatTime(new Date(instant), timeZone);
    return day === dayOf(Date.now(), timeZone) ? time : `${dayWords(day)}, ${time}`;
  };
}
