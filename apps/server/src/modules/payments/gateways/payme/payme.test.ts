import type { BoardOrder, Checkout, Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { callAsPayme, getPaymeKey, type PaymeRequest, enablePayme } from "../../../../testing/payme.ts";
import { selectWaitingJobs } from "../../../../testing/fake-payments.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../../testing/test-shop.ts";
import { runExpireOrderJob, runPayOrderJob, runReturnOrderJob } from "../../../../testing/order-jobs.ts";

const app = await createTestShop();
await enablePayme(app);
await enablePayme(app, "pizza");
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const HOUR_MS = 3_600_000;
const TOTAL_TIYIN = 4_700_000;

let lastTransactionNumber = 0;
/** Returns a transaction id in Payme's format: 24 hexadecimal digits. */
const createPaymeId = () => (lastTransactionNumber += 1).toString(16).padStart(24, "0");
const placeOrder = () => postOrder(app, token, createPickupBody({ paymentType: "PAYME" }));
const createAccount = (order: { id: string }) => ({ account: { order_id: order.id } });
const callMethod = (method: string, params: object, request?: PaymeRequest) =>
  callAsPayme(app, `/payments/v1/payme/${app[request?.brand ?? "osh"]}`, { method, params, ...request });
const checkOrder = (order: { id: string }, amount = TOTAL_TIYIN) =>
  callMethod("CheckPerformTransaction", { amount, ...createAccount(order) });
const createTransaction = (order: { id: string }, id: string, amount = TOTAL_TIYIN) =>
  callMethod("CreateTransaction", { id, time: app.clock.now().getTime(), amount, ...createAccount(order) });
const checkTransaction = (id: string) => callMethod("CheckTransaction", { id });
const postAction = (order: { id: string }, action: string, body: object) =>
  app.call<BoardOrder>(`/console/v1/orders/${order.id}/${action}`, { token: owner, body });
const fetchOrder = async (order: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${order.id}`, { token })).body;

/** Makes a call twice, at different times, and asserts identical responses. */
async function callTwice(call: () => ReturnType<typeof callMethod>) {
  const first = await call();
  app.clock.advance(1000);
  expect((await call()).text).toBe(first.text);
  expect(first.status).toBe(200);
  return first;
}

async function payOrder() {
  const order = await placeOrder();
  const id = createPaymeId();
  await createTransaction(order, id);
  const { result } = await callMethod("PerformTransaction", { id });
  expect(result).toMatchObject({ state: 2 });
  await runPayOrderJob(app, order);
  return { order, id };
}

test("[PY-2] the checkout link has Payme's kassa, order, amount in tiyin, language and return URL", async () => {
  const order = await placeOrder();
  const { body } = await app.call<Checkout>(`/payments/v2/checkout/${order.id}?lang=en`, { token });
  const [, base = "", encoded = ""] = /^(.*)\/([\w+/=]+)$/.exec(body.url ?? "") ?? [];
  expect(base).toBe("https://checkout.paycom.uz");
  expect(Buffer.from(encoded, "base64").toString()).toBe(
    `m=kassa-of-osh;ac.order_id=${order.id};a=4700000;l=en;c=http://osh.localhost/profile/orders/${order.id}`,
  );
});

test("[PY-3] Payme's sandbox 1: without valid authorization every method answers −32504 with the request id", async () => {
  const order = await placeOrder();
  const params = { amount: TOTAL_TIYIN, ...createAccount(order) };
  const wrong = ["", "Basic", "Bearer x", `Basic ${Buffer.from("Paycom:wrong").toString("base64")}`];
  const methods = ["CheckPerformTransaction", "CreateTransaction", "PerformTransaction", "CancelTransaction"];
  for (const method of [...methods, "CheckTransaction", "GetStatement", "SetFiscalData", "Nothing"])
    for (const authorization of wrong) {
      const reply = await callMethod(method, params, { authorization });
      expect(reply).toMatchObject({ status: 200, error: { code: -32504 }, id: 7 });
    }
  const otherBrand = `Basic ${Buffer.from(`Paycom:${getPaymeKey("pizza")}`).toString("base64")}`;
  const foreign = await callMethod("CheckTransaction", { id: "a" }, { authorization: otherBrand });
  expect(foreign.error?.code).toBe(-32504);
});

