import { formatTime, isolateText } from "@dasturxon/domain/format";
import type { BranchOpeningState } from "./branch-hours.ts";
import { isRoundTheClock } from "./round-the-clock.ts";
import { useT } from "../../platform/i18n.tsx";
import { useBrand, useText } from "../brand/brand.tsx";
import { useJoinByCommas } from "../brand/listed-words.ts";
import { formatTextAfterUntil, useInstantFormatContext, formatEventTime } from "../brand/when-text.ts";

/**
 * Renders the opening state in green or red: "Open until 23:00", "Opens tomorrow at 10:00", "Day off", "Paused until
 * 18:30". The text is clear without the colour.
 */
export function OpenStateText({ today }: { today: BranchOpeningState }) {
  const words = useOpeningText(today);
  return <span className={today.isOpen ? "text-good-ink" : "text-bad-ink"}>{words}</span>;
}

/** Returns the opening state of a branch as text. */
export function useOpeningText({ isOpen, isClosedToday, holiday, ...today }: BranchOpeningState): string {
  const { opensAt, closesAt, pause } = today;
  const t = useT();
  const text = useText();
  const wording = useInstantFormatContext();
  if (isOpen)
    return closesAt
      ? t("hours.openUntil", { time: formatTime(closesAt, wording.timeZone) })
      : t("hours.open");
  if (pause)
    return pause.until === null
      ? t("hours.paused")
      : t("hours.pausedUntil", { time: formatTextAfterUntil(pause.until, wording) });
  if (isClosedToday) return t("branch.dayOff") + (holiday ? `: ${text(holiday)}` : "");
  return opensAt ? t("hours.opensAt", { when: formatEventTime(opensAt, wording) }) : t("hours.closed");
}

/** Returns a formatter: "10:00–14:00, 16:00–23:00" or "around the clock". */
export function useFormatHours(): (intervals: readonly string[]) => string {
  const t = useT();
  const listedWords = useJoinByCommas();
  const { language } = useBrand();
  return (intervals) => {
    if (intervals.length === 0) return t("branch.dayOff");
    return listedWords(
      intervals.map((each) =>
        isRoundTheClock(each) ? t("branch.roundTheClock") : isolateText(addWordJoiners(each), language),
      ),
    );
  };
}

/** Keeps "10:00–14:00" on one line, with a word joiner on both sides of the dash. */
const addWordJoiners = (interval: string) => interval.replace("–", "\u2060–\u2060");
