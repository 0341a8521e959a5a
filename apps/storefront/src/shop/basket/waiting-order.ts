import { createStoredStore } from "../../platform/stored-store.ts";

/** Order to send as soon as the device is online again. */
export interface WaitingOrder {
  /** Total that the guest agreed to, in soʻm. A different total must be confirmed before the order is sent [BK-8]. */
  total: number;
  /** Time when the guest submitted the order, milliseconds since 1970. */
  since: number;
}

/** Time in milliseconds after which the guest no longer expects that a waiting order is sent. */
const WAITING_ORDER_LIFETIME_MS = 30 * 60_000;

/**
 * Order that waits to be sent. Survives a reload. Browser tabs share it and send it with the same idempotency key
 * [CH-8].
 */
export const waitingOrderStore = createStoredStore<WaitingOrder | null>({
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

/** Returns whether the order is still to be sent. */
export function isWaitingOrderDue(waiting: WaitingOrder | null, now: number): waiting is WaitingOrder {
  return waiting !== null && Math.abs(now - waiting.since) < WAITING_ORDER_LIFETIME_MS;
}
