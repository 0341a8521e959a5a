import { expect, test } from "vitest";
import { stopEnd } from "./stop-product.ts";

test("a stop until tomorrow ends at six in the morning of the brand's clock", () => {
  const lateEvening = new Date("2026-03-02T18:30:00Z");
  expect(stopEnd("until-tomorrow", lateEvening, "Asia/Tashkent")?.toISOString()).toBe(
    "2026-03-03T01:00:00.000Z",
  );
});

test("a stop by hand has no end, the others end by themselves", () => {
  const now = new Date("2026-03-02T10:00:00Z");
  expect(stopEnd("by-hand", now, "Asia/Tashkent")).toBeNull();
  expect(stopEnd("two-hours", now, "Asia/Tashkent")?.toISOString()).toBe("2026-03-02T12:00:00.000Z");
});
