import type { Product } from "../../platform/shapes.ts";
import type { BasketModification } from "./basket.ts";

/** Returns modifications with their current names and prices. Null if the menu no longer has one of them. */
export function toCurrentModifications(
  chosen: readonly { id: string; count: number }[],
  product: Product,
): BasketModification[] | null {
  const named = chosen.flatMap(({ id, count }) =>
    product.modificationGroups.flatMap((group) =>
      group.modifications
        .filter((choice) => choice.id === id)
        .map(({ name, price }) => ({ id, groupId: group.id, name, price, count })),
    ),
  );
  return named.length === chosen.length ? named : null;
}
