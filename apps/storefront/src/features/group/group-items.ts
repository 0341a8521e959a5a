import type { GroupOrder } from "@dasturxon/contract";
import { costPriceIn } from "@dasturxon/domain/branch-price";
import { itemPrice } from "@dasturxon/domain/pricing";
import { weightMeasureOf } from "@dasturxon/domain/weight-measure";
import type { WeightMeasure } from "@dasturxon/domain/weight-measure";
import type { Menu, Text } from "../../platform/shapes.ts";
import { namedChoices } from "../../shop/basket/named-choices.ts";

export interface GroupItem {
  /** Name of the product. Null if the menu no longer has it. */
  name: Text | null;
  choices: Text[];
  count: number;
  weighed: WeightMeasure | null;
  /** Total of the item in sum, at the menu's current prices. */
  total: number;
}

/** Returns a member's dishes with names and prices from the menu, by the same rules as the basket. */
export function groupItems(
  { cartItems }: GroupOrder["members"][number],
  { menu, branchId }: { menu: Menu; branchId: string },
): GroupItem[] {
  const products = new Map(menu.products.map((product) => [product.id, product]));
  return cartItems.map(({ productId, count, modifications }) => {
    const product = products.get(productId);
    const chosen = product && namedChoices(modifications, product);
    if (!chosen) return { name: product?.name ?? null, choices: [], count, weighed: null, total: 0 };
    const costPrice = costPriceIn(product, branchId);
    const { unitPrice } = itemPrice({ costPrice, discountPercent: product.discount, modifications: chosen });
    const choices = chosen.map(({ name }) => name);
    return {
      name: product.name,
      choices,
      count,
      weighed: weightMeasureOf(product),
      total: unitPrice * count,
    };
  });
}

export const totalOf = (items: readonly GroupItem[]): number =>
  items.reduce((sum, { total }) => sum + total, 0);
