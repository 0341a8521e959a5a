import type { Order } from "@dasturxon/contract";
import { assert, asyncProperty, constantFrom, integer, record } from "fast-check";
import { expect, test } from "vitest";
import { CUSTOMER, delivery, modificationId, pickup, productId, shop } from "../testing/test-shop.ts";

const app = await shop();
const { token } = await app.signIn(CUSTOMER);
const order = (body: unknown) =>
  app.call<Order & { code: string; data: { breakdown?: { totalPrice: number } } }>("/orders/v1/orders", {
    token,
    body: body as object,
  });
const plov = productId("plov");

test.each([0, -1, 1.5, 1e9, Number.NaN, "2", null])("[S6] a count of %s is refused", async (count) => {
  const reply = await order({ ...pickup(), cartItems: [{ productId: plov, count }] });
  expect(reply.status).toBe(400);
});

test.each([
  ["a negative total", { totalPrice: -1 }],
  ["a total of half a sum", { totalPrice: 47_000.5 }],
  ["negative cashback", { cashback: -1000 }],
])("[S6] %s is refused as malformed", async (_, more) => {
  expect((await order({ ...pickup(), ...more })).status).toBe(400);
});

test.each([
  [
    "a modification of another product",
    {
      cartItems: [
        { productId: plov, count: 1, modifications: [{ id: modificationId("somsa/size/big"), count: 1 }] },
      ],
    },
  ],
  ["a promo of nobody", { promoCode: "FREE" }],
  ["cashback that nobody has", { cashback: 40_000, totalPrice: 7000 }],
  ["a stale price", { totalPrice: 46_999 }],
])("[S6] %s does not get through", async (_, more) => {
  const reply = await order(pickup(more));
  expect([404, 409]).toContain(reply.status);
});

test("[S6] prices and discounts written into the lines change nothing", async () => {
  const cartItems = [{ productId: plov, count: 1, costPrice: 1, discount: 100, price: 1, modifications: [] }];
  const reply = await order({ ...pickup(), cartItems, deliveryPrice: 0, productDiscount: 45_000 });
  expect(reply.body.totalPrice).toBe(47_000);
});

test("[S6] whatever the basket says, the total is the server's own and never below zero", async () => {
  const basket = record({
    plov: integer({ min: 1, max: 20 }),
    salad: integer({ min: 1, max: 20 }),
    promoCode: constantFrom(null, "TEN", "ROAD"),
    cashback: integer({ min: 0, max: 1_000_000 }),
    claimed: integer({ min: 0, max: 10_000_000 }),
  });
  await assert(
    asyncProperty(basket, async (wish) => {
      const products = wish.plov * 45_000 + wish.salad * 18_000;
      const promo = wish.promoCode === "TEN" ? Math.floor(products / 10 + 0.5) : 0;
      const road = products >= 150_000 || wish.promoCode === "ROAD" ? 0 : 10_000;
      const fee = products > 200_000 ? 0 : 2000;
      const honest = products - promo + road + fee;
      const cartItems = [
        { productId: plov, count: wish.plov },
        { productId: productId("salad"), count: wish.salad },
      ];
      const { promoCode, cashback } = wish;
      const reply = await order(delivery({ cartItems, promoCode, cashback, totalPrice: wish.claimed }));
      const total = reply.status === 200 ? reply.body.totalPrice : reply.body.data.breakdown?.totalPrice;
      expect(total).toBe(honest);
      expect(reply.status).toBe(wish.claimed === honest ? 200 : 409);
    }),
    { numRuns: 150 },
  );
});
