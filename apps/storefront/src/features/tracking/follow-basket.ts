import { basketStore } from "../../shop/basket/basket.ts";
import type { BasketLine } from "../../shop/basket/basket.ts";
import { lastOrderStore } from "../../shop/basket/last-order.ts";
import { changeOf } from "./goods.ts";

export interface BasketEvent {
  kind: "add" | "remove" | "purchase";
  lines: readonly BasketLine[];
  orderId?: string;
}

/**
 * Tells what came into the basket, what went out of it and what was ordered, by the tab where it was done alone [AN-1].
 * Returns the stop.
 */
export function followBasket(tell: (event: BasketEvent) => void): () => void {
  let before = basketStore.get().lines;
  let ordered = lastOrderStore.get()?.id;
  let isOrdered = false;
  const stopOrders = lastOrderStore.subscribe(() => {
    const id = lastOrderStore.get()?.id;
    if (!id || id === ordered) return;
    ordered = id;
    isOrdered = true;
    // Orders are sent from the checkout alone; another tab hears of this one too.
    if (location.pathname === "/checkout") tell({ kind: "purchase", lines: before, orderId: id });
  });
  const stopBasket = basketStore.subscribe(() => {
    const { lines } = basketStore.get();
    const { added, removed } = changeOf(before, lines);
    // An order empties the basket: nothing was taken out of it.
    const isEmptied = isOrdered && lines.length === 0;
    before = lines;
    isOrdered = false;
    if (isEmptied || document.visibilityState === "hidden") return;
    if (added.length > 0) tell({ kind: "add", lines: added });
    if (removed.length > 0) tell({ kind: "remove", lines: removed });
  });
  return () => {
    stopOrders();
    stopBasket();
  };
}
