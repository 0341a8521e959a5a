import { mustBeInstant } from "./instant.ts";
import type { Instant } from "./instant.ts";
import type { ServiceType } from "./order-status.ts";
import type { Text } from "./text.ts";
import { addDays, DAY_MINUTES, dayOf, instantAt, minutesOf, timeLabel } from "./time-zone.ts";
import type { Day } from "./time-zone.ts";

export const WEEK_NAMES = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const;
export type WeekName = (typeof WEEK_NAMES)[number];

/** One weekday's hours as the spec has them; times are "HH:mm" on the brand's wall clock. */
export type DayHours = {
  weekName: WeekName;
  open?: string | null | undefined;
  close?: string | null | undefined;
  extraOpen?: string | null | undefined;
  extraClose?: string | null | undefined;
  isDayOff?: boolean | null | undefined;
};
/** Days, both included, when a branch is closed or keeps other hours than the week's. */
export type Holiday = {
  day: Day;
  lastDay: Day;
  name?: Text | null | undefined;
  isClosed: boolean;
  open?: string | null | undefined;
  close?: string | null | undefined;
};
/** Of the holidays that hold on a day the first counts. */
export type WorkHours = {
  type: ServiceType;
  hours: readonly DayHours[];
  holidays?: readonly Holiday[] | null | undefined;
  /**
   * Daily window outside which nothing is served, even during opening hours. If `close` is at or before `open`, the
   * window ends on the next day.
   */
  window?: { open: string; close: string } | null | undefined;
};

/** Minutes after the day's midnight; `to` is past 1,440 where the interval runs into the next day. */
export type WallInterval = { from: number; to: number; isExtra: boolean };
export type BranchDay = {
  intervals: WallInterval[];
  reason: "day_off" | "no_hours" | null;
  /** Name of the holiday that the day is closed for; absent on other days. */
  holiday?: Text | null | undefined;
};

/** An interval as shown and as it is: labels "HH:mm" and the two moments (the closing one is outside). */
export type OpenInterval = { open: string; close: string; opensAt: Date; closesAt: Date; isExtra: boolean };
export type OpenState = {
  isOpen: boolean;
  /** When it closes, adjoining intervals taken together; absent where it never does within the week. */
  closesAt?: Date;
  /** The next opening within 7 days, while closed. */
  opensAt?: Date;
  /** The intervals that begin today, the extra one first. */
  todayIntervals: OpenInterval[];
  reason: "day_off" | "no_hours" | "before_opening" | "after_closing" | null;
  /** Name of the holiday that today is closed for, while closed. */
  holiday?: Text | null | undefined;
};

const LOOK_AHEAD_DAYS = 7;

