import { useBrand } from "../brand/brand.tsx";

/** Name of the panel that shows the basket of a brand without a basket page. */
export const BASKET_PANEL = "basket";

export interface BasketLocation {
  to: string;
  state?: { panels: string[] };
  /**
   * False if a link to the basket must push a history entry. A replaced entry would make the back button leave the
   * store.
   */
  replace?: false;
}

const BASKET_PAGE_LOCATION: BasketLocation = { to: "/basket" };
const BASKET_DRAWER_LOCATION: BasketLocation = { to: "/", state: { panels: [BASKET_PANEL] }, replace: false };

/**
 * Returns the location of the basket: a page, or a drawer over the menu if the brand has no page (`cartPage`) [BR-14].
 */
export function useBasketLocation(): BasketLocation {
  return useBrand().merchant.features.cartPage ? BASKET_PAGE_LOCATION : BASKET_DRAWER_LOCATION;
}
