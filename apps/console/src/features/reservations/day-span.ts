import type { Reservation } from "@dasturxon/contract";
import { formatClockTime } from "../../platform/clock-time.ts";

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** Minimum number of hours in the grid, so that a single reservation does not fill it. */
const MIN_SHOWN_TIMELINE_HOURS = 8;

export interface TimelineSpan {
  reservation: Reservation;
  /** Minutes after the day's midnight in the brand's time zone. `to` may be on the next day. */
  from: number;
  to: number;
}

/** Returns the minutes after midnight in the brand's time zone. */
export function toMinutesOfDay(instant: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = formatClockTime(instant, timeZone).split(":").map(Number);
  return hours * HOUR_MINUTES + minutes;
}

/** Returns the reservations that occupy a table, with their times of day. */
export function listTimelineSpans(reservations: readonly Reservation[], timeZone: string): TimelineSpan[] {
  return reservations
    .filter(({ state }) => state === "NEW" || state === "CONFIRMED")
    .map((reservation) => {
      const from = toMinutesOfDay(reservation.startsAt, timeZone);
      const end = toMinutesOfDay(reservation.endsAt, timeZone);
      return { reservation, from, to: end > from ? end : end + DAY_MINUTES };
    });
}

/** Returns the full hours that contain all reservations and the current time, if given. `last` is exclusive. */
export function getShownTimelineHours(
  placed: readonly TimelineSpan[],
  moment?: number,
): { first: number; last: number } {
  const moments = moment === undefined ? [] : [moment];
  if (placed.length + moments.length === 0) return { first: 12, last: 12 + MIN_SHOWN_TIMELINE_HOURS };
  const first = Math.floor(Math.min(...placed.map(({ from }) => from), ...moments) / HOUR_MINUTES);
  const last = Math.ceil(
    Math.max(...placed.map(({ to }) => to), ...moments.map((at) => at + 1)) / HOUR_MINUTES,
  );
  const missing = Math.max(0, MIN_SHOWN_TIMELINE_HOURS - (last - first));
  const begin = Math.max(0, Math.min(first, 24 - MIN_SHOWN_TIMELINE_HOURS, first - Math.floor(missing / 2)));
  return { first: begin, last: Math.max(last, begin + MIN_SHOWN_TIMELINE_HOURS) };
}
