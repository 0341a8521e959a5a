import { expect, test } from "vitest";
import { isLargePriceMove } from "./price-move.ts";

test("[MN-1] a price change by more than half is unusual; a product's first price is not", () => {
  const isLarge = (before: number, after: number) => isLargePriceMove(before, after);
  expect([isLarge(38_000, 3_800), isLarge(38_000, 380_000), isLarge(38_000, 0)]).toEqual([true, true, true]);
  expect([isLarge(38_000, 19_000), isLarge(38_000, 57_000), isLarge(38_000, 42_000)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([isLarge(38_000, 18_999), isLarge(38_000, 57_001), isLarge(0, 38_000)]).toEqual([true, true, false]);
});
