import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestProduct } from "../../../testing/test-menu.ts";
import {
  addToTestMenu,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const RACE_ROUNDS = 6;

test("[MN-6] the later of two orders for the last stock is told how many are left", async () => {
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const body = createPickupBody({
    cartItems: [{ productId: productIdFromKey("cola"), count: 2 }],
    totalPrice: 20_000,
  });
  for (let round = 0; round < RACE_ROUNDS; round += 1) {
    await addToTestMenu(app, { products: [createTestProduct("cola", 9000, { stock: 5 })] });
    const path = "/orders/v1/orders";
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.call<Order & { code: string; data: { max: number } }>(path, { token, body }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200).map((reply) => reply.body);
    expect(refused.map(({ code, data }) => [code, data.max])).toEqual(
      Array.from({ length: 6 }, () => ["not_enough_stock", 1]),
    );
  }
});

test("[MN-6] a cancelled order returns the amount that it took, also if counting began later", async () => {
  const { token } = await app.signIn("+998901234568");
  const addProductWithStock = (key: string, left: number | null) =>
    addToTestMenu(app, { products: [createTestProduct(key, 9000, { stock: left })] });
  const fetchStockLeft = async (key: string) => {
    const owner = await app.signInStaff("owner@osh");
    const { body } = await app.call<{ count: number }[]>(`/console/v1/products?search=${key}`, {
      token: owner,
    });
    return body[0]?.count;
  };
  const orderAndCancel = async (key: string, between: () => Promise<void>) => {
    const cartItems = [{ productId: productIdFromKey(key), count: 2 }];
    const order = await postOrder(app, token, createPickupBody({ cartItems, totalPrice: 20_000 }));
    await between();
    const path = `/orders/v1/orders/${order.id}/cancel`;
    expect((await app.call(path, { token, body: {} })).status).toBe(200);
  };
  await addProductWithStock("lemonade", null);
  await orderAndCancel("lemonade", () => addProductWithStock("lemonade", 5));
  expect(await fetchStockLeft("lemonade")).toBe(5);
  await orderAndCancel("lemonade", async () => expect(await fetchStockLeft("lemonade")).toBe(3));
  expect(await fetchStockLeft("lemonade")).toBe(5);
  // Simulates an order of an older build, which did not store the taken stock. The cancellation returns the stock of
  // the order's lines.
  await orderAndCancel("lemonade", async () => {
    await app.db.tenant(app.osh, (tx) => sql`update orders set stock_taken = null`.execute(tx));
  });
  expect(await fetchStockLeft("lemonade")).toBe(5);
});
