import { beforeEach, expect, test, vi } from "vitest";
import { call } from "./api.ts";
import { onServerClockChange, updateServerClock, getServerTimeMs } from "./server-clock.ts";

const HOUR_MS = 3_600_000;
const UNCACHED_HEADERS = { "cache-control": "no-store" };
/** Noon in Tashkent. */
const NOON = Date.parse("2026-03-02T07:00:00Z");

/** Returns a server response sent at this time of the server's clock. */
function mockReply(at: number, headers: Record<string, string> = UNCACHED_HEADERS): Response {
  return new Response("[]", { headers: { ...headers, date: new Date(at).toUTCString() } });
}

const setDeviceTime = (at: number) => vi.spyOn(Date, "now").mockReturnValue(at);

beforeEach(() => {
  setDeviceTime(NOON);
  updateServerClock(mockReply(NOON), NOON);
});

test.each([9, -9])(
  "[BN-4] on a device whose clock is %s hours off the server's time is used",
  async (hours) => {
    setDeviceTime(NOON + hours * HOUR_MS);
    const heard = vi.fn<() => void>();
    const stop = onServerClockChange(heard);
    vi.stubGlobal("fetch", async () => mockReply(NOON));
    await call("GET /users/v1/branches", {});
    expect(Math.abs(getServerTimeMs() - NOON)).toBeLessThan(1_000);
    expect(heard).toHaveBeenCalledOnce();
    stop();
  },
);

test("[BN-4] measures again after the device's clock is corrected or the device wakes up", () => {
  setDeviceTime(NOON + 9 * HOUR_MS);
  updateServerClock(mockReply(NOON), NOON + 9 * HOUR_MS);
  setDeviceTime(NOON + 60_000);
  updateServerClock(mockReply(NOON + 60_000), NOON + 60_000);
  expect(getServerTimeMs()).toBe(NOON + 60_000);
});

test("[BN-4] ignores a difference of seconds as latency and uses the device's clock", () => {
  updateServerClock(mockReply(NOON - 4_000), NOON);
  expect(getServerTimeMs()).toBe(NOON);
});

test.each<[string, Response, number]>([
  [
    "a reply out of the browser's cache",
    mockReply(NOON - HOUR_MS, { "cache-control": "public, max-age=31536000, immutable" }),
    NOON,
  ],
  [
    "a reply out of a shared cache",
    mockReply(NOON - HOUR_MS, { "cache-control": "public, max-age=0", age: "3600" }),
    NOON,
  ],
  ["a reply without a date", new Response("[]", { headers: UNCACHED_HEADERS }), NOON],
  ["a reply that was on its way for long", mockReply(NOON - HOUR_MS), NOON - 60_000],
])("[BN-4] ignores %s as a source of the current time", (_, kept, sentAt) => {
  updateServerClock(kept, sentAt);
  expect(getServerTimeMs()).toBe(NOON);
});
