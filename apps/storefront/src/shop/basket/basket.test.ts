import { createBasketLineKey } from "@dasturxon/domain/shared-basket";
import { beforeEach, expect, test, vi } from "vitest";
import {
  addToBasket,
  basketStore,
  clearBasket,
  countProducts,
  limitBasketLinesToStock,
  restoreBasket,
  setBasketLineCount,
} from "./basket.ts";
import { changeBasketLine } from "./change-line.ts";
import type { BasketModification } from "./basket.ts";
import type { Product } from "../../platform/shapes.ts";
import { createTestProduct } from "../../testing/product-fixture.ts";

const egg: BasketModification = {
  id: "egg",
  groupId: "extra",
  name: { uz: "Tuxum" },
  price: 4_000,
  count: 1,
};
const qazi: BasketModification = {
  id: "qazi",
  groupId: "extra",
  name: { uz: "Qazi" },
  price: 18_000,
  count: 2,
};

const createProduct = (change: Partial<Product> = {}) =>
  createTestProduct({ name: { uz: "Toʻy oshi" }, costPrice: 45_000, ...change });

beforeEach(() => void clearBasket());

test("[BK-5] adding the same product again increments its count", () => {
  addToBasket(createProduct());
  addToBasket(createProduct());
  expect(basketStore.get().lines.map((line) => line.count)).toEqual([2]);
});

test("[BK-5] other choices of the same product are another line, whatever their order", () => {
  addToBasket(createProduct(), [egg, qazi]);
  addToBasket(createProduct(), [qazi, egg]);
  addToBasket(createProduct(), [egg]);
  expect(basketStore.get().lines.map((line) => line.count)).toEqual([2, 1]);
  expect(createBasketLineKey("osh", [egg, qazi])).toBe(createBasketLineKey("osh", [qazi, egg]));
});

test("[MN-6] the count is limited by the stock, over all lines of the product", () => {
  addToBasket(createProduct({ count: 3 }), [egg], 2);
  expect(addToBasket(createProduct({ count: 3 }), [], 5)).toBe(1);
  expect(countProducts(basketStore.get().lines)).toBe(3);
});

test("[MN-6] the stock from the server limits every line of the product, without changing counts", () => {
  addToBasket(createProduct({ count: 10 }), [egg], 4);
  addToBasket(createProduct({ count: 10 }), [], 3);
  limitBasketLinesToStock([{ productId: "other", left: 0 }]);
  expect(basketStore.get().lines.map(({ count, limit }) => [count, limit])).toEqual([
    [4, 10],
    [3, 6],
  ]);
  limitBasketLinesToStock([{ productId: createProduct().id, left: 5 }]);
  expect(basketStore.get().lines.map(({ count, limit }) => [count, limit])).toEqual([
    [4, 2],
    [3, 1],
  ]);
  setBasketLineCount(createBasketLineKey(createProduct().id, []), 1);
  limitBasketLinesToStock([{ productId: createProduct().id, left: 5 }]);
  expect(basketStore.get().lines.map(({ count, limit }) => [count, limit])).toEqual([
    [4, 4],
    [1, 1],
  ]);
});

test("[MN-6] a product out of stock is not added", () => {
  expect(addToBasket(createProduct({ count: 0 }))).toBe(0);
  expect(basketStore.get().lines).toEqual([]);
});

test("[BK-5] a count of zero removes the line, and undo restores it", () => {
  addToBasket(createProduct(), [egg], 2);
  const before = setBasketLineCount(createBasketLineKey("osh", [egg]), 0);
  expect(basketStore.get().lines).toEqual([]);
  restoreBasket(before);
  expect(countProducts(basketStore.get().lines)).toBe(2);
});

test("[BK-9, US-9] the basket is stored on the device per brand and survives a reload", async () => {
  const kept = new Map<string, string>();
  const html = { dataset: { merchant: "osh" } };
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("document", { documentElement: html });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const reloadLines = async () => {
    vi.resetModules();
    return (await import("./basket.ts")).basketStore.get().lines;
  };
  addToBasket(createProduct(), [egg], 2);
  expect(await reloadLines()).toMatchObject([{ count: 2, modifications: [{ id: "egg" }] }]);
  html.dataset.merchant = "pizza";
  expect(await reloadLines()).toEqual([]);
  vi.unstubAllGlobals();
});

test("[BK-5] changing a line's choices keeps its place, or merges it with an equal line", () => {
  addToBasket(createProduct(), [egg], 2);
  addToBasket(createProduct({ id: "other" }));
  const listLineCounts = () => basketStore.get().lines.map(({ key, count }) => [key, count]);
  const key = createBasketLineKey(createProduct().id, [egg]);
  changeBasketLine(key, createProduct(), { modifications: [qazi], count: 3 });
  const changed = createBasketLineKey(createProduct().id, [qazi]);
  expect(listLineCounts()).toEqual([
    [changed, 3],
    ["other", 1],
  ]);
  addToBasket(createProduct(), [egg]);
  changeBasketLine(key, createProduct({ count: 4 }), { modifications: [qazi], count: 2 });
  expect(listLineCounts()).toEqual([
    ["other", 1],
    [changed, 4],
  ]);
});
