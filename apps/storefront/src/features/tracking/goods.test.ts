import { expect, test } from "vitest";
import type { BasketLine } from "../../shop/basket/basket.ts";
import { changeOf, toShopItems } from "./goods.ts";

const line = (change: Partial<BasketLine>): BasketLine => ({
  key: "osh",
  productId: "osh",
  count: 1,
  modifications: [],
  name: { uz: "Osh" },
  image: null,
  imageGround: null,
  costPrice: 40_000,
  discount: 10,
  limit: null,
  ...change,
});

test("[AN-1] reports products by id, name, count and unit price with choices", () => {
  const choices = [{ id: "m", groupId: "g", name: {}, price: 2_000, count: 2 }];
  expect(toShopItems([line({ count: 3, modifications: choices })], ({ uz }) => uz ?? "")).toEqual([
    { id: "osh", name: "Osh", price: 40_000, count: 3 },
  ]);
});

test("[AN-1] reports additions and removals with their counts", () => {
  const before = [line({}), line({ key: "non", count: 4 })];
  const after = [line({ count: 3 }), line({ key: "non", count: 1 })];
  const { added, removed } = changeOf(before, after);
  expect(added.map(({ key, count }) => [key, count])).toEqual([["osh", 2]]);
  expect(removed.map(({ key, count }) => [key, count])).toEqual([["non", 3]]);
  expect(changeOf([], [])).toEqual({ added: [], removed: [] });
});
