/** What a product costs, sum: everywhere, and where a branch differs. */
export type BranchPriced = {
  costPrice: number;
  branchPrices?: readonly { id: string; price: number }[] | null | undefined;
};

/** The price of one in the branch before its percent discount, sum; without a branch the price of everywhere. [BK-1] */
export function costPriceIn(product: BranchPriced, branchId: string | null | undefined): number {
  const own = branchId ? product.branchPrices?.find((branch) => branch.id === branchId) : undefined;
  return own?.price ?? product.costPrice;
}
