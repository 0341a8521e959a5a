import type { BoardOrder, endpoints, Order } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { expect, test } from "vitest";
import { insertLatePayment } from "../../../testing/late-payment.ts";
import { listenToOrders } from "../../../testing/listen.ts";
import { runPayOrderJob, runReturnOrderJob } from "../../../testing/order-jobs.ts";
import { serveClick } from "../../../testing/serve-click.ts";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import {
  createPaymentRegistry,
  type PaymentProvider,
  refundBill,
  refundPayment,
} from "../../payments/index.ts";
import { requestPartRefund } from "../system/request-part-refund.ts";

const app = await createTestShop();
const { account, origin, payments: click } = await serveClick(app);
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");

/** Result that the fake provider returns for a refund. */
const fakeRefundResult = { end: "refused" as Awaited<ReturnType<PaymentProvider["refund"]>> };
const answerRefund = async () => fakeRefundResult.end ?? "refused";
const payments = createPaymentRegistry([
  {
    types: ["CLICK"],
    checkout: async () => null,
    refund: answerRefund,
    refundPart: answerRefund,
    pages: { provider: "payze", settle: async () => null, giveBack: answerRefund },
  },
]);
const deps = { db: app.db, clock: app.clock, payments };
const refundOrder = ({ id: orderId }: { id: string }, by = payments) =>
  refundBill({ ...deps, payments: by }, { merchantId: app.osh, orderId });

async function placePaidOrder(): Promise<Order> {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "CLICK" }));
  const path = `/payments/v2/checkout/${order.id}`;
  const { pathname, search } = new URL((await app.call<{ url: string }>(path, { token })).body.url);
  const body = new URLSearchParams({ press: "pay" });
  await fetch(`${origin}${pathname}${search}`, { method: "POST", body, redirect: "manual" });
  await runPayOrderJob(app, order);
  return order;
}
const postOrderAction = async ({ id }: { id: string }, action: string, body: object) =>
  (await app.call<BoardOrder>(`/console/v1/orders/${id}/${action}`, { token: owner, body })).body;
async function cancelPaidOrder(): Promise<Order> {
  const order = await placePaidOrder();
  const { isRefundDue } = await postOrderAction(order, "refuse", { version: 2, reason: "TOO_BUSY" });
  expect(isRefundDue).toBe(true);
  return order;
}
const fetchOrder = async ({ id }: { id: string }) =>
  (await app.call<BoardOrder>(`/console/v1/orders/${id}`, { token: owner })).body;
const fetchDuePayments = async () =>
  (await app.call<EndpointReply<typeof endpoints.duePayments>>("/console/v1/payments/due", { token: owner }))
    .body.payments;
const now = () => app.clock.now().toISOString();

test("[PY-5] shows a refused refund with its last time, and retries it until it succeeds", async () => {
  const order = await cancelPaidOrder();
  expect(await fetchDuePayments()).toMatchObject([{ orderId: order.id, refundRefusedAt: null }]);
  fakeRefundResult.end = "refused";
  await expect(refundOrder(order)).rejects.toThrow("did not take the refund");
  app.clock.advance(60_000);
  await expect(refundOrder(order), "the job tries again").rejects.toThrow("did not take the refund");
  expect(await fetchDuePayments()).toMatchObject([
    { orderId: order.id, isRefundDue: true, refundRefusedAt: now() },
  ]);
  const { version } = await fetchOrder(order);
  expect(await fetchOrder(order)).toMatchObject({ isRefundDue: true, refundRefusedAt: now(), version });
  fakeRefundResult.end = "given";
  await refundOrder(order);
  await runReturnOrderJob(app, order);
  expect(await fetchDuePayments()).toEqual([]);
  expect(await fetchOrder(order)).toMatchObject({ isRefundDue: false, refundRefusedAt: null });
});

test("[PY-5] a refund in progress or one for manual payout is not shown as refused", async () => {
  const order = await cancelPaidOrder();
  fakeRefundResult.end = "on_way";
  await expect(refundOrder(order)).rejects.toThrow("on its way");
  fakeRefundResult.end = "by_hand";
  await refundOrder(order);
  expect(await fetchOrder(order)).toMatchObject({ isRefundDue: true, refundRefusedAt: null });
  fakeRefundResult.end = "given";
  await refundOrder(order);
});

test("[PY-5] shows a refusal by Click, which is not retried; no response is not a refusal", async () => {
  const order = await cancelPaidOrder();
  await enablePaymentProvider(app, "click", { ...account, api: "http://localhost:9" });
  await expect(refundOrder(order, click)).rejects.toThrow("did not answer");
  expect(await fetchOrder(order)).toMatchObject({ refundRefusedAt: null });
  await enablePaymentProvider(app, "click", { ...account, secretKey: "another" });
  await refundOrder(order, click);
  expect(await fetchOrder(order)).toMatchObject({ isRefundDue: true, refundRefusedAt: now() });
  await enablePaymentProvider(app, "click", account);
  await refundOrder(order, click);
  expect(await fetchOrder(order)).toMatchObject({ isRefundDue: false, refundRefusedAt: null });
});

test("[PY-5] shows a late payment whose refund was refused until it is paid out manually", async () => {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "CLICK" }));
  const paymentId = await insertLatePayment(app, order);
  fakeRefundResult.end = "refused";
  const job = { merchantId: app.osh, paymentId };
  await expect(refundPayment(deps, job)).rejects.toThrow("did not take the refund");
  expect(await fetchDuePayments()).toMatchObject([{ id: paymentId, state: "late", refundRefusedAt: now() }]);
  expect(await fetchOrder(order)).toMatchObject({ isRefundDue: false, refundRefusedAt: now() });
  await app.call(`/console/v1/payments/${paymentId}/refund-given`, { token: owner, body: {} });
  expect(await fetchDuePayments()).toEqual([]);
  expect(await fetchOrder(order)).toMatchObject({ refundRefusedAt: null });
});

test("[PY-5] shows a refused partial refund until it is paid out", async () => {
  const order = await placePaidOrder();
  const wanted = { version: 2, part: { amount: 10_000 }, comment: "cold" };
  const partId = (await postOrderAction(order, "part-refunds", wanted)).partRefunds[0]?.id ?? "";
  const part = { merchantId: app.osh, orderId: order.id, partId };
  fakeRefundResult.end = "refused";
  await expect(requestPartRefund(deps, part)).rejects.toThrow("did not take the refund");
  expect(await fetchDuePayments()).toMatchObject([{ id: partId, amount: 10_000, refundRefusedAt: now() }]);
  expect(await fetchOrder(order)).toMatchObject({ isRefundDue: false, refundRefusedAt: now() });
  fakeRefundResult.end = "given";
  await requestPartRefund(deps, part);
  expect(await fetchDuePayments()).toEqual([]);
  expect(await fetchOrder(order)).toMatchObject({ refundRefusedAt: null });
});

// This test is last, because from here on the jobs run automatically.
test("[PY-5] sends a refusal to an open board at the current version: an order just refunded is not shown as refused", async () => {
  const order = await cancelPaidOrder();
  const { version } = await fetchOrder(order);
  await enablePaymentProvider(app, "click", { ...account, secretKey: "another" });
  await app.start();
  const board = await listenToOrders(app, owner);
  fakeRefundResult.end = "refused";
  await refundOrder(order).catch(() => {});
  await expect
    .poll(() => board().filter(({ id }) => id === order.id))
    .toContainEqual(expect.objectContaining({ refundRefusedAt: now(), version }));
  const given = await postOrderAction(order, "refund-given", { version });
  expect(given).toMatchObject({ isRefundDue: false, refundRefusedAt: null });
});
