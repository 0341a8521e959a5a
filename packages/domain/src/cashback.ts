import { percentOf, toMoney } from "./money.ts";

/** What can be spent of the balance on this order: what was asked for, the balance and the total bound it. [PR-3] */
export function spendableCashback(bounds: { wanted: number; balance: number; total: number }): number {
  return Math.min(toMoney(bounds.wanted), toMoney(bounds.balance), toMoney(bounds.total));
}

/**
 * Cashback in sum earned when the order is delivered or closed: the merchant's percent of what was paid for the
 * products, so after the promo and the cashback spent. [PR-4]
 */
export function earnedCashback(
  paid: { totalProductPrice: number; promoProductDiscount: number; cashback: number },
  percent: number,
): number {
  const base = paid.totalProductPrice - paid.promoProductDiscount - paid.cashback;
  return percentOf(toMoney(base), Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0)));
}
