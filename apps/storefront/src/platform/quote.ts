import { useEffect, useSyncExternalStore } from "react";
import type { OrderBody, OrderQuote } from "@dasturxon/contract";
import { call } from "./api.ts";
import type { ApiError } from "./api.ts";
import { loadMenu } from "./menu-store.ts";
import type { OrderBasics } from "./order-basics.ts";

/** What the server is asked about an order that is not placed yet. */
export interface QuoteInput extends OrderBasics {
  promoCode: string | null;
  /** Cashback that the customer wants to spend, sum. */
  cashback?: number;
  paymentType?: OrderBody["paymentType"];
}

interface QuoteState {
  /** What the last answer was asked for. */
  key: string;
  quote: OrderQuote | null;
  error: ApiError | null;
}

const NONE: QuoteState = { key: "", quote: null, error: null };
const WAIT = 250;
const RETRY = 5_000;

let state = NONE;
let asked = "";
const listeners = new Set<() => void>();

function change(next: QuoteState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * The server's word about the order: breakdown, promo, what stands in the way [BK-8]. Asked anew at each change;
 * null asks nothing. `isFresh`: the answer belongs to exactly this input.
 */
export function useQuote(input: QuoteInput | null): {
  quote: OrderQuote | null;
  error: ApiError | null;
  isFresh: boolean;
} {
  const key = input ? JSON.stringify(input) : "";
  const now = useSyncExternalStore(
    subscribe,
    () => state,
    () => NONE,
  );

  useEffect(() => {
    if (!key || key === asked) return;
    const timer = setTimeout(() => void ask(key), WAIT);
    return () => clearTimeout(timer);
    // The answer itself is a reason to look again: `refreshQuote` empties it.
  }, [key, now]);

  const isFresh = key !== "" && now.key === key && now.quote !== null;
  return { quote: key ? now.quote : null, error: now.error, isFresh };
}

async function ask(key: string): Promise<void> {
  asked = key;
  const body = JSON.parse(key) as QuoteInput;
  const { data, error } = await call("POST /orders/v1/orders/quote", { body });
  if (asked !== key) return;
  change(data ? { key, quote: data, error: null } : { ...state, error });
  if (error && (error.statusCode === 0 || error.statusCode >= 500)) setTimeout(() => askAgain(key), RETRY);
}

/** A quote changes nothing, so a lost one is simply asked for again. */
function askAgain(key: string): void {
  if (asked !== key) return;
  asked = "";
  change({ ...state });
}

/** Asks for the menu and the quote again: the server just said that what we show is old. */
export async function refreshQuote(): Promise<void> {
  asked = "";
  await loadMenu({ isForced: true });
  change({ ...state, key: "" });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
