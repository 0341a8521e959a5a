import type { Reservation, WaiterCall } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { type ReservationsState, countWaitingAnswers, applyTablesEvent } from "./reservations-state.ts";

const now = new Date("2026-03-02T07:00:00Z");
const createReservation = (id: string, more: Partial<Reservation> = {}) =>
  ({ id, version: 1, state: "NEW", startsAt: "2026-03-02T15:00:00Z", ...more }) as Reservation;
const createCall = (id: string, more: Partial<WaiterCall> = {}) =>
  ({ id, state: "CALLED", calledAt: "2026-03-02T06:59:00Z", ...more }) as WaiterCall;
const emptyState: ReservationsState = { lastEventId: "1", reservations: [], waiterCalls: [], tables: [] };
const applyStateEvent = (
  state: ReservationsState,
  event: { reservation?: Reservation; waiterCall?: WaiterCall },
) => applyTablesEvent(state, { reservation: null, waiterCall: null, ...event });

const countWaiting = (state: ReservationsState, at = now) =>
  countWaitingAnswers(state, { now: at, mayAnswer: true });

test("[OR-11] keeps one waiter call until it is answered, however often it is received", () => {
  const called = applyStateEvent(applyStateEvent(emptyState, { waiterCall: createCall("a") }), {
    waiterCall: createCall("a"),
  });
  expect(countWaiting(called)).toBe(1);
  expect(applyStateEvent(called, { waiterCall: createCall("a", { state: "ENDED" }) }).waiterCalls).toEqual(
    [],
  );
});

test("[OR-11] a new reservation waits until it is answered or its time has passed", () => {
  const requested = applyStateEvent(emptyState, { reservation: createReservation("a") });
  expect(countWaiting(requested)).toBe(1);
  expect(countWaiting(requested, new Date("2026-03-02T15:00:01Z"))).toBe(0);
  expect(
    countWaiting(
      applyStateEvent(requested, { reservation: createReservation("a", { version: 2, state: "CONFIRMED" }) }),
    ),
  ).toBe(0);
});

test("[OR-11] [US-8] a reservation rings only for people with permission to answer it; a waiter call rings for all", () => {
  const state = applyStateEvent(applyStateEvent(emptyState, { reservation: createReservation("a") }), {
    waiterCall: createCall("b"),
  });
  expect(countWaitingAnswers(state, { now, mayAnswer: true })).toBe(2);
  expect(countWaitingAnswers(state, { now, mayAnswer: false })).toBe(1);
});

test("a late event does not overwrite a newer answer, and reservations are sorted by time", () => {
  const answered = applyStateEvent(emptyState, {
    reservation: createReservation("b", { version: 2, state: "REFUSED" }),
  });
  expect(applyStateEvent(answered, { reservation: createReservation("b") }).reservations[0]?.state).toBe(
    "REFUSED",
  );
  const earlier = applyStateEvent(answered, {
    reservation: createReservation("a", { startsAt: "2026-03-02T12:00:00Z" }),
  });
  expect(earlier.reservations.map(({ id }) => id)).toEqual(["a", "b"]);
});
