import { keptStore } from "../../platform/kept-store.ts";

/** A code that was asked for and not entered yet; survives a reload of the page. */
export interface PendingCode {
  /** `+998901234567` */
  phone: string;
  /** Milliseconds since the epoch, when another one may be asked for. */
  resendAt: number;
  /** Where the demo shows the code. */
  demoInbox: string | null;
}

export const pendingCodeStore = keptStore<PendingCode | null>({
  name: "sign-in",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "phone" in kept ? (kept as PendingCode) : null,
});
