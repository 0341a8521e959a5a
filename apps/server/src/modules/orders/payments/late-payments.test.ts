import type { BoardOrder, Checkout, endpoints, Order } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { expect, test } from "vitest";
import { listenToEvents, listenToOrders } from "../../../testing/listen.ts";
import { runPayOrderJob, runReturnOrderJob, runLatePaymentJob } from "../../../testing/order-jobs.ts";
import { servePaymentSimulators } from "../../../testing/serve-simulators.ts";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { demo, origin } = await servePaymentSimulators(app);
for (const [provider, account] of [
  ["payze", demo.payze],
  ["multicard", demo.multicard],
] as const)
  await enablePaymentProvider(app, provider, { ...account, api: `${origin}/simulators/${provider}` });
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");

type OrderAtPaymentPage = { order: Order; url: string };
async function openPaymentPage(paymentType: Order["paymentType"]): Promise<OrderAtPaymentPage> {
  const order = await postOrder(app, token, createPickupBody({ paymentType }));
  return { order, url: await fetchPaymentPage(order) };
}
async function fetchPaymentPage({ id }: Order): Promise<string> {
  const { body } = await app.call<Checkout>(`/payments/v2/checkout/${id}`, { token });
  return `${origin}${new URL(body.url ?? "").pathname}`;
}
async function pressPageButton(url: string, button: string): Promise<void> {
  await fetch(url, { method: "POST", body: new URLSearchParams({ press: button }), redirect: "manual" });
}
const changePaymentType = ({ id }: Order, paymentType: string) =>
  app.call<Order>(`/orders/v1/orders/${id}/payment-type`, { token, body: { paymentType } });
const cancelOrder = async ({ id }: Order) =>
  (await app.call<Order>(`/orders/v1/orders/${id}/cancel`, { token, body: { reason: "CHANGED_MIND" } })).body;
const fetchGuestOrder = async ({ id }: Order) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;
const fetchStaffOrder = async ({ id }: Order) =>
  (await app.call<EndpointReply<typeof endpoints.boardOrder>>(`/console/v1/orders/${id}`, { token: owner }))
    .body;
/** Compares the day's payments with the providers. */
async function comparePayments(): Promise<void> {
  const day = app.clock.now().toISOString().slice(0, 10);
  await app.call("/console/v1/payments/compare", { token: owner, body: { day } });
}

/** Leaves the payment page at Payze open and changes the order to cash. */
async function changeOpenPaymentToCash(): Promise<OrderAtPaymentPage> {
  const paid = await openPaymentPage("PAYZE");
  const { body } = await changePaymentType(paid.order, "CASH");
  expect(body).toMatchObject({ paymentType: "CASH", latePayments: [] });
  return paid;
}
const expectedLatePayment = {
  paymentType: "PAYZE",
  amount: 47_000,
  cameAt: expect.any(String),
  givenAt: null,
};

test("[PY-5] a payment that arrives after the switch to cash is shown on the order, to staff and guest", async () => {
  const { order, url } = await changeOpenPaymentToCash();
  await pressPageButton(url, "pay");
  expect(await fetchGuestOrder(order)).toMatchObject({
    paymentType: "CASH",
    isPaid: false,
    latePayments: [expectedLatePayment],
  });
  expect(await fetchStaffOrder(order)).toMatchObject({
    isRefundDue: false,
    latePayments: [expectedLatePayment],
  });
  const { orders } = (await app.call<{ orders: BoardOrder[] }>("/console/v1/orders", { token: owner })).body;
  expect(orders.find(({ id }) => id === order.id)).toMatchObject({ latePayments: [expectedLatePayment] });
  expect(await cancelOrder(order), "cancelled, it is still to go back").toMatchObject({
    latePayments: [expectedLatePayment],
  });
});

