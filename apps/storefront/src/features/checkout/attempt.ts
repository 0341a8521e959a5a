import { createRandomId } from "@dasturxon/contract/random-id";
import { writeBrandStoredValue, readBrandStoredValue } from "../../platform/storage.ts";
import { createStoredStore } from "../../platform/stored-store.ts";

/** Attempt to place an order to which the server has not responded yet. */
export interface OrderAttempt {
  /** Value of the header `Idempotency-Key`. */
  key: string;
}

export const orderAttemptStore = createStoredStore<OrderAttempt | null>({
  name: "attempt",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "key" in kept && typeof kept.key === "string"
      ? { key: kept.key }
      : null,
});

const NEXT_IDEMPOTENCY_KEY_STORAGE_NAME = "order-key";

/**
 * Returns the idempotency key of the next attempt. Creates it when the checkout opens and stores it on the device.
 * Reads it from the device each time, so that two tabs that send the basket at the same moment use the same key [CH-8].
 */
function getNextIdempotencyKey(): string {
  const kept = readStoredIdempotencyKey();
  if (kept !== null) return kept;
  const key = createRandomId();
  writeBrandStoredValue(NEXT_IDEMPOTENCY_KEY_STORAGE_NAME, key);
  return key;
}

function readStoredIdempotencyKey(): string | null {
  const kept = readBrandStoredValue(NEXT_IDEMPOTENCY_KEY_STORAGE_NAME);
  return typeof kept === "string" ? kept : null;
}

/** Idempotency key that was stored on the device when this tab opened the checkout. */
let checkoutIdempotencyKey: string | null = null;

/**
 * Keeps the idempotency key of the next order in memory while the checkout is open in this tab. If another tab places
 * the order, the server's response removes the key from the device before this tab shows that the basket was ordered. A
 * tap in this tab then uses the same key, so it does not place a second order [CH-8].
 * @returns a function that releases the key.
 */
export function rememberCheckoutIdempotencyKey(): () => void {
  checkoutIdempotencyKey = getNextIdempotencyKey();
  return () => {
    checkoutIdempotencyKey = null;
  };
}

/**
 * Returns the idempotency key for an order. Stores it until the server responds, so that a second tap, a reload or a
 * lost response does not place a second order [CH-8]. The key does not change if the order's content changes or the
 * order becomes scheduled, because both endpoints share the keys. If the first attempt did arrive, the server returns
 * the id of its order and does not place another one.
 */
export function beginOrderAttempt(): string {
  const key =
    orderAttemptStore.get()?.key ??
    readStoredIdempotencyKey() ??
    checkoutIdempotencyKey ??
    getNextIdempotencyKey();
  orderAttemptStore.set({ key });
  return key;
}

/** Discards the idempotency key after any response of the server. The next attempt to place an order uses a new key. */
export function endOrderAttempt(): void {
  orderAttemptStore.set(null);
  checkoutIdempotencyKey = null;
  writeBrandStoredValue(NEXT_IDEMPOTENCY_KEY_STORAGE_NAME, null);
}
