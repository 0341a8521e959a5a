import type { ModificationGroup, OrderLine } from "@dasturxon/contract";
import { allocateByWeights } from "@dasturxon/domain/money";
import type { ProductWithStock } from "./facts/facts.ts";

export interface ChosenPart {
  productId: string;
  /** Id of the modification with which the customer chose this part of the set. */
  modificationId: string;
  /** Number of pieces in one set. */
  count: number;
  /** Product that is a part of the set. Null if it is no longer sold. */
  product: ProductWithStock | null;
}

/** Returns the chosen parts of a set. Empty for a product that is not a set. */
export function findChosenParts(
  set: { modificationGroups: ModificationGroup[] } | undefined,
  chosen: readonly { id: string; count: number }[],
  products: ReadonlyMap<string, ProductWithStock>,
): ChosenPart[] {
  const offered = set?.modificationGroups.flatMap((group) => group.modifications) ?? [];
  return chosen.flatMap(({ id, count }) => {
    const productId = offered.find((candidate) => candidate.id === id)?.productId;
    const product = products.get(productId ?? "") ?? null;
    return productId ? [{ productId, modificationId: id, count, product }] : [];
  });
}

/**
 * Returns the parts of a set for the order line, each with its share of the line's total. The shares are proportional
 * to the separate prices of the parts, and add up to the total exactly.
 */
export function toSetPartsWithShares(
  parts: readonly ChosenPart[],
  line: { total: number },
): OrderLine["parts"] {
  const shares = allocateByWeights(
    line.total,
    parts.map(({ product, count }) => (product?.costPrice ?? 0) * count),
  );
  return parts.map(({ productId, modificationId, count, product }, index) => ({
    productId,
    modificationId,
    name: product?.name ?? {},
    count,
    totalPrice: shares[index] ?? 0,
  }));
}
