import { keptStore } from "../../platform/kept-store.ts";

/** The order whose guest has left for a provider's page; null once it is known what came of it. */
export const leftToPayStore = keptStore<string | null>({
  name: "left-to-pay",
  empty: null,
  parse: (kept) => (typeof kept === "string" ? kept : null),
});
