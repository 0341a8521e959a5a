import type { HallEvent, Reservation, WaiterCall } from "@dasturxon/contract";

/** Reservations from today on and the guests who wait for somebody at their tables. */
export interface Hall {
  lastEventId: string;
  reservations: Reservation[];
  waiterCalls: WaiterCall[];
}

/** The hall after an event: what changed stands anew, a call that ended is gone; an older version changes nothing. */
export function withEvent(hall: Hall, { reservation, waiterCall }: HallEvent): Hall {
  return {
    ...hall,
    reservations: reservation ? withReservation(hall.reservations, reservation) : hall.reservations,
    waiterCalls: waiterCall ? withCall(hall.waiterCalls, waiterCall) : hall.waiterCalls,
  };
}

function withReservation(known: Reservation[], told: Reservation): Reservation[] {
  const before = known.find(({ id }) => id === told.id);
  if (before && before.version > told.version) return known;
  const others = known.filter(({ id }) => id !== told.id);
  return [...others, told].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

function withCall(known: WaiterCall[], told: WaiterCall): WaiterCall[] {
  const others = known.filter(({ id }) => id !== told.id);
  const open = told.state === "CALLED" ? [...others, told] : others;
  return open.toSorted((a, b) => a.calledAt.localeCompare(b.calledAt));
}

/** How many in the hall wait for an answer: tables that call, and reservations that nobody answered in time yet. */
export function waitingIn({ reservations, waiterCalls }: Hall, now: Date): number {
  const asked = reservations.filter(
    ({ state, startsAt }) => state === "NEW" && Date.parse(startsAt) > now.getTime(),
  );
  return waiterCalls.length + asked.length;
}
