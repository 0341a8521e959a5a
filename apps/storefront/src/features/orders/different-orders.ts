import type { Order } from "../../platform/shapes.ts";

const MAX_SHOWN = 5;

type Past = Pick<Order, "status" | "cartItems">;

/** The last five orders that were received and differ in what they brought, the newest of equal ones [OR-9]. */
export function differentOrders<Any extends Past>(orders: readonly Any[]): Any[] {
  const received = orders.filter(({ status }) => status !== "CANCELED");
  const byDishes = Map.groupBy(received, ({ cartItems }) =>
    cartItems
      .map(({ productId, modifications }) =>
        [productId, ...modifications.map(({ id }) => id).toSorted()].join("+"),
      )
      .toSorted()
      .join(),
  );
  return [...byDishes.values()].flatMap(([newest]) => (newest ? [newest] : [])).slice(0, MAX_SHOWN);
}
