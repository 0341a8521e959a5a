/**
 * Returns whether the product is shown in the branch: no branch is set, or the product is active in it. A product
 * without branches is shown in all. [MN-1]
 */
export function isInBranch(
  product: { branches?: readonly { id: string; isActive: boolean }[] | null | undefined },
  branchId: string | null | undefined,
): boolean {
  if (!branchId || !product.branches) return true;
  return product.branches.some((branch) => branch.isActive && branch.id === branchId);
}
