import type { BoardOrder, CashbackMovement, HistoryEntry, Order, OrderBody } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createFakePayments, enableClickForBrand } from "../../../testing/fake-payments.ts";
import {
  closeNewOrder,
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";
import type { CourierProvider } from "../../deliveries/index.ts";
import { insertCashback } from "../../loyalty/index.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const yandex = {
  type: "YANDEX",
  call: async () => "NEW_ORDER",
  cancel: async () => true,
} satisfies CourierProvider;
const app = await createTestShop({ payments: [createFakePayments().provider], couriers: [yandex] });
await enableClickForBrand(app, app.osh);
const { token, userId } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const postOrderAction = (order: { id: string }, action: string, body: object) =>
  app.call<BoardOrder & { code: string }>(`/console/v1/orders/${order.id}/${action}`, { token: owner, body });
const fetchWallet = async () => {
  const path = `/orders/v1/cashback/user/${userId}`;
  return (await app.call<{ balance: number; content: CashbackMovement[] }>(path, { token })).body;
};
const grantCashback = (amount: number) =>
  app.db.tenant(app.osh, (tx) => {
    const at = app.clock.now();
    const movement = { id: crypto.randomUUID(), orderId: crypto.randomUUID(), userId, amount, at };
    return insertCashback(tx, app.osh, { ...movement, kind: "granted" });
  });
