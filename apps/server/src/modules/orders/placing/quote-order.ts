import type { OrderQuote } from "@dasturxon/contract";
import { describe, type RefusalCode } from "@dasturxon/contract/refusals";
import { instantOfSlot } from "@dasturxon/domain/slots";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refused } from "../../../platform/http/index.ts";
import { decideOrder } from "./decide-order.ts";
import { nameRefusal, refuseTooManyOrders, refuseTooMuch, shownBreakdown } from "./name-refusal.ts";
import type { ParsedOrder } from "./parsed-order.ts";
import { selectPlacingFacts } from "./queries.ts";
import { promoKey } from "../../loyalty/index.ts";

export interface Quoting {
  merchantId: string;
  /** Null for a guest. */
  userId: string | null;
  body: ParsedOrder;
  /** The asked day and time of a later order, on the brand's clock. */
  wanted: { day: string; time: string } | null;
  hasProvider: boolean;
  /** Open orders that a customer may have; 0: without limit. */
  mostOpen: number;
  now: Date;
}

/** What the basket would cost and what stands in its way; the phone is asked for at the last step only. */
export async function quoteOrder(
  tx: Tx,
  { merchantId, userId, body, wanted, hasProvider, mostOpen, now }: Quoting,
): Promise<OrderQuote | Refused> {
  const facts = await selectPlacingFacts(tx, merchantId, {
    branchId: body.branchId,
    productIds: body.cartItems.map((item) => item.productId),
    promoKey: body.promoCode ? promoKey(body.promoCode) : null,
    paymentType: body.paymentType,
    tableId: body.tableId ?? null,
    tableSecret: body.tableSecret,
    userId,
    now,
  });
  if (!facts) return refuse("not_found");
  const deliverAt = wanted && instantOfSlot(wanted.day, wanted.time, facts.settings.timeZone);
  const decision = decideOrder(body, facts, { now, deliverAt, shownTotal: null, hasProvider });
  const tooMuch = refuseTooMuch(decision);
  if (tooMuch) return tooMuch;
  const tooManyOrders = refuseTooManyOrders(facts, { mostOpen });
  return {
    ...shownBreakdown(decision),
    promo: decision.promo && {
      state: decision.promo.state,
      minPrice: "minPrice" in decision.promo ? decision.promo.minPrice : null,
    },
    tariff: decision.tariff,
    minutes: decision.preparationMinutes + (decision.tariff?.minutes ?? 0),
    obstacles: [
      ...decision.refusals
        .filter((refusal) => refusal.code !== "phone_missing")
        .map((refusal) => nameRefusal(refusal, facts, decision)),
      ...(tooManyOrders ? [tooManyOrders] : []),
    ].map(({ code, data }) => ({ code, data, description: describe(code satisfies RefusalCode, data) })),
  };
}
