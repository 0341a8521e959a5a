import { expect, test } from "vitest";
import { differentOrders } from "./different-orders.ts";

const order = (id: number, dishes: Record<string, string[]>, status: "CLOSED" | "CANCELED" = "CLOSED") => ({
  id,
  status,
  cartItems: Object.entries(dishes).map(([productId, choices]) => ({
    productId,
    modifications: choices.map((choice) => ({ id: choice })),
  })),
});
const shown = (...orders: ReturnType<typeof order>[]) =>
  differentOrders(orders as unknown as Parameters<typeof differentOrders>[0]).map(
    (each) => (each as unknown as { id: number }).id,
  );

test("[OR-9] of orders with equal contents offers the newest again, whatever the order of products", () => {
  const plov = order(3, { plov: ["kazi", "egg"], tea: [] });
  expect(
    shown(plov, order(2, { tea: [], plov: ["egg", "kazi"] }), order(1, { plov: ["kazi"], tea: [] })),
  ).toEqual([3, 1]);
});

test("[OR-9] does not offer a cancelled order, nor more than five", () => {
  expect(shown(order(9, { tea: [] }, "CANCELED"))).toEqual([]);
  const many = Array.from({ length: 7 }, (_, at) => order(at, { [`dish ${at}`]: [] }));
  expect(shown(...many)).toEqual([0, 1, 2, 3, 4]);
});
