import { createStoredStore } from "../../platform/stored-store.ts";

/** Id of the order whose guest was redirected to a payment provider's page. Null once the result is known. */
export const redirectedOrderIdStore = createStoredStore<string | null>({
  name: "left-to-pay",
  empty: null,
  parse: (kept) => (typeof kept === "string" ? kept : null),
});
