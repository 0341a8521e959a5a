import type { Order, OrderQuote, Receipt, RepeatedOrderBasket } from "@dasturxon/contract";
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

const DELIVERY_FEE = 2_000;
const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const createApplesProduct = (more: object = {}) =>
  createTestProduct("apples", 1_690, {
    unit: "KG",
    measure: 0.1,
    isWeighed: true,
    minCount: 3,
    stock: 20,
    ...more,
  });
await addToTestMenu(app, { products: [createApplesProduct()] });
const createApplesBasket = (count: number) => ({
  cartItems: [{ productId: productIdFromKey("apples"), count }],
});

interface Refusal {
  code: string;
  data: { min?: number; max?: number };
  description: Record<string, string>;
}
const postRefusedOrder = async (count: number) =>
  (
    await app.call<Refusal>("/orders/v1/orders", {
      token,
      body: createPickupBody({ ...createApplesBasket(count), totalPrice: 1 }),
    })
  ).body;
const fetchStockLeft = async () =>
  (
    await app.call<{ count: number; weighed: object }[]>("/console/v1/products?search=apples", {
      token: await app.signInStaff("owner@osh"),
    })
  ).body[0];

test("[MN-15] a weighed product is priced by steps, stores its weight and takes its steps from the stock", async () => {
  const quote = await app.call<OrderQuote>("/orders/v1/orders/quote", {
    body: createPickupBody(createApplesBasket(12)),
  });
  expect(quote.body).toMatchObject({ productCount: 1, totalPrice: 12 * 1_690 + DELIVERY_FEE, obstacles: [] });
  const order = await postOrder(
    app,
    token,
    createPickupBody({ ...createApplesBasket(12), totalPrice: 12 * 1_690 + DELIVERY_FEE }),
  );
  expect(order.productCount).toBe(1);
  expect(order.cartItems).toMatchObject([
    { count: 12, unitPrice: 1_690, totalPrice: 20_280, weighed: { unit: "KG", measure: 0.1 } },
  ]);
  expect(await fetchStockLeft()).toMatchObject({ count: 8, weighed: { unit: "KG", measure: 0.1 } });
});

test("[MN-15, LN-1] refuses less than the minimum and more than the stock, by weight in each language", async () => {
  const little = await postRefusedOrder(2);
  expect([little.code, little.data.min]).toEqual(["count_too_small", 3]);
  expect(little.description).toMatchObject({
    uz: "“apples” kamida 0,3\u00a0kg sotiladi.",
    ru: "«apples» продаётся от 0,3\u00a0кг.",
    en: "“apples” is sold from 0.3\u00a0kg.",
    ar: expect.stringContaining("0.3\u00a0كغ"),
    zh: expect.stringContaining("0.3\u00a0公斤"),
  });
  const much = await postRefusedOrder(9);
  expect([much.code, much.data.max]).toEqual(["not_enough_stock", 8]);
  expect(much.description["ru"]).toContain("максимум: 0,8\u00a0кг");
});

test("[MN-15, OR-10] a receipt shows the weight; an older order shows the count", async () => {
  const order = await postOrder(
    app,
    token,
    createPickupBody({ ...createApplesBasket(4), totalPrice: 4 * 1_690 + DELIVERY_FEE }),
  );
  const fetchReceiptPage = async () => {
    const reply = await app.http.app.inject({
      url: `/api/orders/v1/orders/${order.id}/receipt/page?lang=ru`,
      headers: { host: "osh.localhost", authorization: `Bearer ${token}` },
    });
    return reply.body;
  };
  expect(await fetchReceiptPage()).toContain("0,4\u00a0кг");
  await app.db.tenant(app.osh, (tx) =>
    sql`update orders set lines = jsonb_set(lines::jsonb, '{0}', (lines::jsonb->0) - 'weighed') where id = ${order.id}`.execute(
      tx,
    ),
  );
  expect(await fetchReceiptPage()).toContain("4 × ");
  const { body } = await app.call<Receipt>(`/orders/v1/orders/${order.id}/receipt`, { token });
  expect(body.lines).toMatchObject([{ count: 4, weighed: null }]);
  // The old count of four had another unit, so it is not converted.
  const again = await app.call<RepeatedOrderBasket>(`/orders/v1/orders/${order.id}/repeat`, { token });
  expect(again.body).toMatchObject({
    cartItems: [],
    missing: [{ count: 4, left: 0, reason: "choice_changed" }],
  });
});

test("[MN-15, OR-9] repeats an order with the same weight", async () => {
  const order: Order = await postOrder(
    app,
    token,
    createPickupBody({ ...createApplesBasket(3), totalPrice: 3 * 1_690 + DELIVERY_FEE }),
  );
  await addToTestMenu(app, { products: [createApplesProduct({ stock: null })] });
  const { body } = await app.call<RepeatedOrderBasket>(`/orders/v1/orders/${order.id}/repeat`, { token });
  expect(body).toMatchObject({ cartItems: [{ count: 3 }], missing: [], totalProductPrice: 3 * 1_690 });
});
