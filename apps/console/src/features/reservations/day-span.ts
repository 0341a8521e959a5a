import type { Reservation } from "@dasturxon/contract";
import { clockTime } from "../../platform/clock-time.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
/** Hours that a day's grid has at least, so that one reservation does not fill it. */
const LEAST_HOURS = 8;

export interface Placed {
  reservation: Reservation;
  /** Minutes after the day's midnight on the brand's clock; the end may be of the next day. */
  from: number;
  to: number;
}

/** Minutes after midnight on the brand's clock. */
export function minutesOf(instant: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = clockTime(instant, timeZone).split(":").map(Number);
  return hours * HOUR + minutes;
}

/** Reservations that hold a table, with their places on the day. */
export function placedIn(reservations: readonly Reservation[], timeZone: string): Placed[] {
  return reservations
    .filter(({ state }) => state === "NEW" || state === "CONFIRMED")
    .map((reservation) => {
      const from = minutesOf(reservation.startsAt, timeZone);
      const end = minutesOf(reservation.endsAt, timeZone);
      return { reservation, from, to: end > from ? end : end + DAY };
    });
}

/** The whole hours that hold all of them, and this moment if there is one: the first, and the one after the last. */
export function spanOf(placed: readonly Placed[], moment?: number): { first: number; last: number } {
  const moments = moment === undefined ? [] : [moment];
  if (placed.length + moments.length === 0) return { first: 12, last: 12 + LEAST_HOURS };
  const first = Math.floor(Math.min(...placed.map(({ from }) => from), ...moments) / HOUR);
  const last = Math.ceil(Math.max(...placed.map(({ to }) => to), ...moments.map((at) => at + 1)) / HOUR);
  const missing = Math.max(0, LEAST_HOURS - (last - first));
  const begin = Math.max(0, Math.min(first, 24 - LEAST_HOURS, first - Math.floor(missing / 2)));
  return { first: begin, last: Math.max(last, begin + LEAST_HOURS) };
}
