import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import {
  canMovePayment,
  hasMoney,
  isActivePayment,
  isOnWayBack,
  PAYMENT_STATES,
  type PaymentState,
  statesBefore,
} from "./payment-state.ts";

const anyState = constantFrom(...PAYMENT_STATES);

test("[PY-3] a payment is paid from its beginning or while it waits, and never twice", () => {
  expect(statesBefore("paid")).toEqual(["created", "pending", "cancelling"]);
  expect(canMovePayment("paid", "paid")).toBe(false);
});

test("[PY-3] what failed, expired or went back stays so, but for money that comes late", () => {
  assert(
    property(constantFrom<PaymentState>("failed", "expired", "refunded"), anyState, (over, to) => {
      expect(isActivePayment(over)).toBe(false);
      expect(canMovePayment(over, to)).toBe(to === "late" && over !== "refunded");
    }),
  );
});

test("[PY-5] money that came late only goes back, and holds no other payment of the order up", () => {
  expect(PAYMENT_STATES.filter((to) => canMovePayment("late", to))).toEqual(["refunded"]);
  expect(isActivePayment("late")).toBe(false);
});

test("[PY-5] however its events come, money that was taken ends as paid or given back, never as failed", () => {
  expect.hasAssertions();
  assert(
    property(array(anyState, { maxLength: 30 }), (asked) => {
      let state: PaymentState = "created";
      let wasPaid = false;
      for (const to of asked) {
        if (canMovePayment(state, to)) state = to;
        wasPaid ||= state === "paid";
        if (wasPaid) expect(["paid", "cancelling", "part_refunded", "refunded"]).toContain(state);
      }
    }),
    { numRuns: 10_000 },
  );
});

test("[PY-5] the customer's money is with the provider from paid or late until it is given back", () => {
  expect(PAYMENT_STATES.filter(hasMoney)).toEqual(["paid", "cancelling", "part_refunded", "late"]);
});

test("[PY-5] money that was refused is expected back by itself for less than five minutes; what was not refused never", () => {
  const at = (minutes: number) => new Date(minutes * 60_000);
  expect([at(0), at(4.99)].map((now) => isOnWayBack(at(0), now))).toEqual([true, true]);
  expect(isOnWayBack(at(0), at(5))).toBe(false);
  expect(isOnWayBack(null, at(0))).toBe(false);
});
