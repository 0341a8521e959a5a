import type { BoardOrder } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { withOrder, withTold } from "./board-state.ts";
import { ageOf, ageShare, byColumn, findOrders, isRinging, minutesLeft } from "./columns.ts";

const now = new Date("2026-03-02T12:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000).toISOString();

function order(values: object): BoardOrder {
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

test("a new order rings until somebody reacts, for those who may answer it", () => {
  const asked = { nextStatuses: ["ACCEPTED", "CANCELED"] };
  expect(isRinging(order(asked))).toBe(true);
  expect(isRinging(order({ ...asked, seenAt: now.toISOString() }))).toBe(false);
  expect(isRinging(order({ nextStatuses: [] }))).toBe(false);
  expect(isRinging(order({ status: "COOKING", nextStatuses: ["DONE"] }))).toBe(false);
});

test("an order grows urgent by its waiting, then by the minutes left of its promise", () => {
  expect(ageOf(order({ createdAt: minutes(-1) }), now)).toBe("good");
  expect(ageOf(order({ createdAt: minutes(-3) }), now)).toBe("warn");
  expect(ageOf(order({ createdAt: minutes(-6) }), now)).toBe("bad");
  expect(ageOf(order({ status: "COOKING", promisedAt: minutes(20) }), now)).toBe("good");
  expect(ageOf(order({ status: "COOKING", promisedAt: minutes(5) }), now)).toBe("warn");
  expect(ageOf(order({ status: "COOKING", promisedAt: minutes(-1) }), now)).toBe("bad");
});

test("the kitchen's time ends before the road begins, the guest's after it", () => {
  const promise = { promisedAt: minutes(45), roadMinutes: 25, createdAt: minutes(-20) };
  expect(minutesLeft(order({ ...promise, status: "COOKING" }), now)).toBe(20);
  expect(minutesLeft(order({ ...promise, status: "ON_WAY" }), now)).toBe(45);
  expect(ageShare(order({ ...promise, status: "COOKING" }), now)).toBe(0.5);
  expect(ageShare(order({ ...promise, status: "COOKING", promisedAt: minutes(-9) }), now)).toBe(1);
});

test("what is due first is on top, a later order waits below; what has ended is newest first", () => {
  const cooking = [
    order({ id: "late", status: "COOKING", promisedAt: minutes(30), createdAt: minutes(-20) }),
    order({ id: "soon", status: "ACCEPTED", promisedAt: minutes(10), createdAt: minutes(-5) }),
    order({ id: "far", status: "COOKING", promisedAt: minutes(35), roadMinutes: 30 }),
  ];
  expect(byColumn(cooking).cooking.map(({ id }) => id)).toEqual(["far", "soon", "late"]);
  const asked = [order({ id: "later", status: "AT_TIME", deliveryAt: minutes(90) }), order({ id: "now" })];
  expect(byColumn(asked).new.map(({ id }) => id)).toEqual(["now", "later"]);
  const ended = [
    order({ id: "a", status: "CLOSED", closedAt: minutes(-9) }),
    order({ id: "b", status: "CANCELED", canceledAt: minutes(-1) }),
  ];
  expect(byColumn(ended).done.map(({ id }) => id)).toEqual(["b", "a"]);
});

test("an order is found by its number, its phone and its guest's name", () => {
  const orders = [
    order({ number: 12, createdAt: minutes(-9) }),
    order({ number: 128, receiver: { name: "Nodira", phone: "+998935550011" } }),
    // the kitchen is sent no phones
    order({ number: 7, receiver: { name: null, phone: null } }),
  ];
  const found = (asked: string) => findOrders(orders, asked).map(({ number }) => number);
  expect([found("12"), found("555 00"), found("nod"), found("  ")]).toEqual([[128, 12], [128], [128], []]);
});

test("[OR-5] an older version of an order never replaces a newer one", () => {
  const board = { lastEventId: "0", orders: [order({ version: 3 })] };
  expect(withOrder(board, order({ version: 2 }))).toBe(board);
  expect(withOrder(board, order({ version: 4 })).orders[0]?.version).toBe(4);
});

test("a board that was read late keeps what was told meanwhile", () => {
  const read = { lastEventId: "5", orders: [order({ id: "a", version: 2 })] };
  const told = [
    { id: 4, order: order({ id: "gone", version: 9 }) },
    { id: 6, order: order({ id: "a", version: 3 }) },
    { id: 7, order: order({ id: "b" }) },
  ];
  const orders = withTold(read, told).orders.map(({ id, version }) => [id, version]);
  expect(orders).toEqual([
    ["a", 3],
    ["b", 1],
  ]);
});
