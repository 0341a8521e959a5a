import { MAX_LINE_ITEM_COUNT } from "@dasturxon/domain/pricing";
import { createBasketLineKey } from "@dasturxon/domain/shared-basket";
import { findWeightMeasure } from "@dasturxon/domain/weight-measure";
import type { Product } from "../../platform/shapes.ts";
import { type BasketModification, basketStore, countProducts } from "./basket.ts";

/**
 * Changes the modifications and count of a line in its position. Merges the line with one that already has these
 * modifications [BK-5].
 */
export function changeBasketLine(
  key: string,
  product: Product,
  { modifications, count }: { modifications: BasketModification[]; count: number },
): void {
  const next = createBasketLineKey(product.id, modifications);
  basketStore.set((basket) => {
    const same = next === key ? undefined : basket.lines.find((line) => line.key === next);
    const others = basket.lines.filter(
      (line) => line.productId === product.id && line.key !== key && line !== same,
    );
    const limit = product.count === null ? null : Math.max(0, product.count - countProducts(others));
    const change = {
      key: next,
      modifications,
      count: Math.min(count + (same?.count ?? 0), limit ?? MAX_LINE_ITEM_COUNT),
      costPrice: product.costPrice,
      discount: product.discount,
      weighed: findWeightMeasure(product),
      minCount: product.minCount,
      limit,
    };
    const lines = basket.lines
      .filter((line) => line !== same)
      .map((line) => (line.key === key ? { ...line, ...change } : line));
    return { ...basket, lines: lines.filter((line) => line.count > 0) };
  });
}
