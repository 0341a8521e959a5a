import type { endpoints, Order } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { expect, test } from "vitest";
import { insertLatePayment } from "../../../testing/late-payment.ts";
import { runPayOrderJob } from "../../../testing/order-jobs.ts";
import { callAsPaynet, createPaynetAccount } from "../../../testing/paynet.ts";
import { servePaymentSimulators } from "../../../testing/serve-simulators.ts";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { demo, origin } = await servePaymentSimulators(app);
await enablePaymentProvider(app, "paynet", createPaynetAccount("osh"));
await enablePaymentProvider(app, "multicard", { ...demo.multicard, api: `${origin}/simulators/multicard` });
const PAYNET_PATH = `/payments/v1/paynet/${app.osh}`;
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");

type PaymentList = EndpointReply<typeof endpoints.listPayments>;
const PAYMENTS_PATH = "/console/v1/payments";
const getCurrentDay = () => dayFromInstant(app.clock.now(), "Asia/Tashkent");
const fetchPaymentList = async (day = getCurrentDay(), more = "") =>
  (await app.call<PaymentList>(`${PAYMENTS_PATH}?day=${day}${more}`, { token: owner })).body;
const requestPaymentComparison = async () =>
  (
    await app.call<EndpointReply<typeof endpoints.comparePayments>>(`${PAYMENTS_PATH}/compare`, {
      token: owner,
      body: { day: getCurrentDay() },
    })
  ).body;
const fetchCheckout = async ({ id }: { id: string }) =>
  (await app.call<{ number: string; url: string }>(`/payments/v2/checkout/${id}`, { token })).body;

async function payOrderByPaynet(transactionId: number): Promise<Order> {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "PAYNET" }));
  const { number } = await fetchCheckout(order);
  const params = { serviceId: 401, amount: 4_700_000, transactionId, transactionTime: "2026-03-02 12:00:00" };
  await callAsPaynet(app, PAYNET_PATH, {
    method: "PerformTransaction",
    params: { ...params, fields: { order_id: number } },
  });
  await runPayOrderJob(app, order);
  return order;
}

test("[PY-3] lists a day's payments with the provider's id, order number, state and amount, filtered by provider", async () => {
  const order = await payOrderByPaynet(900_001);
  const { payments, total, taken, due } = await fetchPaymentList();
  expect(payments).toMatchObject([
    {
      orderId: order.id,
      number: order.number,
      provider: "paynet",
      providerId: "900001",
      state: "paid",
      amount: 47_000,
    },
  ]);
  expect({ total, taken, due }).toEqual({ total: 1, taken: 47_000, due: [] });
  expect((await fetchPaymentList(getCurrentDay(), "&provider=payme")).payments).toEqual([]);
  expect((await fetchPaymentList(getCurrentDay(), "&provider=paynet")).payments).toHaveLength(1);
  expect((await fetchPaymentList("2026-01-01")).payments).toEqual([]);
});

test("[PY-5] a due refund is listed whatever its day, until it is paid out", async () => {
  const order = await payOrderByPaynet(900_002);
  const shown = (await app.call<Order>(`/orders/v1/orders/${order.id}`, { token })).body;
  const refusal = { version: shown.version, reason: "TOO_BUSY" };
  const refused = await app.call<Order>(`/console/v1/orders/${order.id}/refuse`, {
    token: owner,
    body: refusal,
  });
  const day = getCurrentDay();
  const fetchDuePayments = async () => (await fetchPaymentList("2026-01-01")).due;
  expect(await fetchDuePayments()).toMatchObject([{ orderId: order.id, isRefundDue: true, state: "paid" }]);
  expect((await fetchPaymentList(day)).payments.find(({ orderId }) => orderId === order.id)).toMatchObject({
    isRefundDue: true,
  });
  const body = { version: refused.body.version };
  expect((await app.call(`/console/v1/orders/${order.id}/refund-given`, { token: owner, body })).status).toBe(
    200,
  );
  expect(await fetchDuePayments()).toEqual([]);
});

test("[PY-5] a late payment is due, is closed manually once, and the person is recorded", async () => {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "PAYNET" }));
  const id = await insertLatePayment(app, order);
  expect((await fetchPaymentList()).due).toMatchObject([{ id, state: "late", number: order.number }]);
  const confirmRefundGiven = () =>
    app.call<{ code?: string }>(`${PAYMENTS_PATH}/${id}/refund-given`, { token: owner, body: {} });
  expect((await confirmRefundGiven()).body).toEqual({ id, state: "refunded" });
  expect((await confirmRefundGiven()).body).toMatchObject({ code: "transition_not_allowed" });
  expect((await fetchPaymentList()).due).toEqual([]);
  const changes = await app.call("/console/v1/changes", { token: owner });
  expect(JSON.stringify(changes.body)).toContain('"late"');
});

test("[PY-5] [US-8] due payments are sent to the office only", async () => {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "PAYNET" }));
  const id = await insertLatePayment(app, order);
  const requestDuePayments = (by: string, host = "osh.localhost") =>
    app.call<EndpointReply<typeof endpoints.duePayments>>("/console/v1/payments/due", { token: by, host });
  expect((await requestDuePayments(owner)).body.payments).toMatchObject([
    { id, number: order.number, isRefundDue: true },
  ]);
  expect((await requestDuePayments(await app.signInStaff("kitchen@osh"))).status).toBe(403);
  const pizza = await app.signInStaff("owner@pizza", "pizza.localhost");
  expect((await requestDuePayments(pizza, "pizza.localhost")).body).toEqual({ payments: [], differences: 0 });
  await app.call(`${PAYMENTS_PATH}/${id}/refund-given`, { token: owner, body: {} });
  expect((await requestDuePayments(owner)).body).toEqual({ payments: [], differences: 0 });
});

