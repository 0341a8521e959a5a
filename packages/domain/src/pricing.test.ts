import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isMoney } from "./money.ts";
import { calculateUnitPrices, calculateBasketPrice } from "./pricing.ts";
import type { PricedCartInput } from "./pricing.ts";

const plov = {
  productId: "plov",
  costPrice: 45_000,
  discountPercent: 20,
  modifications: [
    { price: 5_000, count: 2 },
    { price: 3_000, count: 1 },
  ],
  count: 2,
};
const tea = { productId: "tea", costPrice: 8_000, count: 1 };

test("[BK-1] an item costs its price less the discount plus its modifications, times the count", () => {
  expect(calculateUnitPrices(plov)).toEqual({ unitPrice: 49_000, oldPrice: 58_000 });
  const { lines } = calculateBasketPrice({ lines: [plov], serviceType: "PICK_UP" });
  expect(lines[0]).toMatchObject({ total: 98_000, oldTotal: 116_000, count: 2 });
});

test("[BK-2] [BK-10] the breakdown has products, discounts, delivery, service fee, cashback and total", () => {
  const breakdown = calculateBasketPrice({
    lines: [plov, tea],
    promo: { discountType: "PERCENTAGE", productDiscount: 10, deliveryDiscount: 50 },
    deliveryPrice: 15_000,
    serviceType: "DELIVERY",
    serviceFee: { isServiceFeeEnabled: true, serviceFeeAmount: 2_000 },
    cashbackWanted: 5_000,
    cashbackBalance: 100_000,
  });
  expect(breakdown).toMatchObject({
    productCount: 3,
    productPrice: 124_000,
    productDiscount: 18_000,
    totalProductPrice: 106_000,
    promoProductDiscount: 10_600,
    promoDeliveryDiscount: 7_500,
    deliveryPrice: 15_000,
    deliveryDiscount: 7_500,
    servicePrice: 2_000,
    cashback: 5_000,
    totalDiscount: 36_100,
    totalPrice: 99_900,
  });
  expect(breakdown.lines.map((line) => line.promoDiscount)).toEqual([9_800, 800]);
});

test("[BK-3] a fixed promo code never makes products or delivery negative", () => {
  const breakdown = calculateBasketPrice({
    lines: [tea],
    promo: { discountType: "AMOUNT", productDiscount: 30_000, deliveryDiscount: 99_000 },
    deliveryPrice: 10_000,
    serviceType: "DELIVERY",
  });
  expect(breakdown).toMatchObject({
    promoProductDiscount: 8_000,
    promoDeliveryDiscount: 10_000,
    totalPrice: 0,
  });
});

test("[BK-4] an empty basket resets cashback and costs nothing", () => {
  const breakdown = calculateBasketPrice({
    lines: [{ ...tea, count: 0 }],
    deliveryPrice: 10_000,
    serviceType: "DELIVERY",
    serviceFee: { isServiceFeeEnabled: true, serviceFeeAmount: 2_000 },
    cashbackWanted: 1_000,
    cashbackBalance: 1_000,
  });
  expect(breakdown).toMatchObject({ cashback: 0, deliveryPrice: 0, servicePrice: 0, totalPrice: 0 });
});

test.each(["PICK_UP", "DINE_IN"] as const)(
  "[BK-6] %s has no delivery fee and no delivery discount",
  (serviceType) => {
    const promo = { discountType: "AMOUNT", deliveryDiscount: 5_000 } as const;
    const breakdown = calculateBasketPrice({ lines: [tea], promo, deliveryPrice: 12_000, serviceType });
    expect(breakdown).toMatchObject({ deliveryPrice: 0, deliveryDiscount: 0, totalPrice: 8_000 });
  },
);

