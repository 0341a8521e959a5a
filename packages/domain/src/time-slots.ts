import { listOpenIntervals } from "./hours.ts";
import type { OpeningInterval, WorkHours } from "./hours.ts";
import { requireInstantMs } from "./instant.ts";
import type { Instant } from "./instant.ts";
import type { ServiceType } from "./order-status.ts";
import {
  addDays,
  MINUTES_PER_DAY,
  dayFromInstant,
  instantFromWallTime,
  MINUTE_MS,
  parseMinutesOfDay,
  formatTimeLabel,
  timeFromInstant,
} from "./time-zone.ts";
import type { CalendarDay } from "./time-zone.ts";

export type TimeSlot = { at: Date; time: string };
export type TimeSlotDay = { day: CalendarDay; slots: TimeSlot[] };

export type TimeSlotRules = {
  workHours: readonly WorkHours[] | null | undefined;
  serviceType: ServiceType;
  now: Instant;
  timeZone: string;
  /** Minutes from accepting the order to handing it over. */
  prepareMinutes: number;
  /** Returns whether the kitchen accepts no more orders for the time. */
  isFull?: ((at: Date) => boolean) | undefined;
};

const FIVE_MINUTES_MS = 5 * MINUTE_MS;

/** Returns the promised time: `minutes` from now, rounded up to five minutes. */
export function calculatePromisedTime(now: Instant, minutes: number): Date {
  const ready = requireInstantMs(now) + minutes * MINUTE_MS;
  return new Date(Math.ceil(ready / FIVE_MINUTES_MS) * FIVE_MINUTES_MS);
}

const MAX_OFFERED_DAYS = 31;
/** Number of calendar days for scheduled orders, including today: both offered and accepted. */
export const OFFERED_DAY_COUNT = 3;
const MIN_SLOT_STEP_MINUTES = 5;

/** Maximum length in minutes of the time window that a customer can request for a scheduled order. [EN-7] */
const MAX_TIME_WINDOW_MINUTES = 240;

/**
 * Returns the possible times by calendar day in the brand's time zone; days without times are omitted. A time must be
 * within the working hours, not before the kitchen can finish (from now and from the opening), and not full. Times are
 * multiples of the step in local time. Times after midnight belong to their own date. [CH-2]
 */
export function listOfferedTimeSlots(
  rules: TimeSlotRules & { stepMinutes: number; days: number },
): TimeSlotDay[] {
  const step = Math.max(MIN_SLOT_STEP_MINUTES, Math.floor(rules.stepMinutes) || MIN_SLOT_STEP_MINUTES);
  const count = Math.min(MAX_OFFERED_DAYS, Math.max(0, Math.floor(rules.days) || 0));
  const today = dayFromInstant(rules.now, rules.timeZone);
  const offered: TimeSlotDay[] = [];
  for (let offset = 0; offset < count; offset += 1) {
    const day = addDays(today, offset);
    const intervals = listOpenIntervalsAroundDay(rules, day);
    const slots = intervals.length === 0 ? [] : listDayTimeSlots(day, { rules, intervals, step });
    if (slots.length > 0) offered.push({ day, slots });
  }
  return offered;
}

function listDayTimeSlots(
  day: CalendarDay,
  plan: { rules: TimeSlotRules; intervals: OpeningInterval[]; step: number },
): TimeSlot[] {
  const { rules, intervals, step } = plan;
  const midnight = instantFromWallTime(day, 0, rules.timeZone).getTime();
  // On all days except the two days of clock changes in a year, minutes can be added to midnight.
  const isPlainDay =
    instantFromWallTime(day, MINUTES_PER_DAY, rules.timeZone).getTime() - midnight ===
    MINUTES_PER_DAY * MINUTE_MS;
  const slots: TimeSlot[] = [];
  for (let minute = 0; minute < MINUTES_PER_DAY; minute += step) {
    const at = isPlainDay
      ? new Date(midnight + minute * MINUTE_MS)
      : instantFromWallTime(day, minute, rules.timeZone);
    const time = formatTimeLabel(minute);
    if (!canPromiseTime(at, rules, intervals)) continue;
    if (isPlainDay || timeFromInstant(at, rules.timeZone) === time) slots.push({ at, time });
  }
  return slots;
}

