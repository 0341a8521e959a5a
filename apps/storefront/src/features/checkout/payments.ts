import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import type { WebSettings } from "../../platform/shapes.ts";

/** The ways to pay that the brand switched on for the web and that are paid on receipt [CH-6]. */
export function offeredPayments(merchant: WebSettings): WebSettings["payments"] {
  return merchant.payments.filter(({ type }) => !isOnlinePayment(type));
}

const BANKNOTES = [20_000, 50_000, 100_000, 200_000];
const OFFERED = 3;

/** Banknotes worth offering for change: the next round sums above the total. */
export function changeOffers(total: number): number[] {
  const sums = BANKNOTES.map((note) => (Math.floor(total / note) + 1) * note);
  return [...new Set(sums)].sort((a, b) => a - b).slice(0, OFFERED);
}
