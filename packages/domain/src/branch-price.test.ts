import { expect, test } from "vitest";
import { costPriceIn } from "./branch-price.ts";

const plov = { costPrice: 45_000, branchPrices: [{ id: "airport", price: 60_000 }] };

test("[BK-1] a branch's own price applies there, the general one elsewhere", () => {
  expect(costPriceIn(plov, "airport")).toBe(60_000);
  expect(costPriceIn(plov, "center")).toBe(45_000);
  expect(costPriceIn(plov, null)).toBe(45_000);
  expect(costPriceIn({ costPrice: 9_000 }, "airport")).toBe(9_000);
});
