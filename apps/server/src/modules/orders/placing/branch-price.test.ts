import type { Menu, Order, OrderQuote } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createTestProduct } from "../../../testing/test-menu.ts";
import {
  addToTestMenu,
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
await addToTestMenu(app, {
  products: [
    createTestProduct("manti", 30_000, { discount: 10, branches: [{ branchKey: "north", price: 40_000 }] }),
    createTestProduct("norin", 35_000, { branches: [{ branchKey: "north", isActive: false }] }),
  ],
});
const { token } = await app.signIn(CUSTOMER_PHONE);
const createMantiOrder = (branch: string, totalPrice: number) =>
  createPickupBody({
    branchId: branchIdFromKey(branch),
    cartItems: [{ productId: productIdFromKey("manti"), count: 1 }],
    totalPrice,
  });
const postOrderCall = (body: object) =>
  app.call<Order & { code: string; data: object }>("/orders/v1/orders", { token, body });

test("[MN-1] the menu lists branches with a different price or without the product", async () => {
  const { body } = await app.call<Menu>("/products/v1/overalls");
  const findProduct = (key: string) => body.products.find(({ id }) => id === productIdFromKey(key));
  expect(findProduct("manti")).toMatchObject({
    costPrice: 30_000,
    branchPrices: [{ id: branchIdFromKey("north"), price: 40_000 }],
    productBranch: [],
  });
  expect(findProduct("norin")?.branchPrices).toEqual([]);
  expect(findProduct("norin")?.productBranch).toContainEqual({
    id: branchIdFromKey("north"),
    isActive: false,
  });
});

test("[BK-10] a quote uses the branch's price, with a percent discount applied after it", async () => {
  const quoteManti = (branch: string) =>
    app.call<OrderQuote>("/orders/v1/orders/quote", { body: createMantiOrder(branch, 0) });
  expect((await quoteManti("center")).body).toMatchObject({
    productPrice: 30_000,
    totalProductPrice: 27_000,
  });
  expect((await quoteManti("north")).body).toMatchObject({ productPrice: 40_000, totalProductPrice: 36_000 });
});

test("[BK-8] charges an order at its branch's price; another branch's total is refused with the new one", async () => {
  const refused = await postOrderCall(createMantiOrder("north", 29_000));
  expect(refused.body).toMatchObject({ code: "price_changed", data: { breakdown: { totalPrice: 38_000 } } });
  const placed = await postOrderCall(createMantiOrder("north", 38_000));
  expect(placed.body).toMatchObject({ totalPrice: 38_000, cartItems: [{ unitPrice: 36_000 }] });
  expect((await postOrderCall(createMantiOrder("center", 29_000))).status).toBe(200);
});

test("[MN-1] a branch that does not sell a product refuses it by name", async () => {
  const cartItems = [{ productId: productIdFromKey("norin"), count: 1 }];
  const { body } = await postOrderCall(
    createPickupBody({ branchId: branchIdFromKey("north"), cartItems, totalPrice: 37_000 }),
  );
  expect(body).toMatchObject({ code: "product_unavailable", data: { name: { uz: "norin" } } });
});
