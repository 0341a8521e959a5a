import { randomId } from "@dasturxon/contract/random-id";
import { keep, readKept } from "../../platform/storage.ts";
import { keptStore } from "../../platform/kept-store.ts";

/** A try to place an order that the server has not answered yet. */
export interface Attempt {
  /** Sent as `Idempotency-Key`. */
  key: string;
}

export const attemptStore = keptStore<Attempt | null>({
  name: "attempt",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "key" in kept && typeof kept.key === "string"
      ? { key: kept.key }
      : null,
});

const NEXT_KEY = "order-key";

/**
 * The key of the next try. It is made when the checkout opens and read from the device each time, so that two tabs
 * that send the basket at the same moment send it under one key [CH-8].
 */
export function readyKey(): string {
  const kept = readKept(NEXT_KEY);
  if (typeof kept === "string") return kept;
  const key = randomId();
  keep(NEXT_KEY, key);
  return key;
}

/**
 * The key to send an order under: made once and kept until an answer, so that a second tap, a reload or a lost reply
 * make no second order [CH-8]. It stays the same for changed content and for the other call, as both count keys
 * together: had the first try arrived, the server names its order instead of making another.
 */
export function beginAttempt(): string {
  const key = attemptStore.get()?.key ?? readyKey();
  attemptStore.set({ key });
  return key;
}

/** The server answered, whatever it said: the next try is another. */
export function endAttempt(): void {
  attemptStore.set(null);
  keep(NEXT_KEY, null);
}
