import type { BoardOrder } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { withOrder, withTold } from "./board-state.ts";
import { ageOf, byColumn, isRinging, nextAction } from "./columns.ts";

const now = new Date("2026-03-02T12:00:00Z");

function order(values: Partial<BoardOrder>): BoardOrder {
  const base = {
    id: "a",
    version: 1,
    status: "CREATED",
    seenAt: null,
    createdAt: now.toISOString(),
    promisedAt: null,
  };
  return { ...base, nextStatuses: [], ...values } as BoardOrder;
}

test("a new order rings until somebody reacts", () => {
  expect(isRinging(order({}))).toBe(true);
  expect(isRinging(order({ seenAt: now.toISOString() }))).toBe(false);
  expect(isRinging(order({ status: "COOKING" }))).toBe(false);
});

test("[OR-2] a cooked delivery is sent, a cooked pickup is handed over", () => {
  expect(nextAction(order({ status: "DONE", nextStatuses: ["ATTACHED", "ON_WAY", "CANCELED"] }))).toBe(
    "send",
  );
  expect(nextAction(order({ status: "DONE", nextStatuses: ["CLOSED", "CANCELED"] }))).toBe("hand-over");
  expect(nextAction(order({ status: "CANCELED" }))).toBeNull();
});

test("an order grows urgent by its waiting, then by the minutes left of its promise", () => {
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000).toISOString();
  expect(ageOf(order({ createdAt: minutes(-1) }), now)).toBe("good");
  expect(ageOf(order({ createdAt: minutes(-3) }), now)).toBe("warn");
  expect(ageOf(order({ createdAt: minutes(-6) }), now)).toBe("bad");
  expect(ageOf(order({ status: "COOKING", promisedAt: minutes(20) }), now)).toBe("good");
  expect(ageOf(order({ status: "COOKING", promisedAt: minutes(5) }), now)).toBe("warn");
  expect(ageOf(order({ status: "COOKING", promisedAt: minutes(-1) }), now)).toBe("bad");
});

test("the last column shows the newest first", () => {
  const ended = [order({ id: "a", status: "CLOSED" }), order({ id: "b", status: "CANCELED" })];
  expect(byColumn(ended).done.map(({ id }) => id)).toEqual(["b", "a"]);
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