test("[R33] finds payments known only to the provider, records them and shows them once", async () => {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "RAHMAT" }));
  const { url } = await fetchCheckout(order);
  const page = `${origin}${new URL(url).pathname}`;
  const pressPageButton = (button: string) =>
    fetch(page, { method: "POST", body: new URLSearchParams({ press: button }), redirect: "manual" });
  expect(await requestPaymentComparison()).toEqual({
    count: 1,
    unanswered: 0,
    isMore: false,
    differences: [],
  });
  await pressPageButton("lose");
  const { differences } = await requestPaymentComparison();
  expect(differences).toEqual([{ id: expect.any(String), was: "pending", is: "paid", said: "paid" }]);
  expect(await requestPaymentComparison()).toMatchObject({ differences: [] });
  await pressPageButton("giveBackUntold");
  expect((await requestPaymentComparison()).differences).toMatchObject([
    { was: "paid", is: "refunded", said: "returned" },
  ]);
  await enablePaymentProvider(app, "multicard", { ...demo.multicard, api: "http://localhost:9" });
  expect(await requestPaymentComparison()).toMatchObject({ count: 1, unanswered: 1, differences: [] });
});

test("[R33] [PY-3] a difference rings for the whole brand until a person has viewed it, which is recorded once", async () => {
  await enablePaymentProvider(app, "multicard", { ...demo.multicard, api: `${origin}/simulators/multicard` });
  const fetchDifferences = async () =>
    (
      await app.call<EndpointReply<typeof endpoints.listPaymentDifferences>>(`${PAYMENTS_PATH}/differences`, {
        token: owner,
      })
    ).body.differences;
  const fetchRingingDifferences = async () =>
    (await app.call<EndpointReply<typeof endpoints.duePayments>>(`${PAYMENTS_PATH}/due`, { token: owner }))
      .body.differences;
  const reviewDifference = (id: string, by = owner, host = "osh.localhost") =>
    app.call<{ lookedAt: string }>(`${PAYMENTS_PATH}/differences/${id}/looked-at`, {
      token: by,
      host,
      body: {},
    });
  for (const { id, lookedAt } of await fetchDifferences()) if (lookedAt === null) await reviewDifference(id);
  expect(await fetchRingingDifferences()).toBe(0);
  const order = await postOrder(app, token, createPickupBody({ paymentType: "RAHMAT" }));
  const page = `${origin}${new URL((await fetchCheckout(order)).url).pathname}`;
  await fetch(page, { method: "POST", body: new URLSearchParams({ press: "lose" }), redirect: "manual" });
  await Promise.all([requestPaymentComparison(), requestPaymentComparison()]);
  expect(await fetchRingingDifferences(), "found by two at once, it is one").toBe(1);
  const [found] = await fetchDifferences();
  if (!found) throw new Error("none is kept");
  expect(found).toMatchObject({ number: order.number, provider: "multicard", was: "pending", is: "paid" });
  expect(found).toMatchObject({ said: "paid", lookedAt: null, lookedBy: null });
  const pizza = await app.signInStaff("owner@pizza", "pizza.localhost");
  expect((await reviewDifference(found.id, pizza, "pizza.localhost")).status).toBe(404);
  expect((await reviewDifference(found.id, await app.signInStaff("kitchen@osh"))).status).toBe(403);
  const first = await reviewDifference(found.id);
  app.clock.advance(1000);
  expect((await reviewDifference(found.id)).body, "again").toEqual(first.body);
  expect(await fetchRingingDifferences()).toBe(0);
  expect((await fetchDifferences()).find(({ id }) => id === found.id)).toMatchObject({
    lookedAt: first.body.lookedAt,
    lookedBy: expect.stringMatching(/./),
  });
  const changes = await app.call("/console/v1/changes", { token: owner });
  expect(JSON.stringify(changes.body).match(/isDifferenceLookedAt":true/g)?.length).toBe(
    JSON.stringify(changes.body).match(/isDifferenceLookedAt":false/g)?.length,
  );
});

test("[US-8] only the office reads the list, for the own brand", async () => {
  const kitchen = await app.signInStaff("kitchen@osh");
  expect((await app.call(`${PAYMENTS_PATH}?day=${getCurrentDay()}`, { token: kitchen })).status).toBe(403);
  expect((await app.call(`${PAYMENTS_PATH}?day=${getCurrentDay()}`)).status).toBe(401);
  const pizza = await app.signInStaff("owner@pizza", "pizza.localhost");
  const reply = await app.call<PaymentList>(`${PAYMENTS_PATH}?day=${getCurrentDay()}`, {
    token: pizza,
    host: "pizza.localhost",
  });
  expect(reply.body).toEqual({ payments: [], total: 0, taken: 0, due: [] });
  expect((await app.call(`${PAYMENTS_PATH}?day=yesterday`, { token: owner })).status).toBe(400);
});
