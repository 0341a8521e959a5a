import { useBrand } from "../../shop/brand/brand.tsx";
import { useServiceType } from "../../shop/location/service-type.ts";
import type { CheckoutState } from "./use-checkout.ts";

export interface NoteFields {
  /** Whether the guest chooses the count of cutlery: for food that is taken away. */
  hasCutlery: boolean;
  /** Whether the guest chooses the banknote to bring change for: for cash, except in the restaurant. */
  hasChange: boolean;
}

/** Returns which extras (cutlery, banknote to bring change for) the guest can choose for the order. */
export function useNoteFields({ paymentType }: Pick<CheckoutState, "paymentType">): NoteFields {
  const { kind } = useBrand().merchant;
  const isDineIn = useServiceType() === "DINE_IN";
  return {
    hasCutlery: !isDineIn && kind === "RESTAURANT",
    hasChange: !isDineIn && paymentType === "CASH",
  };
}
