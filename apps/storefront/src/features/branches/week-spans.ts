import { weekdayAt } from "@dasturxon/domain/time-zone";
import { useT } from "../../platform/i18n.tsx";
import type { WeekRow } from "../../shop/location/branch-hours.ts";

/** Days of the same hours, one after another. */
export interface Span {
  /** Days of the week, 0 for Monday. */
  from: number;
  to: number;
  intervals: string[];
}

export function spansOf(week: WeekRow[]): Span[] {
  const spans: Span[] = [];
  for (const [at, { intervals }] of week.entries()) {
    const last = spans.at(-1);
    if (last && last.intervals.join() === intervals.join()) last.to = at;
    else spans.push({ from: at, to: at, intervals });
  }
  return spans;
}

/** "Every day", "Mon–Fri" or "Sun". */
export function useSpanName(): (span: Pick<Span, "from" | "to">) => string {
  const t = useT();
  const dayName = (at: number) => t(`weekday.${weekdayAt(at + 1)}`);
  return ({ from, to }) => {
    if (from === 0 && to === 6) return t("about.everyDay");
    return from === to ? dayName(from) : `${dayName(from)}–${dayName(to)}`;
  };
}
