import type { BoardOrder, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { runPayOrderJob, runReturnOrderJob } from "../../../../testing/order-jobs.ts";
import { serveClick } from "../../../../testing/serve-click.ts";
import { enablePaymentProvider } from "../../../../testing/take-provider.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../../testing/test-shop.ts";
import { refundBill } from "../../index.ts";
import { createClickAuthHeader } from "./click-reversal.ts";

const app = await createTestShop();
const { account, origin, payments } = await serveClick(app);
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");

async function placeRefusedOrder(): Promise<Order> {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "CLICK" }));
  const path = `/payments/v2/checkout/${order.id}`;
  const { url } = (await app.call<{ url: string }>(path, { token })).body;
  const { pathname, search } = new URL(url);
  const page = `${origin}${pathname}${search}`;
  const pressed = await fetch(page, {
    method: "POST",
    body: new URLSearchParams({ press: "pay" }),
    redirect: "manual",
  });
  expect(pressed.status).toBe(303);
  await runPayOrderJob(app, order);
  const refusal = { version: 2, reason: "TOO_BUSY" };
  const due = await app.call<BoardOrder>(`/console/v1/orders/${order.id}/refuse`, {
    token: owner,
    body: refusal,
  });
  expect(due.body).toMatchObject({ isRefundDue: true });
  return order;
}
const refundOrder = ({ id: orderId }: { id: string }) =>
  refundBill({ db: app.db, payments, clock: app.clock }, { merchantId: app.osh, orderId });
async function selectPaymentState({ id }: { id: string }) {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ state: string; bill: string }>`select p.state, b.state as bill from payments p
      join bills b on b.merchant_id = ${app.osh} and b.order_id = p.order_id
      where p.merchant_id = ${app.osh} and p.order_id = ${id}`.execute(tx),
  );
  return rows[0];
}

test("[PY-5] an account with reversal permission refunds a refused order automatically once", async () => {
  const order = await placeRefusedOrder();
  await refundOrder(order);
  await refundOrder(order);
  await runReturnOrderJob(app, order);
  expect(await selectPaymentState(order)).toEqual({ state: "refunded", bill: "refunded" });
  const { body } = await app.call<Order>(`/orders/v1/orders/${order.id}`, { token });
  expect(body).toMatchObject({ refundedAt: expect.any(String) });
});

/** Reverses an order's payment in the Click simulator, as if Click had done it. */
async function reversePaymentAtSimulator({ id }: Order): Promise<void> {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ reference: string }>`select reference from bills
      where merchant_id = ${app.osh} and order_id = ${id}`.execute(tx),
  );
  const auth = createClickAuthHeader(account, app.clock.now());
  const path = `/payment/reversal/${account["serviceId"]}/${rows[0]?.reference}`;
  await fetch(`${account["api"]}${path}`, { method: "DELETE", headers: { auth } });
}

test("[PY-5] resolves a reversal with a lost response by Click's status: refunded and no longer due", async () => {
  const order = await placeRefusedOrder();
  await reversePaymentAtSimulator(order);
  await refundOrder(order);
  expect(await selectPaymentState(order)).toEqual({ state: "refunded", bill: "refunded" });
});

test("[PY-5] a reversal by Click between status request and reversal counts, without a manual payout", async () => {
  const order = await placeRefusedOrder();
  const real = fetch;
  let isFirst = true;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const reply = await real(input, init);
    if (!isFirst || !String(input).includes("/payment/status/")) return reply;
    isFirst = false;
    await reversePaymentAtSimulator(order);
    return reply;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await refundOrder(order);
  expect(isFirst).toBe(false);
  expect(await selectPaymentState(order)).toEqual({ state: "refunded", bill: "refunded" });
});

test("[PY-5] a refusal or missing permission leaves the refund due for staff; an outage is retried", async () => {
  const order = await placeRefusedOrder();
  await enablePaymentProvider(app, "click", { ...account, merchantUserId: "" });
  await refundOrder(order);
  expect(await selectPaymentState(order)).toEqual({ state: "paid", bill: "refund_due" });
  await enablePaymentProvider(app, "click", { ...account, secretKey: "another" });
  await refundOrder(order);
  expect(await selectPaymentState(order)).toEqual({ state: "paid", bill: "refund_due" });
  await enablePaymentProvider(app, "click", { ...account, api: "http://localhost:9" });
  await expect(refundOrder(order)).rejects.toThrow("did not answer");
  await enablePaymentProvider(app, "click", account);
  await refundOrder(order);
  expect(await selectPaymentState(order)).toEqual({ state: "refunded", bill: "refunded" });
});

test("[PY-5] the digest is computed over the time in seconds and the secret, as Click's Merchant API requires", () => {
  const now = new Date(1_519_051_543_999);
  const known = { merchantUserId: "77", secretKey: "SECRET" };
  expect(createClickAuthHeader(known, now)).toBe("77:c094893e07700c6cbdc7c74b6745596fb1750183:1519051543");
});