test("[PY-3] Payme's sandbox 2 and 3: a wrong amount is −31001, an unknown order −31050 in three languages", async () => {
  const order = await placeOrder();
  for (const amount of [TOTAL_TIYIN - 1, TOTAL_TIYIN + 1, 47_000, 0, -TOTAL_TIYIN, TOTAL_TIYIN + 0.5])
    for (const reply of [
      await checkOrder(order, amount),
      await createTransaction(order, createPaymeId(), amount),
    ])
      expect(reply.error?.code, String(amount)).toBe(-31001);
  const other = { id: "0190a000-0000-7000-8000-000000000000" };
  for (const unknown of [other, { id: "197" }, { id: "" }])
    for (const reply of [await checkOrder(unknown), await createTransaction(unknown, createPaymeId())]) {
      expect(reply.error).toMatchObject({ code: -31050, data: "order_id" });
      expect(Object.keys(reply.error?.message ?? {}).toSorted()).toEqual(["en", "ru", "uz"]);
    }
});

test("[PY-3] a valid key does not give access to another brand's order", async () => {
  const order = await placeOrder();
  const params = { amount: TOTAL_TIYIN, ...createAccount(order) };
  const foreign = await callMethod("CheckPerformTransaction", params, { brand: "pizza" });
  expect(foreign.error?.code).toBe(-31050);
});

test("[PY-3] Payme's sandbox 4 to 6: checked, created, created again, refused for another transaction, cancelled twice", async () => {
  const order = await placeOrder();
  const id = createPaymeId();
  const additional = { order_number: String(order.number) };
  expect((await checkOrder(order)).result).toEqual({ allow: true, additional });
  const time = app.clock.now().getTime();
  const params = { id, time, amount: TOTAL_TIYIN, ...createAccount(order) };
  const { result } = await callTwice(() => callMethod("CreateTransaction", params));
  expect(result).toEqual({ create_time: time, transaction: expect.any(String), state: 1 });
  expect((await callTwice(() => checkTransaction(id))).result).toEqual({
    create_time: time,
    perform_time: 0,
    cancel_time: 0,
    transaction: result?.["transaction"],
    state: 1,
    reason: null,
  });
  expect((await createTransaction(order, createPaymeId())).error?.code).toBe(-31008);
  expect((await checkOrder(order)).error?.code).toBe(-31053);
  const canceled = await callTwice(() => callMethod("CancelTransaction", { id, reason: 3 }));
  expect(canceled.result).toMatchObject({ state: -1, transaction: result?.["transaction"] });
  expect((await checkTransaction(id)).result).toMatchObject({ state: -1, reason: 3 });
  expect((await createTransaction(order, id)).error?.code).toBe(-31008);
  expect((await callMethod("PerformTransaction", { id })).error?.code).toBe(-31008);
  expect((await createTransaction(order, createPaymeId())).result, "another try").toMatchObject({ state: 1 });
});

test("[PY-3] [OR-3] Payme's sandbox B: performed twice the order is paid once, and a later cancellation is −2", async () => {
  const order = await placeOrder();
  const id = createPaymeId();
  await createTransaction(order, id);
  const performed = await callTwice(() => callMethod("PerformTransaction", { id }));
  expect(performed.result).toMatchObject({ state: 2, perform_time: expect.any(Number) });
  await runPayOrderJob(app, order);
  expect(await fetchOrder(order)).toMatchObject({ isPaid: true, status: "CREATED" });
  expect((await checkOrder(order)).error?.code).toBe(-31051);
  expect((await createTransaction(order, createPaymeId())).error?.code).toBe(-31051);
  const canceled = await callTwice(() => callMethod("CancelTransaction", { id, reason: 5 }));
  expect(canceled.result).toMatchObject({ state: -2 });
  expect((await checkTransaction(id)).result).toMatchObject({
    state: -2,
    reason: 5,
    perform_time: performed.result?.["perform_time"],
  });
  expect((await callMethod("PerformTransaction", { id })).error?.code).toBe(-31008);
  await runReturnOrderJob(app, order);
  expect(await fetchOrder(order)).toMatchObject({ status: "CANCELED", refundedAt: expect.any(String) });
});

