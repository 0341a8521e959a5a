import { mustGuestChooseModifiers, createInitialChoices } from "@dasturxon/domain/starting-choices";
import { addToBasket } from "./basket.ts";
import type { BasketModification } from "./basket.ts";
import { getCurrentPause } from "../menu/pauses.ts";
import type { Product } from "../../platform/shapes.ts";

/** Returns the modifications that a product has before the guest chooses, in the format of the basket [MN-5]. */
export function createDefaultModifications({ modificationGroups }: Product): BasketModification[] {
  return createInitialChoices(modificationGroups).map(({ groupId, choice: { id, name, price }, count }) => ({
    id,
    groupId,
    name,
    price,
    count,
  }));
}

/**
 * Adds one product with its default modifications. Returns false and adds nothing if the guest must choose first
 * [MN-5], or if orders from the chosen branch are paused with no known end [CH-2]. The product page then shows the
 * reason.
 */
export function addToBasketDirectly(product: Product, branchId: string | null): boolean {
  if (mustGuestChooseModifiers(product.modificationGroups) || getCurrentPause(branchId)?.until === null)
    return false;
  return addToBasket(product, createDefaultModifications(product)) > 0;
}
