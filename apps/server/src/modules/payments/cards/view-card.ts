import type { SavedCard } from "@dasturxon/contract";
import type { CardRow } from "./queries.ts";

/** A card as its customer sees it. */
export function viewCard({ id, mask, expiry, brand, provider }: CardRow, isDefault: boolean): SavedCard {
  return { id, mask, expiry, brand, paymentType: provider === "click" ? "CLICK" : "PAYME", isDefault };
}
