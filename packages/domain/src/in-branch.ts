/** Is the product shown: no nearest branch is set, or an active branch of the product equals it; none given means all. [MN-1] */
export function isInBranch(
  product: { branches?: readonly { id: string; isActive: boolean }[] | null | undefined },
  branchId: string | null | undefined,
): boolean {
  if (!branchId || !product.branches) return true;
  return product.branches.some((branch) => branch.isActive && branch.id === branchId);
}
