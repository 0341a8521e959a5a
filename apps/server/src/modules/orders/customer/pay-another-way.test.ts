import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { createFakePayments, enableClickForBrand } from "../../../testing/fake-payments.ts";
import { runPayOrderJob } from "../../../testing/order-jobs.ts";
import { enablePayme } from "../../../testing/payme.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import { captureBill } from "../../payments/index.ts";

const app = await createTestShop({ payments: [createFakePayments().provider] });
await enableClickForBrand(app, app.osh);
await enablePayme(app);
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const placeOnlineOrder = () => postOrder(app, token, createPickupBody({ paymentType: "CLICK" }));
const changePaymentType = (order: { id: string }, paymentType: string, by = token) =>
  app.call<Order & { code: string }>(`/orders/v1/orders/${order.id}/payment-type`, {
    token: by,
    body: { paymentType },
  });
const fetchBoardOrders = async () =>
  (await app.call<{ orders: Order[] }>("/console/v1/orders", { token: owner })).body.orders.map(
    ({ id }) => id,
  );

test("[OR-3] [CH-6] an order that awaits payment can switch its payment method; with cash it goes to staff", async () => {
  const order = await placeOnlineOrder();
  expect((await changePaymentType(order, "PAYME")).body).toMatchObject({
    paymentType: "PAYME",
    isPaid: false,
  });
  const { body } = await app.call<{ url: string }>(`/payments/v2/checkout/${order.id}`, { token });
  expect(body.url).toMatch(/^https:\/\/checkout\.paycom\.uz\//);
  expect(await fetchBoardOrders()).not.toContain(order.id);
  expect((await changePaymentType(order, "CASH")).body).toMatchObject({
    paymentType: "CASH",
    status: "CREATED",
  });
  expect(await fetchBoardOrders()).toContain(order.id);
});

test("[OR-3] the thirty minutes for payment start once, however often the payment method changes", async () => {
  const order = await placeOnlineOrder();
  const fetchPaymentDeadline = async () =>
    (await app.call<{ expiresAt: string }>(`/payments/v2/checkout/${order.id}`, { token })).body.expiresAt;
  const first = await fetchPaymentDeadline();
  app.clock.advance(10 * 60_000);
  await changePaymentType(order, "PAYME");
  expect(await fetchPaymentDeadline()).toBe(first);
  await changePaymentType(order, "CLICK");
  expect(await fetchPaymentDeadline()).toBe(first);
});

test("[OR-3] a branch with automatic acceptance accepts an order that switched to cash", async () => {
  await changeBrandContent(app, app.osh, sql`update branches set is_auto_accept = true`);
  expect((await changePaymentType(await placeOnlineOrder(), "CASH")).body).toMatchObject({
    status: "ACCEPTED",
  });
  await changeBrandContent(app, app.osh, sql`update branches set is_auto_accept = false`);
});

test("[OR-3] refuses the switch for a paid order, a cash order, another customer's order and a method not offered", async () => {
  const order = await placeOnlineOrder();
  expect((await changePaymentType(order, "UZUM")).body.code).toBe("payment_not_allowed");
  expect((await changePaymentType(order, "CLICK")).body.code).toBe("transition_not_allowed");
  const stranger = await app.signIn("+998907777777");
  expect((await changePaymentType(order, "CASH", stranger.token)).body.code).toBe("not_found");
  const bill = { merchantId: app.osh, orderId: order.id, reference: "click-1", now: app.clock.now() };
  await app.db.tenant(app.osh, (tx) => captureBill(tx, bill));
  // The bill is already paid, but the job that updates the order has not run yet.
  expect((await changePaymentType(order, "CASH")).body.code).toBe("transition_not_allowed");
  await runPayOrderJob(app, order);
  expect((await changePaymentType(order, "CASH")).body.code).toBe("transition_not_allowed");
  expect((await changePaymentType(await postOrder(app, token, createPickupBody()), "CLICK")).body.code).toBe(
    "transition_not_allowed",
  );
});
