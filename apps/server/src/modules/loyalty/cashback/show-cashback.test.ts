import type { CashbackMovement, Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import {
  closeNewOrder,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const customerSession = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
type CashbackReply = { balance: number; content: CashbackMovement[]; totalElements: number };
const fetchCashback = async (who = customerSession, query = "") =>
  (await app.call<CashbackReply>(`/orders/v1/cashback/user/${who.userId}${query}`, { token: who.token }))
    .body;

async function postOrderAction(order: Order, action: string, more: object): Promise<Order> {
  const path = `/console/v1/orders/${order.id}/${action}`;
  return (await app.call<Order>(path, { token: owner, body: { version: order.version, ...more } })).body;
}

test("[PR-4] lists cashback earned, spent and returned, and their sum is the balance", async () => {
  const order = await closeNewOrder(
    app,
    owner,
    await postOrder(app, customerSession.token, createPickupBody()),
  );
  app.clock.advance(1000);
  const second = await postOrder(
    app,
    customerSession.token,
    createPickupBody({ cashback: 1000, totalPrice: 46_000 }),
  );
  app.clock.advance(1000);
  await postOrderAction(second, "refuse", { reason: "OTHER" });
  const { balance, content } = await fetchCashback();
  expect(content.map(({ kind, amount, orderNumber }) => [kind, amount, orderNumber])).toEqual([
    ["returned", 1000, second.number],
    ["spent", -1000, second.number],
    ["earned", 2250, order.number],
  ]);
  expect(balance).toBe(content.reduce((sum, { amount }) => sum + amount, 0));
});

test("[PR-3] paginates the ledger; a customer without entries has a balance of zero", async () => {
  expect((await fetchCashback(customerSession, "?page=1&size=2")).content).toHaveLength(1);
  expect(await fetchCashback(await app.signIn("+998902222222"))).toMatchObject({ balance: 0, content: [] });
});

test("[AP-4] does not find another customer's cashback", async () => {
  const other = await app.signIn("+998902222223");
  const path = `/orders/v1/cashback/user/${customerSession.userId}`;
  expect((await app.call(path, { token: other.token })).status).toBe(404);
});

test("[BK-4] reports a balance that shrank before the order with the amount left, not as a changed price", async () => {
  const { balance } = await fetchCashback();
  const order = { cashback: balance + 1000, totalPrice: 47_000 - balance - 1000 };
  const reply = await app.call("/orders/v1/orders", {
    token: customerSession.token,
    body: createPickupBody(order),
  });
  expect(reply).toMatchObject({
    status: 409,
    body: { code: "cashback_exceeded", data: { field: "cashback", max: balance } },
  });
});
