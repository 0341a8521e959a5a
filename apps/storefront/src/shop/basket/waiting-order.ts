import { keptStore } from "../../platform/kept-store.ts";

/** An order that the guest wants sent as soon as there is a network again. */
export interface WaitingOrder {
  /** The total that was agreed to, sum; another one is asked about before anything is sent [BK-8]. */
  total: number;
  /** Milliseconds since 1970. */
  since: number;
}

/** Later than this nobody expects the food any more. */
const WAITS_FOR_MS = 30 * 60_000;

/** It outlives a reload; tabs share it, and send under one key [CH-8]. */
export const waitingOrderStore = keptStore<WaitingOrder | null>({
  name: "waiting-order",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" &&
    kept !== null &&
    "total" in kept &&
    "since" in kept &&
    typeof kept.total === "number" &&
    typeof kept.since === "number"
      ? { total: kept.total, since: kept.since }
      : null,
});

/** Is it still wanted? */
export function isDue(waiting: WaitingOrder | null, now: number): waiting is WaitingOrder {
  return waiting !== null && Math.abs(now - waiting.since) < WAITS_FOR_MS;
}
