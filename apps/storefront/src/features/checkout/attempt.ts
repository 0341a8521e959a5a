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
function readyKey(): string {
  const kept = keptKey();
  if (kept !== null) return kept;
  const key = randomId();
  keep(NEXT_KEY, key);
  return key;
}

function keptKey(): string | null {
  const kept = readKept(NEXT_KEY);
  return typeof kept === "string" ? kept : null;
}

/** What this tab's checkout was opened with. */
let heldKey: string | null = null;

/**
 * Holds the key of the next try for the basket that is open here: an answer in another tab takes it from the device
 * before this one hears that the basket was ordered, and a tap in between makes no second order [CH-8].
 * @returns what lets it go.
 */
export function holdKey(): () => void {
  heldKey = readyKey();
  return () => {
    heldKey = null;
  };
}

/**
 * The key to send an order under: made once and kept until an answer, so that a second tap, a reload or a lost reply
 * make no second order [CH-8]. It stays the same for changed content and for the other call, as both count keys
 * together: had the first try arrived, the server names its order instead of making another.
 */
export function beginAttempt(): string {
  const key = attemptStore.get()?.key ?? keptKey() ?? heldKey ?? readyKey();
  attemptStore.set({ key });
  return key;
}

/** The server answered, whatever it said: the next try is another. */
export function endAttempt(): void {
  attemptStore.set(null);
  heldKey = null;
  keep(NEXT_KEY, null);
}
