import { keep, readKept } from "../../platform/storage.ts";
import { keptStore } from "../../platform/store.ts";

export type PlacingRoute = "POST /orders/v1/orders" | "POST /orders/v1/orders/at-time";

/** One try to place an order, until the server answers it. */
export interface Attempt {
  /** Sent as `Idempotency-Key`. */
  key: string;
  route: PlacingRoute;
  /** The very order that was sent, as JSON. */
  content: string;
}

export const attemptStore = keptStore<Attempt | null>({
  name: "attempt",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "key" in kept && "content" in kept
      ? (kept as Attempt)
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
  const key = crypto.randomUUID();
  keep(NEXT_KEY, key);
  return key;
}

/**
 * The try for sending this content: made once and kept until an answer, so that a second tap, a reload or a lost
 * reply make no second order [CH-8]. An unanswered try keeps its key also for changed content: had the first one
 * arrived, the server says `idempotency_conflict` instead of making another. Null: the unanswered one went by the
 * other call, where keys count apart, so it has to be looked for first.
 */
export function beginAttempt(route: PlacingRoute, content: string): Attempt | null {
  const now = attemptStore.get();
  if (now && now.route !== route) return null;
  const attempt = { key: now?.key ?? readyKey(), route, content };
  attemptStore.set(attempt);
  return attempt;
}

/** The server answered, whatever it said: the next try is another. */
export function endAttempt(): void {
  attemptStore.set(null);
  keep(NEXT_KEY, null);
}
