import type { Product } from "./shapes.ts";

/** Must something be chosen before it can be added [MN-5]? */
export function needsChoice(product: Product): boolean {
  return product.modificationGroups.some((group) => group.min > 0);
}
