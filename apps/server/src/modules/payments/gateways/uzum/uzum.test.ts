import { randomUUID } from "node:crypto";
import type { BoardOrder, Checkout, Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { runExpireOrderJob, runPayOrderJob, runReturnOrderJob } from "../../../../testing/order-jobs.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../../testing/test-shop.ts";
import { callAsUzum, enableUzum, createUzumAuthorization } from "../../../../testing/uzum.ts";

const app = await createTestShop();
await enableUzum(app);
await enableUzum(app, "pizza");
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const ORDER_TOTAL_TIYIN = 4_700_000;
const MINUTE_MS = 60_000;

const placeUzumOrder = () => postOrder(app, token, createPickupBody({ paymentType: "UZUM" }));
const fetchOrder = async (order: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${order.id}`, { token })).body;
const postOrderAction = (order: { id: string }, action: string, body: object) =>
  app.call<BoardOrder>(`/console/v1/orders/${order.id}/${action}`, { token: owner, body });
const sendUzumCall = (operation: string, body: object | string, authorization?: string) =>
  callAsUzum(app, `/payments/v1/uzum/${app.osh}/${operation}`, body, authorization);
const createServiceBody = (more: object) => ({
  serviceId: 101,
  timestamp: app.clock.now().getTime(),
  ...more,
});
const sendCheckCall = (order: { id: string }) =>
  sendUzumCall("check", createServiceBody({ params: { order_id: order.id } }));
const createTransaction = (order: { id: string }, transId: string, amount = ORDER_TOTAL_TIYIN) =>
  sendUzumCall("create", createServiceBody({ transId, params: { order_id: order.id }, amount }));
const sendConfirmCall = (transId: string) =>
  sendUzumCall(
    "confirm",
    createServiceBody({ transId, paymentSource: "UZCARD", phone: "998901234567", cardType: 1 }),
  );
const reverseTransaction = (transId: string) => sendUzumCall("reverse", createServiceBody({ transId }));
const fetchStatus = (transId: string) => sendUzumCall("status", createServiceBody({ transId }));
const readRefusalCode = async (reply: ReturnType<typeof sendUzumCall>) => {
  const { status: http, body } = await reply;
  expect([http, body.status]).toEqual([400, "FAILED"]);
  return body.errorCode;
};

async function payOrderByUzum() {
  const order = await placeUzumOrder();
  const transId = randomUUID();
  await createTransaction(order, transId);
  expect((await sendConfirmCall(transId)).body.status).toBe("CONFIRMED");
  await runPayOrderJob(app, order);
  return { order, transId };
}

test("[PY-2] the checkout link has Uzum's service, order, amount in tiyin and return URL", async () => {
  const order = await placeUzumOrder();
  const { body } = await app.call<Checkout>(`/payments/v2/checkout/${order.id}`, { token });
  const url = new URL(body.url ?? "");
  expect(url.origin + url.pathname).toBe("https://www.apelsin.uz/open-service");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    serviceId: "101",
    order_id: order.id,
    amount: "4700000",
    redirectUrl: `http://osh.localhost/profile/orders/${order.id}`,
  });
});

test("[PY-3] checked, created, confirmed and reversed: each call works once, and a repeat is refused by its code", async () => {
  const order = await placeUzumOrder();
  const transId = randomUUID();
  expect((await sendCheckCall(order)).body).toMatchObject({
    serviceId: 101,
    status: "OK",
    data: { order_number: { value: String(order.number) } },
  });
  const now = app.clock.now().getTime();
  const created = await createTransaction(order, transId);
  expect([created.status, created.body]).toEqual([
    200,
    expect.objectContaining({
      serviceId: 101,
      transId,
      status: "CREATED",
      transTime: now,
      amount: ORDER_TOTAL_TIYIN,
    }),
  ]);
  expect(await readRefusalCode(createTransaction(order, transId))).toBe("10010");
  expect((await fetchStatus(transId)).body).toMatchObject({
    status: "CREATED",
    confirmTime: null,
    reverseTime: null,
  });
  app.clock.advance(1000);
  expect((await sendConfirmCall(transId)).body).toMatchObject({
    status: "CONFIRMED",
    confirmTime: now + 1000,
    amount: ORDER_TOTAL_TIYIN,
  });
  expect(await readRefusalCode(sendConfirmCall(transId))).toBe("10016");
  await runPayOrderJob(app, order);
  expect(await fetchOrder(order)).toMatchObject({ isPaid: true, status: "CREATED" });
  expect(await readRefusalCode(sendCheckCall(order))).toBe("10008");
  expect(await readRefusalCode(createTransaction(order, randomUUID()))).toBe("10008");
  expect((await reverseTransaction(transId)).body).toMatchObject({
    status: "REVERSED",
    reverseTime: now + 1000,
  });
  expect(await readRefusalCode(reverseTransaction(transId))).toBe("10018");
  expect(await readRefusalCode(sendConfirmCall(transId))).toBe("10015");
  expect((await fetchStatus(transId)).body).toMatchObject({ status: "REVERSED", confirmTime: now + 1000 });
  await runReturnOrderJob(app, order);
  expect(await fetchOrder(order)).toMatchObject({ status: "CANCELED", refundedAt: expect.any(String) });
});

