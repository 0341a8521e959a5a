/** The home page's place for past orders; `data-again` on the page keeps its height free from the first paint on. */
export const AGAIN_ID = "order-again";
/** Kept for a customer who has past orders: `start/first-paint.ts` reads it. */
export const AGAIN_KEPT = "again";

/** The customer has gone, and what the page kept room for. */
export function closePastOrdersRoom(): void {
  delete document.documentElement.dataset["again"];
}
