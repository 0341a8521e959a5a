import { expect, test } from "vitest";
import type { BasketLine } from "../../shop/basket/basket.ts";
import { diffBasketLines, toShopItems } from "./goods.ts";

const createLine = (change: Partial<BasketLine>): BasketLine => ({
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
  expect(toShopItems([createLine({ count: 3, modifications: choices })], ({ uz }) => uz ?? "")).toEqual([
    { id: "osh", name: "Osh", price: 40_000, count: 3 },
  ]);
});

test("[AN-1] reports additions and removals with their counts", () => {
  const before = [createLine({}), createLine({ key: "non", count: 4 })];
  const after = [createLine({ count: 3 }), createLine({ key: "non", count: 1 })];
  const { added, removed } = diffBasketLines(before, after);
  expect(added.map(({ key, count }) => [key, count])).toEqual([["osh", 2]]);
  expect(removed.map(({ key, count }) => [key, count])).toEqual([["non", 3]]);
  expect(diffBasketLines([], [])).toEqual({ added: [], removed: [] });
});
