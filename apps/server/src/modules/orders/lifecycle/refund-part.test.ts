import type { BoardOrder, endpoints, HistoryEntry, Order, Receipt } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { expect, test } from "vitest";
import { runPayOrderJob } from "../../../testing/order-jobs.ts";
import { servePaymentSimulators } from "../../../testing/serve-simulators.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../testing/test-app.ts";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import { callAsPaynet, createPaynetAccount } from "../../../testing/paynet.ts";
import {
  closeNewOrder,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { createPaymentRegistry, createProvider, refundBill } from "../../payments/index.ts";
import { requestPartRefund } from "../system/request-part-refund.ts";

const app = await createTestShop();
const { demo, origin } = await servePaymentSimulators(app);
await enablePaymentProvider(app, "paynet", createPaynetAccount("osh"));
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
type RefundAnswer = BoardOrder & { code: string; data: { left: number } };
const postOrderAction = (order: { id: string }, action: string, body: object, by = owner) =>
  app.call<RefundAnswer>(`/console/v1/orders/${order.id}/${action}`, { token: by, body });
const refundOrderPart = (order: { id: string }, version: number, part: object, by = owner) =>
  postOrderAction(order, "part-refunds", { version, part, comment: "cold" }, by);
const fetchOrder = async ({ id }: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;
const getCurrentDay = () => dayFromInstant(app.clock.now(), "Asia/Tashkent");
const fetchDayTotal = async () =>
  (await app.call<{ totalPrice: number }>(`/console/v1/past-orders?day=${getCurrentDay()}`, { token: owner }))
    .body.totalPrice;
const fetchPayments = async () =>
  (
    await app.call<EndpointReply<typeof endpoints.listPayments>>(
      `/console/v1/payments?day=${getCurrentDay()}`,
      {
        token: owner,
      },
    )
  ).body;

async function placeCashOrder(): Promise<Order> {
  const order = await postOrder(app, token, createPickupBody());
  await closeNewOrder(app, owner, order);
  return order;
}

let lastTransactionId = 800_000;
async function payOrderByPaynet(): Promise<Order> {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "PAYNET" }));
  const { number } = (await app.call<{ number: string }>(`/payments/v2/checkout/${order.id}`, { token }))
    .body;
  lastTransactionId += 1;
  const params = {
    serviceId: 401,
    amount: 4_700_000,
    transactionId: lastTransactionId,
    transactionTime: "2026-03-02 12:00:00",
  };
  await callAsPaynet(app, `/payments/v1/paynet/${app.osh}`, {
    method: "PerformTransaction",
    params: { ...params, fields: { order_id: number } },
  });
  await runPayOrderJob(app, order);
  return fetchOrder(order);
}

test("[PY-5] a partial refund of a cash order is immediate: guest, receipt and daily totals show it", async () => {
  const order = await placeCashOrder();
  const before = await fetchDayTotal();
  const { body } = await refundOrderPart(order, 5, { amount: 7000 });
  expect(body.partRefunds).toMatchObject([{ amount: 7000, lines: null, givenAt: expect.any(String) }]);
  expect(body).toMatchObject({ status: "CLOSED", version: 6, refundedAt: null });
  expect((await fetchOrder(order)).partRefunds).toMatchObject([{ amount: 7000 }]);
  expect(await fetchDayTotal()).toBe(before - 7000);
  const path = `/orders/v1/orders/${order.id}/receipt`;
  expect((await app.call<Receipt>(path, { token })).body.refunded).toBe(7000);
  const history = await app.call<{ history: HistoryEntry[] }>(`/console/v1/orders/${order.id}`, {
    token: owner,
  });
  expect(history.body.history.at(-1)).toMatchObject({
    about: { kind: "refund", amount: 7000, isGivenBack: true },
    comment: "cold",
    by: { name: "owner" },
  });
});

test("[PY-5] refuses a partial refund not smaller than the rest, and returns the rest", async () => {
  const order = await placeCashOrder();
  await refundOrderPart(order, 5, { amount: 40_000 });
  const refused = await refundOrderPart(order, 6, { amount: 7000 });
  expect(refused).toMatchObject({ status: 409, body: { code: "refund_amount_wrong", data: { left: 7000 } } });
  const nowhere = await refundOrderPart(order, 6, { lines: [{ line: 7, count: 1 }] });
  expect(nowhere.body.code).toBe("refund_amount_wrong");
  expect((await refundOrderPart(order, 6, { amount: 6999 })).body.partRefunds).toHaveLength(2);
  for (const part of [{ amount: 0 }, { amount: 1.5 }, { amount: -1 }, { lines: [] }, {}])
    expect((await refundOrderPart(order, 7, part)).status, JSON.stringify(part)).toBe(400);
});

