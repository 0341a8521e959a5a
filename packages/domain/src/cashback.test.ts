import { expect, test } from "vitest";
import { calculateEarnedCashback, calculateSpendableCashback } from "./cashback.ts";

test("[PR-4] cashback is earned on the amount paid for products", () => {
  const paid = { totalProductPrice: 100_000, promoProductDiscount: 10_000, cashback: 15_000 };
  expect(calculateEarnedCashback(paid, 5)).toBe(3_750);
  expect(calculateEarnedCashback({ ...paid, cashback: 200_000 }, 5)).toBe(0);
  expect(calculateEarnedCashback(paid, -3)).toBe(0);
  expect(calculateEarnedCashback(paid, 300)).toBe(75_000);
  expect(calculateEarnedCashback(paid, Number.NaN)).toBe(0);
});

test("[PR-3] the requested amount, the balance and the total limit the cashback spent", () => {
  expect(calculateSpendableCashback({ wanted: 10, balance: 20, total: 30 })).toBe(10);
  expect(calculateSpendableCashback({ wanted: 90, balance: 20, total: 30 })).toBe(20);
  expect(calculateSpendableCashback({ wanted: 90, balance: 80, total: 30 })).toBe(30);
  expect(calculateSpendableCashback({ wanted: 1.9, balance: -4, total: 30 })).toBe(0);
});
