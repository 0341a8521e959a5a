import { expect, test } from "vitest";
import { judgeSending, limitedAddress } from "./sending-limits.ts";

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

test("[S25] a /64 of IPv6 and IPv4 in IPv6 clothes are one address", () => {
  expect(limitedAddress("2001:db8:1:2:aaaa::1")).toBe(limitedAddress("2001:0db8:1:2:ffff:1:2:3"));
  expect(limitedAddress("2001:db8:1:3::1")).not.toBe(limitedAddress("2001:db8:1:2::1"));
  expect(limitedAddress("::ffff:10.0.0.1")).toBe("10.0.0.1");
  expect(limitedAddress("::1")).toBe("0:0:0:0::/64");
});
