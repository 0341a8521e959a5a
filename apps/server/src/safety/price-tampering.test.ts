import type { Order } from "@dasturxon/contract";
import { priceCart } from "@dasturxon/domain/pricing";
import * as fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { promoRows } from "../demo/keyed-rows.ts";
import { promos } from "../modules/loyalty/index.ts";
import { testPromo } from "../testing/add-goods.ts";
import { addRows } from "../testing/add-rows.ts";
import { bySize, reportFigure } from "../testing/test-size.ts";
import { CUSTOMER, delivery, modificationId, pickup, productId, shop } from "../testing/test-shop.ts";
import { scaledTime } from "../testing/time-limits.ts";

const CARTS = bySize(10_000, 100_000);
const ORDERED = bySize(150, 2000);

const app = await shop();
const { token, userId } = await app.signIn(CUSTOMER);
const order = (body: unknown) =>
  app.call<Order & { code: string; data: { breakdown?: { totalPrice: number } } }>("/orders/v1/orders", {
    token,
    body: body as object,
  });
const plov = productId("plov");

test.each([0, -1, 1.5, 1e9, Number.NaN, "2", null])("[S6] refuses a count of %s", async (count) => {
  const reply = await order({ ...pickup(), cartItems: [{ productId: plov, count }] });
  expect(reply.status).toBe(400);
});

test.each([
  ["a negative total", { totalPrice: -1 }],
  ["a total of half a sum", { totalPrice: 47_000.5 }],
  ["negative cashback", { cashback: -1000 }],
])("[S6] refuses %s as malformed", async (_, more) => {
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
])("[S6] refuses %s", async (_, more) => {
  const reply = await order(pickup(more));
  expect([404, 409]).toContain(reply.status);
});

test("[S6] ignores discounts and totals in the basket, and refuses a price in a line", async () => {
  const line = { productId: plov, count: 1, discount: 100, costPrice: 1, modifications: [] };
  const claims = { deliveryPrice: 0, productDiscount: 45_000 };
  const reply = await order({ ...pickup(), cartItems: [line], ...claims });
  expect([reply.status, reply.body.totalPrice]).toEqual([200, 47_000]);
  const priced = await order({ ...pickup({ totalPrice: 1 }), cartItems: [{ ...line, price: 1 }] });
  expect([priced.status, priced.body.code]).toEqual([409, "product_overpriced"]);
});

test(
  "[S6] the total is computed by the server and never below zero, whatever the basket says",
  async () => {
    const basket = fc.record({
      plov: fc.integer({ min: 1, max: 20 }),
      salad: fc.integer({ min: 1, max: 20 }),
      promoCode: fc.constantFrom(null, "TEN", "ROAD"),
      cashback: fc.integer({ min: 0, max: 1_000_000 }),
      claimed: fc.integer({ min: 0, max: 10_000_000 }),
    });
    await fc.assert(
      fc.asyncProperty(basket, async (request) => {
        const products = request.plov * 45_000 + request.salad * 18_000;
        const promo = request.promoCode === "TEN" ? Math.floor(products / 10 + 0.5) : 0;
        const road = products >= 150_000 || request.promoCode === "ROAD" ? 0 : 10_000;
        const fee = products > 200_000 ? 0 : 2000;
        const honest = products - promo + road + fee;
        const cartItems = [
          { productId: plov, count: request.plov },
          { productId: productId("salad"), count: request.salad },
        ];
        const { promoCode, cashback } = request;
        const reply = await order(delivery({ cartItems, promoCode, cashback, totalPrice: request.claimed }));
        const total = reply.status === 200 ? reply.body.totalPrice : reply.body.data.breakdown?.totalPrice;
        expect(total).toBe(honest);
        expect(reply.status).toBe(request.claimed === honest ? 200 : 409);
      }),
      { numRuns: ORDERED },
    );
    reportFigure(`S6: ${ORDERED} of ${ORDERED} baskets were charged what the server said`);
  },
  scaledTime(300_000),
);

test("[S6] a code of another brand is unknown", async () => {
  const promo = testPromo("PIZZAONLY", app.clock.now(), { productDiscount: 50 });
  await addRows(app, "pizza", promos, promoRows("pizza", [promo]));
  const reply = await order(pickup({ promoCode: "PIZZAONLY", totalPrice: 24_500 }));
  expect([reply.status, reply.body.code]).toEqual([404, "promo_not_found"]);
});