/**
 * Returns the instant of a time slot by its day and "HH:mm", or null if either is invalid. Reverse of
 * `listOfferedTimeSlots`.
 */
export function instantFromTimeSlot(day: CalendarDay, time: string, timeZone: string): Date | null {
  const minutes = parseMinutesOfDay(time);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
  if (!isDay || minutes === null || addDays(day, 0) !== day) return null;
  return instantFromWallTime(day, minutes, timeZone);
}

/** Returns whether an order can still be promised for this time, by the same rule as `listOfferedTimeSlots`. [CH-2] */
export function canPromiseTimeSlot(at: Instant, rules: TimeSlotRules & { days: number }): boolean {
  const moment = new Date(requireInstantMs(at));
  const day = dayFromInstant(moment, rules.timeZone);
  // Days in the format "yyyy-mm-dd" can be compared as text.
  if (day >= addDays(dayFromInstant(rules.now, rules.timeZone), rules.days)) return false;
  return canPromiseTime(moment, rules, listOpenIntervalsAroundDay(rules, day));
}

/**
 * Checks whether an order can be promised for the time window `from`–`until`. The window may end at closing time. The
 * branch must be open throughout. [EN-7]
 */
export function canPromiseTimeWindow(
  { from, until }: { from: Instant; until: Instant },
  rules: TimeSlotRules & { days: number },
): boolean {
  const [start, end] = [requireInstantMs(from), requireInstantMs(until)];
  const isLong = end > start && end - start <= MAX_TIME_WINDOW_MINUTES * MINUTE_MS;
  return isLong && canPromiseTimeSlot(end - MINUTE_MS, rules) && isOpenThroughout(start, end, rules);
}

/** Returns whether one opening interval, or several adjoining ones, cover `start` to `end` (milliseconds). */
function isOpenThroughout(start: number, end: number, rules: TimeSlotRules): boolean {
  const intervals = listOpenIntervalsAroundDay(rules, dayFromInstant(end - MINUTE_MS, rules.timeZone));
  let reached = start;
  for (const { opensAt, closesAt } of intervals.sort((a, b) => a.opensAt.getTime() - b.opensAt.getTime()))
    if (opensAt.getTime() <= reached) reached = Math.max(reached, closesAt.getTime());
  return reached >= end;
}

function listOpenIntervalsAroundDay(rules: TimeSlotRules, day: CalendarDay): OpeningInterval[] {
  return [...listOpenIntervals(rules, addDays(day, -1)), ...listOpenIntervals(rules, day)];
}

function canPromiseTime(at: Date, rules: TimeSlotRules, intervals: readonly OpeningInterval[]): boolean {
  const moment = at.getTime();
  const preparation = Math.max(0, rules.prepareMinutes || 0) * MINUTE_MS;
  if (moment < requireInstantMs(rules.now) + preparation) return false;
  const isInside = intervals.some((interval) => {
    // Opening intervals that adjoin each other are one shift, so the kitchen is already working at the start of the
    // second one.
    const isContinued = intervals.some(
      (other) => other !== interval && other.opensAt < interval.opensAt && other.closesAt >= interval.opensAt,
    );
    const [opens, closes] = [interval.opensAt.getTime(), interval.closesAt.getTime()];
    // If the preparation takes longer than the opening interval, the kitchen starts it before the interval begins.
    const isBegunBefore = isContinued || preparation >= closes - opens;
    return opens + (isBegunBefore ? 0 : preparation) <= moment && moment < closes;
  });
  return isInside && !(rules.isFull?.(at) ?? false);
}
