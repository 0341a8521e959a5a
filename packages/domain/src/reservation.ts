import type { OpeningInterval, WorkHours } from "./hours.ts";
import { findOpenState, findNextOpening, listOpenIntervalsAroundToday } from "./hours.ts";
import { requireInstantMs } from "./instant.ts";
import type { Instant } from "./instant.ts";
import { MINUTES_PER_DAY, instantFromWallTime, MINUTE_MS, formatTimeLabel } from "./time-zone.ts";
import type { CalendarDay } from "./time-zone.ts";

export const RESERVATION_STATES = ["NEW", "CONFIRMED", "REFUSED", "CANCELED"] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

const MIN_RESERVATION_MINUTES_AHEAD = 15;
const MAX_RESERVATION_DAYS_AHEAD = 60;

const reservationStateTransitions: Record<ReservationState, readonly ReservationState[]> = {
  NEW: ["CONFIRMED", "REFUSED", "CANCELED"],
  CONFIRMED: ["REFUSED", "CANCELED"],
  REFUSED: [],
  CANCELED: [],
};

/** Returns whether the state may change. The staff confirm and refuse, the customer cancels. [OR-11] */
export function canChangeReservationState(from: ReservationState, to: ReservationState): boolean {
  return reservationStateTransitions[from].includes(to);
}

export interface RequestedReservation {
  startsAt: Instant;
  endsAt: Instant;
  now: Instant;
  timeZone: string;
  workHours: readonly WorkHours[] | null | undefined;
  /** Dine-in intervals of the surrounding days, if already calculated. */
  week?: readonly OpeningInterval[];
  chairs: number;
  /** Number of chairs at the table. */
  tableChairs: number;
}

/**
 * Returns the reason against a reservation, or null. Its time must be 15 minutes to sixty days ahead and completely
 * within the branch's dine-in hours, and the table must have enough chairs. [OR-11]
 */
export function checkReservation(wanted: RequestedReservation): "table_closed" | "table_too_small" | null {
  const start = requireInstantMs(wanted.startsAt);
  const end = requireInstantMs(wanted.endsAt);
  const now = requireInstantMs(wanted.now);
  const ahead = (start - now) / MINUTE_MS;
  if (end <= start || ahead < MIN_RESERVATION_MINUTES_AHEAD || ahead > MAX_RESERVATION_DAYS_AHEAD * 24 * 60)
    return "table_closed";
  const { workHours, timeZone, week } = wanted;
  const state = findOpenState({ workHours, serviceType: "DINE_IN", instant: start, timeZone, week });
  const isOpenThroughout = state.isOpen && (!state.closesAt || state.closesAt.getTime() >= end);
  if (!isOpenThroughout) return "table_closed";
  return wanted.chairs > wanted.tableChairs ? "table_too_small" : null;
}

/** Deadline of the answer in minutes before a reservation, even if the branch opens later. */
const ANSWER_DEADLINE_MINUTES = 60;

/**
 * Returns the time since when a reservation waits for an answer: its creation, or the next opening if it was created
 * while the branch was closed, but at the latest an hour before the reservation. A branch that does not open within a
 * week causes no delay. [OR-11] [OR-13]
 */
export function findReservationWaitStart(reservation: {
  createdAt: Date;
  startsAt: Date;
  workHours: readonly WorkHours[] | null | undefined;
  timeZone: string;
}): Date {
  const { createdAt, startsAt, workHours, timeZone } = reservation;
  const opensAt = findNextOpening({ workHours, instant: createdAt, timeZone });
  if (!opensAt) return createdAt;
  const latest = startsAt.getTime() - ANSWER_DEADLINE_MINUTES * MINUTE_MS;
  return new Date(Math.max(createdAt.getTime(), Math.min(opensAt.getTime(), latest)));
}

/** Minutes between two offered times. */
const RESERVATION_TIME_INTERVAL_MINUTES = 30;

export interface ReservationDay extends Omit<
  RequestedReservation,
  "startsAt" | "endsAt" | "chairs" | "tableChairs" | "week"
> {
  day: CalendarDay;
  /** Duration of the reservation in minutes. */
  minutes: number;
  tableIds: readonly string[];
  /** Reserved tables with the start and the end of each reservation. */
  held: readonly { tableId: string; startsAt: Instant; endsAt: Instant }[];
}

/**
 * Returns the dine-in times of a calendar day, every half hour, each with the free tables, so that a taken time can be
 * shown before it is chosen. [OR-11]
 */
export function listReservationTimes(request: ReservationDay): { time: string; freeTables: string[] }[] {
  const { day, minutes, tableIds, held, timeZone, workHours } = request;
  const week = listOpenIntervalsAroundToday({ workHours, serviceType: "DINE_IN", timeZone }, day);
  const times: { time: string; freeTables: string[] }[] = [];
  for (let at = 0; at < MINUTES_PER_DAY; at += RESERVATION_TIME_INTERVAL_MINUTES) {
    const startsAt = instantFromWallTime(day, at, timeZone).getTime();
    const endsAt = startsAt + minutes * MINUTE_MS;
    if (checkReservation({ ...request, week, startsAt, endsAt, chairs: 1, tableChairs: 1 }) !== null)
      continue;
    const taken = new Set(
      held
        .filter(
          (each) => requireInstantMs(each.startsAt) < endsAt && requireInstantMs(each.endsAt) > startsAt,
        )
        .map(({ tableId }) => tableId),
    );
    times.push({ time: formatTimeLabel(at), freeTables: tableIds.filter((id) => !taken.has(id)) });
  }
  return times;
}
