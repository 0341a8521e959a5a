import { requireInstantMs } from "./instant.ts";
import type { Instant } from "./instant.ts";
import type { ServiceType } from "./order-status.ts";
import type { TextByLanguage } from "./text.ts";
import {
  addDays,
  MINUTES_PER_DAY,
  dayFromInstant,
  instantFromWallTime,
  parseMinutesOfDay,
  formatTimeLabel,
} from "./time-zone.ts";
import type { CalendarDay } from "./time-zone.ts";

export const WEEKDAYS = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Hours of one weekday, as in the specification. Times are "HH:mm" in the brand's time zone. */
export type DayHours = {
  weekName: Weekday;
  open?: string | null | undefined;
  close?: string | null | undefined;
  extraOpen?: string | null | undefined;
  extraClose?: string | null | undefined;
  isDayOff?: boolean | null | undefined;
};
/** Days when a branch is closed or has special hours, first and last day inclusive. */
export type Holiday = {
  day: CalendarDay;
  lastDay: CalendarDay;
  name?: TextByLanguage | null | undefined;
  isClosed: boolean;
  open?: string | null | undefined;
  close?: string | null | undefined;
};
/** Working hours of a service. If several holidays include a day, the first applies. */
export type WorkHours = {
  type: ServiceType;
  hours: readonly DayHours[];
  holidays?: readonly Holiday[] | null | undefined;
  /**
   * Daily period outside which there is no service, even during opening hours. If `close` is at or before `open`, the
   * period ends on the next day.
   */
  window?: { open: string; close: string } | null | undefined;
};

/** Interval in minutes after midnight. `to` exceeds 1,440 if it ends on the next day. */
export type WallClockInterval = { from: number; to: number; isExtra: boolean };
export type BranchDayHours = {
  intervals: WallClockInterval[];
  reason: "day_off" | "no_hours" | null;
  /** Name of the holiday for which the day is closed; absent on other days. */
  holiday?: TextByLanguage | null | undefined;
};

/** Interval with labels "HH:mm" and its two instants. The end is exclusive. */
export type OpeningInterval = {
  open: string;
  close: string;
  opensAt: Date;
  closesAt: Date;
  isExtra: boolean;
};
export type OpenState = {
  isOpen: boolean;
  /** Closing time, with adjacent opening intervals merged. Absent if open throughout the week. */
  closesAt?: Date;
  /** Next opening within 7 days, while closed. */
  opensAt?: Date;
  /** Opening intervals that start today. The additional interval (`extraOpen` to `extraClose`), if any, is first. */
  todayIntervals: OpeningInterval[];
  reason: "day_off" | "no_hours" | "before_opening" | "after_closing" | null;
  /** Name of the holiday for which the branch is closed today. */
  holiday?: TextByLanguage | null | undefined;
};

const LOOK_AHEAD_DAYS = 7;

export function weekdayNameFromDay(day: CalendarDay): Weekday {
  return WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "MONDAY";
}

/**
 * Returns the intervals of a calendar day for a service type, the extra interval first. A closing time at or before the
 * opening time is on the next day, so equal times mean open 24 hours. External services without hours of their own have
 * the delivery hours. The hours of a holiday replace those of the weekday. [BN-4]
 */
export function findBranchHours(
  workHours: readonly WorkHours[] | null | undefined,
  serviceType: ServiceType,
  day: CalendarDay,
): BranchDayHours {
  const isOutside = serviceType === "YANDEX_EATS" || serviceType === "EXPRESS_24";
  const entry =
    workHours?.find((hours) => hours.type === serviceType) ??
    (isOutside ? workHours?.find((hours) => hours.type === "DELIVERY") : undefined);
  const weekName = weekdayNameFromDay(day);
  const holiday = entry?.holidays?.find((each) => each.day <= day && day <= each.lastDay);
  const today: Omit<DayHours, "weekName"> | undefined = holiday
    ? { ...holiday, isDayOff: holiday.isClosed }
    : entry?.hours.find((hours) => hours.weekName === weekName);
  if (!today) return { intervals: [], reason: "no_hours" };
  if (today.isDayOff) return { intervals: [], reason: "day_off", holiday: holiday?.name };
  const intervals = [
    ...parseWallInterval(today.extraOpen, today.extraClose, true),
    ...parseWallInterval(today.open, today.close, false),
  ].flatMap((interval) => limitToDailyWindow(interval, entry?.window));
  return { intervals, reason: intervals.length === 0 ? "no_hours" : null };
}

