import type { Reservation, WaiterCall } from "@dasturxon/contract";
import type { CallRow, ReservationRow } from "./queries.ts";

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
