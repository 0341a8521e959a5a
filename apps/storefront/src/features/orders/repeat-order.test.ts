import { expect, test } from "vitest";
import type { Menu, Order, Product } from "../../platform/shapes.ts";
import { matchOrder } from "./repeat-order.ts";

const NOW = { now: Date.parse("2026-11-25T12:00:00Z"), timeZone: "Asia/Tashkent" };

const size = (ids: string[], { min = 1, max = 1 } = {}) => ({
  id: "size",
  name: {},
  min,
  max,
  modifications: ids.map((id) => ({ id, name: {}, price: 5_000, maxCount: 2, image: null })),
});

function product(id: string, change: Partial<Product> = {}): Product {
  return {
    id,
    categoryId: "c",
    name: { uz: id },
    description: {},
    image: null,
    imageGround: null,
    gallery: [],
    costPrice: 10_000,
    branchPrices: [],
    discount: 0,
    unit: "COUNT",
    measure: 1,
    calorie: null,
    timeCookingMin: null,
    timeCookingMax: null,
    type: "NONE",
    modificationGroups: [],
    count: null,
    priority: 0,
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

function line(
  productId: string,
  modifications: { id: string; count: number }[] = [],
): Order["cartItems"][number] {
  return {
    productId,
    name: { uz: productId },
    image: null,
    imageGround: null,
    count: 2,
    unitPrice: 1,
    unitOldPrice: 1,
    totalPrice: 2,
    modifications: modifications.map(({ id, count }) => ({ id, count, name: {}, price: 1 })),
    parts: [],
  };
}

const menu = (...products: Product[]): Menu => ({
  version: "1",
  pauses: [],
  groups: [],
  categories: [],
  products,
});

test("[OR-9] what is still on the menu comes back with its count, at today's prices", () => {
  const { found, missing } = matchOrder([line("osh")], menu(product("osh")), NOW);
  expect(found).toMatchObject([{ product: { id: "osh", costPrice: 10_000 }, count: 2, modifications: [] }]);
  expect(missing).toEqual([]);
});

test("[OR-9] what has left the menu or is stopped is named as missing", () => {
  const stopped = product("manti", { isAvailable: false, stop: { until: null, branchIds: null } });
  const { found, missing } = matchOrder(
    [line("osh"), line("manti"), line("norin")],
    menu(stopped, product("norin")),
    NOW,
  );
  expect(found.map((each) => each.product.id)).toEqual(["norin"]);
  expect(missing.map((each) => each.productId)).toEqual(["osh", "manti"]);
});

test("[OR-9] choices come back with it; one that is gone makes the line missing", () => {
  const pizza = product("pizza", { modificationGroups: [size(["s", "l"])] });
  const again = matchOrder([line("pizza", [{ id: "l", count: 1 }])], menu(pizza), NOW);
  expect(again.found[0]?.modifications).toEqual([
    { id: "l", groupId: "size", name: {}, price: 5_000, count: 1 },
  ]);
  expect(matchOrder([line("pizza", [{ id: "xl", count: 1 }])], menu(pizza), NOW).missing).toHaveLength(1);
});

test("[OR-9] [MN-5] a group that wants a choice now, which the old order does not have, makes the line missing", () => {
  const pizza = product("pizza", { modificationGroups: [size(["s", "l"])] });
  expect(matchOrder([line("pizza")], menu(pizza), NOW).missing).toHaveLength(1);
});
