import * as fc from "fast-check";
import { expect, test } from "vitest";
import { raisePrice } from "./raised-price.ts";

test.each([
  [45_000, 10, 49_500],
  [12_000, 7, 13_000],
  [12_250, 0, 12_500],
  [45_000, -100, 500],
  [0, 10, 0],
  [300, -50, 300],
])("[BK-1] %i raised by %i percent is %i", (price, percent, raised) => {
  expect(raisePrice(price, percent)).toBe(raised);
});

test("[BK-1] a raised price is never lower, and a lowered one never higher, except by rounding", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 10_000_000 }),
      fc.integer({ min: -99, max: 300 }),
      (price, percent) => {
        const raised = raisePrice(price, percent);
        expect(raised % 500).toBe(0);
        expect(Math.abs(raised - Math.max(500, (price * (100 + percent)) / 100))).toBeLessThanOrEqual(250);
      },
    ),
  );
});
