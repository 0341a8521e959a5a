import { calculatePercent, toMoney } from "./money.ts";

/**
 * Returns the cashback that can be spent on an order: the minimum of the wanted amount, the balance and the total.
 * [PR-3]
 */
export function calculateSpendableCashback(bounds: {
  wanted: number;
  balance: number;
  total: number;
}): number {
  return Math.min(toMoney(bounds.wanted), toMoney(bounds.balance), toMoney(bounds.total));
}

/**
 * Returns the cashback in soʻm earned when the order is delivered or closed: the brand's percentage of the amount paid
 * for products, after the promo discount and spent cashback. [PR-4]
 */
export function calculateEarnedCashback(
  paid: { totalProductPrice: number; promoProductDiscount: number; cashback: number },
  percent: number,
): number {
  const base = paid.totalProductPrice - paid.promoProductDiscount - paid.cashback;
  return calculatePercent(toMoney(base), Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0)));
}
