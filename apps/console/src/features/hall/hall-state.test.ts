import type { Reservation, WaiterCall } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { type Hall, waitingIn, withEvent } from "./hall-state.ts";

const now = new Date("2026-03-02T07:00:00Z");
const reservation = (id: string, more: Partial<Reservation> = {}) =>
  ({ id, version: 1, state: "NEW", startsAt: "2026-03-02T15:00:00Z", ...more }) as Reservation;
const call = (id: string, more: Partial<WaiterCall> = {}) =>
  ({ id, state: "CALLED", calledAt: "2026-03-02T06:59:00Z", ...more }) as WaiterCall;
const empty: Hall = { lastEventId: "1", reservations: [], waiterCalls: [] };
const told = (hall: Hall, event: { reservation?: Reservation; waiterCall?: WaiterCall }) =>
  withEvent(hall, { reservation: null, waiterCall: null, ...event });

test("[MN-4] a table that calls waits until somebody went, however often it is told", () => {
  const called = told(told(empty, { waiterCall: call("a") }), { waiterCall: call("a") });
  expect(waitingIn(called, now)).toBe(1);
  expect(told(called, { waiterCall: call("a", { state: "ENDED" }) }).waiterCalls).toEqual([]);
});

test("[MN-4] a new reservation waits until it is answered, and no longer once its time has passed", () => {
  const asked = told(empty, { reservation: reservation("a") });
  expect(waitingIn(asked, now)).toBe(1);
  expect(waitingIn(asked, new Date("2026-03-02T15:00:01Z"))).toBe(0);
  expect(
    waitingIn(told(asked, { reservation: reservation("a", { version: 2, state: "CONFIRMED" }) }), now),
  ).toBe(0);
});

test("an event that comes late does not undo a newer answer, and reservations stand by their time", () => {
  const answered = told(empty, { reservation: reservation("b", { version: 2, state: "REFUSED" }) });
  expect(told(answered, { reservation: reservation("b") }).reservations[0]?.state).toBe("REFUSED");
  const earlier = told(answered, { reservation: reservation("a", { startsAt: "2026-03-02T12:00:00Z" }) });
  expect(earlier.reservations.map(({ id }) => id)).toEqual(["a", "b"]);
});
