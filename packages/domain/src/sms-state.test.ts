import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { SMS_STATES, type SmsState, listSmsStatesBefore } from "./sms-state.ts";

const reduceStates = (told: readonly SmsState[]) =>
  told.reduce<SmsState>(
    (state, next) => (listSmsStatesBefore(next).includes(state) ? next : state),
    "sending",
  );

test("[US-1] the gateway's response does not override an earlier delivery report", () => {
  expect(reduceStates(["delivered", "taken"])).toBe("delivered");
  expect(reduceStates(["undelivered", "taken"])).toBe("undelivered");
  expect(reduceStates(["unknown", "delivered", "undelivered"])).toBe("delivered");
});

test("[US-1] delivery reports are idempotent and independent of their order", () => {
  const calls = array(constantFrom<SmsState>("undelivered", "delivered"), { minLength: 1 });
  assert(
    property(calls, (told) => {
      expect(reduceStates(["taken", ...told])).toBe(told.includes("delivered") ? "delivered" : "undelivered");
    }),
  );
  expect(
    SMS_STATES.flatMap((state) => listSmsStatesBefore(state).filter((before) => before === state)),
  ).toEqual([]);
});
