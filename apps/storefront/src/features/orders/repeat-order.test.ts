import { expect, test } from "vitest";
import type { Menu, Order, Product } from "../../platform/shapes.ts";
import { createTestProduct } from "../../testing/product-fixture.ts";
import { toRepeatedOrderResult } from "./repeat-order.ts";

const createSizeGroup = (ids: string[], { min = 1, max = 1 } = {}) => ({
  id: "size",
  name: {},
  min,
  max,
  modifications: ids.map((id) => ({ id, name: {}, price: 5_000, maxCount: 2, image: null })),
});

const createProduct = (id: string, change: Partial<Product> = {}) =>
  createTestProduct({ id, categoryId: "c", name: { uz: id }, ...change });

function createOrderLine(
  productId: string,
  modifications: { id: string; count: number }[] = [],
): Order["cartItems"][number] {
  return {
    productId,
    name: { uz: productId },
    image: null,
    imageGround: null,
    weighed: null,
    count: 2,
    unitPrice: 1,
    unitOldPrice: 1,
    totalPrice: 2,
    modifications: modifications.map(({ id, count }) => ({ id, count, name: {}, price: 1 })),
    whenGone: "CALL",
    parts: [],
  };
}

const createMenu = (...products: Product[]): Menu => ({
  version: "1",
  pauses: [],
  groups: [],
  categories: [],
  products,
});

const createRepeatedLines = (change: Partial<Parameters<typeof toRepeatedOrderResult>[0]>) => ({
  cartItems: [],
  missing: [],
  ...change,
});
const createCartItem = (productId: string, modifications: { id: string; count: number }[] = []) => ({
  productId,
  count: 2,
  modifications,
  whenGone: "CALL" as const,
});

test("[OR-9] adds the products that the server returns with their counts, at today's prices", () => {
  const { found, gone } = toRepeatedOrderResult(
    createRepeatedLines({ cartItems: [createCartItem("osh")] }),
    [createOrderLine("osh")],
    createMenu(createProduct("osh")),
  );
  expect(found).toMatchObject([{ product: { id: "osh", costPrice: 10_000 }, count: 2, modifications: [] }]);
  expect(gone).toEqual([]);
});

test("[OR-9] reports stopped and scarce products as unavailable, not as removed", () => {
  const missing = [
    {
      productId: "norin",
      name: { uz: "norin" },
      count: 2,
      left: 0,
      reason: "stopped" as const,
      backAt: null,
    },
    {
      productId: "kola",
      name: { uz: "kola" },
      count: 2,
      left: 1,
      reason: "not_enough" as const,
      backAt: null,
    },
  ];
  const cartItems = [{ ...createCartItem("kola"), count: 1 }];
  const again = toRepeatedOrderResult(
    createRepeatedLines({ cartItems, missing }),
    [],
    createMenu(createProduct("kola")),
  );
  expect(again.found).toMatchObject([{ product: { id: "kola" }, count: 1 }]);
  expect(again.away).toEqual([{ name: { uz: "norin" }, isSoldOut: false, backAt: null }]);
  expect(again.gone).toEqual([]);
  expect(again.fewer).toEqual([{ name: { uz: "kola" }, left: { count: 1, weighed: null } }]);
});

test("[OR-9] restores choices with their current names and prices", () => {
  const pizza = createProduct("pizza", { modificationGroups: [createSizeGroup(["s", "l"])] });
  const again = toRepeatedOrderResult(
    createRepeatedLines({ cartItems: [createCartItem("pizza", [{ id: "l", count: 1 }])] }),
    [],
    createMenu(pizza),
  );
  expect(again.found[0]?.modifications).toEqual([
    { id: "l", groupId: "size", name: {}, price: 5_000, count: 1 },
  ]);
});

test("[OR-9] reports products missing in the loaded menu as removed", () => {
  const pizza = createProduct("pizza", { modificationGroups: [createSizeGroup(["s"])] });
  const cartItems = [createCartItem("osh"), createCartItem("pizza", [{ id: "l", count: 1 }])];
  const again = toRepeatedOrderResult(
    createRepeatedLines({ cartItems }),
    [createOrderLine("osh"), createOrderLine("pizza")],
    createMenu(pizza),
  );
  expect(again.found).toEqual([]);
  expect(again.gone).toEqual([{ uz: "osh" }, { uz: "pizza" }]);
});
