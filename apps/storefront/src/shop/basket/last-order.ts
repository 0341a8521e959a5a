import { createStoredStore } from "../../platform/stored-store.ts";

export interface LastOrder {
  id: string;
  /** Time when the order was placed, milliseconds since 1970. */
  placedAt: number;
}

/** Order placed last on this device [CH-8]. */
export const lastOrderStore = createStoredStore<LastOrder | null>({
  name: "last-order",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "id" in kept && "placedAt" in kept
      ? (kept as LastOrder)
      : null,
});

const RECENT_ORDER_PERIOD_MS = 60_000;

/**
 * Returns the page for a guest at the checkout with an empty basket: the order just placed from this basket, by another
 * tab or before a reload. Null if no order was placed in the last minute [CH-8].
 */
export function findRecentOrderLocation(now: number): { to: string } | null {
  const last = lastOrderStore.get();
  return last && now - last.placedAt < RECENT_ORDER_PERIOD_MS ? { to: `/profile/orders/${last.id}` } : null;
}
