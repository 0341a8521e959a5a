import { expect, test } from "vitest";
import { judgePerson, judgePurse } from "./sending-limits.ts";

const sentAt = new Date("2026-11-21T10:00:00Z");
const budget = { perAddress: 20, perBrandHour: 100, perHour: 500 };
const none = { lastCodeAt: null, phoneShort: 0, phoneDay: 0, ipHour: 0, receiptsDay: 0 };
const code = { kind: "code", sentAt } as const;
const receipt = { kind: "receipt", sentAt } as const;

test("[S7] a second code waits for the minute to pass", () => {
  const lastCodeAt = new Date("2026-11-21T09:59:20Z");
  expect(judgePerson({ ...none, lastCodeAt }, code, budget)).toEqual({ code: "code_cooldown", seconds: 20 });
  const minuteAgo = { ...none, lastCodeAt: new Date("2026-11-21T09:59:00Z") };
  expect(judgePerson(minuteAgo, code, budget)).toBeNull();
  expect(judgePerson({ ...none, lastCodeAt }, receipt, budget), "a receipt waits for no code").toBeNull();
});

test.each([
  [{ phoneShort: 3 }, 600],
  [{ phoneDay: 10 }, 86_400],
  [{ ipHour: 20 }, 3600],
])("[S7] %j reaches a limit of a person", (counts, seconds) => {
  const verdict = judgePerson({ ...none, ...counts }, code, budget);
  expect(verdict).toEqual({ code: "too_many_requests", seconds });
});

test("[S7] a customer causes five receipts a day, and they keep him out of no code", () => {
  const verdict = { code: "too_many_requests", seconds: 86_400 };
  expect(judgePerson({ ...none, receiptsDay: 5 }, receipt, budget)).toEqual(verdict);
  expect(judgePerson({ ...none, receiptsDay: 5 }, code, budget)).toBeNull();
});

test.each([
  [{ brandHour: 99, allHour: 499 }, null],
  [
    { brandHour: 100, allHour: 100 },
    { code: "too_many_requests", seconds: 3600 },
  ],
  [
    { brandHour: 0, allHour: 500 },
    { code: "too_many_requests", seconds: 3600 },
  ],
])("[S7] what was sent in the hour, %j, leaves money: %j", (counts, verdict) => {
  expect(judgePurse(counts, budget)).toEqual(verdict);
});
