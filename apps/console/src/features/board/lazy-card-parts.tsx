import type { BoardOrder } from "@dasturxon/contract";
import { lazyPart, useLazyPart } from "../../platform/lazy-part.ts";
import { isMoneyDue } from "./money-words.ts";

/**
 * Parts that few order cards need. Their script and translations are lazy-loaded for the first card that needs them.
 */
const cardParts = lazyPart(() => import("./card-parts.ts"));

/** Lazy-loads and shows the amounts that have to be refunded. */
export function CardDueMoney({ order }: { order: BoardOrder }) {
  const { part } = useLazyPart(cardParts, isMoneyDue(order));
  return part && <part.DueMoney order={order} />;
}

/**
 * Lazy-loads and shows the customer's choice for unavailable products. Renders nothing if all lines have the default,
 * `CALL`.
 */
export function CardOutOfStockAction({ order }: { order: BoardOrder }) {
  const isChosen = order.cartItems.some(({ whenGone }) => whenGone !== "CALL");
  const { part } = useLazyPart(cardParts, isChosen);
  return part && isChosen && <part.OrderOutOfStockAction order={order} />;
}
