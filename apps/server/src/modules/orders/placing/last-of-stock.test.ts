import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testProduct } from "../../../testing/test-menu.ts";
import { addToMenu, CUSTOMER, pickup, postOrder, productId, shop } from "../../../testing/test-shop.ts";

const app = await shop();
const ROUNDS = 6;

test("[MN-6] the later of two orders for the last stock is told how many are left", async () => {
  const { token } = await app.signIn(CUSTOMER);
  const body = pickup({ cartItems: [{ productId: productId("cola"), count: 2 }], totalPrice: 20_000 });
  for (let round = 0; round < ROUNDS; round += 1) {
    await addToMenu(app, { products: [testProduct("cola", 9000, { stock: 5 })] });
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
  const stock = (key: string, left: number | null) =>
    addToMenu(app, { products: [testProduct(key, 9000, { stock: left })] });
  const leftOf = async (key: string) => {
    const owner = await app.signInStaff("owner@osh");
    const { body } = await app.call<{ count: number }[]>(`/console/v1/products?search=${key}`, {
      token: owner,
    });
    return body[0]?.count;
  };
  const buyAndCancel = async (key: string, between: () => Promise<void>) => {
    const cartItems = [{ productId: productId(key), count: 2 }];
    const order = await postOrder(app, token, pickup({ cartItems, totalPrice: 20_000 }));
    await between();
    const path = `/orders/v1/orders/${order.id}/cancel`;
    expect((await app.call(path, { token, body: {} })).status).toBe(200);
  };
  await stock("lemonade", null);
  await buyAndCancel("lemonade", () => stock("lemonade", 5));
  expect(await leftOf("lemonade")).toBe(5);
  await buyAndCancel("lemonade", async () => expect(await leftOf("lemonade")).toBe(3));
  expect(await leftOf("lemonade")).toBe(5);
  // Simulates an order from an older build without stored stock. It returns the stock of its lines.
  await buyAndCancel("lemonade", async () => {
    await app.db.tenant(app.osh, (tx) => sql`update orders set stock_taken = null`.execute(tx));
  });
  expect(await leftOf("lemonade")).toBe(5);
});
