import { calculateUnitPrices } from "./pricing.ts";
import type { PricedChoice, PricedGroup } from "./starting-choices.ts";

/** Data for a product's displayed price. Money in soʻm, discount in percent. */
export type ListedProduct = {
  costPrice: number;
  discount?: number | null | undefined;
  modificationGroups: readonly PricedGroup[];
};
type ChosenOption = { id: string; groupId: string; price: number; count: number };

export type ListedPrice = {
  /** Lowest possible price with the present choices, after the percentage discount. */
  price: number;
  /** `price` before the discount. Null without a discount. */
  oldPrice: number | null;
  /** Highest possible price, if the customer selects the most expensive required choices that are missing. */
  highest: number;
  /** Whether missing required choices have different prices. The price is then shown as "from". */
  isFrom: boolean;
};

/**
 * Returns the unit price shown next to a product's name: on cards, in search, in recommendations, in the product's
 * sheet and for search engines. Excludes choices that no group requires. [MN-4] [BK-1]
 */
export function calculateListedPrice(
  product: ListedProduct,
  chosen: readonly ChosenOption[] = [],
): ListedPrice {
  const open = product.modificationGroups.map((group) => calculateMissingChoiceCosts(group, chosen));
  const calculatePriceWithExtra = (extra: number) =>
    calculateUnitPrices({
      costPrice: product.costPrice,
      discountPercent: product.discount,
      modifications: [...chosen, { price: extra, count: 1 }],
    });
  const least = calculatePriceWithExtra(open.reduce((total, { cheapest }) => total + cheapest, 0));
  const most = calculatePriceWithExtra(open.reduce((total, { dearest }) => total + dearest, 0));
  return {
    price: least.unitPrice,
    oldPrice: least.oldPrice > least.unitPrice ? least.oldPrice : null,
    highest: most.unitPrice,
    isFrom: most.unitPrice > least.unitPrice,
  };
}

/** Returns the lowest and highest cost of the missing choices of a required group, in soʻm. */
function calculateMissingChoiceCosts(
  group: PricedGroup,
  chosen: readonly ChosenOption[],
): { cheapest: number; dearest: number } {
  const own = chosen.filter(({ groupId }) => groupId === group.id);
  const lacking = group.min - own.reduce((total, { count }) => total + count, 0);
  if (lacking <= 0) return { cheapest: 0, dearest: 0 };
  const there = group.modifications.filter(({ isAvailable }) => isAvailable !== false);
  const byPrice = (there.length > 0 ? there : group.modifications).toSorted((a, b) => a.price - b.price);
  const countRemaining = ({ id, maxCount }: PricedChoice) =>
    maxCount - own.reduce((total, each) => total + (each.id === id ? each.count : 0), 0);
  const calculateCost = (choices: readonly PricedChoice[]) => {
    let [left, total] = [lacking, 0];
    for (const choice of choices) {
      const count = Math.min(left, Math.max(0, countRemaining(choice)));
      total += choice.price * count;
      left -= count;
    }
    return total;
  };
  return { cheapest: calculateCost(byPrice), dearest: calculateCost(byPrice.toReversed()) };
}
