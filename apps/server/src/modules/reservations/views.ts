import type { Reservation, WaiterCall } from "@dasturxon/contract";
import type { Session } from "../../platform/http/index.ts";
import type { CallRow, ReservationRow } from "./queries.ts";

/**
 * A reservation as the staff see it: the kitchen lays the table for a name. It sees no phone, and no
 * comment, which guests write phones into.
 */
export function viewForStaff(row: ReservationRow, { role }: Pick<Session, "role">): Reservation {
  return viewReservation(role === "kitchen" ? { ...row, guestPhone: "", comment: null } : row);
}

export function viewReservation({
  userId: _,
  startsAt,
  endsAt,
  createdAt,
  ...row
}: ReservationRow): Reservation {
  return {
    ...row,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    createdDate: createdAt.toISOString(),
  };
}

export function viewCall({ calledAt, endedAt, ...row }: CallRow): WaiterCall {
  return {
    ...row,
    state: endedAt === null ? "CALLED" : "ENDED",
    calledAt: calledAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
