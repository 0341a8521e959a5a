import type { Product } from "../../platform/shapes.ts";

/** The branches as the rules read them: null where every one sells it [MN-1]. */
export function soldIn({ productBranch }: Product): Product["productBranch"] | null {
  return productBranch.length > 0 ? productBranch : null;
}
