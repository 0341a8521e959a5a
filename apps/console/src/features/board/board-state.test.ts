import type { BoardOrder } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { type OrderBoard, upsertOrder } from "./board-state.ts";

const createOrder = (id: string, version: number, minute = 0) =>
  ({ id, version, createdAt: `2026-03-02T07:${String(minute).padStart(2, "0")}:00Z` }) as BoardOrder;
const board: OrderBoard = { lastEventId: "10", orders: [createOrder("a", 2, 1), createOrder("b", 1, 5)] };
const listOrderVersions = ({ orders }: OrderBoard) => orders.map(({ id, version }) => `${id}${version}`);

test("[OR-5] replaces an order with a newer version and ignores an older version", () => {
  expect(listOrderVersions(upsertOrder(board, createOrder("a", 3, 1)))).toEqual(["a3", "b1"]);
  expect(upsertOrder(board, createOrder("a", 2, 1))).toBe(board);
  expect(upsertOrder(board, createOrder("a", 1, 1))).toBe(board);
});

test("[PY-5] replaces an order of the same version when its refund was refused, and keeps the latest refusal", () => {
  const refused = { ...createOrder("a", 2, 1), refundRefusedAt: "2026-03-02T08:00:00.000Z" };
  const shows = upsertOrder(board, refused);
  expect(shows.orders[0]).toBe(refused);
  expect(upsertOrder(shows, createOrder("a", 2, 1)), "told late").toBe(shows);
});

test("sorts a new order by its time", () => {
  expect(listOrderVersions(upsertOrder(board, createOrder("c", 1, 3)))).toEqual(["a2", "c1", "b1"]);
});
