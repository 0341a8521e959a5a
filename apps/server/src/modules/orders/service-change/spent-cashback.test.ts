import type { BoardOrder, CashbackMovement, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token, userId } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const PICK_UP_SERVICE = { serviceType: "PICK_UP", branchId: branchIdFromKey("center") };

await app.db.tenant(app.osh, (tx) =>
  sql`with b as (insert into cashback_balances (merchant_id, user_id, balance) values (${app.osh}, ${userId}, 300000))
    insert into cashback_movements (merchant_id, id, user_id, order_id, kind, amount, created_at)
    values (${app.osh}, gen_random_uuid(), ${userId}, gen_random_uuid(), 'earned', 300000, now())`.execute(
    tx,
  ),
);

const fetchBalance = async () =>
  (await app.call<{ cashback: number }>("/users/v1/users/me", { token })).body.cashback;
/** Returns the balance as the sum of all movements. Spent cashback is negative. */
const selectBalance = async () =>
  app.db.tenant(app.osh, async (tx) => {
    const { rows } = await sql<{ sum: number }>`
      select sum(amount)::float8 as sum
      from cashback_movements where user_id = ${userId}`.execute(tx);
    return rows[0]?.sum;
  });
/** Returns the customer's cashback movements of an order, newest first. */
async function fetchMovements({ number }: Order) {
  const { body } = await app.call<{ content: CashbackMovement[] }>(`/orders/v1/cashback/user/${userId}`, {
    token,
  });
  return body.content
    .filter(({ orderNumber }) => orderNumber === number)
    .map(({ kind, amount }) => [kind, amount]);
}
const changeServiceType = async (order: Order, totalPrice: number) => {
  const body = { version: order.version, service: PICK_UP_SERVICE, totalPrice };
  return (await app.call<BoardOrder>(`/console/v1/orders/${order.id}/service`, { token: owner, body })).body;
};
const fetchOrder = async ({ id }: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;

test("[CH-1, PR-3] a removed fee lowers the amount due, and the spent cashback stays spent", async () => {
  const before = await fetchBalance();
  const order = await postOrder(app, token, createDeliveryBody({ cashback: 30_000, totalPrice: 72_000 }));
  expect(await fetchBalance()).toBe(before - 30_000);
  expect(await changeServiceType(order, 62_000)).toMatchObject({ totalPrice: 62_000, deliveryPrice: 0 });
  expect((await fetchOrder(order)).cashback).toBe(30_000);
  expect(await fetchBalance()).toBe(before - 30_000);
  expect(await selectBalance()).toBe(await fetchBalance());
});

test("[CH-1, PR-3] returns cashback above the new total, charges nothing, and a refusal returns the rest once", async () => {
  const before = await fetchBalance();
  const order = await postOrder(app, token, createDeliveryBody({ cashback: 95_000, totalPrice: 7000 }));
  expect(await fetchBalance()).toBe(before - 95_000);
  app.clock.advance(1000);
  expect(await changeServiceType(order, 0)).toMatchObject({ totalPrice: 0, deliveryPrice: 0 });
  const changed = await fetchOrder(order);
  expect(changed.cashback).toBe(92_000);
  expect(await fetchBalance()).toBe(before - 92_000);
  expect(await fetchMovements(order)).toEqual([
    ["returned", 3000],
    ["spent", -95_000],
  ]);
  expect(await selectBalance()).toBe(await fetchBalance());
  const refuse = { version: changed.version, reason: "OTHER" };
  await app.call(`/console/v1/orders/${order.id}/refuse`, { token: owner, body: refuse });
  expect((await fetchOrder(order)).status).not.toBe(changed.status);
  expect(await fetchBalance()).toBe(before);
  expect(await fetchMovements(order)).toEqual([
    ["returned", 95_000],
    ["spent", -95_000],
  ]);
  expect(await selectBalance()).toBe(before);
});
