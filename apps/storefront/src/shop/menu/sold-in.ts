import type { Product } from "../../platform/shapes.ts";

/** Returns the branches in the form that the rules use. Null if all branches sell the product [MN-1]. */
export function getSellingBranches({ productBranch }: Product): Product["productBranch"] | null {
  return productBranch.length > 0 ? productBranch : null;
}
