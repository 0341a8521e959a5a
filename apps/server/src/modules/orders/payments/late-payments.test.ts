import type { BoardOrder, Checkout, endpoints, Order } from "@dasturxon/contract";
import type { ReplyOf } from "@dasturxon/contract/endpoint";
import { expect, test } from "vitest";
import { listen, listenToOrders } from "../../../testing/listen.ts";
import { payOrderNow, returnOrderNow, showLatePaymentNow } from "../../../testing/order-jobs.ts";
import { servePaymentSimulators } from "../../../testing/serve-simulators.ts";
import { enableProvider } from "../../../testing/take-provider.ts";
import { CUSTOMER, pickup, postOrder, shop } from "../../../testing/test-shop.ts";

const app = await shop();
const { demo, origin } = await servePaymentSimulators(app);
for (const [provider, account] of [
  ["payze", demo.payze],
  ["multicard", demo.multicard],
] as const)
  await enableProvider(app, provider, { ...account, api: `${origin}/simulators/${provider}` });
const { token } = await app.signIn(CUSTOMER);
const owner = await app.signInStaff("owner@osh");

type Paid = { order: Order; url: string };
async function begun(paymentType: Order["paymentType"]): Promise<Paid> {
  const order = await postOrder(app, token, pickup({ paymentType }));
  return { order, url: await pageOf(order) };
}
async function pageOf({ id }: Order): Promise<string> {
  const { body } = await app.call<Checkout>(`/payments/v2/checkout/${id}`, { token });
  return `${origin}${new URL(body.url ?? "").pathname}`;
}
async function press(url: string, button: string): Promise<void> {
  await fetch(url, { method: "POST", body: new URLSearchParams({ press: button }), redirect: "manual" });
}
const payBy = ({ id }: Order, paymentType: string) =>
  app.call<Order>(`/orders/v1/orders/${id}/payment-type`, { token, body: { paymentType } });
const cancel = async ({ id }: Order) =>
  (await app.call<Order>(`/orders/v1/orders/${id}/cancel`, { token, body: { reason: "CHANGED_MIND" } })).body;
const ofGuest = async ({ id }: Order) => (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;
const ofStaff = async ({ id }: Order) =>
  (await app.call<ReplyOf<typeof endpoints.boardOrder>>(`/console/v1/orders/${id}`, { token: owner })).body;
/** Compares the day's payments with the providers. */
async function compare(): Promise<void> {
  const day = app.clock.now().toISOString().slice(0, 10);
  await app.call("/console/v1/payments/compare", { token: owner, body: { day } });
}

/** Leaves the payment page at Payze open and changes the order to cash. */
async function leftForCash(): Promise<Paid> {
  const paid = await begun("PAYZE");
  const { body } = await payBy(paid.order, "CASH");
  expect(body).toMatchObject({ paymentType: "CASH", latePayments: [] });
  return paid;
}
const came = { paymentType: "PAYZE", amount: 47_000, cameAt: expect.any(String), givenAt: null };

test("[PY-5] a payment that arrives after the switch to cash is shown on the order, to staff and guest", async () => {
  const { order, url } = await leftForCash();
  await press(url, "pay");
  expect(await ofGuest(order)).toMatchObject({ paymentType: "CASH", isPaid: false, latePayments: [came] });
  expect(await ofStaff(order)).toMatchObject({ isRefundDue: false, latePayments: [came] });
  const { orders } = (await app.call<{ orders: BoardOrder[] }>("/console/v1/orders", { token: owner })).body;
  expect(orders.find(({ id }) => id === order.id)).toMatchObject({ latePayments: [came] });
  expect(await cancel(order), "cancelled, it is still to go back").toMatchObject({ latePayments: [came] });
});

test("[OR-7] [PY-5] a late payment and its refund each change the order's version, and the history names them", async () => {
  const { order, url } = await leftForCash();
  const { version } = await ofStaff(order);
  await press(url, "pay");
  const [late = { id: "" }] = (await ofStaff(order)).latePayments;
  await showLatePaymentNow(app, order, late);
  expect(await ofStaff(order)).toMatchObject({ version: version + 1 });
  await press(url, "giveBack");
  await compare();
  await showLatePaymentNow(app, order, late);
  const seen = await ofStaff(order);
  expect(seen).toMatchObject({ version: version + 2, latePayments: [{ givenAt: expect.any(String) }] });
  const about = { kind: "late_payment", paymentType: "PAYZE", amount: 47_000 };
  expect(seen.history.slice(-2)).toMatchObject([
    { about: { ...about, isGivenBack: false }, comment: null },
    { about: { ...about, isGivenBack: true }, comment: null },
  ]);
});

test("[PY-5] a late payment refunded manually shows the time", async () => {
  const { order, url } = await leftForCash();
  await press(url, "pay");
  const id = String((await ofStaff(order)).latePayments[0]?.id);
  await app.call(`/console/v1/payments/${id}/refund-given`, { token: owner, body: {} });
  expect((await ofStaff(order)).latePayments).toMatchObject([{ id, givenAt: app.clock.now().toISOString() }]);
});

test("[PY-5] a late Rahmat payment for a cancelled order is shown on the order as soon as it is known", async () => {
  const { order, url } = await begun("RAHMAT");
  await press(url, "lose");
  expect((await cancel(order)).latePayments, "nobody knows yet").toEqual([]);
  await compare();
  expect(await ofGuest(order)).toMatchObject({
    status: "CANCELED",
    latePayments: [{ paymentType: "RAHMAT", amount: 47_000, givenAt: null }],
  });
});

test("[PY-5] a refunded payment of the order is not late; another late payment is", async () => {
  const { order, url } = await begun("PAYZE");
  await payBy(order, "RAHMAT");
  const other = await pageOf(order);
  await press(other, "pay");
  await payOrderNow(app, order);
  expect(await ofGuest(order)).toMatchObject({ isPaid: true, latePayments: [] });
  app.clock.advance(1000);
  await press(url, "pay");
  expect((await ofGuest(order)).latePayments).toMatchObject([came]);
  const body = { version: (await ofGuest(order)).version, reason: "TOO_BUSY" };
  await app.call(`/console/v1/orders/${order.id}/refuse`, { token: owner, body });
  await press(other, "giveBack");
  await compare();
  await returnOrderNow(app, order);
  expect(await ofGuest(order)).toMatchObject({ refundedAt: expect.any(String), latePayments: [came] });
  await press(url, "giveBack");
  await compare();
  expect((await ofGuest(order)).latePayments).toMatchObject([{ ...came, givenAt: expect.any(String) }]);
});

// This test is last, because from here on the jobs run automatically.
test("[OR-5] [PY-5] open pages of the guest and staff are updated at once", async () => {
  const { order, url } = await leftForCash();
  await app.start();
  const guest = await listen<Order>(app, `/orders/v1/orders/${order.id}/events`, token);
  const board = await listenToOrders(app, owner);
  await press(url, "pay");
  const heard = expect.objectContaining({ latePayments: [expect.objectContaining(came)] });
  await expect.poll(guest).toContainEqual(heard);
  await expect.poll(() => board().filter(({ id }) => id === order.id)).toContainEqual(heard);
});
