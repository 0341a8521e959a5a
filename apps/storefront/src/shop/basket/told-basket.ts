import { keptStore } from "../../platform/kept-store.ts";

/** What the server knows of this device's basket. */
export interface ToldBasket {
  userId: string;
  /** Counts by the lines' keys. */
  lines: Record<string, number>;
  /** When lines of this device changed since, milliseconds since 1970. */
  changed: Record<string, number>;
  /** The place as a text that equal places share. */
  place: string | null;
}

export const toldStore = keptStore<ToldBasket | null>({
  name: "shared-basket",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "userId" in kept && "lines" in kept && "changed" in kept
      ? (kept as ToldBasket)
      : null,
});

/** Of this customer; what another one told counts for nothing. */
export function toldBy(userId: string): ToldBasket {
  const told = toldStore.get();
  return told?.userId === userId ? told : { userId, lines: {}, changed: {}, place: null };
}
