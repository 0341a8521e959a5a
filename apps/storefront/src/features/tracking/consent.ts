import { createStoredStore } from "../../platform/stored-store.ts";

/** Consent of the guest to analytics. Null if the guest has not answered. */
export const consentStore = createStoredStore<"yes" | "no" | null>({
  name: "tracking",
  empty: null,
  parse: (kept) => (kept === "yes" || kept === "no" ? kept : null),
});
