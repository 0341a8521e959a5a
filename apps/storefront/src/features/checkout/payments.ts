import { isOnlinePayment, type PaymentType } from "@dasturxon/domain/payment-type";

const BANKNOTES = [20_000, 50_000, 100_000, 200_000];
const OFFERED = 3;

/** Returns the amounts to offer for change: the next multiples of each banknote above the total. */
export function changeOffers(total: number): number[] {
  const amounts = BANKNOTES.map((note) => (Math.floor(total / note) + 1) * note);
  return [...new Set(amounts)].sort((a, b) => a - b).slice(0, OFFERED);
}

/** Groups payment methods into online and on receipt, in the brand's order. The group of the first method is first. */
export function groupedPayments<Payment extends { type: PaymentType }>(
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
