import { expect, test } from "vitest";
import { isSaleStopActive, findProductState, filterShownProducts } from "./availability.ts";

const now = "2026-03-04T12:00:00Z";
const later = "2026-03-04T13:30:00Z";

test("[MN-7] a stop lasts until its end; without an end it stays", () => {
  expect(isSaleStopActive({ until: later }, now)).toBe(true);
  expect(isSaleStopActive({ until: now }, now)).toBe(false);
  expect(isSaleStopActive({ until: null }, now)).toBe(true);
  expect(isSaleStopActive(null, now)).toBe(false);
});

test("[MN-7] an unavailable product has a reason, and an end if known", () => {
  expect(findProductState({ stop: { until: later } }, { now })).toEqual({
    state: "stopped",
    until: new Date(later),
  });
  expect(findProductState({ stop: { until: null } }, { now })).toEqual({ state: "stopped", until: null });
  expect(findProductState({ isAvailable: false }, { now })).toEqual({ state: "stopped", until: null });
  expect(findProductState({ stock: 0 }, { now })).toEqual({ state: "sold_out" });
  expect(findProductState({ stop: { until: now }, stock: 3 }, { now })).toEqual({ state: "available" });
});

test("[MN-1] a product is available without a branch, or if an active branch of it equals the nearest", () => {
  const branches = [
    { id: "a", isActive: true },
    { id: "b", isActive: false },
  ];
  const findStateInBranch = (branchId: string | null) =>
    findProductState({ branches }, { branchId, now }).state;
  expect([
    findStateInBranch(null),
    findStateInBranch("a"),
    findStateInBranch("b"),
    findStateInBranch("c"),
  ]).toEqual(["available", "available", "not_in_branch", "not_in_branch"]);
});

test("[MN-1] sorts products by priority, without inactive ones and those of other branches", () => {
  const products = [
    { id: 1, priority: 2 },
    { id: 2, priority: 1 },
    { id: 3, branches: [] },
    { id: 4, isActive: false },
  ];
  expect(filterShownProducts(products, "a").map((product) => product.id)).toEqual([2, 1]);
  expect(filterShownProducts(products, null).map((product) => product.id)).toEqual([3, 2, 1]);
});
