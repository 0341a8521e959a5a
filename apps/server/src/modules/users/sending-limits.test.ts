import { expect, test } from "vitest";
import { judgeSending } from "./sending-limits.ts";

const now = new Date("2026-11-21T10:00:00Z");
const none = { lastSentAt: null, phoneShort: 0, phoneDay: 0, ipHour: 0, merchantHour: 0 };

test("[S7] a second code waits for the minute to pass", () => {
  const lastSentAt = new Date("2026-11-21T09:59:20Z");
  expect(judgeSending({ ...none, lastSentAt }, now, 100)).toEqual({ code: "code_cooldown", seconds: 20 });
  expect(judgeSending({ ...none, lastSentAt: new Date("2026-11-21T09:59:00Z") }, now, 100)).toBeNull();
});

test.each([
  [{ phoneShort: 3 }, 600],
  [{ phoneDay: 10 }, 86_400],
  [{ ipHour: 20 }, 3600],
  [{ merchantHour: 100 }, 3600],
])("[S7] %j reaches a limit", (counts, seconds) => {
  expect(judgeSending({ ...none, ...counts }, now, 100)).toEqual({ code: "too_many_requests", seconds });
});