const setCashbackFeature = (cashback: boolean) =>
  changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set features = features || ${JSON.stringify({ cashback })}::jsonb`,
  );

async function placeFinishedOrder(body: OrderBody): Promise<Order> {
  const order = await postOrder(app, token, body);
  await closeNewOrder(app, owner, order);
  return order;
}

test("[OR-3] an order paid in full by cashback stays paid after any switch", async () => {
  await grantCashback(47_000);
  const order = await postOrder(app, token, createPickupBody({ cashback: 47_000, totalPrice: 0 }));
  const changed = await postOrderAction(order, "payment-type", { version: 1, paymentType: "CLICK" });
  expect(changed.body).toMatchObject({ paymentType: "CLICK", isPaid: true });
  expect((await postOrderAction(order, "accept", { version: 2 })).body.status).toBe("ACCEPTED");
});

test("[CH-6] staff choose among the payment methods enabled for operators", async () => {
  const order = await postOrder(app, token, createPickupBody());
  const choosePaymentType = async (paymentType: string) => {
    const { status, body } = await postOrderAction(order, "payment-type", { version: 1, paymentType });
    return status === 200 ? body.paymentType : body.code;
  };
  const kitchen = await app.signInStaff("kitchen@osh");
  const fetchOtherPayments = async (by = owner) => {
    const { body } = await app.call<{ otherPayments: string[] }>(`/console/v1/orders/${order.id}`, {
      token: by,
    });
    return body.otherPayments;
  };
  expect(await choosePaymentType("OTHER")).toBe("payment_not_allowed");
  const setPaymentOffered = (isOffered: boolean) =>
    changeBrandContent(
      app,
      app.osh,
      sql`update payment_settings set operator_enabled = ${isOffered} where type = 'CLICK'`,
    );
  await setPaymentOffered(false);
  expect(await choosePaymentType("CLICK")).toBe("payment_not_allowed");
  expect(await fetchOtherPayments()).toEqual(["TERMINAL"]);
  await setPaymentOffered(true);
  expect(await fetchOtherPayments()).toEqual(expect.arrayContaining(["TERMINAL", "CLICK"]));
  expect(await fetchOtherPayments(kitchen), "it is not the kitchen's to change").toEqual([]);
  expect(await choosePaymentType("CLICK")).toBe("CLICK");
  expect(await fetchOtherPayments()).not.toContain("CLICK");
});

test("[PR-4] cashback returned by a refund first covers the cashback that the order earned", async () => {
  await grantCashback(3000);
  const order = await placeFinishedOrder(createPickupBody({ cashback: 3000, totalPrice: 44_000 }));
  // The cashback of 2,100 soʻm earned with the first order is spent on the next order.
  await postOrder(app, token, createPickupBody({ cashback: 2100, totalPrice: 44_900 }));
  expect((await postOrderAction(order, "refund", { version: 5, comment: "cold" })).status).toBe(200);
  const { balance, content } = await fetchWallet();
  expect(balance).toBe(900);
  const ofOrder = content.filter(({ orderId }) => orderId === order.id);
  expect(ofOrder.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

test("[PR-4] cashback is earned once: on delivery, and not again on closing", async () => {
  const { balance } = await fetchWallet();
  const order = await postOrder(app, token, createDeliveryBody());
  await postOrderAction(order, "accept", { version: 1 });
  for (const [index, status] of ["COOKING", "DONE", "ON_WAY", "DELIVERED", "CLOSED"].entries()) {
    expect((await postOrderAction(order, "status", { version: 2 + index, status })).body.status).toBe(status);
    const isBrought = status === "DELIVERED" || status === "CLOSED";
    expect((await fetchWallet()).balance - balance, status).toBe(isBrought ? 4500 : 0);
  }
});

test("[PR-4] a refund returns the use of the promo code once", async () => {
  const withCode = createPickupBody({ promoCode: "MINE", totalPrice: 42_000 });
  const order = await placeFinishedOrder(withCode);
  expect((await app.call("/orders/v1/orders", { token, body: withCode })).body).toMatchObject({
    code: "promo_used_up",
  });
  await Promise.all([1, 2].map(() => postOrderAction(order, "refund", { version: 5, comment: "cold" })));
  await postOrder(app, token, withCode);
  expect((await app.call("/orders/v1/orders", { token, body: withCode })).body).toMatchObject({
    code: "promo_used_up",
  });
});

test("[PR-4] [BR-14] with cashback disabled none is earned, and spent cashback is still returned", async () => {
  const { balance } = await fetchWallet();
  const order = await postOrder(app, token, createPickupBody({ cashback: 500, totalPrice: 46_500 }));
  await setCashbackFeature(false);
  await placeFinishedOrder(createPickupBody());
  expect((await fetchWallet()).balance).toBe(balance - 500);
  await postOrderAction(order, "refuse", { version: 1, reason: "OTHER" });
  expect((await fetchWallet()).balance).toBe(balance);
  await setCashbackFeature(true);
});

test("[OR-7, EN-7] stores changes other than the status too: author, time, reason, old and new value", async () => {
  const order = await postOrder(app, token, createDeliveryBody());
  app.clock.advance(60_000);
  await postOrderAction(order, "payment-type", { version: 1, paymentType: "TERMINAL" });
  app.clock.advance(60_000);
  await postOrderAction(order, "delivery-type", { version: 2, deliveryType: "YANDEX" });
  await postOrderAction(order, "delivery-type", { version: 3, deliveryType: "LAMENU" });
  await postOrderAction(order, "minutes", { version: 4, minutes: 15 });
  await postOrderAction(order, "refuse", { version: 5, reason: "TOO_BUSY", comment: "no gas" });
  const { body } = await app.call<{ history: HistoryEntry[] }>(`/console/v1/orders/${order.id}`, {
    token: owner,
  });
  expect(body.history.map(({ reason, about, comment }) => [reason, about, comment])).toEqual([
    ["UPDATE", null, null],
    ["CHANGE_PAYMENT_TYPE", { kind: "payment_type", from: "CASH", to: "TERMINAL" }, null],
    ["CHANGE_DELIVERY_TYPE", { kind: "delivery_type", from: "LAMENU", to: "YANDEX" }, null],
    ["CHANGE_DELIVERY_TYPE", { kind: "delivery_type", from: "YANDEX", to: "LAMENU" }, null],
    ["UPDATE", { kind: "added_minutes", minutes: 15 }, null],
    ["CHANGE_STATUS", { kind: "cancellation", reason: "TOO_BUSY" }, "no gas"],
  ]);
  expect(body.history[1]?.by).toEqual({ kind: "staff", name: "owner" });
  const [placedAt, changedAt] = body.history.map(({ at }) => Date.parse(at));
  expect((changedAt ?? 0) - (placedAt ?? 0)).toBe(60_000);
});

test("[OR-7] an old change has no fields, and its comment is returned as written", async () => {
  const order = await postOrder(app, token, createPickupBody());
  await postOrderAction(order, "payment-type", { version: 1, paymentType: "TERMINAL" });
  await app.db.tenant(app.osh, (tx) =>
    sql`update order_changes set about = null, comment = 'CASH → TERMINAL'
      where merchant_id = ${app.osh} and order_id = ${order.id} and version = 2`.execute(tx),
  );
  const path = `/console/v1/orders/${order.id}`;
  const { body } = await app.call<{ history: HistoryEntry[] }>(path, { token: owner });
  expect(body.history.at(-1)).toMatchObject({ about: null, comment: "CASH → TERMINAL" });
});

test("[OR-2] refuses to change the promised time, payment or courier after delivery", async () => {
  const order = await postOrder(app, token, createDeliveryBody());
  await postOrderAction(order, "accept", { version: 1 });
  for (const [index, status] of ["COOKING", "DONE", "ON_WAY", "DELIVERED"].entries())
    await postOrderAction(order, "status", { version: 2 + index, status });
  for (const [action, body] of [
    ["minutes", { minutes: 10 }],
    ["payment-type", { paymentType: "TERMINAL" }],
    ["delivery-type", { deliveryType: "LAMENU" }],
    ["courier", { courierId: null }],
    ["courier-status", { status: "PERFORMER_LOOK_UP" }],
  ] as const)
    expect((await postOrderAction(order, action, { version: 6, ...body })).body.code, action).toBe(
      "transition_not_allowed",
    );
});
