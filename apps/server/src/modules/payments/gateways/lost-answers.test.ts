import type { Checkout, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { waitingJobs } from "../../../testing/fake-payments.ts";
import { payOrderNow, returnOrderNow } from "../../../testing/order-jobs.ts";
import { paymentWays } from "../../../testing/payment-ways.ts";
import { servePaymentSimulators } from "../../../testing/serve-simulators.ts";
import { enableProvider } from "../../../testing/take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../testing/test-app.ts";
import { CUSTOMER, pickup, postOrder, shop } from "../../../testing/test-shop.ts";
import { checkPayment, createPayments, createProvider, selectDifferences } from "../index.ts";
import { clickAuth } from "./click/click-reversal.ts";

const app = await shop();
const { demo, origin } = await servePaymentSimulators(app);
const simulator = (name: string) => `${origin}/simulators/${name}`;
const clickApi = `${simulator("click")}/v2/merchant`;
const byOurCalls = await paymentWays(app);
const clickAccount = { ...demo.click, merchantUserId: "77", api: clickApi };
await app.db.platform((tx) => sql`update merchants set is_demo = true`.execute(tx));
await enableProvider(app, "click", clickAccount);
await enableProvider(app, "multicard", { ...demo.multicard, api: simulator("multicard") });
await enableProvider(app, "payze", { ...demo.payze, api: simulator("payze") });
const { apiKey } = demo["uzum-checkout"];
const checkoutAccount = { terminalId: app.osh, apiKey, api: simulator("uzum-checkout") };
const { token } = await app.signIn(CUSTOMER);
const owner = await app.signInStaff("owner@osh");
const { db, clock } = app;
const parts = { db, clock, credentialKeys: TEST_CREDENTIAL_KEYS };
const payments = createPayments([
  createProvider("click", parts),
  createProvider("multicard", parts),
  createProvider("payze", parts),
  createProvider("uzum-checkout", { ...parts }),
]);
const MINUTE = 60_000;

interface PaymentRow {
  id: string;
  state: string;
  bill: string;
  pageId: string | null;
}
async function paymentOf({ id }: { id: string }): Promise<PaymentRow> {
  const { rows } = await db.tenantRead(app.osh, (tx) =>
    sql<PaymentRow>`select p.id, p.state, p.page_id as "pageId", b.state as bill from payments p
      join bills b on b.merchant_id = ${app.osh} and b.order_id = p.order_id
      where p.merchant_id = ${app.osh} and p.order_id = ${id}`.execute(tx),
  );
  if (!rows[0]) throw new Error("no payment was begun");
  return rows[0];
}
/** Minutes until each scheduled check of the payment. */
async function checksOf(payment: { id: string }): Promise<number[]> {
  const jobs = (await waitingJobs(app, "check-payment")).filter(({ key }) => key?.includes(payment.id));
  return jobs
    .map(({ runAt }) => (runAt.getTime() - clock.now().getTime()) / MINUTE)
    .toSorted((a, b) => a - b);
}
const check = ({ id: paymentId }: { id: string }) =>
  checkPayment({ db, clock, payments }, { merchantId: app.osh, paymentId });
const differencesOf = async (payment: { id: string }) =>
  (await db.tenantRead(app.osh, (tx) => selectDifferences(tx, app.osh, { open: 100, looked: 0 })))
    .filter(({ paymentId }) => paymentId === payment.id)
    .map(({ was, is, said }) => ({ was, is, said }));
const BACK = { was: "paid", is: "refunded", said: "returned" };

async function opened(paymentType: Order["paymentType"]) {
  const it = await postOrder(app, token, pickup({ paymentType }));
  const { url } = (await app.call<Checkout>(`/payments/v2/checkout/${it.id}`, { token })).body;
  const { pathname, search } = new URL(url ?? "");
  const press = (button: string) =>
    fetch(`${origin}${pathname}${search}`, {
      method: "POST",
      body: new URLSearchParams({ press: button }),
      redirect: "manual",
    });
  return { it, press };
}
/** An order that is paid and already accepted by the kitchen. */
async function accepted(it: Order): Promise<void> {
  await payOrderNow(app, it);
  const { body: known } = await app.call<Order>(`/orders/v1/orders/${it.id}`, { token });
  const answer = await app.call(`/console/v1/orders/${it.id}/accept`, {
    token: owner,
    body: { version: known.version },
  });
  expect(answer.status).toBe(200);
}
async function expectReturned(it: Order): Promise<void> {
  const payment = await paymentOf(it);
  expect(payment).toMatchObject({ state: "refunded", bill: "refunded" });
  expect(await differencesOf(payment), "rings for the staff").toEqual([BACK]);
  await returnOrderNow(app, it);
  const { body } = await app.call<Order>(`/orders/v1/orders/${it.id}`, { token });
  expect(body).toMatchObject({ status: "ACCEPTED", refundedAt: expect.any(String) });
}

test("[PY-3] [PY-5] Multicard reverses a payment whose callback got no response: its status is read after 1 and 5 minutes, and staff are notified", async () => {
  const { it, press } = await opened("RAHMAT");
  await press("pay");
  await accepted(it);
  expect(await checksOf(await paymentOf(it))).toEqual([1, 5]);
  await check(await paymentOf(it));
  expect(await paymentOf(it), "it has the money").toMatchObject({ state: "paid", bill: "paid" });
  await press("giveBackUntold");
  await check(await paymentOf(it));
  await check(await paymentOf(it));
  await expectReturned(it);
});

test("[PY-3] a repeated Multicard callback triggers a new status request without delaying the first ones", async () => {
  const { it, press } = await opened("RAHMAT");
  await press("repeat");
  expect(await checksOf(await paymentOf(it))).toEqual([1, 1, 5, 5]);
});

test("[PY-3] [PY-5] Click reverses a payment whose callback got no response: its status is read after 1 and 5 minutes, and staff are notified", async () => {
  const { it, press } = await opened("CLICK");
  await press("pay");
  await accepted(it);
  const payment = await paymentOf(it);
  expect(await checksOf(payment)).toEqual([1, 5]);
  const reversal = `${clickApi}/payment/reversal/${demo.click.serviceId}/${payment.pageId}`;
  const auth = clickAuth(clickAccount, clock.now());
  const reply = await fetch(reversal, { method: "DELETE", headers: { auth } });
  expect(await reply.json()).toMatchObject({ error_code: 0 });
  await check(payment);
  await expectReturned(it);
});

test("[PY-3] [PY-5] the status at Payze is read 1 and 5 minutes after the payment, and staff are notified of a refund there", async () => {
  const { it, press } = await opened("PAYZE");
  await press("pay");
  await accepted(it);
  expect(await checksOf(await paymentOf(it))).toEqual([1, 5]);
  await check(await paymentOf(it));
  expect(await differencesOf(await paymentOf(it)), "it keeps the money of a call without an answer").toEqual(
    [],
  );
  await press("giveBackUntold");
  await check(await paymentOf(it));
  await expectReturned(it);
});

/** Providers without a status API: they retry callbacks without a response and cancel by a callback. */
for (const way of byOurCalls(token).filter(({ type }) => type !== "CLICK"))
  test(`[PY-3] [PY-5] ${way.type}: a repeated call or status request after a lost response returns success, and a reversal rings`, async () => {
    const it = await postOrder(app, token, pickup({ paymentType: way.type }));
    const tried = { orderId: it.id, at: Math.floor(Math.random() * 1e9) };
    await way.create(tried);
    await way.perform(tried);
    await accepted(it);
    await way.perform(tried);
    expect(await way.countCharged([tried])).toBe(1);
    const payment = await paymentOf(it);
    expect(payment).toMatchObject({ state: "paid", bill: "paid" });
    expect(await differencesOf(payment)).toEqual([]);
    await way.cancel(tried);
    await way.cancel(tried);
    expect(await way.countCharged([tried])).toBe(0);
    await expectReturned(it);
  });

test("[PY-3] [PY-5] the status at Uzum Checkout is read 1 and 5 minutes after the payment, and staff are notified of a refund there", async () => {
  await enableProvider(app, "uzum-checkout", checkoutAccount);
  const { it, press } = await opened("UZUM");
  await press("pay");
  await accepted(it);
  expect(await checksOf(await paymentOf(it))).toEqual([1, 5]);
  await press("giveBackUntold");
  await check(await paymentOf(it));
  await expectReturned(it);
});

test("[PY-5] a refund that staff requested is not a difference", async () => {
  const { it, press } = await opened("RAHMAT");
  await press("pay");
  await payOrderNow(app, it);
  const body = { version: 2, reason: "TOO_BUSY" };
  const due = await app.call(`/console/v1/orders/${it.id}/refuse`, { token: owner, body });
  expect(due.body).toMatchObject({ isRefundDue: true });
  await press("giveBackUntold");
  await check(await paymentOf(it));
  const payment = await paymentOf(it);
  expect(payment).toMatchObject({ state: "refunded", bill: "refunded" });
  expect(await differencesOf(payment)).toEqual([]);
});
