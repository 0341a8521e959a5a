import { expect, test } from "vitest";
import { findDistinctOrders } from "./different-orders.ts";

const createOrder = (
  id: number,
  dishes: Record<string, string[]>,
  status: "CLOSED" | "CANCELED" = "CLOSED",
) => ({
  id,
  status,
  cartItems: Object.entries(dishes).map(([productId, choices]) => ({
    productId,
    modifications: choices.map((choice) => ({ id: choice })),
  })),
});
const listDistinctOrders = (...orders: ReturnType<typeof createOrder>[]) =>
  findDistinctOrders(orders as unknown as Parameters<typeof findDistinctOrders>[0]).map(
    (each) => (each as unknown as { id: number }).id,
  );

test("[OR-9] of orders with equal contents offers the newest again, whatever the order of products", () => {
  const plov = createOrder(3, { plov: ["kazi", "egg"], tea: [] });
  expect(
    listDistinctOrders(
      plov,
      createOrder(2, { tea: [], plov: ["egg", "kazi"] }),
      createOrder(1, { plov: ["kazi"], tea: [] }),
    ),
  ).toEqual([3, 1]);
});

test("[OR-9] does not offer a cancelled order, nor more than five", () => {
  expect(listDistinctOrders(createOrder(9, { tea: [] }, "CANCELED"))).toEqual([]);
  const many = Array.from({ length: 7 }, (_, at) => createOrder(at, { [`dish ${at}`]: [] }));
  expect(listDistinctOrders(...many)).toEqual([0, 1, 2, 3, 4]);
});
