import { keptStore } from "../../platform/kept-store.ts";

/** Consent of the guest to analytics. Null if the guest has not answered. */
export const consentStore = keptStore<"yes" | "no" | null>({
  name: "tracking",
  empty: null,
  parse: (kept) => (kept === "yes" || kept === "no" ? kept : null),
});
