import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useTable } from "../../shop/location/table.ts";
import type { WebSettings } from "../../platform/shapes.ts";

/** The ways to pay that the brand switched on for the web, or for its tables, and that are paid on receipt [CH-6]. */
export function useOfferedPayments(): WebSettings["payments"] {
  const { merchant } = useBrand();
  const { payments } = useTable() ?? merchant;
  return payments.filter(({ type }) => !isOnlinePayment(type));
}

const BANKNOTES = [20_000, 50_000, 100_000, 200_000];
const OFFERED = 3;

/** Banknotes worth offering for change: the next round sums above the total. */
export function changeOffers(total: number): number[] {
  const amounts = BANKNOTES.map((note) => (Math.floor(total / note) + 1) * note);
  return [...new Set(amounts)].sort((a, b) => a - b).slice(0, OFFERED);
}
