import type { BoardOrder, Checkout, HistoryEntry, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  createFakePayments,
  enableClickForBrand,
  selectWaitingJobs,
} from "../../../testing/fake-payments.ts";
import { runReturnOrderJob } from "../../../testing/order-jobs.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { captureBill, createPaymentRegistry, refundBill } from "../../payments/index.ts";
import { expireOrder } from "../lifecycle/expire-order.ts";
import { payOrder } from "./pay-order.ts";
import { activateOrder } from "./activate-order.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const { provider, fake } = createFakePayments();
const app = await createTestShop({ payments: [provider] });
await enableClickForBrand(app, app.osh);
const { token, userId } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const cola = { productId: productIdFromKey("cola"), count: 2 };
const createOnlineOrderBody = (more = {}) => createPickupBody({ paymentType: "CLICK", ...more });
const placeOnlineOrder = (more = {}) => postOrder(app, token, createOnlineOrderBody(more));
const merchantId = app.osh;

const runSql = (statement: ReturnType<typeof sql>) =>
  app.db.tenant(merchantId, (tx) => statement.execute(tx));
const toOrderReference = ({ id }: { id: string }) => ({ merchantId, orderId: id, now: app.clock.now() });
const captureBillOfOrder = (order: { id: string }) =>
  app.db.tenant(merchantId, (tx) => captureBill(tx, { ...toOrderReference(order), reference: "click-1" }));
const expireOrderNow = (order: { id: string }) =>
  app.db.tenant(merchantId, (tx) => expireOrder(tx, toOrderReference(order)));
const payOrderNow = (order: { id: string }) =>
  app.db.tenant(merchantId, (tx) => payOrder(tx, toOrderReference(order)));
const fetchOrder = async (order: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${order.id}`, { token })).body;
const fetchOrderHistory = async ({ id }: { id: string }) =>
  (await app.call<{ history: HistoryEntry[] }>(`/console/v1/orders/${id}`, { token: owner })).body.history;
const fetchCheckout = (order: { id: string }) =>
  app.call<Checkout & { code: string }>(`/payments/v2/checkout/${order.id}`, { token });
const postAction = (order: { id: string }, action: string, body: object) =>
  app.call<BoardOrder & { code: string }>(`/console/v1/orders/${order.id}/${action}`, { token: owner, body });
const refundOrder = (order: { id: string }) =>
  refundBill(
    { db: app.db, clock: app.clock, payments: createPaymentRegistry([provider]) },
    toOrderReference(order),
  );
async function fetchColaStock(): Promise<number> {
  const reply = await app.call<{ count: number }[]>("/console/v1/products?search=cola", { token: owner });
  return reply.body[0]?.count ?? -1;
}

test("[PY-2] an order paid online returns a payment link and deadline; a cash order has none", async () => {
  const order = await placeOnlineOrder();
  const until = new Date(app.clock.now().getTime() + 30 * 60_000).toISOString();
  expect((await fetchCheckout(order)).body).toEqual({
    orderId: order.id,
    paymentType: "CLICK",
    amount: 47_000,
    isPaid: false,
    url: `https://pay.example/${order.id}?amount=47000`,
    number: null,
    sendsBill: false,
    isDeclined: false,
    expiresAt: until,
  });
  const cash = await postOrder(app, token, createPickupBody());
  expect((await fetchCheckout(cash)).body).toMatchObject({ url: null, amount: 47_000, isPaid: false });
  app.clock.advance(30 * 60_000);
  expect((await fetchCheckout(order)).body.code, "late, and not cancelled yet").toBe("order_closed");
  const stranger = await app.signIn("+998907777777");
  expect((await app.call(`/payments/v2/checkout/${order.id}`, { token: stranger.token })).status).toBe(404);
});

