import { useBrand } from "../brand/brand.tsx";

/** Name of the panel that is the basket of a brand without a page for it. */
export const BASKET_PANEL = "basket";

export interface BasketWay {
  to: string;
  state?: { panels: string[] };
  /** A link to where one is would take the place of this step of history, and back would leave the store. */
  replace?: false;
}

const PAGE: BasketWay = { to: "/basket" };
const DRAWER: BasketWay = { to: "/", state: { panels: [BASKET_PANEL] }, replace: false };

/** Where the basket is: a page of its own, or a drawer over the menu where the brand has none (`cartPage`) [BR-14]. */
export function useBasketWay(): BasketWay {
  return useBrand().merchant.features.cartPage ? PAGE : DRAWER;
}
