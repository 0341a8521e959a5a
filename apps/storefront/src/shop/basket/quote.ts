import type { OrderBody, OrderQuote } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { query } from "../../platform/query.ts";
import { menuQuery, renewMenu } from "../menu/menu-query.ts";
import { limitLines } from "./basket.ts";
import type { OrderBasics } from "./order-basics.ts";

/** What the server is asked about an order that is not placed yet. */
export interface QuoteInput extends OrderBasics {
  promoCode: string | null;
  /** Cashback that the customer wants to spend, sum. */
  cashback?: number;
  paymentType?: OrderBody["paymentType"];
  orderDevice?: OrderBody["orderDevice"] | undefined;
  /** Of a scheduled order. */
  day?: string;
  time?: string;
}

/** What the server says of products while the menu here may still offer them: the menu is asked for again [MN-7]. */
const MENU_IS_OLD = new Set([
  "product_not_found",
  "product_unavailable",
  "part_unavailable",
  "not_enough_stock",
  "count_too_small",
  "modifications_required",
]);

const quoteQuery = query(
  async (body: QuoteInput) => {
    const reply = await call("POST /orders/v1/orders/quote", { body });
    if (reply.data?.obstacles.some(({ code }) => MENU_IS_OLD.has(code))) void renewMenu();
    // A server of before the field, during a rollout, sends none.
    if (reply.data) limitLines(reply.data.stock ?? []);
    return reply;
  },
  {
    restMs: 250,
    // A quote changes nothing, so a lost one is simply asked for again.
    retryAfterMs: 5_000,
    // Hours pass and stock is sold.
    freshForMs: 60_000,
    showsPrevious: true,
    // A menu, a map and a checkout may ask at once; more than a few nobody needs.
    kept: 4,
    changesWith: "menu",
  },
);

/**
 * The server's word about the order: breakdown, promo, what stands in the way [BK-8]. Asked again at each change;
 * null asks nothing. `isFresh`: the answer belongs to exactly this input; until then it is the newest one there is.
 */
export function useQuote(input: QuoteInput | null): {
  quote: OrderQuote | null;
  error: ApiError | null;
  isFresh: boolean;
} {
  const { data, error, isPrevious } = quoteQuery.use(input);
  return { quote: data, error, isFresh: data !== null && !isPrevious };
}

/** Asks for the menu and the quotes again: the server just said that what we show is old. */
export async function refreshQuote(): Promise<void> {
  await menuQuery.reload();
  quoteQuery.clear();
}
