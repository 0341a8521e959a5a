import type { Reservation, WaiterCall } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { type ReservationsState, waitingIn, withEvent } from "./reservations-state.ts";

const now = new Date("2026-03-02T07:00:00Z");
const reservation = (id: string, more: Partial<Reservation> = {}) =>
  ({ id, version: 1, state: "NEW", startsAt: "2026-03-02T15:00:00Z", ...more }) as Reservation;
const call = (id: string, more: Partial<WaiterCall> = {}) =>
  ({ id, state: "CALLED", calledAt: "2026-03-02T06:59:00Z", ...more }) as WaiterCall;
const empty: ReservationsState = { lastEventId: "1", reservations: [], waiterCalls: [], tables: [] };
const changed = (state: ReservationsState, event: { reservation?: Reservation; waiterCall?: WaiterCall }) =>
  withEvent(state, { reservation: null, waiterCall: null, ...event });

const waiting = (state: ReservationsState, at = now) => waitingIn(state, { now: at, mayAnswer: true });

test("[OR-11] keeps one waiter call until it is answered, however often it is received", () => {
  const called = changed(changed(empty, { waiterCall: call("a") }), { waiterCall: call("a") });
  expect(waiting(called)).toBe(1);
  expect(changed(called, { waiterCall: call("a", { state: "ENDED" }) }).waiterCalls).toEqual([]);
});

test("[OR-11] a new reservation waits until it is answered or its time has passed", () => {
  const requested = changed(empty, { reservation: reservation("a") });
  expect(waiting(requested)).toBe(1);
  expect(waiting(requested, new Date("2026-03-02T15:00:01Z"))).toBe(0);
  expect(
    waiting(changed(requested, { reservation: reservation("a", { version: 2, state: "CONFIRMED" }) })),
  ).toBe(0);
});

test("[OR-11] [US-8] a reservation rings only for people with permission to answer it; a waiter call rings for all", () => {
  const state = changed(changed(empty, { reservation: reservation("a") }), { waiterCall: call("b") });
  expect(waitingIn(state, { now, mayAnswer: true })).toBe(2);
  expect(waitingIn(state, { now, mayAnswer: false })).toBe(1);
});

test("a late event does not overwrite a newer answer, and reservations are sorted by time", () => {
  const answered = changed(empty, { reservation: reservation("b", { version: 2, state: "REFUSED" }) });
  expect(changed(answered, { reservation: reservation("b") }).reservations[0]?.state).toBe("REFUSED");
  const earlier = changed(answered, { reservation: reservation("a", { startsAt: "2026-03-02T12:00:00Z" }) });
  expect(earlier.reservations.map(({ id }) => id)).toEqual(["a", "b"]);
});
