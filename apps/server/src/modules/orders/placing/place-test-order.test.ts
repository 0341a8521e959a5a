import type { BoardOrder, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const requestTestOrder = (body: object = {}, token = owner) =>
  app.call<{ id: string; number: number; code: string }>("/console/v1/test-orders", { token, body });
const fetchBoardOrder = async (id: string) =>
  (await app.call<BoardOrder & { history: object[] }>(`/console/v1/orders/${id}`, { token: owner })).body;

test("[OR-5] a test order is new on the board, says that nothing is to be cooked, and names its author", async () => {
  const { status, body } = await requestTestOrder({ branchId: branchIdFromKey("north"), language: "ru" });
  expect(status).toBe(200);
  const order = await fetchBoardOrder(body.id);
  expect(order).toMatchObject({
    isTest: true,
    status: "CREATED",
    number: body.number,
    branchId: branchIdFromKey("north"),
    comment: "Пробный заказ: ничего не готовьте.",
    customer: { phone: "" },
  });
  expect(order.cartItems).toHaveLength(1);
  expect(order.history[0]).toMatchObject({ by: { kind: "staff", name: "owner" } });
  const board = await app.call<{ orders: BoardOrder[] }>("/console/v1/orders", { token: owner });
  expect(board.body.orders.find(({ id }) => id === body.id)).toMatchObject({ isTest: true, seenAt: null });
});

test("[OR-5] a test order can be completed and is in no total, stock, balance or daily list", async () => {
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const paid = await postOrder(app, token, createPickupBody());
  const selectStock = () =>
    app.db.tenant(app.osh, async (tx) => {
      const { rows } = await sql`select product_id, left_count from product_stock order by 1`.execute(tx);
      return rows;
    });
  const before = await selectStock();
  const { body } = await requestTestOrder();
  const postOrderAction = (action: string, change: object) =>
    app.call<Order>(`/console/v1/orders/${body.id}/${action}`, { token: owner, body: change });
  await postOrderAction("accept", { version: 1 });
  for (const [index, status] of ["COOKING", "DONE", "CLOSED"].entries())
    expect((await postOrderAction("status", { version: index + 2, status })).status).toBe(200);
  expect(await selectStock()).toEqual(before);
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql`select from cashback_movements where order_id = ${body.id}`.execute(tx),
  );
  expect(rows).toEqual([]);
  const day = await app.call<{ orders: Order[]; total: number; totalPrice: number }>(
    "/console/v1/past-orders?day=2026-03-02",
    { token: owner },
  );
  expect(day.body).toMatchObject({ total: 1, totalPrice: paid.totalPrice });
  expect(day.body.orders.map(({ id }) => id)).toEqual([paid.id]);
});

test("[US-8] the kitchen cannot place one, and staff only in their own branch", async () => {
  expect((await requestTestOrder({}, await app.signInStaff("kitchen@osh"))).body.code).toBe("forbidden");
  const job = { name: "Lola", role: "operator", branchIds: [branchIdFromKey("center")] };
  const local = await createInvitedStaff(app, owner, { login: "test-orders", ...job });
  expect((await requestTestOrder({ branchId: branchIdFromKey("north") }, local.token)).body.code).toBe(
    "not_found",
  );
  const own = await requestTestOrder({}, local.token);
  expect((await fetchBoardOrder(own.body.id)).branchId).toBe(branchIdFromKey("center"));
  const other = await requestTestOrder(
    { branchId: branchIdFromKey("center") },
    await app.signInStaff("owner@pizza"),
  );
  expect(other.body.code).toBe("not_found");
});
