import { formatTime } from "@dasturxon/domain/format";
import { useT } from "../../platform/i18n.tsx";
import type { BranchToday } from "./branch-hours.ts";
import { isRoundTheClock } from "./branch-hours.ts";

/** "Open until 23:00", "Opens at 10:00", "Day off": green or red, by itself readable. */
export function OpenWords({ today, timeZone }: { today: BranchToday; timeZone: string }) {
  const t = useT();
  return (
    <span className={today.isOpen ? "text-good-ink" : "text-bad-ink"}>
      {today.isOpen
        ? today.closesAt
          ? t("hours.openUntil", { time: formatTime(today.closesAt, timeZone) })
          : t("hours.open")
        : today.isClosedToday
          ? t("branch.dayOff")
          : today.opensAt
            ? t("hours.opensAt", { time: formatTime(today.opensAt, timeZone) })
            : t("hours.closed")}
    </span>
  );
}

/** "10:00–14:00, 16:00–23:00" or "around the clock". */
export function useHoursText(): (intervals: readonly string[]) => string {
  const t = useT();
  return (intervals) => {
    if (intervals.length === 0) return t("branch.dayOff");
    return intervals
      .map((each) => (isRoundTheClock(each) ? t("branch.roundTheClock") : unbroken(each)))
      .join(", ");
  };
}

/** "10:00–14:00" on one line: a word joiner on both sides of the dash. */
const unbroken = (interval: string) => interval.replace("–", "\u2060–\u2060");
