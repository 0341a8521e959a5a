import { beforeEach, expect, test } from "vitest";
import {
  addToBasket,
  basketStore,
  clearBasket,
  countOf,
  lineKey,
  restoreBasket,
  setLineCount,
} from "./basket.ts";
import type { BasketModification } from "./basket.ts";
import type { Product } from "../../platform/shapes.ts";

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

function product(change: Partial<Product> = {}): Product {
  return {
    id: "osh",
    categoryId: "palov",
    name: { uz: "Toʻy oshi" },
    description: {},
    image: null,
    imageGround: null,
    gallery: [],
    costPrice: 45_000,
    branchPrices: [],
    discount: 0,
    unit: "GRAMM",
    measure: 450,
    calorie: null,
    timeCookingMin: null,
    timeCookingMax: null,
    type: "NONE",
    modificationGroups: [],
    count: null,
    priority: 1,
    labels: [],
    tags: [],
    isCartRecommendation: false,
    deliveryEnabled: true,
    productBranch: [],
    isAvailable: true,
    stop: null,
    timetable: null,
    mxicCode: null,
    grade: null,
    ...change,
  };
}

beforeEach(() => void clearBasket());

test("[BK-5] adding the same product again raises its count, one at a time", () => {
  addToBasket(product());
  addToBasket(product());
  expect(basketStore.get().lines.map((line) => line.count)).toEqual([2]);
});

test("[BK-5] other choices of the same product make another line, in whatever order they were chosen", () => {
  addToBasket(product(), [egg, qazi]);
  addToBasket(product(), [qazi, egg]);
  addToBasket(product(), [egg]);
  expect(basketStore.get().lines.map((line) => line.count)).toEqual([2, 1]);
  expect(lineKey("osh", [egg, qazi])).toBe(lineKey("osh", [qazi, egg]));
});

test("[MN-6] the count stops at what is left, all lines of the product together", () => {
  addToBasket(product({ count: 3 }), [egg], 2);
  expect(addToBasket(product({ count: 3 }), [], 5)).toBe(1);
  expect(countOf(basketStore.get().lines)).toBe(3);
});

test("[MN-6] a product of which nothing is left is not added", () => {
  expect(addToBasket(product({ count: 0 }))).toBe(0);
  expect(basketStore.get().lines).toEqual([]);
});

test("[BK-5] a count of zero removes the line, and undo brings it back", () => {
  addToBasket(product(), [egg], 2);
  const before = setLineCount(lineKey("osh", [egg]), 0);
  expect(basketStore.get().lines).toEqual([]);
  restoreBasket(before);
  expect(countOf(basketStore.get().lines)).toBe(2);
});