test("[PY-2] a provider that does not answer causes a refusal, never a 5xx", async () => {
  const order = await placeOnlineOrder();
  fake.failures = 1;
  expect(await fetchCheckout(order)).toMatchObject({ status: 409, body: { code: "payment_failed" } });
  expect((await fetchCheckout(order)).status).toBe(200);
});

test("[CH-6] refuses a payment method that the installation does not support, even if the brand enabled it", async () => {
  const others = await createTestShop({ config: { credentialKeys: [] } });
  await enableClickForBrand(others, others.osh);
  const session = await others.signIn(CUSTOMER_PHONE);
  const reply = await others.call("/orders/v1/orders", {
    token: session.token,
    body: createOnlineOrderBody(),
  });
  expect(reply.body).toMatchObject({ code: "payment_not_allowed" });
});

test("[OR-3] an order paid online is accepted only after payment", async () => {
  const order = await placeOnlineOrder();
  expect((await postAction(order, "accept", { version: 1 })).body.code).toBe("order_not_paid");
  expect(await captureBillOfOrder(order)).toBe("paid");
  expect(await captureBillOfOrder(order)).toBe("already_paid");
  await payOrderNow(order);
  await payOrderNow(order);
  expect(await fetchOrder(order)).toMatchObject({ isPaid: true, version: 2, status: "CREATED" });
  expect((await fetchCheckout(order)).body).toMatchObject({ isPaid: true, url: null });
  const accepted = await postAction(order, "accept", { version: 2 });
  expect(accepted.body.status).toBe("ACCEPTED");
  const { body } = await app.call<{ history: { reason: string; by: { kind: string } }[] }>(
    `/console/v1/orders/${order.id}`,
    { token: owner },
  );
  expect(body.history.map(({ reason, by }) => `${by.kind} ${reason}`)).toEqual([
    "customer UPDATE",
    "system PAID",
    "staff CHANGE_STATUS",
  ]);
});

test("[OR-3] without payment for 30 minutes stock and promo use are returned exactly once, and later payments are refused", async () => {
  const before = await fetchColaStock();
  const body = createOnlineOrderBody({ cartItems: [cola], promoCode: "ONCE", totalPrice: 15_000 });
  const order = await postOrder(app, token, body);
  const job = (await selectWaitingJobs(app, "expire-order")).find(({ key }) => key?.endsWith(order.id));
  expect(job?.runAt.getTime()).toBe(app.clock.now().getTime() + 30 * 60_000);
  expect(await fetchColaStock()).toBe(before - 2);
  await Promise.all([expireOrderNow(order), expireOrderNow(order), expireOrderNow(order)]);
  expect(await fetchOrder(order)).toMatchObject({
    status: "CANCELED",
    cancelReason: { code: "NOT_PAID" },
    version: 2,
  });
  expect((await fetchOrderHistory(order)).at(-1)).toMatchObject({
    about: { kind: "cancellation", reason: "NOT_PAID" },
  });
  expect(await fetchColaStock()).toBe(before);
  expect(await captureBillOfOrder(order)).toBe("void");
  expect((await fetchCheckout(order)).body.code).toBe("order_closed");
  const again = await postOrder(app, token, body);
  expect(again.promoCode).toBe("ONCE");
  await expireOrderNow(again);
});

