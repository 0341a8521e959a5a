import type { BoardOrder, Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createFakePayments, enableClickForBrand } from "../../../testing/fake-payments.ts";
import { listenToOrders } from "../../../testing/listen.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import { captureBill } from "../../payments/index.ts";
import { expireOrder } from "../lifecycle/expire-order.ts";
import { payOrder } from "./pay-order.ts";

const { provider } = createFakePayments();
const app = await createTestShop({ payments: [provider] });
await enableClickForBrand(app, app.osh);
// Start the processing of events only, not of jobs. Jobs would cancel the orders, because all bills are overdue by the
// test clock.
await app.bus.start();
const { token, userId } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const placeOnlineOrder = () => postOrder(app, token, createPickupBody({ paymentType: "CLICK" }));

const toOrderReference = (order: Order) => ({ merchantId: app.osh, orderId: order.id, now: app.clock.now() });
const expireOrderNow = (order: Order) =>
  app.db.tenant(app.osh, (tx) => expireOrder(tx, toOrderReference(order)));
const payOrderNow = (order: Order) =>
  app.db.tenant(app.osh, async (tx) => {
    await captureBill(tx, { ...toOrderReference(order), reference: "click-1" });
    await payOrder(tx, toOrderReference(order));
  });
async function fetchBoardIds(): Promise<string[]> {
  const { body } = await app.call<{ orders: BoardOrder[] }>("/console/v1/orders", { token: owner });
  return body.orders.map(({ id }) => id);
}

/** Opens an order board in the console. Returns a function that lists the orders that the board has received so far. */
const openBoard = () => listenToOrders(app, owner);

test("[OR-3] an unpaid order appears on the board as new when it is paid", async () => {
  const board = await openBoard();
  const order = await placeOnlineOrder();
  const cash = await postOrder(app, token, createPickupBody());
  await expect.poll(() => board().map(({ id }) => id)).toEqual([cash.id]);
  expect(await fetchBoardIds()).not.toContain(order.id);
  await payOrderNow(order);
  await expect.poll(() => board().map(({ id }) => id)).toEqual([cash.id, order.id]);
  expect(board().at(-1)).toMatchObject({ status: "CREATED", isPaid: true, seenAt: null });
  expect(await fetchBoardIds()).toContain(order.id);
});

test("[OR-3] its customer sees it the whole time", async () => {
  const order = await placeOnlineOrder();
  const { body } = await app.call<Order[]>(`/orders/v1/orders/user/${userId}/active`, { token });
  expect(body.map(({ id }) => id)).toContain(order.id);
});

test("[OR-3] an order that was never paid ends without appearing on the board", async () => {
  const board = await openBoard();
  const order = await placeOnlineOrder();
  await expireOrderNow(order);
  const cash = await postOrder(app, token, createPickupBody());
  await expect.poll(() => board().map(({ id }) => id)).toContain(cash.id);
  expect(board().map(({ id }) => id)).not.toContain(order.id);
  expect(await fetchBoardIds()).not.toContain(order.id);
});

test("[OR-3] [CHANGE_PAYMENT_TYPE] an order that staff switched to online payment stays on their board", async () => {
  const order = await postOrder(app, token, createPickupBody());
  const path = `/console/v1/orders/${order.id}/payment-type`;
  const changed = await app.call(path, { token: owner, body: { version: 1, paymentType: "CLICK" } });
  expect(changed.status).toBe(200);
  expect(await fetchBoardIds()).toContain(order.id);
});
