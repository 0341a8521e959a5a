import type { BoardOrder } from "@dasturxon/contract";
import { expect, test } from "vitest";
import {
  getOrderUrgency,
  getElapsedShareOfOrderTime,
  groupOrdersByColumn,
  isRingingOrder,
  countMinutesUntilDue,
  countRingingOrders,
} from "./columns.ts";
import { findOrders } from "./find-orders.ts";

const now = new Date("2026-03-02T12:00:00Z");
const minutesFromNow = (count: number) => new Date(now.getTime() + count * 60_000).toISOString();

function createOrder(values: object): BoardOrder {
  const base = {
    id: "a",
    number: 1,
    version: 1,
    status: "CREATED",
    seenAt: null,
    createdAt: now.toISOString(),
    promisedAt: null,
    roadMinutes: 0,
    receiver: { name: null, phone: "+998901234567" },
    customer: { name: null },
  };
  return { ...base, nextStatuses: [], ...values } as unknown as BoardOrder;
}

test("rings for a new order until a person with permission to answer reacts", () => {
  const answerable = { nextStatuses: ["ACCEPTED", "CANCELED"] };
  expect(isRingingOrder(createOrder(answerable), now)).toBe(true);
  expect(isRingingOrder(createOrder({ ...answerable, seenAt: now.toISOString() }), now)).toBe(false);
  expect(isRingingOrder(createOrder({ nextStatuses: [] }), now)).toBe(false);
  expect(isRingingOrder(createOrder({ status: "COOKING", nextStatuses: ["DONE"] }), now)).toBe(false);
});

test("[OR-13] rings for a test order for two minutes only", () => {
  const test = { nextStatuses: ["ACCEPTED"], isTest: true };
  expect(isRingingOrder(createOrder({ ...test, createdAt: minutesFromNow(-1) }), now)).toBe(true);
  expect(isRingingOrder(createOrder({ ...test, createdAt: minutesFromNow(-2) }), now)).toBe(false);
  expect(isRingingOrder(createOrder({ ...test, isTest: false, createdAt: minutesFromNow(-2) }), now)).toBe(
    true,
  );
});

test("rings for the selected branch and counts the waiting orders of other branches", () => {
  const answerable = { nextStatuses: ["ACCEPTED"] };
  const orders = [
    createOrder({ ...answerable, id: "a", branchId: "center" }),
    createOrder({ ...answerable, id: "b", branchId: "north" }),
    createOrder({ ...answerable, id: "c", branchId: "north" }),
    createOrder({ id: "d", branchId: "center", status: "COOKING" }),
  ];
  const countRinging = (branchId: string | null, held: string[] = []) => {
    const { ringing, elsewhere } = countRingingOrders(orders, { branchId, held, now });
    return { ringing, elsewhere };
  };
  expect(countRinging(null)).toEqual({ ringing: 3, elsewhere: 0 });
  expect(countRinging("center")).toEqual({ ringing: 1, elsewhere: 2 });
  expect(countRinging("center", ["a", "b"])).toEqual({ ringing: 0, elsewhere: 1 });
});

test("urgency depends on the waiting time, then on the minutes left until the promised time", () => {
  expect(getOrderUrgency(createOrder({ createdAt: minutesFromNow(-1) }), now)).toBe("good");
  expect(getOrderUrgency(createOrder({ createdAt: minutesFromNow(-3) }), now)).toBe("warn");
  expect(getOrderUrgency(createOrder({ createdAt: minutesFromNow(-6) }), now)).toBe("bad");
  expect(getOrderUrgency(createOrder({ status: "COOKING", promisedAt: minutesFromNow(20) }), now)).toBe(
    "good",
  );
  expect(getOrderUrgency(createOrder({ status: "COOKING", promisedAt: minutesFromNow(5) }), now)).toBe(
    "warn",
  );
  expect(getOrderUrgency(createOrder({ status: "COOKING", promisedAt: minutesFromNow(-1) }), now)).toBe(
    "bad",
  );
});

test("the kitchen's time ends before the delivery starts; the guest's time ends after it", () => {
  const promise = { promisedAt: minutesFromNow(45), roadMinutes: 25, createdAt: minutesFromNow(-20) };
  expect(countMinutesUntilDue(createOrder({ ...promise, status: "COOKING" }), now)).toBe(20);
  expect(countMinutesUntilDue(createOrder({ ...promise, status: "ON_WAY" }), now)).toBe(45);
  expect(getElapsedShareOfOrderTime(createOrder({ ...promise, status: "COOKING" }), now)).toBe(0.5);
  expect(
    getElapsedShareOfOrderTime(
      createOrder({ ...promise, status: "COOKING", promisedAt: minutesFromNow(-9) }),
      now,
    ),
  ).toBe(1);
});

test("sorts orders by due time, scheduled orders below, finished orders with the newest first", () => {
  const cooking = [
    createOrder({
      id: "late",
      status: "COOKING",
      promisedAt: minutesFromNow(30),
      createdAt: minutesFromNow(-20),
    }),
    createOrder({
      id: "soon",
      status: "ACCEPTED",
      promisedAt: minutesFromNow(10),
      createdAt: minutesFromNow(-5),
    }),
    createOrder({ id: "far", status: "COOKING", promisedAt: minutesFromNow(35), roadMinutes: 30 }),
  ];
  expect(groupOrdersByColumn(cooking).cooking.map(({ id }) => id)).toEqual(["far", "soon", "late"]);
  const orders = [
    createOrder({ id: "later", status: "AT_TIME", deliveryAt: minutesFromNow(90) }),
    createOrder({ id: "now" }),
  ];
  expect(groupOrdersByColumn(orders).new.map(({ id }) => id)).toEqual(["now", "later"]);
  const ended = [
    createOrder({ id: "a", status: "CLOSED", closedAt: minutesFromNow(-9) }),
    createOrder({ id: "b", status: "CANCELED", canceledAt: minutesFromNow(-1) }),
  ];
  expect(groupOrdersByColumn(ended).done.map(({ id }) => id)).toEqual(["b", "a"]);
});

test("finds an order by its number, phone or customer name", () => {
  const orders = [
    createOrder({ number: 12, createdAt: minutesFromNow(-9) }),
    createOrder({ number: 128, receiver: { name: "Nodira", phone: "+998935550011" } }),
    // Order as the kitchen receives it. The server sends no phone numbers to the kitchen.
    createOrder({ number: 7, receiver: { name: null, phone: "" } }),
  ];
  const findOrderNumbers = (query: string) => findOrders(orders, query).map(({ number }) => number);
  expect([
    findOrderNumbers("12"),
    findOrderNumbers("555 00"),
    findOrderNumbers("nod"),
    findOrderNumbers("  "),
  ]).toEqual([[128, 12], [128], [128], []]);
  expect([findOrderNumbers("Нодира"), findOrderNumbers("No\u200Bdira"), findOrderNumbers("?!")]).toEqual([
    [128],
    [128],
    [],
  ]);
});