test("[PY-5] one of two concurrent partial refunds by managers succeeds; the other gets a newer order", async () => {
  const order = await placeCashOrder();
  const answers = await Promise.all([1, 2, 3].map(() => refundOrderPart(order, 5, { amount: 30_000 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await fetchOrder(order)).partRefunds).toHaveLength(1);
});

test("[PY-5] refuses a partial refund of an unpaid, cancelled or fully refunded order, and by a role without permission", async () => {
  const unpaid = await postOrder(app, token, createPickupBody());
  expect((await refundOrderPart(unpaid, 1, { amount: 1 })).body.code).toBe("transition_not_allowed");
  await postOrderAction(unpaid, "refuse", { version: 1, reason: "OTHER" });
  expect((await refundOrderPart(unpaid, 2, { amount: 1 })).body.code).toBe("transition_not_allowed");
  const order = await placeCashOrder();
  expect((await refundOrderPart(order, 5, { amount: 1 }, await app.signInStaff("kitchen@osh"))).status).toBe(
    403,
  );
  await postOrderAction(order, "refund", { version: 5, comment: "cold" });
  expect((await refundOrderPart(order, 6, { amount: 1 })).body.code).toBe("transition_not_allowed");
});

test("[PY-5] [OR-8] a partial refund without provider support is due until staff pay it out, and so is the rest", async () => {
  const order = await payOrderByPaynet();
  const before = (await fetchPayments()).taken;
  const { body } = await refundOrderPart(order, order.version, { amount: 10_000 });
  const [part] = body.partRefunds;
  if (!part) throw new Error("no part");
  expect(part.givenAt).toBeNull();
  const deps = { db: app.db, clock: app.clock, payments: createPaymentRegistry([]) };
  await requestPartRefund(deps, { merchantId: app.osh, orderId: order.id, partId: part.id });
  expect((await fetchOrder(order)).partRefunds).toMatchObject([{ givenAt: null }]);
  expect((await fetchPayments()).due).toMatchObject([{ id: part.id, amount: 10_000, isRefundDue: true }]);
  expect((await fetchPayments()).taken).toBe(before);
  const confirmRefundGiven = (version: number) =>
    app.call<RefundAnswer>(`/console/v1/orders/${order.id}/part-refunds/${part.id}/given`, {
      token: owner,
      body: { version },
    });
  expect((await confirmRefundGiven(body.version)).body.partRefunds).toMatchObject([
    { givenAt: expect.any(String) },
  ]);
  expect((await confirmRefundGiven(body.version + 1)).body.code).toBe("transition_not_allowed");
  const history = `/console/v1/orders/${order.id}`;
  const entries = (await app.call<{ history: HistoryEntry[] }>(history, { token: owner })).body.history;
  expect(entries.slice(-2), "owed, then given").toMatchObject([
    { about: { kind: "refund", amount: 10_000, isGivenBack: false } },
    { about: { kind: "refund", amount: 10_000, isGivenBack: true } },
  ]);
  const { due, taken, payments: all } = await fetchPayments();
  expect({ due, taken }).toEqual({ due: [], taken: before - 10_000 });
  expect(all.find(({ orderId }) => orderId === order.id)?.state).toBe("part_refunded");
  await postOrderAction(order, "refuse", { version: body.version + 1, reason: "OTHER" });
  await refundBill(deps, { merchantId: app.osh, orderId: order.id });
  expect((await fetchPayments()).due, "what is left of it").toMatchObject([
    { orderId: order.id, amount: 37_000 },
  ]);
  expect(await fetchOrder(order), "and the guest reads it").toMatchObject({
    isRefundDue: true,
    refundedAt: null,
  });
});

test("[PY-5] Uzum makes partial refunds automatically, each once however often requested, then only the rest", async () => {
  const api = `${origin}/simulators/uzum-checkout`;
  await enablePaymentProvider(app, "uzum-checkout", {
    terminalId: app.osh,
    apiKey: demo["uzum-checkout"].apiKey,
    api,
  });
  const credentialKeys = TEST_CREDENTIAL_KEYS;
  const uzum = createProvider("uzum-checkout", { db: app.db, clock: app.clock, credentialKeys });
  const deps = { db: app.db, clock: app.clock, payments: createPaymentRegistry([uzum]) };
  const order = await postOrder(app, token, createPickupBody({ paymentType: "UZUM" }));
  const { url } = (await app.call<{ url: string }>(`/payments/v2/checkout/${order.id}`, { token })).body;
  const body = new URLSearchParams({ press: "lose" });
  await fetch(`${origin}${new URL(url).pathname}`, { method: "POST", body, redirect: "manual" });
  const payment = (await fetchPayments()).payments.find(({ orderId }) => orderId === order.id);
  if (!payment) throw new Error("no payment");
  const settlePayment = () => uzum.pages?.settle(app.osh, payment.id);
  expect(await settlePayment()).toMatchObject({ is: "paid" });
  await runPayOrderJob(app, order);
  let { version } = await fetchOrder(order);
  for (const amount of [7000, 10_000]) {
    const opened = (await refundOrderPart(order, version, { amount })).body;
    const partId = opened.partRefunds.at(-1)?.id ?? "";
    const part = { merchantId: app.osh, orderId: order.id, partId };
    await uzum.refundPart?.({ ...part, ...UZUM_BILL }, { id: partId, amount });
    await requestPartRefund(deps, part);
    await requestPartRefund(deps, part);
    ({ version } = await fetchOrder(order));
  }
  expect((await fetchOrder(order)).partRefunds.every(({ givenAt }) => givenAt !== null)).toBe(true);
  expect(await settlePayment(), "a part is not the whole").toMatchObject({
    is: "part_refunded",
    said: "paid",
  });
  await postOrderAction(order, "refuse", { version, reason: "OTHER" });
  await refundBill(deps, { merchantId: app.osh, orderId: order.id });
  expect(await settlePayment()).toMatchObject({ is: "refunded", said: "returned" });
  expect((await fetchPayments()).due.filter(({ orderId }) => orderId === order.id)).toEqual([]);
});

const UZUM_BILL = {
  orderNumber: null,
  userId: "",
  paymentType: "UZUM",
  tip: 0,
  amount: 47_000,
  reference: null,
  expiresAt: new Date(),
} as const;

test("[US-8] does not find a part of another brand's order", async () => {
  const order = await placeCashOrder();
  const pizza = await app.signInStaff("owner@pizza", "pizza.localhost");
  const path = `/console/v1/orders/${order.id}/part-refunds`;
  const body = { version: 5, part: { amount: 1 }, comment: "cold" };
  expect((await app.call(path, { token: pizza, host: "pizza.localhost", body })).status).toBe(404);
});
