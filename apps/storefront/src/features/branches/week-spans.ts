import { toWeekdayIndex } from "@dasturxon/domain/time-zone";
import { useT } from "../../platform/i18n.tsx";
import type { WeekdayHours } from "../../shop/location/branch-hours.ts";

/** Consecutive days with the same opening hours. */
export interface WeekSpan {
  /** First and last day of the week, 0 for Monday. */
  from: number;
  to: number;
  intervals: string[];
}

export function groupWeekSpans(week: WeekdayHours[]): WeekSpan[] {
  const spans: WeekSpan[] = [];
  for (const [at, { intervals }] of week.entries()) {
    const last = spans.at(-1);
    if (last && last.intervals.join() === intervals.join()) last.to = at;
    else spans.push({ from: at, to: at, intervals });
  }
  return spans;
}

/** Returns a function that names a range of days: "Every day", "Mon–Fri" or "Sun". */
export function useFormatWeekdayRange(): (span: Pick<WeekSpan, "from" | "to">) => string {
  const t = useT();
  const formatWeekday = (at: number) => t(`weekday.${toWeekdayIndex(at + 1)}`);
  return ({ from, to }) => {
    if (from === 0 && to === 6) return t("about.everyDay");
    return from === to ? formatWeekday(from) : `${formatWeekday(from)}–${formatWeekday(to)}`;
  };
}
