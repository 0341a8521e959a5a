import type { SavedCard } from "@dasturxon/contract";
import type { CardRow } from "./queries.ts";

/** Returns a card as shown to its customer. */
export function viewCard({ id, mask, expiry, brand, provider }: CardRow, isDefault: boolean): SavedCard {
  return { id, mask, expiry, brand, paymentType: provider === "click" ? "CLICK" : "PAYME", isDefault };
}
