import { expect, test } from "vitest";
import { labelCounts, pressed, withLabels } from "./label-change.ts";

test("[MN-1] a label that some products have goes to all, then from all, then stays where it was", () => {
  const some = { count: 1, total: 3 };
  const all = pressed({}, "HIT", some);
  expect(all).toEqual({ HIT: true });
  expect(pressed(all, "HIT", some)).toEqual({ HIT: false });
  expect(pressed({ HIT: false, NEW: true }, "HIT", some)).toEqual({ NEW: true });
});

test("[MN-1] a label that all or none have turns the other way and back", () => {
  const everywhere = { count: 3, total: 3 };
  expect(pressed({}, "HIT", everywhere)).toEqual({ HIT: false });
  expect(pressed({ HIT: false }, "HIT", everywhere)).toEqual({});
  const nowhere = { count: 0, total: 3 };
  expect(pressed({}, "HIT", nowhere)).toEqual({ HIT: true });
  expect(pressed({ HIT: true }, "HIT", nowhere)).toEqual({});
});

test("[MN-1] products keep the labels that nothing is said of, in their order, and none twice", () => {
  expect(withLabels(["Bizniki", "HIT"], { SPICY: true, HIT: false })).toEqual(["Bizniki", "SPICY"]);
  expect(withLabels(["SPICY", "HIT"], { SPICY: true })).toEqual(["SPICY", "HIT"]);
  const products = [{ labels: ["HIT"] }, { labels: ["HIT", "NEW"] }, { labels: [] }];
  expect([...labelCounts(products)]).toEqual([
    ["HIT", 2],
    ["NEW", 1],
  ]);
});
