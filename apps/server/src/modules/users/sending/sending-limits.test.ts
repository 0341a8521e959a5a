import { expect, test } from "vitest";
import { judgePerson, judgePurse } from "./sending-limits.ts";

const now = new Date("2026-11-21T10:00:00Z");
const budget = { perAddress: 20, perBrandHour: 100, perHour: 500 };
const none = { lastSentAt: null, phoneShort: 0, phoneDay: 0, ipHour: 0 };

test("[S7] a second code waits for the minute to pass", () => {
  const lastSentAt = new Date("2026-11-21T09:59:20Z");
  expect(judgePerson({ ...none, lastSentAt }, now, budget)).toEqual({ code: "code_cooldown", seconds: 20 });
  const minuteAgo = { ...none, lastSentAt: new Date("2026-11-21T09:59:00Z") };
  expect(judgePerson(minuteAgo, now, budget)).toBeNull();
});

test.each([
  [{ phoneShort: 3 }, 600],
  [{ phoneDay: 10 }, 86_400],
  [{ ipHour: 20 }, 3600],
])("[S7] %j reaches a limit of a person", (counts, seconds) => {
  const verdict = judgePerson({ ...none, ...counts }, now, budget);
  expect(verdict).toEqual({ code: "too_many_requests", seconds });
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
