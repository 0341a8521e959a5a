import type { WebSettings } from "../../platform/shapes.ts";
import { useBrand } from "../brand/brand.tsx";
import { useOrderTable } from "./table.ts";

/** Returns the payment methods that the brand enabled for the web, or for its tables [CH-6]. */
export function useOfferedPaymentMethods(): WebSettings["payments"] {
  const { merchant } = useBrand();
  const { payments } = useOrderTable() ?? merchant;
  return payments;
}
