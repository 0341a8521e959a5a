import type { OrderQuote } from "@dasturxon/contract";
import { describeRefusalCode } from "@dasturxon/contract/refusals";
import { omitLineDetails } from "@dasturxon/domain/pricing";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse, type Refusal } from "../../../platform/http/index.ts";
import { decideOrder } from "./decide-order.ts";
import type { BrandFactsCache } from "./facts/facts-cache.ts";
import { loadOrderFacts } from "./facts/load-facts.ts";
import {
  addNamesToOrderRefusal,
  refuseBlockedCustomer,
  refuseTooManyOrders,
  refuseExcessiveTotal,
} from "./name-refusal.ts";
import type { ParsedOrder } from "./placing.ts";
import { isPromoRefusedAtTable } from "./table-guest/check-table-guest.ts";
import { type RequestedTime, resolveRequestedTime } from "./requested-time.ts";

export interface QuoteRequest {
  merchantId: string;
  /** Id of the customer. Null for a guest. */
  userId: string | null;
  body: ParsedOrder;
  /** Requested day and time of a scheduled order, in the brand's time zone. */
  wanted: RequestedTime | null;
  hasProvider: boolean;
  /** Whether the payment provider does not respond at present [R21]. */
  isPaymentSilent: boolean;
  /** Maximum number of open orders per customer. 0: no limit. */
  maxOpenOrders: number;
  now: Date;
}

/**
 * Returns the price of a basket and the reasons why it cannot be ordered. The phone is not required yet, only when the
 * order is placed.
 */
export async function quoteOrder(
  tx: Tx,
  cachedFacts: BrandFactsCache,
  { merchantId, userId, body, wanted, hasProvider, isPaymentSilent, maxOpenOrders, now }: QuoteRequest,
): Promise<OrderQuote | Refusal<"not_found" | "bad_request">> {
  const loaded = await loadOrderFacts(tx, cachedFacts, { merchantId, userId, body, maxOpenOrders, now });
  if (!loaded) return refuse("not_found");
  // A promo code with a limit per customer needs a phone number. Placing the order without one would refuse the promo code,
  // so the quote leaves its discount out.
  const isPromoRefused = isPromoRefusedAtTable(body, loaded);
  const facts = isPromoRefused ? { ...loaded, promo: null } : loaded;
  const span = wanted && resolveRequestedTime(wanted, facts.settings.timeZone);
  if (span && isRefused(span)) return span;
  const decision = decideOrder(isPromoRefused ? { ...body, promoCode: null } : body, facts, {
    now,
    deliverAt: span?.deliverAt ?? null,
    deliverUntil: span?.deliverUntil ?? null,
    shownTotal: null,
    hasProvider,
    contact: null,
  });
  const tooMuch = refuseExcessiveTotal(decision);
  if (tooMuch) return tooMuch;
  const unwelcome = refuseBlockedCustomer(facts) ?? refuseTooManyOrders(facts, { maxOpenOrders });
  return {
    ...omitLineDetails(decision.breakdown),
    promo: isPromoRefused
      ? { state: "sign_in", minPrice: null }
      : decision.promo && {
          state: decision.promo.state,
          minPrice: "minPrice" in decision.promo ? decision.promo.minPrice : null,
        },
    tariff: decision.tariff,
    isPaymentSilent,
    minutes: decision.minutes,
    stock: facts.products.flatMap(({ id, count }) =>
      count === null ? [] : [{ productId: id, left: count }],
    ),
    obstacles: [
      ...decision.refusals.map((refusal) => addNamesToOrderRefusal(refusal, facts)),
      ...(unwelcome ? [unwelcome] : []),
    ].map(({ code, data }) => ({ code, data, description: describeRefusalCode(code, data) })),
  };
}
