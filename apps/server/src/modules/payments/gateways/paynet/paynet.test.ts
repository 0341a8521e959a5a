import type { BoardOrder, Checkout, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { runExpireOrderJob, runPayOrderJob, runReturnOrderJob } from "../../../../testing/order-jobs.ts";
import { callAsPaynet, createPaynetAccount, createPaynetAuthorization } from "../../../../testing/paynet.ts";
import { enablePaymentProvider } from "../../../../testing/take-provider.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../../testing/test-shop.ts";

const app = await createTestShop();
await enablePaymentProvider(app, "paynet", createPaynetAccount("osh"));
await enablePaymentProvider(app, "paynet", createPaynetAccount("pizza"), "pizza");
const PAYNET_PATH = `/payments/v1/paynet/${app.osh}`;
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const ORDER_TOTAL_TIYIN = 4_700_000;
const PAYMENT_TIME = "2026-11-21 12:00:00";
let lastTransactionId = 7_000_000_000;
const createTransactionId = () => (lastTransactionId += 1);

const placePaynetOrder = () => postOrder(app, token, createPickupBody({ paymentType: "PAYNET" }));
const fetchCheckout = async ({ id }: { id: string }) =>
  (await app.call<Checkout>(`/payments/v2/checkout/${id}`, { token })).body;
const fetchOrder = async ({ id }: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;
const callMethod = (method: string, params: object) =>
  callAsPaynet(app, PAYNET_PATH, { method, params: { serviceId: 401, ...params } });
const getInformation = (number: unknown) => callMethod("GetInformation", { fields: { order_id: number } });
const performTransaction = (number: unknown, transactionId: number, more: object = {}) =>
  callMethod("PerformTransaction", {
    amount: ORDER_TOTAL_TIYIN,
    transactionId,
    transactionTime: PAYMENT_TIME,
    fields: { order_id: number },
    ...more,
  });
const checkTransaction = (transactionId: number) =>
  callMethod("CheckTransaction", { transactionId, timestamp: PAYMENT_TIME });
const cancelTransaction = (transactionId: number) =>
  callMethod("CancelTransaction", { transactionId, timestamp: PAYMENT_TIME });

async function placeNumberedOrder() {
  const order = await placePaynetOrder();
  const { number } = await fetchCheckout(order);
  return { order, number: number ?? "" };
}

test("[PY-2] [PY-3] a guest is told a number to pay by, Paynet gets the amount due, and the order is paid once", async () => {
  const { order, number } = await placeNumberedOrder();
  expect(number).toMatch(/^\d{9}$/);
  expect(await fetchCheckout(order), "the same number however often").toMatchObject({
    number,
    url: null,
    isPaid: false,
  });
  expect((await getInformation(number)).result).toMatchObject({
    status: "0",
    fields: { order_id: number, amount: 47_000 },
  });
  const id = createTransactionId();
  const done = await performTransaction(number, id);
  expect(done).toMatchObject({ status: 200, id: 7, result: { fields: { order_id: number, balance: 0 } } });
  expect(done.result?.["providerTrnId"]).toBeTypeOf("number");
  expect((await performTransaction(number, id)).error?.code, "a repeat").toBe(201);
  expect((await performTransaction(number, createTransactionId())).error?.code, "paid already").toBe(501);
  expect((await getInformation(number)).error?.code).toBe(501);
  await runPayOrderJob(app, order);
  expect(await fetchOrder(order)).toMatchObject({ isPaid: true });
  const again = await checkTransaction(id);
  expect(again.result).toMatchObject({ transactionState: 1, providerTrnId: done.result?.["providerTrnId"] });
  expect((await checkTransaction(id)).text).toBe(again.text);
});

test("[PY-3] ten calls at once pay once: one succeeds, nine answer that the transaction exists", async () => {
  const { number } = await placeNumberedOrder();
  const id = createTransactionId();
  const all = await Promise.all(Array.from({ length: 10 }, () => performTransaction(number, id)));
  expect(all.filter(({ result }) => result)).toHaveLength(1);
  expect(all.filter(({ error }) => error?.code === 201)).toHaveLength(9);
});

test("[PY-3] [S24] checks authentication first (401); service, number and amount must match", async () => {
  const { number } = await placeNumberedOrder();
  const params = { serviceId: 401, fields: { order_id: number } };
  for (const authorization of ["", "Basic eDp5", createPaynetAuthorization("pizza")]) {
    const reply = await callAsPaynet(app, PAYNET_PATH, { method: "GetInformation", params }, authorization);
    expect([reply.status, reply.error?.code]).toEqual([401, 412]);
    expect((await callAsPaynet(app, PAYNET_PATH, "{", authorization)).status).toBe(401);
  }
  expect((await callMethod("GetInformation", { ...params, serviceId: 402 })).error?.code).toBe(305);
  expect((await getInformation("999999999999")).error?.code).toBe(302);
  expect((await getInformation("x")).error?.code).toBe(302);
  expect((await getInformation({})).error?.code).toBe(411);
  const id = createTransactionId();
  expect((await performTransaction(number, id, { amount: ORDER_TOTAL_TIYIN + 1 })).error?.code).toBe(413);
  expect((await performTransaction(number, id, { amount: "4700000" })).error?.code).toBe(411);
  expect((await performTransaction(number, id, { transactionTime: "yesterday" })).error?.code).toBe(414);
  expect((await performTransaction(number, id, { transactionId: "x" })).error?.code).toBe(411);
  expect((await checkTransaction(id)).result).toMatchObject({ transactionState: 3, providerTrnId: 0 });
  expect((await callMethod("Nothing", {})).error?.code).toBe(-32_601);
  expect((await callAsPaynet(app, PAYNET_PATH, "{")).error?.code).toBe(-32_700);
  expect((await callAsPaynet(app, PAYNET_PATH, "[]")).error?.code).toBe(-32_600);
});

test("[PY-5] a refused order waits for Paynet's word: its cancel refunds it, and a second one is 202", async () => {
  const { order, number } = await placeNumberedOrder();
  const id = createTransactionId();
  await performTransaction(number, id);
  await runPayOrderJob(app, order);
  const due = await app.call<BoardOrder>(`/console/v1/orders/${order.id}/refuse`, {
    token: owner,
    body: { version: 2, reason: "TOO_BUSY" },
  });
  expect(due.body).toMatchObject({ isRefundDue: true });
  expect((await cancelTransaction(id)).result).toMatchObject({ transactionState: 2 });
  expect((await cancelTransaction(id)).error?.code).toBe(202);
  expect((await cancelTransaction(createTransactionId())).error?.code).toBe(203);
  await runReturnOrderJob(app, order);
  expect(await fetchOrder(order)).toMatchObject({ refundedAt: expect.any(String) });
  expect((await checkTransaction(id)).result).toMatchObject({ transactionState: 2 });
});

test("[OR-3] an expired order, or one paid another way, can no longer be paid by its number", async () => {
  const late = await placeNumberedOrder();
  app.clock.advance(31 * 60_000);
  expect((await performTransaction(late.number, createTransactionId())).error?.code).toBe(501);
  await runExpireOrderJob(app, late.order);
  expect((await getInformation(late.number)).error?.code).toBe(501);
  const other = await placeNumberedOrder();
  await app.call(`/orders/v1/orders/${other.order.id}/payment-type`, {
    token,
    body: { paymentType: "CASH" },
  });
  expect((await performTransaction(other.number, createTransactionId())).error?.code).toBe(501);
});

test("[PY-3] the statement lists payments between two times in Tashkent, inclusive, without reversed ones", async () => {
  const [first, second] = [await placeNumberedOrder(), await placeNumberedOrder()];
  const [one, two] = [createTransactionId(), createTransactionId()];
  await performTransaction(first.number, one, { transactionTime: "2026-12-01 00:00:00" });
  await performTransaction(second.number, two, { transactionTime: "2026-12-01 23:59:59" });
  const day = { dateFrom: "2026-12-01 00:00:00", dateTo: "2026-12-01 23:59:59" };
  const getStatement = async () => (await callMethod("GetStatement", day)).result?.["statements"];
  expect(await getStatement()).toMatchObject([
    { transactionId: one, amount: ORDER_TOTAL_TIYIN, timestamp: "2026-12-01 00:00:00" },
    { transactionId: two, amount: ORDER_TOTAL_TIYIN, timestamp: "2026-12-01 23:59:59" },
  ]);
  await cancelTransaction(one);
  expect(await getStatement()).toMatchObject([{ transactionId: two }]);
  expect((await callMethod("GetStatement", { ...day, dateFrom: "" })).error?.code).toBe(414);
});

test("[PY-1] the account is tested through the own endpoint, and a number of one brand is unknown at another", async () => {
  const { number } = await placeNumberedOrder();
  const tried = await app.call("/console/v1/payment-accounts/paynet/try", { token: owner, body: {} });
  expect(tried.body).toEqual({ isAnswered: true });
  const { rows } = await app.db.tenantRead(app.pizza, (tx) =>
    sql`select 1 from bills where merchant_id = ${app.pizza} and pay_number = ${number}`.execute(tx),
  );
  expect(rows).toEqual([]);
});
