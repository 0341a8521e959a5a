import { expect, test } from "vitest";
import { countProductsByLabel, getNextLabelChange, applyLabelChange } from "./label-change.ts";

test("[MN-1] a label that some products have is set on all, then removed from all, then restored", () => {
  const some = { count: 1, total: 3 };
  const all = getNextLabelChange({}, "HIT", some);
  expect(all).toEqual({ HIT: true });
  expect(getNextLabelChange(all, "HIT", some)).toEqual({ HIT: false });
  expect(getNextLabelChange({ HIT: false, NEW: true }, "HIT", some)).toEqual({ NEW: true });
});

test("[MN-1] toggles a label that all or no products have", () => {
  const everywhere = { count: 3, total: 3 };
  expect(getNextLabelChange({}, "HIT", everywhere)).toEqual({ HIT: false });
  expect(getNextLabelChange({ HIT: false }, "HIT", everywhere)).toEqual({});
  const nowhere = { count: 0, total: 3 };
  expect(getNextLabelChange({}, "HIT", nowhere)).toEqual({ HIT: true });
  expect(getNextLabelChange({ HIT: true }, "HIT", nowhere)).toEqual({});
});

test("[MN-1] keeps the other labels of products in their order, without duplicates", () => {
  expect(applyLabelChange(["Bizniki", "HIT"], { SPICY: true, HIT: false })).toEqual(["Bizniki", "SPICY"]);
  expect(applyLabelChange(["SPICY", "HIT"], { SPICY: true })).toEqual(["SPICY", "HIT"]);
  const products = [{ labels: ["HIT"] }, { labels: ["HIT", "NEW"] }, { labels: [] }];
  expect([...countProductsByLabel(products)]).toEqual([
    ["HIT", 2],
    ["NEW", 1],
  ]);
});