test("[OR-3] [PR-3] expiry and cancellation by customer and staff at once return stock, code, cashback and minutes once", async () => {
  await runSql(sql`insert into cashback_balances (merchant_id, user_id, balance)
    values (${merchantId}, ${userId}, 3000)`);
  await changeBrandContent(
    app,
    merchantId,
    sql`update branches set slot_capacity_minutes = 600 where id = ${branchIdFromKey("center")}`,
  );
  const selectOrderState = async () => {
    const { rows } = await app.db.tenantRead(merchantId, (tx) =>
      sql`select (select balance::int from cashback_balances) as cashback,
        (select used_count from promos where code = 'MINE') as uses,
        (select coalesce(sum(taken_minutes), 0)::int from kitchen_slots) as minutes`.execute(tx),
    );
    return { ...(rows[0] as object), cola: await fetchColaStock() };
  };
  const before = await selectOrderState();
  const plov = { productId: productIdFromKey("plov"), count: 1 };
  const body = { cartItems: [cola, plov], promoCode: "MINE", cashback: 3000, totalPrice: 57_000 };
  const order = await placeOnlineOrder(body);
  expect(await selectOrderState()).not.toEqual(before);
  // The promo code is disabled in the meantime. Its use is returned anyway.
  await runSql(sql`update promos set is_active = false where code = 'MINE'`);
  await Promise.all([
    expireOrderNow(order),
    postAction(order, "refuse", { version: 1, reason: "OTHER" }),
    app.call(`/orders/v1/orders/${order.id}/cancel`, { token, body: {} }),
    expireOrderNow(order),
  ]);
  expect(await fetchOrder(order)).toMatchObject({ status: "CANCELED", version: 2 });
  expect(await selectOrderState()).toEqual(before);
  expect(await captureBillOfOrder(order)).toBe("void");
  await changeBrandContent(
    app,
    merchantId,
    sql`with b as (update branches set slot_capacity_minutes = null), c as (delete from cashback_balances)
      update promos set is_active = true where code = 'MINE'`,
  );
});

test("[OR-3] an unpaid order for later expires as well, activated or not", async () => {
  const placeLaterOrder = async () => {
    const body = { ...createOnlineOrderBody(), day: "2026-03-03", time: "13:00" };
    return (await app.call<Order>("/orders/v1/orders/at-time", { token, body })).body;
  };
  const [scheduled, awake] = [await placeLaterOrder(), await placeLaterOrder()];
  await app.db.tenant(merchantId, (tx) => activateOrder(tx, toOrderReference(awake)));
  expect((await fetchOrder(awake)).status).toBe("CREATED");
  for (const order of [scheduled, awake]) {
    await expireOrderNow(order);
    expect(await fetchOrder(order)).toMatchObject({ status: "CANCELED", cancelReason: { code: "NOT_PAID" } });
  }
});

test("[OR-3] one of concurrent payment and expiry wins, never both", async () => {
  for (let round = 0; round < 10; round += 1) {
    const order = await placeOnlineOrder();
    const [captured] = await Promise.all([captureBillOfOrder(order), expireOrderNow(order)]);
    if (captured === "paid") await payOrderNow(order);
    const { status, isPaid } = await fetchOrder(order);
    expect(`${captured} ${status} ${isPaid}`).toMatch(/^(paid CREATED true|void CANCELED false)$/);
  }
});

test("[PY-5] cancelling a paid order refunds it through its provider once", async () => {
  const order = await placeOnlineOrder();
  await captureBillOfOrder(order);
  await payOrderNow(order);
  expect((await postAction(order, "refuse", { version: 2, reason: "TOO_BUSY" })).body.status).toBe(
    "CANCELED",
  );
  expect(await selectWaitingJobs(app, "refund-bill")).toHaveLength(1);
  fake.failures = 1;
  await expect(refundOrder(order)).rejects.toThrow("out");
  await refundOrder(order);
  await refundOrder(order);
  expect(fake.refunds).toEqual([order.id]);
});

test("[PY-5] a finished order paid online is refunded when its provider confirms, and the refund is requested once", async () => {
  const order = await placeOnlineOrder();
  await captureBillOfOrder(order);
  await payOrderNow(order);
  let { body: now } = await postAction(order, "accept", { version: 2 });
  for (const status of ["COOKING", "DONE", "CLOSED"])
    ({ body: now } = await postAction(order, "status", { version: now.version, status }));
  const { body: due } = await postAction(order, "refund", { version: now.version, comment: "cold" });
  expect(due).toMatchObject({ isRefundDue: true, refundedAt: null });
  expect((await fetchOrder(order)).refundedAt).toBeNull();
  const again = await postAction(order, "refund", { version: due.version, comment: "again" });
  expect(again.body.code).toBe("transition_not_allowed");
  await refundOrder(order);
  await runReturnOrderJob(app, order);
  expect((await fetchOrder(order)).refundedAt).not.toBeNull();
  expect(fake.refunds.filter((id) => id === order.id)).toHaveLength(1);
  const whole = { kind: "refund", amount: due.totalPrice };
  expect((await fetchOrderHistory(order)).slice(-2)).toMatchObject([
    { about: { ...whole, isGivenBack: false }, comment: "cold" },
    { about: { ...whole, isGivenBack: true }, by: { kind: "system" } },
  ]);
});

