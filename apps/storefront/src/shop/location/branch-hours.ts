import type { SaleStop } from "@dasturxon/domain/availability";
import { findOpenState, WEEKDAYS, findBranchHours } from "@dasturxon/domain/hours";
import type { Weekday } from "@dasturxon/domain/hours";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { requireInstantMs } from "@dasturxon/domain/instant";
import { addDays, dayFromInstant, formatTimeLabel, instantFromWallTime } from "@dasturxon/domain/time-zone";
import type { ServiceType } from "./fulfillment.ts";
import { getBranchPause } from "./branch-pause.ts";
import type { Branch, Menu } from "../../platform/shapes.ts";

export interface HoursInput {
  branch: Pick<Branch, "workHours"> & { id?: string };
  serviceType: ServiceType;
  /** Current time, milliseconds since 1970. */
  now: number;
  timeZone: string;
  /** All pauses of the brand. Of these, only the pauses of this branch and of all branches are used. */
  pauses?: Menu["pauses"];
}

export interface BranchOpeningState {
  isOpen: boolean;
  /** Whether today is marked as closed or has no hours. Orders for today are then not possible [BN-5]. */
  isClosedToday: boolean;
  /** "10:00–23:00", extra interval first [BN-4]. */
  intervals: string[];
  opensAt: Date | null;
  closesAt: Date | null;
  /** Name of the holiday for which the branch is closed today [CH-4]. */
  holiday?: TextByLanguage | null | undefined;
  /** Pause of orders within the opening hours. Null if orders are accepted or the branch is closed anyway. */
  pause: SaleStop | null;
}

/** Returns the current state of the branch in the brand's time zone [BN-4], and whether it accepts orders [CH-2]. */
export function getBranchOpeningState({
  branch,
  serviceType,
  now,
  timeZone,
  pauses = [],
}: HoursInput): BranchOpeningState {
  const state = findOpenState({ workHours: branch.workHours, serviceType, instant: now, timeZone });
  const pause = state.isOpen ? getBranchPause(pauses, branch.id ?? null, now) : null;
  return {
    isOpen: state.isOpen && pause === null,
    pause,
    isClosedToday: !state.isOpen && state.todayIntervals.length === 0,
    intervals: state.todayIntervals.map(({ open, close }) => formatInterval(open, close)),
    holiday: state.holiday,
    opensAt: state.opensAt ?? null,
    closesAt: state.closesAt ?? null,
  };
}

export interface WeekdayHours {
  weekName: Weekday;
  /** Opening intervals. Empty on a day off. */
  intervals: string[];
  isToday: boolean;
}

/** Returns the hours from Monday to Sunday of the current calendar week. */
export function getBranchWeekHours({ branch, serviceType, now, timeZone }: HoursInput): WeekdayHours[] {
  const today = dayFromInstant(now, timeZone);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return WEEKDAYS.map((weekName, index) => {
    const { intervals } = findBranchHours(branch.workHours, serviceType, addDays(today, index - weekday));
    return {
      weekName,
      intervals: intervals.map(({ from, to }) =>
        formatInterval(formatTimeLabel(from), to === 1440 ? "24:00" : formatTimeLabel(to)),
      ),
      isToday: index === weekday,
    };
  });
}

export interface BranchOpeningChangeInput {
  branches: readonly Pick<Branch, "workHours">[];
  pauses: Menu["pauses"];
  now: number;
  timeZone: string;
}

/**
 * Returns the milliseconds until the opening state of a branch changes, or the words for it, such as "tomorrow at
 * 10:00": a branch opens or closes, a pause ends, or the day changes.
 */
export function getMsUntilOpeningChange({
  branches,
  pauses,
  now,
  timeZone,
}: BranchOpeningChangeInput): number {
  const openings = branches.flatMap(({ workHours }) =>
    workHours.flatMap(({ type }) => {
      const state = findOpenState({ workHours, serviceType: type, instant: now, timeZone });
      return [state.opensAt, state.closesAt];
    }),
  );
  const ends = pauses.map(({ until }) => (until === null ? null : requireInstantMs(until)));
  const moments = [...openings, ...ends].flatMap((moment) => (moment ? [Number(moment)] : []));
  const waits = moments.map((moment) => moment - now).filter((wait) => wait > 0);
  return Math.min(getMsUntilNextDay(now, timeZone), ...waits);
}

/** Returns the milliseconds until the brand's next day. */
export function getMsUntilNextDay(now: number, timeZone: string): number {
  const nextDay = addDays(dayFromInstant(now, timeZone), 1);
  return instantFromWallTime(nextDay, 0, timeZone).getTime() - now;
}

export interface BranchHoliday {
  day: string;
  lastDay: string;
  name: Branch["name"];
  /** Opening intervals. Empty if closed. */
  intervals: string[];
}

const HOLIDAYS_AHEAD_DAYS = 30;

/** Returns the holidays of the next thirty days for this service type, soonest first [BN-4]. */
export function listBranchHolidays({ branch, serviceType, now, timeZone }: HoursInput): BranchHoliday[] {
  const today = dayFromInstant(now, timeZone);
  const holidays = branch.workHours.find(({ type }) => type === serviceType)?.holidays ?? [];
  return holidays
    .filter(({ day, lastDay }) => today <= lastDay && day <= addDays(today, HOLIDAYS_AHEAD_DAYS))
    .map(({ day, lastDay, name, isClosed, open, close }) => ({
      day,
      lastDay,
      name,
      intervals: isClosed || !open || !close ? [] : [formatInterval(open, close)],
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Formats an interval. The caller handles intervals around the clock, whose ends are equal. */
function formatInterval(open: string, close: string): string {
  return `${open}–${close}`;
}