test("[PY-3] answers 10001 to a caller other than Uzum before anything else, and 10006 to another service", async () => {
  const order = await placeUzumOrder();
  const createBasicAuth = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
  for (const authorization of [
    "",
    "Basic",
    "Bearer x",
    createBasicAuth("uzum-of-osh:wrong"),
    createBasicAuth(":"),
    createUzumAuthorization("pizza"),
  ])
    for (const operation of ["check", "create", "confirm", "reverse", "status", "nothing"])
      expect(await readRefusalCode(sendUzumCall(operation, "{", authorization))).toBe("10001");
  const params = { order_id: order.id };
  expect(await readRefusalCode(sendUzumCall("check", { serviceId: 102, timestamp: 1, params }))).toBe(
    "10006",
  );
  const atPizza = callAsUzum(
    app,
    `/payments/v1/uzum/${app.pizza}/check`,
    { serviceId: 102, params },
    createUzumAuthorization("pizza"),
  );
  expect(await readRefusalCode(atPizza), "another brand's order").toBe("10007");
});

test("[PY-3] answers an invalid call, an unknown order or a wrong amount by its code, and begins nothing", async () => {
  const order = await placeUzumOrder();
  for (const text of ["", "{", "[]", "1", "null"])
    expect(await readRefusalCode(sendUzumCall("check", text))).toBe("10002");
  expect(await readRefusalCode(sendUzumCall("nothing", createServiceBody({})))).toBe("10003");
  for (const serviceId of [undefined, "101", 1.5, null])
    expect(await readRefusalCode(sendUzumCall("check", { serviceId, params: {} }))).toBe("10005");
  for (const params of [undefined, null, [], {}, { order_id: null }])
    expect(await readRefusalCode(sendUzumCall("check", createServiceBody({ params })))).toBe("10005");
  for (const order_id of ["197", "", 197, randomUUID()])
    expect(await readRefusalCode(sendUzumCall("check", createServiceBody({ params: { order_id } })))).toBe(
      "10007",
    );
  for (const amount of [ORDER_TOTAL_TIYIN - 1, ORDER_TOTAL_TIYIN + 0.5, 47_000, 0, -ORDER_TOTAL_TIYIN])
    expect(await readRefusalCode(createTransaction(order, randomUUID(), amount))).toBe("10011");
  expect(
    await readRefusalCode(
      sendUzumCall(
        "create",
        createServiceBody({ transId: "1", params: { order_id: order.id }, amount: ORDER_TOTAL_TIYIN }),
      ),
    ),
  ).toBe("10005");
  for (const operation of [sendConfirmCall, reverseTransaction, fetchStatus])
    expect(await readRefusalCode(operation(randomUUID()))).toBe("10014");
  expect((await sendCheckCall(order)).status).toBe(200);
});

test("[PY-3] [OR-3] half an hour after it began a transaction has failed and cannot be paid", async () => {
  const order = await placeUzumOrder();
  const transId = randomUUID();
  await createTransaction(order, transId);
  app.clock.advance(30 * MINUTE_MS + 1);
  expect((await fetchStatus(transId)).body.status).toBe("FAILED");
  expect(await readRefusalCode(sendConfirmCall(transId))).toBe("10015");
  expect(await readRefusalCode(sendCheckCall(order))).toBe("10009");
});

test("[OR-3] an expired, cancelled or cash order is not charged", async () => {
  const ends: ((order: { id: string }) => Promise<unknown>)[] = [
    (order) => runExpireOrderJob(app, order),
    (order) => app.call(`/orders/v1/orders/${order.id}/cancel`, { token, body: {} }),
    (order) =>
      app.call(`/orders/v1/orders/${order.id}/payment-type`, { token, body: { paymentType: "CASH" } }),
  ];
  for (const end of ends) {
    const order = await placeUzumOrder();
    const transId = randomUUID();
    await createTransaction(order, transId);
    await end(order);
    expect(await readRefusalCode(sendConfirmCall(transId))).toBe("10015");
    expect(await readRefusalCode(createTransaction(order, randomUUID()))).toBe("10009");
    expect(await fetchOrder(order)).toMatchObject({ isPaid: false });
  }
});

test("[R9] [PY-3] ten concurrent calls of each kind are one payment; a new transaction ends an abandoned one", async () => {
  const order = await placeUzumOrder();
  const transId = randomUUID();
  const created = await Promise.all(Array.from({ length: 10 }, () => createTransaction(order, transId)));
  expect(created.filter((reply) => reply.status === 200)).toHaveLength(1);
  const rivals = Array.from({ length: 10 }, () => randomUUID());
  await Promise.all(rivals.map((rival) => createTransaction(order, rival)));
  const confirmed = await Promise.all([transId, ...rivals].map((each) => sendConfirmCall(each)));
  expect(confirmed.filter((reply) => reply.status === 200)).toHaveLength(1);
});

test("[PY-5] a refused paid order stays due until Uzum reverses it", async () => {
  const { order, transId } = await payOrderByUzum();
  expect((await postOrderAction(order, "refuse", { version: 2, reason: "TOO_BUSY" })).body).toMatchObject({
    isRefundDue: true,
  });
  await reverseTransaction(transId);
  await runReturnOrderJob(app, order);
  expect(await fetchOrder(order)).toMatchObject({ refundedAt: expect.any(String) });
});
