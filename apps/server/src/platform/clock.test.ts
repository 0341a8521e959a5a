import { expect, test } from "vitest";
import { createTestClock } from "./clock.ts";

test("a test clock moves only when set, its durations only forward", () => {
  const clock = createTestClock("2026-01-01T00:00:00Z");
  clock.advance(1_500);
  expect(clock.now().toISOString()).toBe("2026-01-01T00:00:01.500Z");
  clock.set("2025-12-31T00:00:00Z");
  expect(clock.monotonic()).toBe(1_500);
});
