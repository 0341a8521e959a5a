/** Id of the home page's section for past orders. `data-again` on the page reserves its height from the first paint. */
export const PAST_ORDERS_SECTION_ID = "order-again";
/** Storage key that is set for a customer with past orders. `start/first-paint.ts` reads it. */
export const HAS_PAST_ORDERS_KEY = "again";

/** Removes the reserved space after the customer signed out. */
export function removePastOrdersSpace(): void {
  delete document.documentElement.dataset["again"];
}
