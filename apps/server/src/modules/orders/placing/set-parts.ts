import type { ModificationGroup, OrderLine } from "@dasturxon/contract";
import { allocate } from "@dasturxon/domain/money";
import type { PlacingProduct } from "./facts/facts.ts";

export interface ChosenPart {
  productId: string;
  /** The choice of the set that it is. */
  modificationId: string;
  /** In one set. */
  count: number;
  /** Null where it is no longer sold. */
  product: PlacingProduct | null;
}

/** What a set consists of as it was chosen; nothing for a product that is none. */
export function chosenParts(
  set: { modificationGroups: ModificationGroup[] } | undefined,
  chosen: readonly { id: string; count: number }[],
  products: ReadonlyMap<string, PlacingProduct>,
): ChosenPart[] {
  const offered = set?.modificationGroups.flatMap((group) => group.modifications) ?? [];
  return chosen.flatMap(({ id, count }) => {
    const productId = offered.find((candidate) => candidate.id === id)?.productId;
    const product = products.get(productId ?? "") ?? null;
    return productId ? [{ productId, modificationId: id, count, product }] : [];
  });
}

/** The parts as sold: the line's sum is shared by what they cost alone, to the last sum. */
export function soldParts(parts: readonly ChosenPart[], line: { total: number }): OrderLine["parts"] {
  const shares = allocate(
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
