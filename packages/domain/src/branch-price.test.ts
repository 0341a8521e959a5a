import { expect, test } from "vitest";
import { findBranchCostPrice } from "./branch-price.ts";

const plov = { costPrice: 45_000, branchPrices: [{ id: "airport", price: 60_000 }] };

test("[BK-1] a branch's own price applies there, the general one elsewhere", () => {
  expect(findBranchCostPrice(plov, "airport")).toBe(60_000);
  expect(findBranchCostPrice(plov, "center")).toBe(45_000);
  expect(findBranchCostPrice(plov, null)).toBe(45_000);
  expect(findBranchCostPrice({ costPrice: 9_000 }, "airport")).toBe(9_000);
});
