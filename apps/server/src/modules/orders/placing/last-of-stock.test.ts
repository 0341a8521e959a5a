import type { Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { testProduct } from "../../../testing/test-menu.ts";
import { addToMenu, CUSTOMER, pickup, productId, shop } from "../../../testing/test-shop.ts";

const app = await shop();
const ROUNDS = 6;

test("[MN-6] who comes too late by a moment is told how many are left, not that none is", async () => {
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
