import type { BoardOrder, CashbackMovement, endpoints, HistoryEntry, Order } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { listenToOrders } from "../../testing/listen.ts";
import { runPayOrderJob, runReturnOrderJob } from "../../testing/order-jobs.ts";
import { callAsPayme, enablePayme } from "../../testing/payme.ts";
import { CUSTOMER_PHONE, createDeliveryBody, createTestShop, postOrder } from "../../testing/test-shop.ts";

const app = await createTestShop();
await enablePayme(app);
const { token, userId } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const TIP = 5000;
const day = dayFromInstant(app.clock.now(), "Asia/Tashkent");

const fetchOrder = async ({ id }: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;
const postOrderAction = async (order: { id: string }, action: string, body: object) =>
  (await app.call<BoardOrder>(`/console/v1/orders/${order.id}/${action}`, { token: owner, body })).body;
const fetchCashback = async () =>
  (await app.call<{ cashback: number }>("/users/v1/users/me", { token })).body.cashback;
/** Returns the customer's cashback movements of an order, newest first. */
async function fetchMovements({ number }: Pick<Order, "number">) {
  const { body } = await app.call<{ content: CashbackMovement[] }>(`/orders/v1/cashback/user/${userId}`, {
    token,
  });
  return body.content
    .filter(({ orderNumber }) => orderNumber === number)
    .map(({ kind, amount }) => [kind, amount]);
}
const callPayme = (method: string, params: object) =>
  callAsPayme(app, `/payments/v1/payme/${app.osh}`, { method, params });

/** Places a delivery with a tip and pays it by Payme. `amount`: expected charge in soʻm. */
async function placePaidOrder(amount: number, more = {}): Promise<Order> {
  const body = createDeliveryBody({ tip: TIP, paymentType: "PAYME", ...more });
  const order = await postOrder(app, token, body);
  const [id, time] = [order.id, app.clock.now().getTime()];
  const account = { order_id: order.id };
  await callPayme("CreateTransaction", { id, time, amount: amount * 100, account });
  expect((await callPayme("PerformTransaction", { id })).result).toMatchObject({ state: 2 });
  await runPayOrderJob(app, order);
  return fetchOrder(order);
}
/** Returns the payment at Payme's office, where a person returns the whole payment. */
const cancelAtPayme = async ({ id }: Order) =>
  expect((await callPayme("CancelTransaction", { id, reason: 5 })).result).toMatchObject({ state: -2 });

/**
 * Places a delivery that is paid by cashback except for the tip of 5,000, which is paid by Payme. Then changes the
 * order to pickup.
 */
async function placeFetchedOrder(): Promise<BoardOrder> {
  await app.db.tenant(app.osh, (tx) =>
    sql`insert into cashback_balances (merchant_id, user_id, balance) values (${app.osh}, ${userId}, 102000)
      on conflict (merchant_id, user_id) do update set balance = 102000`.execute(tx),
  );
  const order = await placePaidOrder(TIP, { cashback: 102_000, totalPrice: 0 });
  app.clock.advance(1000);
  const service = { serviceType: "PICK_UP", branchId: order.branchId };
  return postOrderAction(order, "service", { version: order.version, service, totalPrice: 0 });
}

/** Sets an order to delivered without the courier's steps. */
const markDelivered = ({ id }: Order) =>
  app.db.tenant(app.osh, (tx) =>
    sql`update orders set status = 'DELIVERED', delivered_at = ${app.clock.now()}
      where merchant_id = ${app.osh} and id = ${id}`.execute(tx),
  );
const fetchTips = async () => {
  const path = `/console/v1/past-orders?day=${day}`;
  return (await app.call<EndpointReply<typeof endpoints.pastOrders>>(path, { token: owner })).body.tips;
};

test("[CH-1] [PY-5] of a pickup paid by cashback the tip is returned as money, and the delivery price as cashback", async () => {
  const order = await placeFetchedOrder();
  expect(order).toMatchObject({ serviceType: "PICK_UP", cashback: 92_000, deliveryPrice: 0, totalPrice: 0 });
  expect(order.partRefunds).toMatchObject([{ amount: TIP, givenAt: null }]);
  expect(await fetchCashback()).toBe(10_000);
  expect(await fetchMovements(order)).toEqual([
    ["returned", 10_000],
    ["spent", -102_000],
  ]);
  const [part] = order.partRefunds;
  const given = await postOrderAction(order, `part-refunds/${part?.id}/given`, { version: order.version });
  expect(given.partRefunds).toMatchObject([{ givenAt: expect.any(String) }]);
  await postOrderAction(given, "refuse", { version: given.version, reason: "OTHER" });
  expect(await fetchOrder(order), "no money is left").toMatchObject({
    status: "CANCELED",
    isRefundDue: false,
  });
  expect(await fetchCashback()).toBe(102_000);
  expect(await fetchMovements(order)).toEqual([
    ["returned", 102_000],
    ["spent", -102_000],
  ]);
});

test("[CH-1] [PY-5] the return of such a tip at the provider closes the partial refund, and the order goes on", async () => {
  const order = await placeFetchedOrder();
  await cancelAtPayme(await fetchOrder(order));
  const after = await fetchOrder(order);
  expect(after).toMatchObject({ status: order.status, refundedAt: null, isRefundDue: false });
  expect(after.partRefunds).toMatchObject([{ amount: TIP, givenAt: expect.any(String) }]);
  const { body } = await app.call<EndpointReply<typeof endpoints.listPayments>>(
    `/console/v1/payments?day=${day}`,
    {
      token: owner,
    },
  );
  expect(body.payments.find(({ orderId }) => orderId === order.id)?.state).toBe("refunded");
});

test("[PY-5] a refund that only the staff confirm leaves the payment as the provider knows it", async () => {
  const order = await placeFetchedOrder();
  const [part] = order.partRefunds;
  await postOrderAction(order, `part-refunds/${part?.id}/given`, { version: order.version });
  const check = await callPayme("CheckTransaction", { id: order.id });
  expect(check.result).toMatchObject({ state: 2, cancel_time: 0 });
});

test("[PY-5] the day's totals do not count a tip that the provider has returned", async () => {
  const before = await fetchTips();
  const order = await placePaidOrder(107_000);
  await markDelivered(order);
  expect(await fetchTips()).toBe(before + TIP);
  await cancelAtPayme(order);
  await runReturnOrderJob(app, order);
  expect((await fetchOrder(order)).refundedAt).not.toBeNull();
  expect(await fetchTips()).toBe(before);
});

test("[PY-5] the day's totals do not count a kept tip that the provider returned after the refund", async () => {
  const before = await fetchTips();
  const order = await placePaidOrder(107_000);
  await markDelivered(order);
  await postOrderAction(order, "refund", { version: order.version, comment: "cold" });
  expect(await fetchTips()).toBe(before + TIP);
  await cancelAtPayme(order);
  expect(await fetchTips()).toBe(before);
});

// This test is last, because from here on the jobs run automatically.
test("[PY-5] [OR-7] an open board and the history show the return of a partial refund at the provider", async () => {
  const order = await placeFetchedOrder();
  await app.start();
  const board = await listenToOrders(app, owner);
  await cancelAtPayme(await fetchOrder(order));
  const findShown = () => board().findLast(({ id, version }) => id === order.id && version > order.version);
  await expect
    .poll(() => findShown()?.partRefunds)
    .toMatchObject([{ amount: TIP, givenAt: expect.any(String) }]);
  const { body } = await app.call<{ history: HistoryEntry[] }>(`/console/v1/orders/${order.id}`, {
    token: owner,
  });
  expect(body.history.at(-1)).toMatchObject({
    by: { kind: "system" },
    about: { kind: "refund", amount: TIP, isGivenBack: true },
  });
});
