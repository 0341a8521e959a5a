import type { SavedCard } from "@dasturxon/contract";
import type { CardRow } from "./queries.ts";

/** A card as its customer sees it. */
export function viewCard({ id, mask, expiry, brand }: CardRow, isDefault: boolean): SavedCard {
  return { id, mask, expiry, brand, isDefault };
}
