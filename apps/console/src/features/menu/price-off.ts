import { itemPrice } from "@dasturxon/domain/pricing";

/** What guests pay for one, after its discount in percent. */
export const priceOff = (costPrice: number, discount: number): number =>
  itemPrice({ costPrice, discountPercent: discount }).unitPrice;
