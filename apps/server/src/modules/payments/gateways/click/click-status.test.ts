import type { Checkout, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { selectWaitingJobs } from "../../../../testing/fake-payments.ts";
import { serveClick } from "../../../../testing/serve-click.ts";
import { enablePaymentProvider } from "../../../../testing/take-provider.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../../testing/test-shop.ts";
import { queryPayment } from "../../index.ts";

const app = await createTestShop();
const { account, origin, payments } = await serveClick(app);
const { token } = await app.signIn(CUSTOMER_PHONE);

const fetchCheckout = async ({ id }: { id: string }) =>
  (await app.call<Checkout>(`/payments/v2/checkout/${id}`, { token })).body;
/** Places an order and presses a button of Click's page. */
async function placeOrderAndPressButton(button: string): Promise<Order> {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "CLICK" }));
  const { pathname, search } = new URL((await fetchCheckout(order)).url ?? "");
  const body = new URLSearchParams({ press: button });
  await fetch(`${origin}${pathname}${search}`, { method: "POST", body, redirect: "manual" });
  return order;
}
async function selectPaymentOfOrder({ id }: { id: string }) {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ id: string; state: string; bill: string; reference: string | null }>`
      select p.id, p.state, b.state as bill, b.reference from payments p
      join bills b on b.merchant_id = ${app.osh} and b.order_id = p.order_id
      where p.merchant_id = ${app.osh} and p.order_id = ${id}`.execute(tx),
  );
  const [row] = rows;
  if (!row) throw new Error("no payment was begun");
  return row;
}
const queryPaymentStatus = ({ id: paymentId }: { id: string }, round = 0) =>
  queryPayment({ db: app.db, clock: app.clock, payments }, { merchantId: app.osh, paymentId, round });
test("[R33] a lost Complete is found by a job three minutes after Prepare", async () => {
  const order = await placeOrderAndPressButton("lose");
  const { id, state } = await selectPaymentOfOrder(order);
  expect(state).toBe("pending");
  const jobs = await selectWaitingJobs(app, "ask-payment");
  const job = jobs.find(({ key }) => key?.includes(id));
  expect(job?.runAt.getTime()).toBe(app.clock.now().getTime() + 3 * 60_000);
  await queryPaymentStatus({ id });
  await queryPaymentStatus({ id });
  expect(await selectPaymentOfOrder(order)).toMatchObject({ state: "paid", bill: "paid" });
  expect((await selectPaymentOfOrder(order)).reference, "what Click's cabinet knows it by").toMatch(/^\d+$/);
});

test("[R33] a guest that returns from Click's page triggers a status request", async () => {
  const order = await placeOrderAndPressButton("lose");
  expect(await fetchCheckout(order)).toMatchObject({ isPaid: true, url: null });
});

test("[R33] a payment that Click declined stays unpaid, and its page can be retried", async () => {
  const order = await placeOrderAndPressButton("decline");
  await queryPaymentStatus(await selectPaymentOfOrder(order));
  expect(await fetchCheckout(order)).toMatchObject({ isPaid: false, url: expect.any(String) });
  expect(await selectPaymentOfOrder(order)).toMatchObject({ state: "failed", bill: "waiting" });
});

test("[R33] without status permission or a response from Click nothing changes", async () => {
  const order = await placeOrderAndPressButton("lose");
  const payment = await selectPaymentOfOrder(order);
  await enablePaymentProvider(app, "click", { ...account, merchantUserId: "" });
  await queryPaymentStatus(payment);
  expect(await fetchCheckout(order)).toMatchObject({ isPaid: false });
  await enablePaymentProvider(app, "click", { ...account, secretKey: "another" });
  await queryPaymentStatus(payment);
  await enablePaymentProvider(app, "click", { ...account, api: "http://localhost:9" });
  await expect(queryPaymentStatus(payment)).rejects.toThrow("did not answer");
  expect(await fetchCheckout(order)).toMatchObject({ isPaid: false, url: expect.any(String) });
  expect(await selectPaymentOfOrder(order)).toMatchObject({ state: "pending", bill: "waiting" });
});
