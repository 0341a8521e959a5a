import type { Checkout, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { selectWaitingJobs } from "../../../testing/fake-payments.ts";
import { runPayOrderJob, runReturnOrderJob } from "../../../testing/order-jobs.ts";
import { enableCallingProviders } from "../../../testing/payment-ways.ts";
import { servePaymentSimulators } from "../../../testing/serve-simulators.ts";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../testing/test-app.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import { checkPayment, createPaymentRegistry, createProvider, selectDifferences } from "../index.ts";
import { createClickAuthHeader } from "./click/click-reversal.ts";

const app = await createTestShop();
const { demo, origin } = await servePaymentSimulators(app);
const toSimulatorUrl = (name: string) => `${origin}/simulators/${name}`;
const clickApi = `${toSimulatorUrl("click")}/v2/merchant`;
const createTestedProviders = await enableCallingProviders(app);
const clickAccount = { ...demo.click, merchantUserId: "77", api: clickApi };
await app.db.platform((tx) => sql`update merchants set is_demo = true`.execute(tx));
await enablePaymentProvider(app, "click", clickAccount);
await enablePaymentProvider(app, "multicard", { ...demo.multicard, api: toSimulatorUrl("multicard") });
await enablePaymentProvider(app, "payze", { ...demo.payze, api: toSimulatorUrl("payze") });
const { apiKey } = demo["uzum-checkout"];
const checkoutAccount = { terminalId: app.osh, apiKey, api: toSimulatorUrl("uzum-checkout") };
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const { db, clock } = app;
const providerDeps = { db, clock, credentialKeys: TEST_CREDENTIAL_KEYS };
const payments = createPaymentRegistry([
  createProvider("click", providerDeps),
  createProvider("multicard", providerDeps),
  createProvider("payze", providerDeps),
  createProvider("uzum-checkout", { ...providerDeps }),
]);
const MINUTE_MS = 60_000;

interface PaymentRow {
  id: string;
  state: string;
  bill: string;
  pageId: string | null;
}
async function selectPaymentOfOrder({ id }: { id: string }): Promise<PaymentRow> {
  const { rows } = await db.tenantRead(app.osh, (tx) =>
    sql<PaymentRow>`select p.id, p.state, p.page_id as "pageId", b.state as bill from payments p
      join bills b on b.merchant_id = ${app.osh} and b.order_id = p.order_id
      where p.merchant_id = ${app.osh} and p.order_id = ${id}`.execute(tx),
  );
  if (!rows[0]) throw new Error("no payment was begun");
  return rows[0];
}
/** Returns in how many minutes each queued `check-payment` job of the payment will run. */
async function selectCheckTimes(payment: { id: string }): Promise<number[]> {
  const jobs = (await selectWaitingJobs(app, "check-payment")).filter(({ key }) => key?.includes(payment.id));
  return jobs
    .map(({ runAt }) => (runAt.getTime() - clock.now().getTime()) / MINUTE_MS)
    .toSorted((a, b) => a - b);
}
const checkPaymentNow = ({ id: paymentId }: { id: string }) =>
  checkPayment({ db, clock, payments }, { merchantId: app.osh, paymentId });
const loadDifferencesOfPayment = async (payment: { id: string }) =>
  (await db.tenantRead(app.osh, (tx) => selectDifferences(tx, app.osh, { open: 100, looked: 0 })))
    .filter(({ paymentId }) => paymentId === payment.id)
    .map(({ was, is, said }) => ({ was, is, said }));
const RETURNED_DIFFERENCE = { was: "paid", is: "refunded", said: "returned" };

async function openPayment(paymentType: Order["paymentType"]) {
  const it = await postOrder(app, token, createPickupBody({ paymentType }));
  const { url } = (await app.call<Checkout>(`/payments/v2/checkout/${it.id}`, { token })).body;
  const { pathname, search } = new URL(url ?? "");
  const pressPageButton = (button: string) =>
    fetch(`${origin}${pathname}${search}`, {
      method: "POST",
      body: new URLSearchParams({ press: button }),
      redirect: "manual",
    });
  return { it, press: pressPageButton };
}
/** Runs the payment job of an order, then accepts the order in the console. */
async function payAndAcceptOrder(it: Order): Promise<void> {
  await runPayOrderJob(app, it);
  const { body: known } = await app.call<Order>(`/orders/v1/orders/${it.id}`, { token });
  const answer = await app.call(`/console/v1/orders/${it.id}/accept`, {
    token: owner,
    body: { version: known.version },
  });
  expect(answer.status).toBe(200);
}
async function expectPaymentReturned(it: Order): Promise<void> {
  const payment = await selectPaymentOfOrder(it);
  expect(payment).toMatchObject({ state: "refunded", bill: "refunded" });
  expect(await loadDifferencesOfPayment(payment), "rings for the staff").toEqual([RETURNED_DIFFERENCE]);
  await runReturnOrderJob(app, it);
  const { body } = await app.call<Order>(`/orders/v1/orders/${it.id}`, { token });
  expect(body).toMatchObject({ status: "ACCEPTED", refundedAt: expect.any(String) });
}

test("[PY-3] [PY-5] Multicard reverses a payment whose callback got no response: its status is read after 1 and 5 minutes, and staff are notified", async () => {
  const { it, press } = await openPayment("RAHMAT");
  await press("pay");
  await payAndAcceptOrder(it);
  expect(await selectCheckTimes(await selectPaymentOfOrder(it))).toEqual([1, 5]);
  await checkPaymentNow(await selectPaymentOfOrder(it));
  expect(await selectPaymentOfOrder(it), "it has the money").toMatchObject({ state: "paid", bill: "paid" });
  await press("giveBackUntold");
  await checkPaymentNow(await selectPaymentOfOrder(it));
  await checkPaymentNow(await selectPaymentOfOrder(it));
  await expectPaymentReturned(it);
});

test("[PY-3] a repeated Multicard callback triggers a new status request without delaying the first ones", async () => {
  const { it, press } = await openPayment("RAHMAT");
  await press("repeat");
  expect(await selectCheckTimes(await selectPaymentOfOrder(it))).toEqual([1, 1, 5, 5]);
});

test("[PY-3] [PY-5] Click reverses a payment whose callback got no response: its status is read after 1 and 5 minutes, and staff are notified", async () => {
  const { it, press } = await openPayment("CLICK");
  await press("pay");
  await payAndAcceptOrder(it);
  const payment = await selectPaymentOfOrder(it);
  expect(await selectCheckTimes(payment)).toEqual([1, 5]);
  const reversal = `${clickApi}/payment/reversal/${demo.click.serviceId}/${payment.pageId}`;
  const auth = createClickAuthHeader(clickAccount, clock.now());
  const reply = await fetch(reversal, { method: "DELETE", headers: { auth } });
  expect(await reply.json()).toMatchObject({ error_code: 0 });
  await checkPaymentNow(payment);
  await expectPaymentReturned(it);
});

test("[PY-3] [PY-5] the status at Payze is read 1 and 5 minutes after the payment, and staff are notified of a refund there", async () => {
  const { it, press } = await openPayment("PAYZE");
  await press("pay");
  await payAndAcceptOrder(it);
  expect(await selectCheckTimes(await selectPaymentOfOrder(it))).toEqual([1, 5]);
  await checkPaymentNow(await selectPaymentOfOrder(it));
  expect(
    await loadDifferencesOfPayment(await selectPaymentOfOrder(it)),
    "it keeps the money of a call without an answer",
  ).toEqual([]);
  await press("giveBackUntold");
  await checkPaymentNow(await selectPaymentOfOrder(it));
  await expectPaymentReturned(it);
});

/**
 * Tests of providers without a status API. Such providers repeat a callback that received no response, and cancel
 * payments by a callback.
 */
for (const way of createTestedProviders(token).filter(({ type }) => type !== "CLICK"))
  test(`[PY-3] [PY-5] ${way.type}: a repeated call or status request after a lost response returns success, and a reversal rings`, async () => {
    const it = await postOrder(app, token, createPickupBody({ paymentType: way.type }));
    const tried = { orderId: it.id, at: Math.floor(Math.random() * 1e9) };
    await way.create(tried);
    await way.perform(tried);
    await payAndAcceptOrder(it);
    await way.perform(tried);
    expect(await way.countCharged([tried])).toBe(1);
    const payment = await selectPaymentOfOrder(it);
    expect(payment).toMatchObject({ state: "paid", bill: "paid" });
    expect(await loadDifferencesOfPayment(payment)).toEqual([]);
    await way.cancel(tried);
    await way.cancel(tried);
    expect(await way.countCharged([tried])).toBe(0);
    await expectPaymentReturned(it);
  });

test("[PY-3] [PY-5] the status at Uzum Checkout is read 1 and 5 minutes after the payment, and staff are notified of a refund there", async () => {
  await enablePaymentProvider(app, "uzum-checkout", checkoutAccount);
  const { it, press } = await openPayment("UZUM");
  await press("pay");
  await payAndAcceptOrder(it);
  expect(await selectCheckTimes(await selectPaymentOfOrder(it))).toEqual([1, 5]);
  await press("giveBackUntold");
  await checkPaymentNow(await selectPaymentOfOrder(it));
  await expectPaymentReturned(it);
});

test("[PY-5] a refund that staff requested is not a difference", async () => {
  const { it, press } = await openPayment("RAHMAT");
  await press("pay");
  await runPayOrderJob(app, it);
  const body = { version: 2, reason: "TOO_BUSY" };
  const due = await app.call(`/console/v1/orders/${it.id}/refuse`, { token: owner, body });
  expect(due.body).toMatchObject({ isRefundDue: true });
  await press("giveBackUntold");
  await checkPaymentNow(await selectPaymentOfOrder(it));
  const payment = await selectPaymentOfOrder(it);
  expect(payment).toMatchObject({ state: "refunded", bill: "refunded" });
  expect(await loadDifferencesOfPayment(payment)).toEqual([]);
});
