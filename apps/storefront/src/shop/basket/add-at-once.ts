import { needsChoice, startingChoices } from "@dasturxon/domain/starting-choices";
import { addToBasket } from "./basket.ts";
import type { BasketModification } from "./basket.ts";
import { pauseNow } from "../menu/pauses.ts";
import type { Product } from "../../platform/shapes.ts";

/** What the product starts with before the guest chooses, as the basket keeps it [MN-5]. */
export function startingModifications({ modificationGroups }: Product): BasketModification[] {
  return startingChoices(modificationGroups).map(({ groupId, choice: { id, name, price }, count }) => ({
    id,
    groupId,
    name,
    price,
    count,
  }));
}

/**
 * Adds one with the choices that it starts with; false, and nothing, where the guest must choose first [MN-5] or where
 * orders from the chosen branch are paused and nobody knows until when [CH-2]: the product then says so.
 */
export function addAtOnce(product: Product, branchId: string | null): boolean {
  if (needsChoice(product.modificationGroups) || pauseNow(branchId)?.until === null) return false;
  addToBasket(product, startingModifications(product));
  return true;
}
