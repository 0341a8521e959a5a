import { useEffect, useSyncExternalStore } from "react";
import type { OrderBody, OrderQuote } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { loadMenu } from "../menu/menu-store.ts";
import type { OrderBasics } from "./order-basics.ts";

/** What the server is asked about an order that is not placed yet. */
export interface QuoteInput extends OrderBasics {
  promoCode: string | null;
  /** Cashback that the customer wants to spend, sum. */
  cashback?: number;
  paymentType?: OrderBody["paymentType"];
  /** Of a later order. */
  day?: string;
  time?: string;
}

interface Answer {
  quote: OrderQuote;
  /** Milliseconds since the epoch. */
  at: number;
}

interface QuoteState {
  /** By what was asked, as JSON; the last one is the newest. */
  answers: ReadonlyMap<string, Answer>;
  error: ApiError | null;
}

const NONE: QuoteState = { answers: new Map(), error: null };
const WAIT = 250;
const RETRY = 5_000;
/** Hours pass and stock is sold: an older answer is asked for again when it is needed. */
const FRESH = 60_000;
/** A menu, a map and a checkout may ask at once; more than a few nobody needs. */
const KEPT = 4;

/** What the server says of products while the menu here may still offer them: the menu is asked for again [MN-7]. */
const MENU_IS_OLD = new Set([
  "product_not_found",
  "product_unavailable",
  "part_unavailable",
  "not_enough_stock",
  "modifications_required",
]);

let state = NONE;
const asked = new Set<string>();
const listeners = new Set<() => void>();

function change(next: QuoteState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * The server's word about the order: breakdown, promo, what stands in the way [BK-8]. Asked anew at each change;
 * null asks nothing. `isFresh`: the answer belongs to exactly this input; until then it is the newest one there is.
 */
export function useQuote(input: QuoteInput | null): {
  quote: OrderQuote | null;
  error: ApiError | null;
  isFresh: boolean;
} {
  const key = input ? JSON.stringify(input) : "";
  const { answers, error } = useSyncExternalStore(
    subscribe,
    () => state,
    () => NONE,
  );
  const answer = answers.get(key);
  useEffect(() => {
    if (!key || (answer && Date.now() - answer.at < FRESH)) return;
    const timer = setTimeout(() => void ask(key), WAIT);
    return () => clearTimeout(timer);
  }, [key, answer]);
  const newest = [...answers.values()].at(-1);
  return { quote: key ? ((answer ?? newest)?.quote ?? null) : null, error, isFresh: answer !== undefined };
}

async function ask(key: string): Promise<void> {
  if (asked.has(key)) return;
  asked.add(key);
  const body = JSON.parse(key) as QuoteInput;
  const { data, error } = await call("POST /orders/v1/orders/quote", { body });
  asked.delete(key);
  if (data) {
    if (data.obstacles.some(({ code }) => MENU_IS_OLD.has(code))) void loadMenu({ isForced: true });
    const others = [...state.answers].filter(([each]) => each !== key);
    const answers = new Map([...others.slice(1 - KEPT), [key, { quote: data, at: Date.now() }] as const]);
    return change({ answers, error: null });
  }
  change({ ...state, error });
  // A quote changes nothing, so a lost one is simply asked for again while somebody looks.
  const isLost = error.statusCode === 0 || error.statusCode >= 500;
  if (isLost) setTimeout(() => listeners.size > 0 && void ask(key), RETRY);
}

/** Asks for the menu and the quotes again: the server just said that what we show is old. */
export async function refreshQuote(): Promise<void> {
  await loadMenu({ isForced: true });
  change({ answers: new Map(), error: null });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
