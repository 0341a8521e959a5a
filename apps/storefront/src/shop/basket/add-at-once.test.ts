import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Product } from "../../platform/shapes.ts";
import { menuQuery } from "../menu/menu-query.ts";
import { addToBasketDirectly } from "./add-at-once.ts";
import { basketStore, clearBasket } from "./basket.ts";

const somsa = {
  id: "somsa",
  name: {},
  costPrice: 9_000,
  discount: 0,
  count: null,
  minCount: 1,
  modificationGroups: [],
};
const pauses = [{ branchId: "chilonzor", kind: "STOP", categoryId: null, until: null }];

beforeEach(clearBasket);
afterEach(() => vi.unstubAllGlobals());

test("[CH-2] a branch that takes no orders gets no quick additions, whichever service type selected it", async () => {
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { dataset: {} } });
  const menu = { hash: "1", version: "1", products: [somsa], pauses };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(menu)));
  await menuQuery.load();
  const product = somsa as unknown as Product;
  expect(addToBasketDirectly(product, "chilonzor")).toBe(false);
  expect(basketStore.get().lines).toEqual([]);
  expect(addToBasketDirectly(product, "yunusobod")).toBe(true);
  expect(basketStore.get().lines).toHaveLength(1);
});

test("[MN-6] a product whose remaining stock is below its minimum is not added", () => {
  const product = { ...somsa, count: 1, minCount: 2 } as unknown as Product;
  expect(addToBasketDirectly(product, "yunusobod")).toBe(false);
  expect(basketStore.get().lines).toEqual([]);
});
