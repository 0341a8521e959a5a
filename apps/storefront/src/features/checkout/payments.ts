import { isOnlinePayment, type PaymentType } from "@dasturxon/domain/payment-type";

const BANKNOTES = [20_000, 50_000, 100_000, 200_000];
const MAX_CASH_CHANGE_OFFERS = 3;

/** Returns the amounts to offer for change: the next multiples of each banknote above the total. */
export function listCashChangeAmounts(total: number): number[] {
  const amounts = BANKNOTES.map((note) => (Math.floor(total / note) + 1) * note);
  return [...new Set(amounts)].sort((a, b) => a - b).slice(0, MAX_CASH_CHANGE_OFFERS);
}

/**
 * Groups the payment methods into online payment and payment on receipt, in the brand's order within each group. The
 * group of the first method comes first.
 */
export function groupPaymentMethods<Payment extends { type: PaymentType }>(
  offered: readonly Payment[],
): { isOnline: boolean; payments: Payment[] }[] {
  const isFirstOnline = offered[0] !== undefined && isOnlinePayment(offered[0].type);
  return [isFirstOnline, !isFirstOnline]
    .map((isOnline) => ({
      isOnline,
      payments: offered.filter(({ type }) => isOnlinePayment(type) === isOnline),
    }))
    .filter(({ payments }) => payments.length > 0);
}
