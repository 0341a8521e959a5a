import { keptStore } from "../../platform/kept-store.ts";

/** What the guest said to being counted; null: not asked, or not answered yet. */
export const consentStore = keptStore<"yes" | "no" | null>({
  name: "tracking",
  empty: null,
  parse: (kept) => (kept === "yes" || kept === "no" ? kept : null),
});
