import type { WebSettings } from "../../platform/shapes.ts";
import { useBrand } from "../brand/brand.tsx";
import { useTable } from "./table.ts";

/** The ways to pay that the brand switched on for the web, or for its tables [CH-6]. */
export function useOfferedPayments(): WebSettings["payments"] {
  const { merchant } = useBrand();
  const { payments } = useTable() ?? merchant;
  return payments;
}
