import type { Order } from "@dasturxon/contract";
import { calculateBasketPrice } from "@dasturxon/domain/pricing";
import * as fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { toPromoRows } from "../demo/keyed-rows.ts";
import { promoBinding } from "../modules/loyalty/index.ts";
import { createTestPromo } from "../testing/add-goods.ts";
import { addRowsAsOwner } from "../testing/add-rows.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import {
  CUSTOMER_PHONE,
  createDeliveryBody,
  modificationIdFromPath,
  createPickupBody,
  productIdFromKey,
  createTestShop,
} from "../testing/test-shop.ts";
import { scaleTime } from "../testing/time-limits.ts";

const CHECKED_BASKETS = chooseByTestSize(10_000, 100_000);
const ORDERED_BASKETS = chooseByTestSize(150, 2000);

const app = await createTestShop();
const { token, userId } = await app.signIn(CUSTOMER_PHONE);
const postOrderCall = (body: unknown) =>
  app.call<Order & { code: string; data: { breakdown?: { totalPrice: number } } }>("/orders/v1/orders", {
    token,
    body: body as object,
  });
const plov = productIdFromKey("plov");

test.each([0, -1, 1.5, 1e9, Number.NaN, "2", null])("[S6] refuses a count of %s", async (count) => {
  const reply = await postOrderCall({ ...createPickupBody(), cartItems: [{ productId: plov, count }] });
  expect(reply.status).toBe(400);
});

test.each([
  ["a negative total", { totalPrice: -1 }],
  ["a total of half a sum", { totalPrice: 47_000.5 }],
  ["negative cashback", { cashback: -1000 }],
])("[S6] refuses %s as malformed", async (_, more) => {
  expect((await postOrderCall({ ...createPickupBody(), ...more })).status).toBe(400);
});

test.each([
  [
    "a modification of another product",
    {
      cartItems: [
        {
          productId: plov,
          count: 1,
          modifications: [{ id: modificationIdFromPath("somsa/size/big"), count: 1 }],
        },
      ],
    },
  ],
  ["a promo of nobody", { promoCode: "FREE" }],
  ["cashback that nobody has", { cashback: 40_000, totalPrice: 7000 }],
  ["a stale price", { totalPrice: 46_999 }],
])("[S6] refuses %s", async (_, more) => {
  const reply = await postOrderCall(createPickupBody(more));
  expect([404, 409]).toContain(reply.status);
});

test("[S6] ignores discounts and totals in the basket, and refuses a price in a line", async () => {
  const line = { productId: plov, count: 1, discount: 100, costPrice: 1, modifications: [] };
  const claims = { deliveryPrice: 0, productDiscount: 45_000 };
  const reply = await postOrderCall({ ...createPickupBody(), cartItems: [line], ...claims });
  expect([reply.status, reply.body.totalPrice]).toEqual([200, 47_000]);
  const priced = await postOrderCall({
    ...createPickupBody({ totalPrice: 1 }),
    cartItems: [{ ...line, price: 1 }],
  });
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
          { productId: productIdFromKey("salad"), count: request.salad },
        ];
        const { promoCode, cashback } = request;
        const reply = await postOrderCall(
          createDeliveryBody({ cartItems, promoCode, cashback, totalPrice: request.claimed }),
        );
        const total = reply.status === 200 ? reply.body.totalPrice : reply.body.data.breakdown?.totalPrice;
        expect(total).toBe(honest);
        expect(reply.status).toBe(request.claimed === honest ? 200 : 409);
      }),
      { numRuns: ORDERED_BASKETS },
    );
    printLoadTestFigure(
      `S6: ${ORDERED_BASKETS} of ${ORDERED_BASKETS} baskets were charged what the server said`,
    );
  },
  scaleTime(300_000),
);

test("[S6] a code of another brand is unknown", async () => {
  const promo = createTestPromo("PIZZAONLY", app.clock.now(), { productDiscount: 50 });
  await addRowsAsOwner(app, "pizza", promoBinding, toPromoRows("pizza", [promo]));
  const reply = await postOrderCall(createPickupBody({ promoCode: "PIZZAONLY", totalPrice: 24_500 }));
  expect([reply.status, reply.body.code]).toEqual([404, "promo_not_found"]);
});

test("[S6] cashback and a promo code together never reduce a total below zero", async () => {
  await app.db.tenant(app.osh, (tx) =>
    sql`insert into cashback_balances (merchant_id, user_id, balance) values (${app.osh}, ${userId}, 1000000)`.execute(
      tx,
    ),
  );
  const request = { promoCode: "ONCE", cashback: 1_000_000 };
  const refused = await postOrderCall(createPickupBody({ ...request, totalPrice: 1 }));
  expect([refused.status, refused.body.data.breakdown?.totalPrice]).toEqual([409, 0]);
  const free = await postOrderCall(createPickupBody({ ...request, totalPrice: 0 }));
  expect([free.status, free.body.totalPrice]).toEqual([200, 0]);
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ balance: number }>`select balance from cashback_balances where user_id = ${userId}`.execute(tx),
  );
  // The cashback decreases by the total: dishes for 45,000 minus 5,000 for the promo code, plus a service fee of 2,000
  // soʻm.
  expect(rows).toEqual([{ balance: 1_000_000 - 42_000 }]);
});

