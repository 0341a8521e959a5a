import { calculateUnitPrices } from "@dasturxon/domain/pricing";

/** Returns the price that guests pay for one unit after a discount in percent. */
export const getDiscountedPrice = (costPrice: number, discount: number): number =>
  calculateUnitPrices({ costPrice, discountPercent: discount }).unitPrice;
