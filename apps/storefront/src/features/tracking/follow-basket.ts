import { basketStore } from "../../shop/basket/basket.ts";
import type { BasketLine } from "../../shop/basket/basket.ts";
import { lastOrderStore } from "../../shop/basket/last-order.ts";
import { diffBasketLines } from "./goods.ts";

export interface BasketEvent {
  kind: "add" | "remove" | "purchase";
  lines: readonly BasketLine[];
  orderId?: string;
}

/**
 * Reports products added to and removed from the basket, and orders. Only the tab where it happened reports it [AN-1].
 * Returns a function that stops it.
 */
export function trackBasket(onEvent: (event: BasketEvent) => void): () => void {
  let before = basketStore.get().lines;
  let ordered = lastOrderStore.get()?.id;
  let isOrdered = false;
  const stopOrders = lastOrderStore.subscribe(() => {
    const id = lastOrderStore.get()?.id;
    if (!id || id === ordered) return;
    ordered = id;
    isOrdered = true;
    // Only the checkout page reports the purchase, because orders are placed there. Other open tabs receive the new
    // order too.
    if (location.pathname === "/checkout") onEvent({ kind: "purchase", lines: before, orderId: id });
  });
  const stopBasket = basketStore.subscribe(() => {
    const { lines } = basketStore.get();
    const { added, removed } = diffBasketLines(before, lines);
    // An order empties the basket. Its lines are not reported as removed.
    const isEmptied = isOrdered && lines.length === 0;
    before = lines;
    isOrdered = false;
    if (isEmptied || document.visibilityState === "hidden") return;
    if (added.length > 0) onEvent({ kind: "add", lines: added });
    if (removed.length > 0) onEvent({ kind: "remove", lines: removed });
  });
  return () => {
    stopOrders();
    stopBasket();
  };
}
