import type { Tx } from "../../../platform/database/index.ts";
import { promoKey } from "../../loyalty/index.ts";
import type { ParsedOrder } from "./parsed-order.ts";
import { type PlacingFacts, selectPlacingFacts } from "./queries.ts";

/** What of an order says which facts it needs; without a code and a table for an order that has none. */
export type FactsOf = Pick<ParsedOrder, "branchId" | "paymentType"> &
  Partial<Pick<ParsedOrder, "promoCode" | "tableId" | "tableSecret">> & {
    cartItems: readonly { productId: string }[];
  };

/** Everything that a decision about an order needs; null where the brand is unknown. */
export function loadFacts(
  tx: Tx,
  asked: {
    merchantId: string;
    /** Null for a guest. */
    userId: string | null;
    body: FactsOf;
    /** A number is drawn for the order. */
    isPlacing?: boolean;
    now: Date;
  },
): Promise<PlacingFacts | null> {
  const { merchantId, userId, body, isPlacing = false, now } = asked;
  return selectPlacingFacts(tx, merchantId, {
    branchId: body.branchId,
    productIds: body.cartItems.map((item) => item.productId),
    promoKey: body.promoCode ? promoKey(body.promoCode) : null,
    paymentType: body.paymentType,
    tableId: body.tableId ?? null,
    tableSecret: body.tableSecret,
    userId,
    isPlacing,
    now,
  });
}