export function weekNameOf(day: Day): WeekName {
  return WEEK_NAMES[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "MONDAY";
}

/**
 * The wall-clock intervals of one calendar day for a service type, the extra one first. Closing at or before
 * opening means the next day, so equal times are around the clock; an order from outside is kept to the delivery
 * hours when it has none of its own. On a holiday its hours stand for the weekday's. [BN-4]
 */
export function branchHoursOn(
  workHours: readonly WorkHours[] | null | undefined,
  serviceType: ServiceType,
  day: Day,
): BranchDay {
  const isOutside = serviceType === "YANDEX_EATS" || serviceType === "EXPRESS_24";
  const entry =
    workHours?.find((hours) => hours.type === serviceType) ??
    (isOutside ? workHours?.find((hours) => hours.type === "DELIVERY") : undefined);
  const weekName = weekNameOf(day);
  const holiday = entry?.holidays?.find((each) => each.day <= day && day <= each.lastDay);
  const today: Omit<DayHours, "weekName"> | undefined = holiday
    ? { ...holiday, isDayOff: holiday.isClosed }
    : entry?.hours.find((hours) => hours.weekName === weekName);
  if (!today) return { intervals: [], reason: "no_hours" };
  if (today.isDayOff) return { intervals: [], reason: "day_off", holiday: holiday?.name };
  const intervals = [
    ...wallInterval(today.extraOpen, today.extraClose, true),
    ...wallInterval(today.open, today.close, false),
  ].flatMap((interval) => within(interval, entry?.window));
  return { intervals, reason: intervals.length === 0 ? "no_hours" : null };
}

/** Clips an opening interval, which may extend into the next day, to the daily window. [EN-4] */
function within(interval: WallInterval, window: WorkHours["window"]): WallInterval[] {
  const [daily] = window ? wallInterval(window.open, window.close, false) : [];
  if (!daily) return [interval];
  return [-DAY_MINUTES, 0, DAY_MINUTES]
    .map((shift) => ({
      ...interval,
      from: Math.max(interval.from, daily.from + shift),
      to: Math.min(interval.to, daily.to + shift),
    }))
    .filter(({ from, to }) => from < to);
}

function wallInterval(
  open: string | null | undefined,
  close: string | null | undefined,
  isExtra: boolean,
): WallInterval[] {
  const from = minutesOf(open);
  const to = minutesOf(close);
  if (from === null || to === null || from === DAY_MINUTES) return [];
  return [{ from, to: to <= from ? to + DAY_MINUTES : to, isExtra }];
}

/** The intervals that begin on a calendar day, as moments; empty ones (a skipped hour) are left out. */
export function openIntervals(
  hours: { workHours: readonly WorkHours[] | null | undefined; serviceType: ServiceType; timeZone: string },
  day: Day,
): OpenInterval[] {
  return branchHoursOn(hours.workHours, hours.serviceType, day)
    .intervals.map(({ from, to, isExtra }) => ({
      open: timeLabel(from),
      close: to === DAY_MINUTES ? "24:00" : timeLabel(to),
      opensAt: instantAt(day, from, hours.timeZone),
      closesAt: instantAt(day, to, hours.timeZone),
      isExtra,
    }))
    .filter((interval) => interval.opensAt < interval.closesAt);
}

export type HoursQuestion = {
  workHours: readonly WorkHours[] | null | undefined;
  serviceType: ServiceType;
  instant: Instant;
  timeZone: string;
  /** What `weekAround` gives for the moment's day, where many moments of it are asked for. */
  week?: readonly OpenInterval[] | undefined;
};

/** The intervals of the days around one, by their beginning. */
export function weekAround(hours: Omit<HoursQuestion, "instant" | "week">, today: Day): OpenInterval[] {
  const week: OpenInterval[] = [];
  for (let offset = -1; offset <= LOOK_AHEAD_DAYS; offset += 1)
    week.push(...openIntervals(hours, addDays(today, offset)));
  return week.sort((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
}

/**
 * Is the branch open at this moment, until when, or when next? Right in any IANA zone; an interval past midnight
 * belongs to the day it began. [BN-4]
 */
export function openState(question: HoursQuestion): OpenState {
  const at = mustBeInstant(question.instant);
  const today = dayOf(at, question.timeZone);
  const todayIntervals = openIntervals(question, today);
  const week = question.week ?? weekAround(question, today);
  if (week.some((interval) => interval.opensAt.getTime() <= at && at < interval.closesAt.getTime())) {
    const closesAt = endOfChain(week, at);
    const horizon = instantAt(addDays(today, LOOK_AHEAD_DAYS), 0, question.timeZone).getTime();
    return {
      isOpen: true,
      todayIntervals,
      reason: null,
      ...(closesAt < horizon ? { closesAt: new Date(closesAt) } : {}),
    };
  }
  const next = week.find((interval) => interval.opensAt.getTime() > at);
  const isLater = todayIntervals.some((interval) => interval.opensAt.getTime() > at);
  const { reason, holiday } = branchHoursOn(question.workHours, question.serviceType, today);
  return {
    isOpen: false,
    todayIntervals,
    reason: reason ?? (isLater ? "before_opening" : "after_closing"),
    ...(next ? { opensAt: next.opensAt } : {}),
    holiday,
  };
}

/**
 * Returns when the branch is open next for any way of serving: the moment itself while it is open. Null: not within seven
 * days. [BN-4]
 */
export function opensNext({
  workHours,
  instant,
  timeZone,
}: Omit<HoursQuestion, "serviceType" | "week">): Date | null {
  const at = new Date(mustBeInstant(instant));
  const openings = (workHours ?? []).flatMap(({ type: serviceType }) => {
    const { isOpen, opensAt } = openState({ workHours, serviceType, instant, timeZone });
    return isOpen ? at : (opensAt ?? []);
  });
  return openings.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

/** The end of the open stretch around a moment: intervals that touch or overlap count as one. */
function endOfChain(sorted: readonly OpenInterval[], at: number): number {
  let end = at;
  for (const interval of sorted) {
    if (interval.opensAt.getTime() <= end && interval.closesAt.getTime() > end)
      end = interval.closesAt.getTime();
  }
  return end;
}
