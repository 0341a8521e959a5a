import type { BoardOrder } from "@dasturxon/contract";
import { createLazyPart, useLazyPart } from "../../platform/lazy-part.ts";
import { hasDueRefund } from "./money-words.ts";

/**
 * Parts that few order cards need. Their script and translations are lazy-loaded for the first card that needs them.
 */
const orderCardLazyParts = createLazyPart(() => import("./card-parts.ts"));

/** Lazy-loads and shows the amounts that have to be refunded. */
export function CardDueRefunds({ order }: { order: BoardOrder }) {
  const { part } = useLazyPart(orderCardLazyParts, hasDueRefund(order));
  return part && <part.DueRefunds order={order} />;
}

/**
 * Lazy-loads and shows the customer's choice for unavailable products. Renders nothing if all lines have the default,
 * `CALL`.
 */
export function CardOutOfStockAction({ order }: { order: BoardOrder }) {
  const isChosen = order.cartItems.some(({ whenGone }) => whenGone !== "CALL");
  const { part } = useLazyPart(orderCardLazyParts, isChosen);
  return part && isChosen && <part.OrderOutOfStockAction order={order} />;
}
