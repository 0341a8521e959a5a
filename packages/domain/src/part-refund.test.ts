import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  calculateRemainingAmount,
  countRefundableItems,
  type PartRefund,
  createPartRefund,
} from "./part-refund.ts";

const fees = { deliveryPrice: 10_000, deliveryDiscount: 0, servicePrice: 0 };
const orderWithoutDiscounts = { ...fees, promoProductDiscount: 0, cashback: 0 };
const order = {
  ...orderWithoutDiscounts,
  cartItems: [
    { count: 3, totalPrice: 100_000 },
    { count: 1, totalPrice: 20_000 },
  ],
  totalPrice: 130_000,
};

test("[PY-5] a line is refunded by its charge, per item, exactly in total", () => {
  const parts: PartRefund[] = [];
  for (const amount of [33_333, 33_333, 33_334]) {
    const part = createPartRefund(order, parts, { lines: [{ line: 0, count: 1 }] });
    expect(part?.amount).toBe(amount);
    if (part) parts.push(part);
  }
  expect(countRefundableItems(order, parts, 0)).toBe(0);
  expect(calculateRemainingAmount(order, parts)).toBe(30_000);
  expect(createPartRefund(order, parts, { lines: [{ line: 0, count: 1 }] }), "it is all back").toBeNull();
});

test("[PY-5] does not refund the part of a line paid by promo code or cashback", () => {
  const paid = { ...order, promoProductDiscount: 12_000, cashback: 11_800, totalPrice: 106_200 };
  expect(createPartRefund(paid, [], { lines: [{ line: 1, count: 1 }] })).toEqual({
    amount: 16_200,
    lines: [{ line: 1, count: 1 }],
  });
});

test("[PY-5] a partial refund is positive and less than the rest", () => {
  const given = [{ amount: 30_000, lines: null }];
  expect(createPartRefund(order, given, { amount: 99_999 })).toEqual({ amount: 99_999, lines: null });
  for (const amount of [100_000, 130_000, 0, -1, 0.5, Number.NaN])
    expect(createPartRefund(order, given, { amount }), String(amount)).toBeNull();
});

test("[PY-5] refuses lines that were not sold, more often than sold, or twice in one refund", () => {
  const wrong = [
    [{ line: 2, count: 1 }],
    [{ line: -1, count: 1 }],
    [{ line: 1, count: 2 }],
    [{ line: 1, count: 0 }],
    [
      { line: 0, count: 1 },
      { line: 0, count: 1 },
    ],
    [],
  ];
  for (const lines of wrong) expect(createPartRefund(order, [], { lines }), JSON.stringify(lines)).toBeNull();
});

test("[PY-5] partial refunds never exceed the amount paid", () => {
  const sold = fc.record({
    count: fc.integer({ min: 1, max: 9 }),
    totalPrice: fc.integer({ min: 0, max: 900_000 }),
  });
  const wanted = fc.oneof(
    fc.record({ amount: fc.integer({ min: -5, max: 900_000 }) }),
    fc.record({
      lines: fc.array(fc.record({ line: fc.nat(5), count: fc.nat(9) }), { maxLength: 3 }),
    }),
  );
  fc.assert(
    fc.property(
      fc.array(sold, { minLength: 1, maxLength: 5 }),
      fc.record({ promo: fc.nat(100), spent: fc.nat(100), service: fc.nat(9000) }),
      fc.array(wanted, { maxLength: 12 }),
      (cartItems, { promo, spent, service }, asked) => {
        const products = cartItems.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
        const promoProductDiscount = Math.floor((products * promo) / 100);
        const due = products - promoProductDiscount + 10_000 + service;
        const cashback = Math.floor((due * spent) / 100);
        const costs = { ...fees, servicePrice: service, promoProductDiscount, cashback };
        const bought = { ...costs, cartItems, totalPrice: due - cashback };
        const parts: PartRefund[] = [];
        for (const each of asked) {
          const part = createPartRefund(bought, parts, each);
          if (part) parts.push(part);
        }
        const given = parts.reduce((sum, { amount }) => sum + amount, 0);
        expect(given + calculateRemainingAmount(bought, parts)).toBe(bought.totalPrice);
        expect(parts.every(({ amount }) => amount > 0)).toBe(true);
      },
    ),
  );
});