test("[OR-7] [PY-5] a late payment and its refund each change the order's version, and the history names them", async () => {
  const { order, url } = await changeOpenPaymentToCash();
  const { version } = await fetchStaffOrder(order);
  await pressPageButton(url, "pay");
  const [late = { id: "" }] = (await fetchStaffOrder(order)).latePayments;
  await runLatePaymentJob(app, order, late);
  expect(await fetchStaffOrder(order)).toMatchObject({ version: version + 1 });
  await pressPageButton(url, "giveBack");
  await comparePayments();
  await runLatePaymentJob(app, order, late);
  const seen = await fetchStaffOrder(order);
  expect(seen).toMatchObject({ version: version + 2, latePayments: [{ givenAt: expect.any(String) }] });
  const about = { kind: "late_payment", paymentType: "PAYZE", amount: 47_000 };
  expect(seen.history.slice(-2)).toMatchObject([
    { about: { ...about, isGivenBack: false }, comment: null },
    { about: { ...about, isGivenBack: true }, comment: null },
  ]);
});

test("[PY-5] a late payment refunded manually shows the time", async () => {
  const { order, url } = await changeOpenPaymentToCash();
  await pressPageButton(url, "pay");
  const id = String((await fetchStaffOrder(order)).latePayments[0]?.id);
  await app.call(`/console/v1/payments/${id}/refund-given`, { token: owner, body: {} });
  expect((await fetchStaffOrder(order)).latePayments).toMatchObject([
    { id, givenAt: app.clock.now().toISOString() },
  ]);
});

test("[PY-5] a late Rahmat payment for a cancelled order is shown on the order as soon as it is known", async () => {
  const { order, url } = await openPaymentPage("RAHMAT");
  await pressPageButton(url, "lose");
  expect((await cancelOrder(order)).latePayments, "nobody knows yet").toEqual([]);
  await comparePayments();
  expect(await fetchGuestOrder(order)).toMatchObject({
    status: "CANCELED",
    latePayments: [{ paymentType: "RAHMAT", amount: 47_000, givenAt: null }],
  });
});

test("[PY-5] a refunded payment of the order is not late; another late payment is", async () => {
  const { order, url } = await openPaymentPage("PAYZE");
  await changePaymentType(order, "RAHMAT");
  const other = await fetchPaymentPage(order);
  await pressPageButton(other, "pay");
  await runPayOrderJob(app, order);
  expect(await fetchGuestOrder(order)).toMatchObject({ isPaid: true, latePayments: [] });
  app.clock.advance(1000);
  await pressPageButton(url, "pay");
  expect((await fetchGuestOrder(order)).latePayments).toMatchObject([expectedLatePayment]);
  const body = { version: (await fetchGuestOrder(order)).version, reason: "TOO_BUSY" };
  await app.call(`/console/v1/orders/${order.id}/refuse`, { token: owner, body });
  await pressPageButton(other, "giveBack");
  await comparePayments();
  await runReturnOrderJob(app, order);
  expect(await fetchGuestOrder(order)).toMatchObject({
    refundedAt: expect.any(String),
    latePayments: [expectedLatePayment],
  });
  await pressPageButton(url, "giveBack");
  await comparePayments();
  expect((await fetchGuestOrder(order)).latePayments).toMatchObject([
    { ...expectedLatePayment, givenAt: expect.any(String) },
  ]);
});

// This test is last, because from here on the jobs run automatically.
test("[OR-5] [PY-5] open pages of the guest and staff are updated at once", async () => {
  const { order, url } = await changeOpenPaymentToCash();
  await app.start();
  const guest = await listenToEvents<Order>(app, `/orders/v1/orders/${order.id}/events`, token);
  const board = await listenToOrders(app, owner);
  await pressPageButton(url, "pay");
  const heard = expect.objectContaining({ latePayments: [expect.objectContaining(expectedLatePayment)] });
  await expect.poll(guest).toContainEqual(heard);
  await expect.poll(() => board().filter(({ id }) => id === order.id)).toContainEqual(heard);
});
