import { createStoredStore } from "../../platform/stored-store.ts";

/** State of this device's basket as the server has it. */
export interface SyncedBasket {
  userId: string;
  /** Counts by line key. */
  lines: Record<string, number>;
  /** Times when lines of this device changed since then, milliseconds since 1970. */
  changed: Record<string, number>;
  /** Place as a text, equal for equal places. */
  place: string | null;
}

export const syncedBasketStore = createStoredStore<SyncedBasket | null>({
  name: "shared-basket",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "userId" in kept && "lines" in kept && "changed" in kept
      ? (kept as SyncedBasket)
      : null,
});

/** Returns the state for this customer. The state of another customer is ignored. */
export function readSyncedBasket(userId: string): SyncedBasket {
  const told = syncedBasketStore.get();
  return told?.userId === userId ? told : { userId, lines: {}, changed: {}, place: null };
}
