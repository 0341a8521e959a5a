import type { BoardOrder, Checkout, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { expireOrderNow, payOrderNow, returnOrderNow } from "../../../../testing/order-jobs.ts";
import { callPaynet, paynetAccount, paynetAuthorization } from "../../../../testing/paynet.ts";
import { enableProvider } from "../../../../testing/take-provider.ts";
import { CUSTOMER, pickup, postOrder, shop } from "../../../../testing/test-shop.ts";

const app = await shop();
await enableProvider(app, "paynet", paynetAccount("osh"));
await enableProvider(app, "paynet", paynetAccount("pizza"), "pizza");
const DOOR = `/payments/v1/paynet/${app.osh}`;
const { token } = await app.signIn(CUSTOMER);
const owner = await app.signInStaff("owner@osh");
const SUM = 4_700_000;
const TIME = "2026-11-21 12:00:00";
let last = 7_000_000_000;
const newTransaction = () => (last += 1);

const online = () => postOrder(app, token, pickup({ paymentType: "PAYNET" }));
const checkout = async ({ id }: { id: string }) =>
  (await app.call<Checkout>(`/payments/v2/checkout/${id}`, { token })).body;
const shown = async ({ id }: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;
const rpc = (method: string, params: object) =>
  callPaynet(app, DOOR, { method, params: { serviceId: 401, ...params } });
const information = (number: unknown) => rpc("GetInformation", { fields: { order_id: number } });
const perform = (number: unknown, transactionId: number, more: object = {}) =>
  rpc("PerformTransaction", {
    amount: SUM,
    transactionId,
    transactionTime: TIME,
    fields: { order_id: number },
    ...more,
  });
const check = (transactionId: number) => rpc("CheckTransaction", { transactionId, timestamp: TIME });
const cancel = (transactionId: number) => rpc("CancelTransaction", { transactionId, timestamp: TIME });

async function numbered() {
  const order = await online();
  const { number } = await checkout(order);
  return { order, number: number ?? "" };
}

test("[PY-2] [PY-3] a guest is told a number to pay by, Paynet gets the amount due, and the order is paid once", async () => {
  const { order, number } = await numbered();
  expect(number).toMatch(/^\d{9}$/);
  expect(await checkout(order), "the same number however often").toMatchObject({
    number,
    url: null,
    isPaid: false,
  });
  expect((await information(number)).result).toMatchObject({
    status: "0",
    fields: { order_id: number, amount: 47_000 },
  });
  const id = newTransaction();
  const done = await perform(number, id);
  expect(done).toMatchObject({ status: 200, id: 7, result: { fields: { order_id: number, balance: 0 } } });
  expect(done.result?.["providerTrnId"]).toBeTypeOf("number");
  expect((await perform(number, id)).error?.code, "a repeat").toBe(201);
  expect((await perform(number, newTransaction())).error?.code, "paid already").toBe(501);
  expect((await information(number)).error?.code).toBe(501);
  await payOrderNow(app, order);
  expect(await shown(order)).toMatchObject({ isPaid: true });
  const again = await check(id);
  expect(again.result).toMatchObject({ transactionState: 1, providerTrnId: done.result?.["providerTrnId"] });
  expect((await check(id)).text).toBe(again.text);
});

test("[PY-3] ten calls at once pay once: one succeeds, nine answer that the transaction exists", async () => {
  const { number } = await numbered();
  const id = newTransaction();
  const all = await Promise.all(Array.from({ length: 10 }, () => perform(number, id)));
  expect(all.filter(({ result }) => result)).toHaveLength(1);
  expect(all.filter(({ error }) => error?.code === 201)).toHaveLength(9);
});

test("[PY-3] [S24] checks authentication first (401); service, number and amount must match", async () => {
  const { number } = await numbered();
  const params = { serviceId: 401, fields: { order_id: number } };
  for (const authorization of ["", "Basic eDp5", paynetAuthorization("pizza")]) {
    const reply = await callPaynet(app, DOOR, { method: "GetInformation", params }, authorization);
    expect([reply.status, reply.error?.code]).toEqual([401, 412]);
    expect((await callPaynet(app, DOOR, "{", authorization)).status).toBe(401);
  }
  expect((await rpc("GetInformation", { ...params, serviceId: 402 })).error?.code).toBe(305);
  expect((await information("999999999999")).error?.code).toBe(302);
  expect((await information("x")).error?.code).toBe(302);
  expect((await information({})).error?.code).toBe(411);
  const id = newTransaction();
  expect((await perform(number, id, { amount: SUM + 1 })).error?.code).toBe(413);
  expect((await perform(number, id, { amount: "4700000" })).error?.code).toBe(411);
  expect((await perform(number, id, { transactionTime: "yesterday" })).error?.code).toBe(414);
  expect((await perform(number, id, { transactionId: "x" })).error?.code).toBe(411);
  expect((await check(id)).result).toMatchObject({ transactionState: 3, providerTrnId: 0 });
  expect((await rpc("Nothing", {})).error?.code).toBe(-32_601);
  expect((await callPaynet(app, DOOR, "{")).error?.code).toBe(-32_700);
  expect((await callPaynet(app, DOOR, "[]")).error?.code).toBe(-32_600);
});

test("[PY-5] a refused order waits for Paynet's word: its cancel refunds it, and a second one is 202", async () => {
  const { order, number } = await numbered();
  const id = newTransaction();
  await perform(number, id);
  await payOrderNow(app, order);
  const due = await app.call<BoardOrder>(`/console/v1/orders/${order.id}/refuse`, {
    token: owner,
    body: { version: 2, reason: "TOO_BUSY" },
  });
  expect(due.body).toMatchObject({ isRefundDue: true });
  expect((await cancel(id)).result).toMatchObject({ transactionState: 2 });
  expect((await cancel(id)).error?.code).toBe(202);
  expect((await cancel(newTransaction())).error?.code).toBe(203);
  await returnOrderNow(app, order);
  expect(await shown(order)).toMatchObject({ refundedAt: expect.any(String) });
  expect((await check(id)).result).toMatchObject({ transactionState: 2 });
});

test("[OR-3] an expired order, or one paid another way, can no longer be paid by its number", async () => {
  const late = await numbered();
  app.clock.advance(31 * 60_000);
  expect((await perform(late.number, newTransaction())).error?.code).toBe(501);
  await expireOrderNow(app, late.order);
  expect((await information(late.number)).error?.code).toBe(501);
  const other = await numbered();
  await app.call(`/orders/v1/orders/${other.order.id}/payment-type`, {
    token,
    body: { paymentType: "CASH" },
  });
  expect((await perform(other.number, newTransaction())).error?.code).toBe(501);
});

test("[PY-3] the statement lists payments between two times in Tashkent, inclusive, without reversed ones", async () => {
  const [first, second] = [await numbered(), await numbered()];
  const [one, two] = [newTransaction(), newTransaction()];
  await perform(first.number, one, { transactionTime: "2026-12-01 00:00:00" });
  await perform(second.number, two, { transactionTime: "2026-12-01 23:59:59" });
  const day = { dateFrom: "2026-12-01 00:00:00", dateTo: "2026-12-01 23:59:59" };
  const statement = async () => (await rpc("GetStatement", day)).result?.["statements"];
  expect(await statement()).toMatchObject([
    { transactionId: one, amount: SUM, timestamp: "2026-12-01 00:00:00" },
    { transactionId: two, amount: SUM, timestamp: "2026-12-01 23:59:59" },
  ]);
  await cancel(one);
  expect(await statement()).toMatchObject([{ transactionId: two }]);
  expect((await rpc("GetStatement", { ...day, dateFrom: "" })).error?.code).toBe(414);
});

test("[PY-1] the account is tested through the own endpoint, and a number of one brand is unknown at another", async () => {
  const { number } = await numbered();
  const tried = await app.call("/console/v1/payment-accounts/paynet/try", { token: owner, body: {} });
  expect(tried.body).toEqual({ isAnswered: true });
  const { rows } = await app.db.tenantRead(app.pizza, (tx) =>
    sql`select 1 from bills where merchant_id = ${app.pizza} and pay_number = ${number}`.execute(tx),
  );
  expect(rows).toEqual([]);
});