test("[S6] cashback and a promo code together never reduce a total below zero", async () => {
  await app.db.tenant(app.osh, (tx) =>
    sql`insert into cashback_balances (merchant_id, user_id, balance) values (${app.osh}, ${userId}, 1000000)`.execute(
      tx,
    ),
  );
  const request = { promoCode: "ONCE", cashback: 1_000_000 };
  const refused = await order(pickup({ ...request, totalPrice: 1 }));
  expect([refused.status, refused.body.data.breakdown?.totalPrice]).toEqual([409, 0]);
  const free = await order(pickup({ ...request, totalPrice: 0 }));
  expect([free.status, free.body.totalPrice]).toEqual([200, 0]);
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ balance: number }>`select balance from cashback_balances where user_id = ${userId}`.execute(tx),
  );
  // 45,000 minus 5,000 for the promo code, plus a service fee of 2,000.
  expect(rows).toEqual([{ balance: 1_000_000 - 42_000 }]);
});

const sumUpTo = (max: number) => fc.integer({ min: 0, max });
/** Whole and fractional percentages. */
const percent = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
);
const cart = fc.record({
  lines: fc.array(
    fc.record({
      productId: fc.constant("any"),
      costPrice: sumUpTo(2_000_000),
      discountPercent: percent,
      modifications: fc.array(fc.record({ price: sumUpTo(50_000), count: sumUpTo(5) }), { maxLength: 3 }),
      count: sumUpTo(99),
    }),
    { maxLength: 5 },
  ),
  promo: fc.oneof(
    fc.constant(null),
    fc.record({
      discountType: fc.constant("PERCENTAGE" as const),
      productDiscount: percent,
      deliveryDiscount: percent,
    }),
    fc.record({
      discountType: fc.constant("AMOUNT" as const),
      productDiscount: sumUpTo(500_000),
      deliveryDiscount: sumUpTo(50_000),
    }),
  ),
  deliveryPrice: sumUpTo(60_000),
  serviceType: fc.constantFrom("DELIVERY" as const, "PICK_UP" as const, "DINE_IN" as const),
  serviceFee: fc.record({
    isServiceFeeEnabled: fc.boolean(),
    isServiceFeeFreeAboveThreshold: fc.boolean(),
    serviceFeeThreshold: sumUpTo(1_000_000),
    serviceFeeAmount: sumUpTo(10_000),
  }),
  cashbackWanted: sumUpTo(3_000_000),
  cashbackBalance: sumUpTo(3_000_000),
});
type Cart = typeof cart extends fc.Arbitrary<infer T> ? T : never;

/** An independent implementation of the price rules, with BigInt in ten-thousandths. */
function reckon(request: Cart): { total: bigint; cashback: bigint; products: bigint } {
  const part = (base: bigint, share: number) => {
    const exact = base * BigInt(Math.round(share * 100));
    return exact / 10_000n + (exact % 10_000n >= 5000n ? 1n : 0n);
  };
  const least = (...values: bigint[]) => values.reduce((a, b) => (a < b ? a : b));
  let products = 0n;
  let count = 0;
  for (const each of request.lines) {
    const cost = BigInt(each.costPrice);
    let item = cost - part(cost, each.discountPercent);
    for (const extra of each.modifications) item += BigInt(extra.price) * BigInt(extra.count);
    products += item * BigInt(each.count);
    count += each.count;
  }
  const road = request.serviceType === "DELIVERY" && count > 0 ? BigInt(request.deliveryPrice) : 0n;
  const off = (base: bigint, value: number) =>
    request.promo?.discountType === "PERCENTAGE" ? part(base, value) : least(base, BigInt(Math.floor(value)));
  let due = products + road;
  if (request.promo)
    due -= off(products, request.promo.productDiscount) + off(road, request.promo.deliveryDiscount);
  const fee = request.serviceFee;
  const isFree = fee.isServiceFeeFreeAboveThreshold && products > BigInt(fee.serviceFeeThreshold);
  if (fee.isServiceFeeEnabled && products > 0n && !isFree) due += BigInt(fee.serviceFeeAmount);
  const cashback =
    count === 0 ? 0n : least(due, BigInt(request.cashbackWanted), BigInt(request.cashbackBalance));
  return { total: due - cashback, cashback, products };
}

test(
  `[S6] ${CARTS} baskets cost the same as by an independent calculator, in whole units, never below zero`,
  () => {
    fc.assert(
      fc.property(cart, (request) => {
        const ours = priceCart(request);
        const theirs = reckon(request);
        const { totalPrice, cashback, totalProductPrice } = ours;
        expect([totalPrice, cashback, totalProductPrice].map(BigInt)).toEqual([
          theirs.total,
          theirs.cashback,
          theirs.products,
        ]);
        expect(totalPrice).toBeGreaterThanOrEqual(0);
        const shares = ours.lines.reduce((sum, { promoDiscount }) => sum + promoDiscount, 0);
        expect(shares).toBe(ours.promoProductDiscount);
      }),
      { numRuns: CARTS },
    );
    reportFigure(`S6: ${CARTS} of ${CARTS} carts cost what the independent calculator says`);
  },
  scaledTime(300_000),
);
