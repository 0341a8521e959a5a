import { itemPrice } from "@dasturxon/domain/pricing";

/** Returns the price that guests pay for one unit after a discount in percent. */
export const priceOff = (costPrice: number, discount: number): number =>
  itemPrice({ costPrice, discountPercent: discount }).unitPrice;