const createSumArbitrary = (max: number) => fc.integer({ min: 0, max });
/** Whole and fractional percentages. */
const percentArbitrary = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
);
const cartArbitrary = fc.record({
  lines: fc.array(
    fc.record({
      productId: fc.constant("any"),
      costPrice: createSumArbitrary(2_000_000),
      discountPercent: percentArbitrary,
      modifications: fc.array(
        fc.record({ price: createSumArbitrary(50_000), count: createSumArbitrary(5) }),
        {
          maxLength: 3,
        },
      ),
      count: createSumArbitrary(99),
    }),
    { maxLength: 5 },
  ),
  promo: fc.oneof(
    fc.constant(null),
    fc.record({
      discountType: fc.constant("PERCENTAGE" as const),
      productDiscount: percentArbitrary,
      deliveryDiscount: percentArbitrary,
    }),
    fc.record({
      discountType: fc.constant("AMOUNT" as const),
      productDiscount: createSumArbitrary(500_000),
      deliveryDiscount: createSumArbitrary(50_000),
    }),
  ),
  deliveryPrice: createSumArbitrary(60_000),
  serviceType: fc.constantFrom("DELIVERY" as const, "PICK_UP" as const, "DINE_IN" as const),
  serviceFee: fc.record({
    isServiceFeeEnabled: fc.boolean(),
    isServiceFeeFreeAboveThreshold: fc.boolean(),
    serviceFeeThreshold: createSumArbitrary(1_000_000),
    serviceFeeAmount: createSumArbitrary(10_000),
  }),
  cashbackWanted: createSumArbitrary(3_000_000),
  cashbackBalance: createSumArbitrary(3_000_000),
  tip: createSumArbitrary(500_000),
});
type Cart = typeof cartArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** Computes the price of a cart independently of the server's code, with BigInt in ten-thousandths. */
function computePrice(request: Cart): { total: bigint; cashback: bigint; products: bigint; tip: bigint } {
  const getShare = (base: bigint, share: number) => {
    const exact = base * BigInt(Math.round(share * 100));
    return exact / 10_000n + (exact % 10_000n >= 5000n ? 1n : 0n);
  };
  const findSmallest = (...values: bigint[]) => values.reduce((a, b) => (a < b ? a : b));
  let products = 0n;
  let count = 0;
  for (const each of request.lines) {
    const cost = BigInt(each.costPrice);
    let item = cost - getShare(cost, each.discountPercent);
    for (const extra of each.modifications) item += BigInt(extra.price) * BigInt(extra.count);
    products += item * BigInt(each.count);
    count += each.count;
  }
  const road = request.serviceType === "DELIVERY" && count > 0 ? BigInt(request.deliveryPrice) : 0n;
  const getDiscount = (base: bigint, value: number) =>
    request.promo?.discountType === "PERCENTAGE"
      ? getShare(base, value)
      : findSmallest(base, BigInt(Math.floor(value)));
  let due = products + road;
  if (request.promo)
    due -=
      getDiscount(products, request.promo.productDiscount) +
      getDiscount(road, request.promo.deliveryDiscount);
  const fee = request.serviceFee;
  const isFree = fee.isServiceFeeFreeAboveThreshold && products > BigInt(fee.serviceFeeThreshold);
  if (fee.isServiceFeeEnabled && products > 0n && !isFree) due += BigInt(fee.serviceFeeAmount);
  const cashback =
    count === 0 ? 0n : findSmallest(due, BigInt(request.cashbackWanted), BigInt(request.cashbackBalance));
  const tip = request.serviceType === "DELIVERY" && count > 0 ? BigInt(request.tip) : 0n;
  return { total: due - cashback, cashback, products, tip };
}

test(
  `[S6] ${CHECKED_BASKETS} baskets cost the same as by an independent calculator, in whole units, never below zero`,
  () => {
    fc.assert(
      fc.property(cartArbitrary, (request) => {
        const ours = calculateBasketPrice(request);
        const theirs = computePrice(request);
        const { totalPrice, cashback, totalProductPrice, tip } = ours;
        expect([totalPrice, cashback, totalProductPrice, tip].map(BigInt)).toEqual([
          theirs.total,
          theirs.cashback,
          theirs.products,
          theirs.tip,
        ]);
        expect(totalPrice).toBeGreaterThanOrEqual(0);
        const shares = ours.lines.reduce((sum, { promoDiscount }) => sum + promoDiscount, 0);
        expect(shares).toBe(ours.promoProductDiscount);
      }),
      { numRuns: CHECKED_BASKETS },
    );
    printLoadTestFigure(
      `S6: ${CHECKED_BASKETS} of ${CHECKED_BASKETS} carts cost what the independent calculator says`,
    );
  },
  scaleTime(300_000),
);
