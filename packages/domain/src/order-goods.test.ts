import { expect, test } from "vitest";
import { checkBasket, createGoodsRefusals, findGoodsProblems } from "./order-goods.ts";
import type { OrderedLine, ProductSaleState } from "./order-goods.ts";
import type { StockByProduct } from "./stock.ts";

const plov: OrderedLine = { productId: "plov", count: 2, state: { state: "available" } };
const createSetLine = (state: ProductSaleState): OrderedLine => ({
  ...plov,
  productId: "set",
  parts: [{ productId: "tea", count: 1, state }],
});
const listGoodsRefusals = (lines: OrderedLine[], stock: StockByProduct = new Map()) =>
  createGoodsRefusals(findGoodsProblems(lines, stock));
const lunchOnlyState = { state: "off_hours", from: "12:00", to: "15:00", opensAt: null } as const;

test("[CH-9] refuses an empty basket", () => {
  expect(checkBasket([])).toEqual([{ code: "basket_empty", data: {} }]);
  expect(checkBasket([plov])).toEqual([]);
  expect(listGoodsRefusals([plov])).toEqual([]);
});

test("[MN-7] a stopped product blocks the order, is named, and has its return time if known", () => {
  const state = { state: "stopped", until: new Date("2026-03-04T09:00:00Z") } as const;
  expect(listGoodsRefusals([plov, { productId: "somsa", count: 1, state }])).toEqual([
    {
      code: "product_unavailable",
      data: { productIds: ["somsa"], backAt: "2026-03-04T09:00:00.000Z" },
      names: { name: "somsa" },
    },
  ]);
});

test("[MN-7] a product outside its hours is reported with them, also as a part of a set", () => {
  expect(listGoodsRefusals([{ ...plov, state: lunchOnlyState }])).toEqual([
    {
      code: "not_served_now",
      data: { productIds: ["plov"], from: "12:00", to: "15:00" },
      names: { name: "plov" },
    },
  ]);
  expect(listGoodsRefusals([createSetLine(lunchOnlyState)])).toMatchObject([
    { code: "not_served_now", data: { productIds: ["set"] }, names: { name: "tea" } },
  ]);
});

test("refuses an unknown product by its position in the order", () => {
  const unknown: OrderedLine = { productId: "who", count: 1, state: { state: "unknown" } };
  expect(listGoodsRefusals([plov, unknown])).toEqual([
    { code: "product_not_found", data: { field: "cartItems.1.productId", productIds: ["who"] } },
  ]);
});

test("[MN-6] names an unavailable part with its set", () => {
  expect(listGoodsRefusals([createSetLine({ state: "sold_out" })])).toEqual([
    { code: "part_unavailable", data: { productIds: ["set"] }, names: { name: "set", part: "tea" } },
  ]);
});

test("[MN-6] refuses more than the stock with the maximum", () => {
  expect(listGoodsRefusals([plov], new Map([["plov", 1]]))).toEqual([
    { code: "not_enough_stock", data: { productIds: ["plov"], max: 1 }, names: { name: "plov" } },
  ]);
});

test("[MN-5] refuses choices outside a group's limits with the line, and one chosen too often with its own", () => {
  const sizes = { id: "size", minimum: 1, maximum: 1, modifications: [{ id: "small", maxCount: 1 }] };
  const line = { ...plov, modificationGroups: [sizes] };
  expect(listGoodsRefusals([line])).toEqual([
    {
      code: "modifications_required",
      data: { field: "cartItems.0.modifications", min: 1, max: 1 },
      names: { name: "plov" },
    },
  ]);
  const free = { ...line, modificationGroups: [{ ...sizes, minimum: 0, maximum: null }] };
  expect(listGoodsRefusals([{ ...free, chosen: [{ id: "small", count: 2 }] }])).toMatchObject([
    { code: "modifications_required", data: { min: 0, max: 1 }, names: { name: "small" } },
  ]);
});
