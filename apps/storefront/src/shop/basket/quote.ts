import type { OrderBody, OrderQuote } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { createQuery } from "../../platform/query.ts";
import { menuQuery, reloadMenuUntilChanged } from "../menu/menu-query.ts";
import { limitBasketLinesToStock } from "./basket.ts";
import type { OrderBasics } from "./order-basics.ts";

/** Input of a quote for an order that is not placed yet. */
export interface QuoteInput extends OrderBasics {
  promoCode: string | null;
  /** Cashback that the customer wants to spend, in soʻm. */
  cashback?: number;
  /** Tip for the courier in soʻm; 0 for none. */
  tip?: number;
  paymentType?: OrderBody["paymentType"];
  orderDevice?: OrderBody["orderDevice"] | undefined;
  /** Day and time of a scheduled order. */
  day?: string;
  time?: string;
  /** Whether the guest has not chosen the branch. Its stops then say nothing about the menu that the guest sees. */
  isBranchAssumed?: boolean;
}

/** Obstacle codes which show that the loaded menu is out of date. The menu is then requested again [MN-7]. */
const OUTDATED_MENU_CODES = new Set([
  "product_not_found",
  "product_unavailable",
  "part_unavailable",
  "not_enough_stock",
  "count_too_small",
  "modifications_required",
]);

const quoteQuery = createQuery(
  async ({ isBranchAssumed, ...body }: QuoteInput) => {
    const reply = await call("POST /orders/v1/orders/quote", { body });
    if (!isBranchAssumed && reply.data?.obstacles.some(({ code }) => OUTDATED_MENU_CODES.has(code)))
      void reloadMenuUntilChanged();
    // During a rollout, an older server does not send the field `stock`.
    if (reply.data) limitBasketLinesToStock(reply.data.stock ?? []);
    return reply;
  },
  {
    restMs: 250,
    // A quote changes nothing, so a failed request is safe to retry.
    retryAfterMs: 5_000,
    // A quote is requested again after a minute, because opening hours and stock change.
    freshForMs: 60_000,
    showsPrevious: true,
    // The menu, the map and the checkout may each request a quote at the same time, so a few cache entries are
    // sufficient.
    kept: 4,
    changesWith: "menu",
  },
);

/**
 * Returns the server's quote of the order: breakdown, promo code and obstacles [BK-8]. Requests it again on each
 * change. Null requests nothing. `isFresh`: the quote belongs to exactly this input. If false, it is the newest
 * available.
 */
export function useQuote(input: QuoteInput | null): {
  quote: OrderQuote | null;
  error: ApiError | null;
  isFresh: boolean;
} {
  const { data, error, isPrevious } = quoteQuery.use(input);
  return { quote: data, error, isFresh: data !== null && !isPrevious };
}

/** Requests the menu and the quotes again after the server reported that the displayed ones are out of date. */
export async function refreshQuote(): Promise<void> {
  await menuQuery.reload();
  quoteQuery.clear();
}
