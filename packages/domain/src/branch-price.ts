/** Prices of a product in soʻm: the general price, and different prices in single branches. */
export type ProductWithBranchPrices = {
  costPrice: number;
  branchPrices?: readonly { id: string; price: number }[] | null | undefined;
};

/**
 * Returns the unit price in the branch before the percentage discount, in soʻm. Without a branch: the general price.
 * [BK-1]
 */
export function findBranchCostPrice(
  product: ProductWithBranchPrices,
  branchId: string | null | undefined,
): number {
  const own = branchId ? product.branchPrices?.find((branch) => branch.id === branchId) : undefined;
  return own?.price ?? product.costPrice;
}