test("[OR-8] [PY-5] a paid order that its customer cancels is refunded once", async () => {
  const order = await placeOnlineOrder();
  await captureBillOfOrder(order);
  await payOrderNow(order);
  const cancelOrder = () => app.call(`/orders/v1/orders/${order.id}/cancel`, { token, body: {} });
  const answers = await Promise.all([cancelOrder(), cancelOrder(), cancelOrder()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await Promise.all([refundOrder(order), refundOrder(order)].map((given) => given.catch(() => null)));
  await refundOrder(order);
  expect(new Set(fake.refunds).has(order.id)).toBe(true);
  const jobs = await selectWaitingJobs(app, "refund-bill");
  expect(jobs.filter(({ key }) => key?.endsWith(order.id))).toHaveLength(1);
  // The payment may be captured before the order is cancelled, but its job may run after the cancellation.
  const late = await placeOnlineOrder();
  await captureBillOfOrder(late);
  await app.call(`/orders/v1/orders/${late.id}/cancel`, { token, body: {} });
  await payOrderNow(late);
  expect(await fetchOrder(late)).toMatchObject({ status: "CANCELED", version: 3, isPaid: true });
  await refundOrder(late);
  expect(fake.refunds.filter((id) => id === late.id)).toHaveLength(1);
});

test("[OR-7] [PAID_AND_CHANGE_STATUS] with automatic acceptance the payment accepts the order", async () => {
  await changeBrandContent(app, merchantId, sql`update branches set is_auto_accept = true`);
  const order = await placeOnlineOrder();
  expect(order.status).toBe("CREATED");
  await captureBillOfOrder(order);
  await payOrderNow(order);
  expect(await fetchOrder(order)).toMatchObject({ status: "ACCEPTED", isPaid: true });
  const cash = await postOrder(app, token, createPickupBody());
  expect(cash).toMatchObject({ status: "ACCEPTED", version: 2 });
  await changeBrandContent(app, merchantId, sql`update branches set is_auto_accept = false`);
});

test("[OR-7] [CHANGE_PAYMENT_TYPE] an unpaid order switches to cash and no longer expires", async () => {
  const order = await placeOnlineOrder();
  const changed = await postAction(order, "payment-type", { version: 1, paymentType: "CASH" });
  expect(changed.body).toMatchObject({ paymentType: "CASH", version: 2 });
  await expireOrderNow(order);
  expect(await captureBillOfOrder(order)).toBe("void");
  expect((await postAction(order, "accept", { version: 2 })).body.status).toBe("ACCEPTED");
  const refused = await postAction(order, "payment-type", { version: 3, paymentType: "PAYME" });
  expect(refused.body.code).toBe("payment_not_allowed");
});

test("[BK-4] an order paid in full by cashback awaits no payment", async () => {
  await runSql(sql`insert into cashback_balances (merchant_id, user_id, balance)
    values (${merchantId}, ${userId}, 47000) on conflict (merchant_id, user_id) do update set balance = 47000`);
  const order = await placeOnlineOrder({ cashback: 47_000, totalPrice: 0 });
  expect(order).toMatchObject({ isPaid: true, totalPrice: 0 });
  expect((await postAction(order, "accept", { version: 1 })).body.status).toBe("ACCEPTED");
});
