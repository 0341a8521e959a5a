import { createStoredStore } from "../../platform/stored-store.ts";
import type { PendingSmsCode } from "../../shop/session/code-step.tsx";

/** Requested code. Stored, so that it survives a reload of the page. */
export const pendingCodeStore = createStoredStore<PendingSmsCode | null>({
  name: "sign-in",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "phone" in kept ? (kept as PendingSmsCode) : null,
});
