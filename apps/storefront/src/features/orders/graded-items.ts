import type { Order, TextByLanguage } from "../../platform/shapes.ts";

/** Returns the products of an order, each once. A set is replaced by its products, which are graded separately. */
export function listGradedItems({
  cartItems,
}: Pick<Order, "cartItems">): { productId: string; name: TextByLanguage }[] {
  const items = new Map<string, { productId: string; name: TextByLanguage }>();
  for (const line of cartItems)
    for (const { productId, name } of line.parts.length > 0 ? line.parts : [line])
      items.set(productId, { productId, name });
  return [...items.values()];
}
