import type { Order } from "../../platform/shapes.ts";

const MAX_SHOWN_ORDERS = 5;

type PastOrderFields = Pick<Order, "status" | "cartItems">;

/**
 * Returns the last five received orders with different content. Of orders with equal content, returns only the newest
 * [OR-9].
 */
export function findDistinctOrders<Any extends PastOrderFields>(orders: readonly Any[]): Any[] {
  const received = orders.filter(({ status }) => status !== "CANCELED");
  const byDishes = Map.groupBy(received, ({ cartItems }) =>
    cartItems
      .map(({ productId, modifications }) =>
        [productId, ...modifications.map(({ id }) => id).toSorted()].join("+"),
      )
      .toSorted()
      .join(),
  );
  return [...byDishes.values()].flatMap(([newest]) => (newest ? [newest] : [])).slice(0, MAX_SHOWN_ORDERS);
}
