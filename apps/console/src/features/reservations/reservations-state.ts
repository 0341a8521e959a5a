import type { ConsoleEvent, DiningTable, Reservation, WaiterCall } from "@dasturxon/contract";

/** Reservations from today on, waiter calls and dining tables. */
export interface ReservationsState {
  lastEventId: string;
  reservations: Reservation[];
  waiterCalls: WaiterCall[];
  tables: DiningTable[];
}

/** Fields of a console event about dining tables: a reservation or a waiter call. */
export type DiningTablesEvent = Pick<ConsoleEvent, "reservation" | "waiterCall">;

/** Applies an event: updates a reservation or call and removes an ended call. Ignores older versions. */
export function applyTablesEvent(
  state: ReservationsState,
  { reservation, waiterCall }: DiningTablesEvent,
): ReservationsState {
  return {
    ...state,
    reservations: reservation ? applyReservation(state.reservations, reservation) : state.reservations,
    waiterCalls: waiterCall ? applyWaiterCallEvent(state.waiterCalls, waiterCall) : state.waiterCalls,
  };
}

function applyReservation(known: Reservation[], changed: Reservation): Reservation[] {
  const before = known.find(({ id }) => id === changed.id);
  if (before && before.version > changed.version) return known;
  const others = known.filter(({ id }) => id !== changed.id);
  return [...others, changed].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

function applyWaiterCallEvent(known: WaiterCall[], changed: WaiterCall): WaiterCall[] {
  const others = known.filter(({ id }) => id !== changed.id);
  const open = changed.state === "CALLED" ? [...others, changed] : others;
  return open.toSorted((a, b) => a.calledAt.localeCompare(b.calledAt));
}

/** Returns the number of waiter calls, plus the unanswered future reservations if the role may answer them. */
export function countWaitingAnswers(
  { reservations, waiterCalls }: ReservationsState,
  { now, mayAnswer }: { now: Date; mayAnswer: boolean },
): number {
  const unanswered = reservations.filter(
    ({ state, startsAt }) => mayAnswer && state === "NEW" && Date.parse(startsAt) > now.getTime(),
  );
  return waiterCalls.length + unanswered.length;
}
