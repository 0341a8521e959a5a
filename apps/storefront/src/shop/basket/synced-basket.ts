import { createStoredStore } from "../../platform/stored-store.ts";

/** State of this device's basket after the last synchronization with the server. */
export interface SyncedBasket {
  userId: string;
  /** Counts that the server has last confirmed, by line key. */
  lines: Record<string, number>;
  /** Times when lines changed on this device after the last synchronization, by line key, milliseconds since 1970. */
  changed: Record<string, number>;
  /** Address or branch as a text. Equal places have equal texts. */
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

/** Returns the synchronization state of this customer's basket. Ignores the stored state of another customer. */
export function readSyncedBasket(userId: string): SyncedBasket {
  const told = syncedBasketStore.get();
  return told?.userId === userId ? told : { userId, lines: {}, changed: {}, place: null };
}
