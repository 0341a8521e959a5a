import { keptStore } from "./store.ts";

/** The order that was placed last on this device [CH-8]. */
export const lastOrderStore = keptStore<{ id: string } | null>({
  name: "last-order",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "id" in kept ? (kept as { id: string }) : null,
});
