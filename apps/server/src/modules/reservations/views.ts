import type { Reservation, WaiterCall } from "@dasturxon/contract";
import type { Session } from "../../platform/http/index.ts";
import type { WaiterCallRow, ReservationRow } from "./queries.ts";

/**
 * Returns a reservation as shown to staff. For kitchen staff, the phone number is removed, and the comment too, because
 * guests write phone numbers into it.
 */
export function viewReservationForStaff(row: ReservationRow, { role }: Pick<Session, "role">): Reservation {
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

export function viewWaiterCall({ calledAt, endedAt, ...row }: WaiterCallRow): WaiterCall {
  return {
    ...row,
    state: endedAt === null ? "CALLED" : "ENDED",
    calledAt: calledAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
