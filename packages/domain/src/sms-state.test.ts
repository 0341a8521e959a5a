import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { SMS_STATES, type SmsState, smsStatesBefore } from "./sms-state.ts";

const after = (told: readonly SmsState[]) =>
  told.reduce<SmsState>((state, next) => (smsStatesBefore(next).includes(state) ? next : state), "sending");

test("[US-1] the gateway's response does not override an earlier delivery report", () => {
  expect(after(["delivered", "taken"])).toBe("delivered");
  expect(after(["undelivered", "taken"])).toBe("undelivered");
  expect(after(["unknown", "delivered", "undelivered"])).toBe("delivered");
});

test("[US-1] delivery reports are idempotent and independent of their order", () => {
  const calls = array(constantFrom<SmsState>("undelivered", "delivered"), { minLength: 1 });
  assert(
    property(calls, (told) => {
      expect(after(["taken", ...told])).toBe(told.includes("delivered") ? "delivered" : "undelivered");
    }),
  );
  expect(SMS_STATES.flatMap((state) => smsStatesBefore(state).filter((before) => before === state))).toEqual(
    [],
  );
});
