import type { GroupOrder } from "@dasturxon/contract";
import { findBranchCostPrice } from "@dasturxon/domain/branch-price";
import { calculateUnitPrices } from "@dasturxon/domain/pricing";
import { findWeightMeasure } from "@dasturxon/domain/weight-measure";
import type { WeightMeasure } from "@dasturxon/domain/weight-measure";
import type { Menu, TextByLanguage } from "../../platform/shapes.ts";
import { toCurrentModifications } from "../../shop/basket/named-choices.ts";

export interface GroupOrderItem {
  /** Name of the product. Null if the menu no longer has it. */
  name: TextByLanguage | null;
  choices: TextByLanguage[];
  count: number;
  weighed: WeightMeasure | null;
  /** Total of the item in soʻm, at the menu's current prices. */
  total: number;
}

/** Returns a member's dishes with names and prices from the menu, by the same rules as the basket. */
export function toGroupItems(
  { cartItems }: GroupOrder["members"][number],
  { menu, branchId }: { menu: Menu; branchId: string },
): GroupOrderItem[] {
  const products = new Map(menu.products.map((product) => [product.id, product]));
  return cartItems.map(({ productId, count, modifications }) => {
    const product = products.get(productId);
    const chosen = product && toCurrentModifications(modifications, product);
    if (!chosen) return { name: product?.name ?? null, choices: [], count, weighed: null, total: 0 };
    const costPrice = findBranchCostPrice(product, branchId);
    const { unitPrice } = calculateUnitPrices({
      costPrice,
      discountPercent: product.discount,
      modifications: chosen,
    });
    const choices = chosen.map(({ name }) => name);
    return {
      name: product.name,
      choices,
      count,
      weighed: findWeightMeasure(product),
      total: unitPrice * count,
    };
  });
}

export const sumItemTotals = (items: readonly GroupOrderItem[]): number =>
  items.reduce((sum, { total }) => sum + total, 0);
