import { keptStore } from "../../platform/kept-store.ts";

export interface LastOrder {
  id: string;
  /** Milliseconds since the epoch. */
  placedAt: number;
}

/** The order that was placed last on this device [CH-8]. */
export const lastOrderStore = keptStore<LastOrder | null>({
  name: "last-order",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "id" in kept && "placedAt" in kept
      ? (kept as LastOrder)
      : null,
});

const JUST_NOW_MS = 60_000;

/**
 * Where somebody belongs who stands at the checkout with an empty basket: at the order that this basket has just
 * become, by another tab or before a reload; null where it became none [CH-8].
 */
export function placedJustNow(now: number): { to: string } | null {
  const last = lastOrderStore.get();
  return last && now - last.placedAt < JUST_NOW_MS ? { to: `/profile/orders/${last.id}` } : null;
}
