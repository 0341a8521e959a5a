import type { WorkHours } from "./hours.ts";
import { openState } from "./hours.ts";
import { mustBeInstant } from "./instant.ts";
import type { Instant } from "./instant.ts";
import { MINUTE_MS } from "./time-zone.ts";

export const RESERVATION_STATES = ["NEW", "CONFIRMED", "REFUSED", "CANCELED"] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

const LEAD_MINUTES = 15;
const FURTHEST_DAYS = 60;

const moves: Record<ReservationState, readonly ReservationState[]> = {
  NEW: ["CONFIRMED", "REFUSED", "CANCELED"],
  CONFIRMED: ["REFUSED", "CANCELED"],
  REFUSED: [],
  CANCELED: [],
};

/** May a reservation go from one state to another? Staff confirm and refuse, the customer cancels. [OR-11] */
export function canMoveReservation(from: ReservationState, to: ReservationState): boolean {
  return moves[from].includes(to);
}

export interface ReservationWish {
  startsAt: Instant;
  endsAt: Instant;
  now: Instant;
  timeZone: string;
  workHours: readonly WorkHours[] | null | undefined;
  chairs: number;
  /** Chairs at the table. */
  tableChairs: number;
}

/**
 * What stands against a reservation, null for nothing: the time must lie a quarter of an hour to sixty days ahead and
 * wholly within the branch's dine-in hours, and the table must have the chairs. [OR-11]
 */
export function checkReservation(wish: ReservationWish): "table_closed" | "table_too_small" | null {
  const start = mustBeInstant(wish.startsAt);
  const end = mustBeInstant(wish.endsAt);
  const now = mustBeInstant(wish.now);
  const ahead = (start - now) / MINUTE_MS;
  if (end <= start || ahead < LEAD_MINUTES || ahead > FURTHEST_DAYS * 24 * 60) return "table_closed";
  const { workHours, timeZone } = wish;
  const state = openState({ workHours, serviceType: "DINE_IN", instant: start, timeZone });
  const isOpenThroughout = state.isOpen && (!state.closesAt || state.closesAt.getTime() >= end);
  if (!isOpenThroughout) return "table_closed";
  return wish.chairs > wish.tableChairs ? "table_too_small" : null;
}