test("[BK-7] the service fee is charged when enabled and free above the threshold", () => {
  const fee = { isServiceFeeEnabled: true, serviceFeeAmount: 3_000, serviceFeeThreshold: 8_000 };
  const calculateServiceFeeWith = (serviceFee: PricedCartInput["serviceFee"]) =>
    calculateBasketPrice({ lines: [tea], serviceType: "PICK_UP", serviceFee }).servicePrice;
  expect(calculateServiceFeeWith(fee)).toBe(3_000);
  expect(calculateServiceFeeWith({ ...fee, isServiceFeeFreeAboveThreshold: true })).toBe(3_000);
  expect(
    calculateServiceFeeWith({ ...fee, isServiceFeeFreeAboveThreshold: true, serviceFeeThreshold: 7_999 }),
  ).toBe(0);
  expect(calculateServiceFeeWith({ ...fee, isServiceFeeEnabled: false })).toBe(0);
  expect(calculateServiceFeeWith(null)).toBe(0);
});

test("[PR-3] cashback spends up to the balance and the total, never more", () => {
  const priceCartWithCashback = (cashbackWanted: number, cashbackBalance: number) =>
    calculateBasketPrice({ lines: [tea], serviceType: "PICK_UP", cashbackWanted, cashbackBalance });
  expect(priceCartWithCashback(50_000, 3_000)).toMatchObject({ cashback: 3_000, totalPrice: 5_000 });
  expect(priceCartWithCashback(50_000, 90_000)).toMatchObject({ cashback: 8_000, totalPrice: 0 });
  expect(priceCartWithCashback(-1, 90_000).cashback).toBe(0);
});

const oddNumber = fc.oneof(
  fc.integer({ min: 0, max: 500_000 }),
  fc.constantFrom(-1, 0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9),
);
const carts: fc.Arbitrary<PricedCartInput> = fc.record({
  lines: fc.array(
    fc.record({
      productId: fc.string({ maxLength: 3 }),
      costPrice: oddNumber,
      discountPercent: fc.option(fc.oneof(fc.integer({ min: -5, max: 150 }), fc.constant(Number.NaN))),
      modifications: fc.array(fc.record({ price: oddNumber, count: fc.integer({ min: -1, max: 5 }) }), {
        maxLength: 3,
      }),
      count: fc.oneof(fc.integer({ min: -1, max: 20 }), fc.constantFrom(1.5, Number.NaN)),
    }),
    { maxLength: 8 },
  ),
  promo: fc.option(
    fc.record({
      discountType: fc.constantFrom("AMOUNT" as const, "PERCENTAGE" as const),
      productDiscount: oddNumber,
      deliveryDiscount: oddNumber,
    }),
  ),
  deliveryPrice: oddNumber,
  serviceType: fc.constantFrom("DELIVERY" as const, "PICK_UP" as const, "DINE_IN" as const),
  serviceFee: fc.record({
    isServiceFeeEnabled: fc.boolean(),
    isServiceFeeFreeAboveThreshold: fc.boolean(),
    serviceFeeThreshold: oddNumber,
    serviceFeeAmount: oddNumber,
  }),
  cashbackWanted: oddNumber,
  cashbackBalance: oddNumber,
});

test("[BK-4] [BK-10] for any input amounts are valid, and lines and total add up", () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const b = calculateBasketPrice(cart);
      const { lines, ...amounts } = b;
      for (const amount of Object.values(amounts)) expect(isMoney(amount)).toBe(true);
      const sumLineTotals = (key: "total" | "oldTotal" | "promoDiscount") =>
        lines.reduce((sum, line) => sum + line[key], 0);
      expect(sumLineTotals("oldTotal")).toBe(b.productPrice);
      expect(sumLineTotals("total")).toBe(b.totalProductPrice);
      expect(sumLineTotals("promoDiscount")).toBe(b.promoProductDiscount);
      expect(lines.every((line) => line.promoDiscount <= line.total && isMoney(line.promoDiscount))).toBe(
        true,
      );
      expect(b.totalPrice).toBe(
        b.productPrice + b.deliveryPrice + b.servicePrice - b.totalDiscount - b.cashback,
      );
    }),
    { numRuns: 2_000 },
  );
});
