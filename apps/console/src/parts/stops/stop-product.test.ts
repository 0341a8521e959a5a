import { expect, test } from "vitest";
import { calculateStopEnd } from "./stop-product.ts";

test("a stop until tomorrow ends at 6:00 in the brand's time zone", () => {
  const lateEvening = new Date("2026-03-02T18:30:00Z");
  expect(calculateStopEnd("until-tomorrow", lateEvening, "Asia/Tashkent")?.toISOString()).toBe(
    "2026-03-03T01:00:00.000Z",
  );
});

test("a manual stop has no end; other stops end automatically", () => {
  const now = new Date("2026-03-02T10:00:00Z");
  expect(calculateStopEnd("by-hand", now, "Asia/Tashkent")).toBeNull();
  expect(calculateStopEnd("two-hours", now, "Asia/Tashkent")?.toISOString()).toBe("2026-03-02T12:00:00.000Z");
});
