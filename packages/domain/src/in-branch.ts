/**
 * Returns whether the product is shown in the branch, because it is active there. True if no branch is given, or if the
 * product has no list of branches. [MN-1]
 */
export function isInBranch(
  product: { branches?: readonly { id: string; isActive: boolean }[] | null | undefined },
  branchId: string | null | undefined,
): boolean {
  if (!branchId || !product.branches) return true;
  return product.branches.some((branch) => branch.isActive && branch.id === branchId);
}
