import { expect, test } from "vitest";
import { changeOffers } from "./payments.ts";

test("change is offered from banknotes above the total, the smallest first, none twice", () => {
  expect(changeOffers(87_000)).toEqual([100_000, 200_000]);
  expect(changeOffers(238_000)).toEqual([240_000, 250_000, 300_000]);
});

test("a round total is not offered as its own banknote", () => {
  expect(changeOffers(100_000)).not.toContain(100_000);
});