/** Limits an opening interval to the daily period of the service. Both may extend into the next day. [EN-4] */
function limitToDailyWindow(interval: WallClockInterval, window: WorkHours["window"]): WallClockInterval[] {
  const [daily] = window ? parseWallInterval(window.open, window.close, false) : [];
  if (!daily) return [interval];
  return [-MINUTES_PER_DAY, 0, MINUTES_PER_DAY]
    .map((shift) => ({
      ...interval,
      from: Math.max(interval.from, daily.from + shift),
      to: Math.min(interval.to, daily.to + shift),
    }))
    .filter(({ from, to }) => from < to);
}

function parseWallInterval(
  open: string | null | undefined,
  close: string | null | undefined,
  isExtra: boolean,
): WallClockInterval[] {
  const from = parseMinutesOfDay(open);
  const to = parseMinutesOfDay(close);
  if (from === null || to === null || from === MINUTES_PER_DAY) return [];
  return [{ from, to: to <= from ? to + MINUTES_PER_DAY : to, isExtra }];
}

/**
 * Returns the intervals that start on a calendar day, as instants. An interval within an hour skipped by a clock change
 * is empty and omitted.
 */
export function listOpenIntervals(
  hours: { workHours: readonly WorkHours[] | null | undefined; serviceType: ServiceType; timeZone: string },
  day: CalendarDay,
): OpeningInterval[] {
  return findBranchHours(hours.workHours, hours.serviceType, day)
    .intervals.map(({ from, to, isExtra }) => ({
      open: formatTimeLabel(from),
      close: to === MINUTES_PER_DAY ? "24:00" : formatTimeLabel(to),
      opensAt: instantFromWallTime(day, from, hours.timeZone),
      closesAt: instantFromWallTime(day, to, hours.timeZone),
      isExtra,
    }))
    .filter((interval) => interval.opensAt < interval.closesAt);
}

export type OpenStateQuery = {
  workHours: readonly WorkHours[] | null | undefined;
  serviceType: ServiceType;
  instant: Instant;
  timeZone: string;
  /** Result of `listOpenIntervalsAroundToday` for the day, passed to avoid repeated calculation for many instants of it. */
  week?: readonly OpeningInterval[] | undefined;
};

/** Returns the intervals of the days around `today`, sorted by start. */
export function listOpenIntervalsAroundToday(
  hours: Omit<OpenStateQuery, "instant" | "week">,
  today: CalendarDay,
): OpeningInterval[] {
  const week: OpeningInterval[] = [];
  for (let offset = -1; offset <= LOOK_AHEAD_DAYS; offset += 1)
    week.push(...listOpenIntervals(hours, addDays(today, offset)));
  return week.sort((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
}

/**
 * Returns whether the branch is open at the instant, until when, or when it opens next. Works in every IANA zone. An
 * interval past midnight belongs to the day of its start. [BN-4]
 */
export function findOpenState(question: OpenStateQuery): OpenState {
  const at = requireInstantMs(question.instant);
  const today = dayFromInstant(at, question.timeZone);
  const todayIntervals = listOpenIntervals(question, today);
  const week = question.week ?? listOpenIntervalsAroundToday(question, today);
  if (week.some((interval) => interval.opensAt.getTime() <= at && at < interval.closesAt.getTime())) {
    const closesAt = findOpenPeriodEnd(week, at);
    const horizon = instantFromWallTime(addDays(today, LOOK_AHEAD_DAYS), 0, question.timeZone).getTime();
    return {
      isOpen: true,
      todayIntervals,
      reason: null,
      ...(closesAt < horizon ? { closesAt: new Date(closesAt) } : {}),
    };
  }
  const next = week.find((interval) => interval.opensAt.getTime() > at);
  const isLater = todayIntervals.some((interval) => interval.opensAt.getTime() > at);
  const { reason, holiday } = findBranchHours(question.workHours, question.serviceType, today);
  return {
    isOpen: false,
    todayIntervals,
    reason: reason ?? (isLater ? "before_opening" : "after_closing"),
    ...(next ? { opensAt: next.opensAt } : {}),
    holiday,
  };
}

/**
 * Returns the next time when the branch is open for any service: the instant itself if it is open. Null: not within
 * seven days. [BN-4]
 */
export function findNextOpening({
  workHours,
  instant,
  timeZone,
}: Omit<OpenStateQuery, "serviceType" | "week">): Date | null {
  const at = new Date(requireInstantMs(instant));
  const openings = (workHours ?? []).flatMap(({ type: serviceType }) => {
    const { isOpen, opensAt } = findOpenState({ workHours, serviceType, instant, timeZone });
    return isOpen ? at : (opensAt ?? []);
  });
  return openings.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

/** Returns the end of the open period around an instant. Adjacent or overlapping intervals are merged. */
function findOpenPeriodEnd(sorted: readonly OpeningInterval[], at: number): number {
  let end = at;
  for (const interval of sorted) {
    if (interval.opensAt.getTime() <= end && interval.closesAt.getTime() > end)
      end = interval.closesAt.getTime();
  }
  return end;
}
