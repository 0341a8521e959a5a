import type { BoardOrder, endpoints, Order } from "@dasturxon/contract";
import type { ReplyOf } from "@dasturxon/contract/endpoint";
import { expect, test } from "vitest";
import { insertLatePayment } from "../../../testing/late-payment.ts";
import { listenToOrders } from "../../../testing/listen.ts";
import { payOrderNow, returnOrderNow } from "../../../testing/order-jobs.ts";
import { serveClick } from "../../../testing/serve-click.ts";
import { enableProvider } from "../../../testing/take-provider.ts";
import { CUSTOMER, pickup, postOrder, shop } from "../../../testing/test-shop.ts";
import { createPayments, type PaymentProvider, refundBill, refundPayment } from "../../payments/index.ts";
import { requestPartRefund } from "../system/request-part-refund.ts";

const app = await shop();
const { account, origin, payments: click } = await serveClick(app);
const { token } = await app.signIn(CUSTOMER);
const owner = await app.signInStaff("owner@osh");

/** Result that the fake provider returns for a refund. */
const fake = { end: "refused" as Awaited<ReturnType<PaymentProvider["refund"]>> };
const answer = async () => fake.end ?? "refused";
const payments = createPayments([
  {
    types: ["CLICK"],
    checkout: async () => null,
    refund: answer,
    refundPart: answer,
    pages: { provider: "payze", settle: async () => null, giveBack: answer },
  },
]);
const deps = { db: app.db, clock: app.clock, payments };
const refund = ({ id: orderId }: { id: string }, by = payments) =>
  refundBill({ ...deps, payments: by }, { merchantId: app.osh, orderId });

async function paid(): Promise<Order> {
  const order = await postOrder(app, token, pickup({ paymentType: "CLICK" }));
  const path = `/payments/v2/checkout/${order.id}`;
  const { pathname, search } = new URL((await app.call<{ url: string }>(path, { token })).body.url);
  const body = new URLSearchParams({ press: "pay" });
  await fetch(`${origin}${pathname}${search}`, { method: "POST", body, redirect: "manual" });
  await payOrderNow(app, order);
  return order;
}
const act = async ({ id }: { id: string }, action: string, body: object) =>
  (await app.call<BoardOrder>(`/console/v1/orders/${id}/${action}`, { token: owner, body })).body;
async function canceled(): Promise<Order> {
  const order = await paid();
  const { isRefundDue } = await act(order, "refuse", { version: 2, reason: "TOO_BUSY" });
  expect(isRefundDue).toBe(true);
  return order;
}
const seen = async ({ id }: { id: string }) =>
  (await app.call<BoardOrder>(`/console/v1/orders/${id}`, { token: owner })).body;
const due = async () =>
  (await app.call<ReplyOf<typeof endpoints.duePayments>>("/console/v1/payments/due", { token: owner })).body
    .payments;
const now = () => app.clock.now().toISOString();

test("[PY-5] shows a refused refund with its last time, and retries it until it succeeds", async () => {
  const order = await canceled();
  expect(await due()).toMatchObject([{ orderId: order.id, refundRefusedAt: null }]);
  fake.end = "refused";
  await expect(refund(order)).rejects.toThrow("did not take the refund");
  app.clock.advance(60_000);
  await expect(refund(order), "the job tries again").rejects.toThrow("did not take the refund");
  expect(await due()).toMatchObject([{ orderId: order.id, isRefundDue: true, refundRefusedAt: now() }]);
  const { version } = await seen(order);
  expect(await seen(order)).toMatchObject({ isRefundDue: true, refundRefusedAt: now(), version });
  fake.end = "given";
  await refund(order);
  await returnOrderNow(app, order);
  expect(await due()).toEqual([]);
  expect(await seen(order)).toMatchObject({ isRefundDue: false, refundRefusedAt: null });
});

test("[PY-5] a refund in progress or one for manual payout is not shown as refused", async () => {
  const order = await canceled();
  fake.end = "on_way";
  await expect(refund(order)).rejects.toThrow("on its way");
  fake.end = "by_hand";
  await refund(order);
  expect(await seen(order)).toMatchObject({ isRefundDue: true, refundRefusedAt: null });
  fake.end = "given";
  await refund(order);
});

test("[PY-5] shows a refusal by Click, which is not retried; no response is not a refusal", async () => {
  const order = await canceled();
  await enableProvider(app, "click", { ...account, api: "http://localhost:9" });
  await expect(refund(order, click)).rejects.toThrow("did not answer");
  expect(await seen(order)).toMatchObject({ refundRefusedAt: null });
  await enableProvider(app, "click", { ...account, secretKey: "another" });
  await refund(order, click);
  expect(await seen(order)).toMatchObject({ isRefundDue: true, refundRefusedAt: now() });
  await enableProvider(app, "click", account);
  await refund(order, click);
  expect(await seen(order)).toMatchObject({ isRefundDue: false, refundRefusedAt: null });
});

test("[PY-5] shows a late payment whose refund was refused until it is paid out manually", async () => {
  const order = await postOrder(app, token, pickup({ paymentType: "CLICK" }));
  const paymentId = await insertLatePayment(app, order);
  fake.end = "refused";
  const job = { merchantId: app.osh, paymentId };
  await expect(refundPayment(deps, job)).rejects.toThrow("did not take the refund");
  expect(await due()).toMatchObject([{ id: paymentId, state: "late", refundRefusedAt: now() }]);
  expect(await seen(order)).toMatchObject({ isRefundDue: false, refundRefusedAt: now() });
  await app.call(`/console/v1/payments/${paymentId}/refund-given`, { token: owner, body: {} });
  expect(await due()).toEqual([]);
  expect(await seen(order)).toMatchObject({ refundRefusedAt: null });
});

test("[PY-5] shows a refused partial refund until it is paid out", async () => {
  const order = await paid();
  const wanted = { version: 2, part: { amount: 10_000 }, comment: "cold" };
  const partId = (await act(order, "part-refunds", wanted)).partRefunds[0]?.id ?? "";
  const part = { merchantId: app.osh, orderId: order.id, partId };
  fake.end = "refused";
  await expect(requestPartRefund(deps, part)).rejects.toThrow("did not take the refund");
  expect(await due()).toMatchObject([{ id: partId, amount: 10_000, refundRefusedAt: now() }]);
  expect(await seen(order)).toMatchObject({ isRefundDue: false, refundRefusedAt: now() });
  fake.end = "given";
  await requestPartRefund(deps, part);
  expect(await due()).toEqual([]);
  expect(await seen(order)).toMatchObject({ refundRefusedAt: null });
});

// This test is last, because from here on the jobs run automatically.
test("[PY-5] sends a refusal to an open board at the current version: an order just refunded is not shown as refused", async () => {
  const order = await canceled();
  const { version } = await seen(order);
  await enableProvider(app, "click", { ...account, secretKey: "another" });
  await app.start();
  const board = await listenToOrders(app, owner);
  fake.end = "refused";
  await refund(order).catch(() => {});
  await expect
    .poll(() => board().filter(({ id }) => id === order.id))
    .toContainEqual(expect.objectContaining({ refundRefusedAt: now(), version }));
  const given = await act(order, "refund-given", { version });
  expect(given).toMatchObject({ isRefundDue: false, refundRefusedAt: null });
});
