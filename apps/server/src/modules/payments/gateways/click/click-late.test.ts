import type { Checkout, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { callAsClick, addClickSignature } from "../../../../testing/click.ts";
import { selectWaitingJobs } from "../../../../testing/fake-payments.ts";
import { runExpireOrderJob } from "../../../../testing/order-jobs.ts";
import { serveClick } from "../../../../testing/serve-click.ts";
import { enablePaymentProvider } from "../../../../testing/take-provider.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../../testing/test-shop.ts";
import { queryPayment, checkPayment, refundPayment, selectDifferences } from "../../index.ts";
import { createClickAuthHeader } from "./click-reversal.ts";

const app = await createTestShop();
const { account, origin, payments } = await serveClick(app);
const { token } = await app.signIn(CUSTOMER_PHONE);
const { db, clock } = app;
const deps = { db, clock, payments };
const MINUTE_MS = 60_000;

const placeClickOrder = () => postOrder(app, token, createPickupBody({ paymentType: "CLICK" }));
async function pressCheckoutButton(order: Order, button: string): Promise<number> {
  const { url } = (await app.call<Checkout>(`/payments/v2/checkout/${order.id}`, { token })).body;
  return pressPageButton(url, button);
}
async function pressPageButton(url: string | null, button: string): Promise<number> {
  const { pathname, search } = new URL(url ?? "");
  const body = new URLSearchParams({ press: button });
  const reply = await fetch(`${origin}${pathname}${search}`, { method: "POST", body, redirect: "manual" });
  return reply.status;
}
interface PaymentRow {
  id: string;
  state: string;
  bill: string;
  transactionId: string;
  pageId: string;
}
/** Payments of an order, oldest first. */
async function selectPaymentsOfOrder({ id }: { id: string }): Promise<PaymentRow[]> {
  const { rows } = await db.tenantRead(app.osh, (tx) =>
    sql<PaymentRow>`select p.id, p.state, b.state as bill, p.transaction_id as "transactionId", p.page_id as "pageId"
      from payments p join bills b on b.merchant_id = ${app.osh} and b.order_id = p.order_id
      where p.merchant_id = ${app.osh} and p.order_id = ${id} order by p.created_at, p.id`.execute(tx),
  );
  return rows;
}
async function selectPaymentOfOrder(order: Order): Promise<PaymentRow> {
  const [payment] = await selectPaymentsOfOrder(order);
  if (!payment) throw new Error("no payment was begun");
  return payment;
}
const queryOnePayment = ({ id: paymentId }: PaymentRow, round = 5) =>
  queryPayment(deps, { merchantId: app.osh, paymentId, round });
const checkPaymentNow = ({ id: paymentId }: PaymentRow) =>
  checkPayment(deps, { merchantId: app.osh, paymentId });
const refundTestPayment = ({ id: paymentId }: PaymentRow) =>
  refundPayment(deps, { merchantId: app.osh, paymentId });
async function isRefundQueued({ id }: PaymentRow): Promise<boolean> {
  const jobs = await selectWaitingJobs(app, "refund-payment");
  return jobs.some(({ key }) => key === `refund-payment:${id}`);
}
/** Returns the times at which the queued `check-payment` jobs of a payment will run, in Unix milliseconds. */
async function selectCheckTimes({ id }: PaymentRow): Promise<number[]> {
  const jobs = await selectWaitingJobs(app, "check-payment");
  return jobs.filter(({ key }) => key?.includes(id)).map(({ runAt }) => runAt.getTime());
}
async function placeExpiredOrder(button: string): Promise<Order> {
  const order = await placeClickOrder();
  await pressCheckoutButton(order, button);
  clock.advance(31 * MINUTE_MS);
  await runExpireOrderJob(app, order);
  return order;
}
/** Sends Click's Complete callback. `amount` is in soʻm. */
async function sendCompleteCallback(order: Order, amount = "47000") {
  const { id, transactionId, pageId } = await selectPaymentOfOrder(order);
  const fields = {
    click_trans_id: transactionId,
    service_id: account["serviceId"] ?? "",
    click_paydoc_id: pageId,
    merchant_trans_id: order.id,
    merchant_prepare_id: String(Number.parseInt(id.slice(-8), 16) & 0x7fff_ffff),
    amount,
    action: "1",
    error: "0",
    error_note: "Success",
    sign_time: "2026-03-02 12:00:00",
  };
  return callAsClick(
    app,
    `/payments/v1/click/${app.osh}`,
    addClickSignature(fields, account["secretKey"] ?? ""),
  );
}
function reversePaymentAtSimulator({ pageId }: PaymentRow) {
  const auth = createClickAuthHeader(account, clock.now());
  const path = `/payment/reversal/${account["serviceId"]}/${pageId}`;
  return fetch(`${account["api"]}${path}`, { method: "DELETE", headers: { auth } });
}
const loadDifferencesOfPayment = async ({ id }: PaymentRow) =>
  (await db.tenantRead(app.osh, (tx) => selectDifferences(tx, app.osh, { open: 100, looked: 0 }))).filter(
    ({ paymentId }) => paymentId === id,
  );

test("[R11] [PY-5] a lost Complete after the order's expiry: Click is asked, and the late payment is refunded", async () => {
  const order = await placeExpiredOrder("lose");
  expect(await selectPaymentOfOrder(order)).toMatchObject({ state: "expired", bill: "void" });
  await queryOnePayment(await selectPaymentOfOrder(order));
  expect(await selectPaymentOfOrder(order)).toMatchObject({ state: "late", bill: "void" });
  expect(await isRefundQueued(await selectPaymentOfOrder(order))).toBe(true);
  await refundTestPayment(await selectPaymentOfOrder(order));
  expect(await selectPaymentOfOrder(order)).toMatchObject({ state: "refunded", bill: "void" });
});

test("[R11] [PY-3] [PY-5] a payment ended by a second Prepare but still paid is refunded, so that the guest pays once", async () => {
  const order = await placeClickOrder();
  const { url } = (await app.call<Checkout>(`/payments/v2/checkout/${order.id}`, { token })).body;
  await pressPageButton(url, "lose");
  // The guest pays the order a second time in another tab, before Click is queried about the first payment.
  expect(await pressPageButton(url, "pay")).toBe(303);
  const [first, second] = await selectPaymentsOfOrder(order);
  expect([first?.state, second?.state]).toEqual(["expired", "paid"]);
  if (!first || !second) throw new Error("two were begun");
  await queryOnePayment(first, 0);
  await queryOnePayment(second, 0);
  await refundTestPayment(first);
  expect((await selectPaymentsOfOrder(order)).map(({ state, bill }) => [state, bill])).toEqual([
    ["refunded", "paid"],
    ["paid", "paid"],
  ]);
});

test("[R11] [PY-5] a refused Complete is reversed by Click itself: it is not late within five minutes or after", async () => {
  const order = await placeExpiredOrder("lose");
  expect((await sendCompleteCallback(order)).error).toBe(-9);
  await queryOnePayment(await selectPaymentOfOrder(order));
  expect(await selectPaymentOfOrder(order), "on its way back").toMatchObject({ state: "expired" });
  expect(await selectCheckTimes(await selectPaymentOfOrder(order))).toEqual([
    clock.now().getTime() + 6 * MINUTE_MS,
  ]);
  await reversePaymentAtSimulator(await selectPaymentOfOrder(order));
  clock.advance(5 * MINUTE_MS);
  await checkPaymentNow(await selectPaymentOfOrder(order));
  expect(await selectPaymentOfOrder(order)).toMatchObject({ state: "expired", bill: "void" });
  expect(await loadDifferencesOfPayment(await selectPaymentOfOrder(order))).toEqual([]);
});

test("[R11] [PY-5] a refusal that Click did not receive is found after five minutes: the payment is late and refunded", async () => {
  const order = await placeExpiredOrder("lose");
  expect((await sendCompleteCallback(order)).error).toBe(-9);
  clock.advance(5 * MINUTE_MS);
  await checkPaymentNow(await selectPaymentOfOrder(order));
  expect(await selectPaymentOfOrder(order)).toMatchObject({ state: "late", bill: "void" });
  expect(await loadDifferencesOfPayment(await selectPaymentOfOrder(order)), "rings").toMatchObject([
    { was: "expired", is: "late" },
  ]);
  await refundTestPayment(await selectPaymentOfOrder(order));
  expect(await selectPaymentOfOrder(order)).toMatchObject({ state: "refunded", bill: "void" });
});

test("[R11] [PY-5] a Complete with another amount is refused: Click is asked after six minutes whether it reversed the payment", async () => {
  const order = await placeClickOrder();
  await pressCheckoutButton(order, "lose");
  expect((await sendCompleteCallback(order, "46000")).error).toBe(-2);
  await queryOnePayment(await selectPaymentOfOrder(order));
  expect(await selectPaymentOfOrder(order), "on its way back").toMatchObject({ state: "pending" });
  expect(await selectCheckTimes(await selectPaymentOfOrder(order))).toEqual([
    clock.now().getTime() + 6 * MINUTE_MS,
  ]);
  await reversePaymentAtSimulator(await selectPaymentOfOrder(order));
  clock.advance(6 * MINUTE_MS);
  await checkPaymentNow(await selectPaymentOfOrder(order));
  expect(await selectPaymentOfOrder(order)).toMatchObject({ state: "failed", bill: "waiting" });
});

test("[PY-5] a late payment that Click already reversed is not reversed again", async () => {
  const order = await placeExpiredOrder("lose");
  await queryOnePayment(await selectPaymentOfOrder(order));
  expect(await isRefundQueued(await selectPaymentOfOrder(order))).toBe(true);
  await reversePaymentAtSimulator(await selectPaymentOfOrder(order));
  await refundTestPayment(await selectPaymentOfOrder(order));
  expect(await selectPaymentOfOrder(order)).toMatchObject({ state: "refunded", bill: "void" });
});

test("[PY-5] [R33] without status permission a finished payment stays unchanged", async () => {
  const order = await placeExpiredOrder("lose");
  await enablePaymentProvider(app, "click", { ...account, merchantUserId: "" });
  await queryOnePayment(await selectPaymentOfOrder(order));
  expect(await selectPaymentOfOrder(order)).toMatchObject({ state: "expired", bill: "void" });
  await enablePaymentProvider(app, "click", account);
});
