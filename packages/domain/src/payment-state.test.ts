import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import {
  canChangePaymentState,
  hasUnrefundedMoney,
  isActivePayment,
  isAutomaticRefundExpected,
  PAYMENT_STATES,
  type PaymentState,
  listPaymentStatesBefore,
} from "./payment-state.ts";

const anyState = constantFrom(...PAYMENT_STATES);

test("[PY-3] a payment can be paid when begun or pending, and never twice", () => {
  expect(listPaymentStatesBefore("paid")).toEqual(["created", "pending", "cancelling"]);
  expect(canChangePaymentState("paid", "paid")).toBe(false);
});

test("[PY-3] a failed, expired or refunded payment stays so, except for a late payment", () => {
  assert(
    property(constantFrom<PaymentState>("failed", "expired", "refunded"), anyState, (over, to) => {
      expect(isActivePayment(over)).toBe(false);
      expect(canChangePaymentState(over, to)).toBe(to === "late" && over !== "refunded");
    }),
  );
});

test("[PY-5] a late payment is only refunded, and does not block other payments of the order", () => {
  expect(PAYMENT_STATES.filter((to) => canChangePaymentState("late", to))).toEqual(["refunded"]);
  expect(isActivePayment("late")).toBe(false);
});

test("[PY-5] in any order of events a payment taken ends as paid or refunded, never as failed", () => {
  expect.hasAssertions();
  assert(
    property(array(anyState, { maxLength: 30 }), (asked) => {
      let state: PaymentState = "created";
      let wasPaid = false;
      for (const to of asked) {
        if (canChangePaymentState(state, to)) state = to;
        wasPaid ||= state === "paid";
        if (wasPaid) expect(["paid", "cancelling", "part_refunded", "refunded"]).toContain(state);
      }
    }),
    { numRuns: 10_000 },
  );
});

test("[PY-5] the provider holds the customer's payment from paid or late until the refund", () => {
  expect(PAYMENT_STATES.filter(hasUnrefundedMoney)).toEqual(["paid", "cancelling", "part_refunded", "late"]);
});

test("[PY-5] a refused payment is expected to be reversed for less than five minutes; others never", () => {
  const minutesAfterEpoch = (minutes: number) => new Date(minutes * 60_000);
  expect(
    [minutesAfterEpoch(0), minutesAfterEpoch(4.99)].map((now) =>
      isAutomaticRefundExpected(minutesAfterEpoch(0), now),
    ),
  ).toEqual([true, true]);
  expect(isAutomaticRefundExpected(minutesAfterEpoch(0), minutesAfterEpoch(5))).toBe(false);
  expect(isAutomaticRefundExpected(null, minutesAfterEpoch(0))).toBe(false);
});