test("[R8] [PY-3] ten concurrent calls of each kind are one payment with equal responses", async () => {
  const order = await placeOrder();
  const id = createPaymeId();
  const time = app.clock.now().getTime();
  const params = { id, time, amount: TOTAL_TIYIN, ...createAccount(order) };
  for (const call of [
    () => callMethod("CreateTransaction", params),
    () => callMethod("PerformTransaction", { id }),
    () => callMethod("CancelTransaction", { id, reason: 5 }),
  ]) {
    const answers = await Promise.all(Array.from({ length: 10 }, call));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.error).toBeUndefined();
  }
  const rivals = await placeOrder();
  const created = await Promise.all(
    Array.from({ length: 10 }, () => createTransaction(rivals, createPaymeId())),
  );
  expect(created.filter(({ result }) => result)).toHaveLength(1);
  const shared = createPaymeId();
  const [one, other] = [await placeOrder(), await placeOrder()];
  const both = await Promise.all([createTransaction(one, shared), createTransaction(other, shared)]);
  expect(both.filter(({ result }) => result)).toHaveLength(1);
});

test("[OR-3] an expired, cancelled or cash order is not charged: the transaction is cancelled with it", async () => {
  const ends: ((order: Order) => Promise<unknown>)[] = [
    (order) => runExpireOrderJob(app, order),
    (order) => app.call(`/orders/v1/orders/${order.id}/cancel`, { token, body: {} }),
    (order) => postAction(order, "refuse", { version: 1, reason: "TOO_BUSY" }),
    (order) =>
      app.call(`/orders/v1/orders/${order.id}/payment-type`, { token, body: { paymentType: "CASH" } }),
  ];
  for (const end of ends) {
    const order = await placeOrder();
    const id = createPaymeId();
    await createTransaction(order, id);
    await end(order);
    const refused = await callTwice(() => callMethod("PerformTransaction", { id }));
    expect(refused.error?.code).toBe(-31008);
    expect((await checkTransaction(id)).result).toMatchObject({ state: -1 });
    expect((await checkOrder(order)).error?.code).toBe(-31052);
    expect((await createTransaction(order, createPaymeId())).error?.code).toBe(-31052);
    expect(await fetchOrder(order)).toMatchObject({ isPaid: false });
  }
});

test("[OR-3] concurrent payment and end of the order: paid with a refund due, or not charged", async () => {
  for (let round = 0; round < 10; round += 1) {
    const order = await placeOrder();
    const id = createPaymeId();
    await createTransaction(order, id);
    const [performed] = await Promise.all([
      callMethod("PerformTransaction", { id }),
      app.call(`/orders/v1/orders/${order.id}/cancel`, { token, body: {} }),
    ]);
    const due = (await selectWaitingJobs(app, "refund-bill")).some(({ key }) => key?.endsWith(order.id));
    expect(due).toBe(performed.error === undefined);
  }
});

test("[PY-5] a cancelled paid order stays due until Payme confirms the refund", async () => {
  const { order, id } = await payOrder();
  const { body } = await postAction(order, "refuse", { version: 2, reason: "TOO_BUSY" });
  expect(body).toMatchObject({ status: "CANCELED", isPaid: true, isRefundDue: true, refundedAt: null });
  expect((await checkTransaction(id)).result).toMatchObject({ state: 2 });
  await callMethod("CancelTransaction", { id, reason: 5 });
  await runReturnOrderJob(app, order);
  await runReturnOrderJob(app, order);
  expect(await fetchOrder(order)).toMatchObject({ refundedAt: expect.any(String), version: 4 });
});

test("[PY-5] a manual refund marks the order refunded, and a later cancel by Payme does not change it", async () => {
  const { order, id } = await payOrder();
  const due = await postAction(order, "refuse", { version: 2, reason: "TOO_BUSY" });
  expect((await postAction(order, "refund-given", { version: due.body.version })).status).toBe(200);
  const before = await fetchOrder(order);
  expect(before).toMatchObject({ refundedAt: expect.any(String) });
  expect((await checkTransaction(id)).result, "it has the money still").toMatchObject({ state: 2 });
  const canceled = await callTwice(() => callMethod("CancelTransaction", { id, reason: 5 }));
  expect(canceled.result).toMatchObject({ state: -2 });
  await runReturnOrderJob(app, order);
  expect(await fetchOrder(order)).toEqual(before);
});

test("[PY-3] the statement lists transactions between two times of Payme's clock, inclusive and in order", async () => {
  app.clock.advance(HOUR_MS);
  const from = app.clock.now().getTime();
  const first = await payOrder();
  app.clock.advance(1000);
  const order = await placeOrder();
  const id = createPaymeId();
  await createTransaction(order, id);
  const to = app.clock.now().getTime();
  const { result } = await callMethod("GetStatement", { from, to });
  expect(result?.transactions).toMatchObject([
    { id: first.id, time: from, amount: TOTAL_TIYIN, ...createAccount(first.order), state: 2, reason: null },
    { id, time: to, state: 1, perform_time: 0, cancel_time: 0, receivers: null },
  ]);
  expect((await callMethod("GetStatement", { from: to + 1, to: to + 2 })).result).toEqual({
    transactions: [],
  });
});

test("[PY-3] stores fiscal receipts by type; an unknown transaction answers −32001", async () => {
  const { id } = await payOrder();
  const fiscal_data = { receipt_id: 1, status_code: 0, qr_code_url: "https://ofd.soliq.uz/epi?t=1" };
  const set = { id, type: "PERFORM", fiscal_data };
  expect((await callTwice(() => callMethod("SetFiscalData", set))).result).toEqual({ success: true });
  expect((await callMethod("SetFiscalData", { ...set, id: "none" })).error?.code).toBe(-32001);
  expect((await callMethod("SetFiscalData", { ...set, type: "OTHER" })).error?.code).toBe(-32602);
  for (const note of ["\0", "\ud800"])
    expect((await callMethod("SetFiscalData", { ...set, fiscal_data: { note } })).error?.code).toBe(-32602);
});

test("[PY-3] answers an invalid request with a protocol error, status 200 and the request id", async () => {
  const callWithText = (text: string) => callMethod("", {}, { text });
  expect(await callWithText("{")).toMatchObject({ status: 200, error: { code: -32700 }, id: null });
  expect(await callWithText("")).toMatchObject({ status: 200, error: { code: -32700 }, id: null });
  for (const text of [
    "[]",
    "1",
    "null",
    '{"id":1}',
    '{"method":1}',
    '{"method":"CheckTransaction","params":[]}',
  ])
    expect((await callWithText(text)).error?.code, text).toBe(-32600);
  expect((await callMethod("Nothing", {})).error).toMatchObject({ code: -32601, data: "Nothing" });
  expect((await callMethod("CheckTransaction", { id: 5 })).error?.code).toBe(-32600);
  expect((await callMethod("PerformTransaction", { id: "none" })).error?.code).toBe(-31003);
  expect((await callMethod("CancelTransaction", { id: "none", reason: 1 })).error?.code).toBe(-31003);
  expect((await callMethod("GetStatement", { from: -1, to: 5 })).error?.code).toBe(-32600);
  expect((await callWithText('{"id":"text","method":"Nothing"}')).id).toBe("text");
});

test("[PY-3] twelve hours after Payme began it a transaction expires: −31008, state −1, reason 4", async () => {
  const order = await placeOrder();
  const id = createPaymeId();
  await createTransaction(order, id);
  app.clock.advance(12 * HOUR_MS + 1);
  expect((await callMethod("PerformTransaction", { id })).error?.code).toBe(-31008);
  expect((await checkTransaction(id)).result).toMatchObject({ state: -1, reason: 4 });
  const time = app.clock.now().getTime() - 12 * HOUR_MS - 1;
  const old = { id: createPaymeId(), time, amount: TOTAL_TIYIN, ...createAccount(await placeOrder()) };
  expect((await callMethod("CreateTransaction", old)).error?.code).toBe(-31008);
});
