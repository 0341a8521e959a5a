import type { BoardOrder, Checkout, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  callAsClick,
  createClickAccount,
  type ClickFields,
  addClickSignature,
  enableClickShop,
} from "../../../../testing/click.ts";
import { selectWaitingJobs } from "../../../../testing/fake-payments.ts";
import { runExpireOrderJob, runPayOrderJob, runReturnOrderJob } from "../../../../testing/order-jobs.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../../testing/test-shop.ts";
import { createClickSignature } from "./click-request.ts";

const app = await createTestShop();
await enableClickShop(app);
await enableClickShop(app, "pizza");
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const { serviceId, secretKey } = createClickAccount("osh");

const sendCallback = (fields: ClickFields | string, brand: "osh" | "pizza" = "osh") =>
  callAsClick(app, `/payments/v1/click/${app[brand]}`, fields);
let lastTransactionId = 9_007_199_254_740_993n;
/** Returns an id in Click's format: a 64-bit number. */
const createTransactionId = () => String((lastTransactionId += 2n));
const placeClickOrder = (paymentType: Order["paymentType"] = "CLICK") =>
  postOrder(
    app,
    token,
    createPickupBody({ paymentType, ...(paymentType === "CLICK" ? {} : { orderDevice: "CLICK_MINI_APP" }) }),
  );
const fetchOrder = async (order: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${order.id}`, { token })).body;
const postAction = (order: { id: string }, action: string, body: object) =>
  app.call<BoardOrder>(`/console/v1/orders/${order.id}/${action}`, { token: owner, body });

interface ClickPayment {
  order: { id: string };
  id: string;
}
const createFields = ({ order, id }: ClickPayment, more: ClickFields = {}): ClickFields => ({
  click_trans_id: id,
  service_id: serviceId,
  click_paydoc_id: `1${id.slice(1)}`,
  merchant_trans_id: order.id,
  amount: "47000",
  action: "0",
  error: "0",
  error_note: "Success",
  sign_time: "2025-08-16 07:50:00",
  ...more,
});
const sendPrepare = (payment: ClickPayment, more: ClickFields = {}, secret = secretKey) =>
  sendCallback(addClickSignature(createFields(payment, more), secret));
const sendComplete = (
  payment: ClickPayment,
  prepareId: unknown,
  more: ClickFields = {},
  secret = secretKey,
) => sendPrepare(payment, { action: "1", merchant_prepare_id: String(prepareId), ...more }, secret);

async function preparePayment(order?: Order) {
  const payment = { order: order ?? (await placeClickOrder()), id: createTransactionId() };
  const { error, merchant_prepare_id: prepareId } = await sendPrepare(payment);
  expect(error).toBe(0);
  return { payment, prepareId };
}

async function payOrderByClick() {
  const { payment, prepareId } = await preparePayment();
  expect(await sendComplete(payment, prepareId)).toMatchObject({ error: 0 });
  await runPayOrderJob(app, payment.order);
  return { payment, prepareId };
}

test("[PY-2] the checkout link has Click's service, merchant, amount with two decimals, order and return URL", async () => {
  for (const paymentType of ["CLICK", "CLICK_MINI_APP"] as const) {
    const order = await placeClickOrder(paymentType);
    const { body } = await app.call<Checkout>(`/payments/v2/checkout/${order.id}`, { token });
    const url = new URL(body.url ?? "");
    expect(url.origin + url.pathname).toBe("https://my.click.uz/services/pay");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      service_id: serviceId,
      merchant_id: "9001",
      amount: "47000.00",
      transaction_param: order.id,
      return_url: `http://osh.localhost/profile/orders/${order.id}`,
    });
  }
});

test("[PY-3] the sign is MD5 over the parameters as received: 1000 and 1000.00 differ", () => {
  const createClickForm = (fields: ClickFields) =>
    new URLSearchParams({
      click_trans_id: "12345",
      service_id: "80012",
      merchant_trans_id: "order-1",
      sign_time: "2025-08-16 07:50:00",
      action: "0",
      amount: "1000",
      ...fields,
    });
  expect(createClickSignature(createClickForm({}), "SECRET")).toBe("3d72bee0daca638b563b622e140cc013");
  expect(createClickSignature(createClickForm({ amount: "1000.00" }), "SECRET")).toBe(
    "a0d654cb0c75c6367d26cd5822231ec8",
  );
  expect(createClickSignature(createClickForm({ action: "1", merchant_prepare_id: "777" }), "SECRET")).toBe(
    "df4360537c9348aeee864104a3bc71ec",
  );
});

test("[PY-3] passes Click's test of fifteen steps in order", async () => {
  const first = { order: await placeClickOrder(), id: createTransactionId() };
  expect(await sendPrepare(first, {}, "wrong")).toMatchObject({ status: 200, error: -1 });
  const unknown = { order: { id: "0190a000-0000-7000-8000-000000000000" }, id: createTransactionId() };
  expect(await sendPrepare(unknown)).toMatchObject({ status: 200, error: -5 });
  const one = await sendPrepare(first);
  expect(one).toMatchObject({ error: 0, merchant_prepare_id: expect.any(Number) });
  const id = one.merchant_prepare_id;
  expect((await sendComplete(first, id, {}, "wrong")).error, "4").toBe(-1);
  expect((await sendComplete(first, id, { amount: "300" })).error, "5").toBe(-2);
  expect(await sendComplete(first, id), "6").toMatchObject({ error: 0, merchant_confirm_id: id });
  expect((await sendComplete(first, id)).error, "7").toBe(-4);
  expect((await sendComplete(first, id, { error: "-5017" })).error, "8").toBe(-9);
  await runPayOrderJob(app, first.order);
  expect(await fetchOrder(first.order), "a confirmed one stays paid").toMatchObject({ isPaid: true });

  const second = await preparePayment();
  expect((await sendComplete(second.payment, 999_999_999)).error, "10").toBe(-6);
  expect((await sendComplete(second.payment, second.prepareId)).error, "11").toBe(0);

  const third = await preparePayment();
  for (const step of ["13", "14"])
    expect((await sendComplete(third.payment, third.prepareId, { error: "-5017" })).error, step).toBe(-9);
  expect((await sendComplete(third.payment, third.prepareId)).error, "15").toBe(-9);
  expect(await fetchOrder(third.payment.order)).toMatchObject({ isPaid: false, status: "CREATED" });
});

test("[PY-3] returns 64-bit ids digit for digit, and a repeated Prepare gets the same response", async () => {
  const payment = { order: await placeClickOrder(), id: createTransactionId() };
  const first = await sendPrepare(payment);
  app.clock.advance(1000);
  expect((await sendPrepare(payment)).text).toBe(first.text);
  expect(first.text).toContain(`"click_trans_id":${payment.id},`);
  expect(JSON.parse(first.text)).toMatchObject({
    merchant_trans_id: payment.order.id,
    error_note: "Success",
  });
});

test("[PY-3] accepts an amount with trailing zeros; any other amount is −2", async () => {
  for (const amount of ["47000", "47000.0", "47000.00", "47000.000"])
    expect(
      (await sendPrepare({ order: await placeClickOrder(), id: createTransactionId() }, { amount })).error,
      amount,
    ).toBe(0);
  const order = await placeClickOrder();
  const wrong = ["470", "46999.99", "47000.01", "4700000", "-47000", "4.7e4", "47000,00", "0x1", "", " "];
  for (const amount of wrong)
    expect((await sendPrepare({ order, id: createTransactionId() }, { amount })).error, amount).toBe(-2);
});

test("[PY-3] a missing, duplicate or non-numeric parameter is −8, an unknown action −3, a wrong sign −1", async () => {
  const payment = { order: await placeClickOrder(), id: createTransactionId() };
  const whole = addClickSignature(createFields(payment), secretKey);
  for (const name of Object.keys(whole)) {
    const { [name]: _, ...rest } = whole;
    expect((await sendCallback(rest)).error, name).toBe(-8);
    const twice = `${new URLSearchParams(whole).toString()}&${name}=${encodeURIComponent(whole[name] ?? "")}`;
    expect((await sendCallback(twice)).error, `${name} twice`).toBe(-8);
  }
  const withoutPrepareId = addClickSignature(createFields(payment, { action: "1" }), secretKey);
  expect((await sendCallback(withoutPrepareId)).error).toBe(-8);
  for (const id of ["", "abc", "1e5", "-1", "1".repeat(20)])
    expect((await sendPrepare(payment, { click_trans_id: id })).error, id).toBe(-8);
  for (const error of ["", "x", "1.5", "NaN"]) expect((await sendPrepare(payment, { error })).error).toBe(-8);
  for (const action of ["2", "", "-1", "00"]) expect((await sendPrepare(payment, { action })).error).toBe(-3);
  for (const text of ["", "{}", "%00=%00", "a=1&".repeat(1000), "�"])
    expect(await sendCallback(text)).toMatchObject({ status: 200, error: -8 });
  const service = { service_id: createClickAccount("pizza").serviceId };
  expect((await sendPrepare(payment, service)).error, "another service").toBe(-1);
  const atPizza = addClickSignature(createFields(payment, service), createClickAccount("pizza").secretKey);
  expect((await sendCallback(atPizza, "pizza")).error, "another brand's order").toBe(-5);
  for (const id of ["197", "", "' or 1=1", `${payment.order.id}0`])
    expect((await sendPrepare({ order: { id }, id: createTransactionId() })).error, id).toBe(-5);
});

test("[PY-3] [OR-3] a customer that left Click's page begins a new payment, and the previous one can no longer be paid", async () => {
  const { payment, prepareId } = await preparePayment();
  const again = { order: payment.order, id: createTransactionId() };
  const { merchant_prepare_id: newPrepareId } = await sendPrepare(again);
  expect((await sendComplete(payment, prepareId)).error).toBe(-9);
  expect((await sendComplete(again, prepareId)).error, "the first one's prepare id").toBe(-6);
  expect((await sendComplete(again, newPrepareId)).error).toBe(0);
  expect((await sendPrepare({ order: payment.order, id: createTransactionId() })).error, "paid").toBe(-4);
  const other = { order: await placeClickOrder(), id: payment.id };
  expect((await sendPrepare(other)).error, "a transaction of another order").toBe(-5);
});

test("[R9] [PY-3] ten concurrent calls of each kind are one payment", async () => {
  const { payment, prepareId } = await preparePayment();
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendComplete(payment, prepareId)));
  expect(answers.map(({ error }) => error).toSorted()).toEqual(
    [-4, -4, -4, -4, -4, -4, -4, -4, -4, 0].toSorted(),
  );
  const order = await placeClickOrder();
  const rivals = Array.from({ length: 10 }, () => ({ order, id: createTransactionId() }));
  const begun = await Promise.all(rivals.map((rival) => sendPrepare(rival)));
  expect(new Set(begun.map(({ error }) => error))).toEqual(new Set([0]));
  const ended = await Promise.all(
    rivals.map((rival, at) => sendComplete(rival, begun[at]?.merchant_prepare_id)),
  );
  expect(ended.map(({ error }) => error).filter((error) => error === 0)).toHaveLength(1);
  const same = { order: await placeClickOrder(), id: createTransactionId() };
  const texts = await Promise.all(Array.from({ length: 10 }, () => sendPrepare(same)));
  expect(new Set(texts.map(({ text }) => text)).size).toBe(1);
});

test("[OR-3] an expired, cancelled or cash order is not charged: Complete answers −9", async () => {
  const ends: ((order: { id: string }) => Promise<unknown>)[] = [
    (order) => runExpireOrderJob(app, order),
    (order) => app.call(`/orders/v1/orders/${order.id}/cancel`, { token, body: {} }),
    (order) => postAction(order, "refuse", { version: 1, reason: "TOO_BUSY" }),
    (order) =>
      app.call(`/orders/v1/orders/${order.id}/payment-type`, { token, body: { paymentType: "CASH" } }),
  ];
  for (const end of ends) {
    const { payment, prepareId } = await preparePayment();
    await end(payment.order);
    for (const _ of [1, 2]) expect((await sendComplete(payment, prepareId)).error).toBe(-9);
    expect((await sendPrepare({ order: payment.order, id: createTransactionId() })).error).toBe(-9);
    expect(await fetchOrder(payment.order)).toMatchObject({ isPaid: false });
  }
});

test("[OR-3] concurrent payment and end of the order: paid with a refund due, or not charged", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { payment, prepareId } = await preparePayment();
    const [completed] = await Promise.all([
      sendComplete(payment, prepareId),
      app.call(`/orders/v1/orders/${payment.order.id}/cancel`, { token, body: {} }),
    ]);
    const due = (await selectWaitingJobs(app, "refund-bill")).some(({ key }) =>
      key?.endsWith(payment.order.id),
    );
    expect(due).toBe(completed.error === 0);
  }
});

test("[PY-5] the bill stores the payment id shown in Click's merchant cabinet", async () => {
  const { payment } = await payOrderByClick();
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql`select reference from bills where merchant_id = ${app.osh} and order_id = ${payment.order.id}`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([{ reference: createFields(payment)["click_paydoc_id"] }]);
});

test("[PY-5] Click does not report refunds: staff mark the refund once, and the guest sees it", async () => {
  const { payment, prepareId } = await payOrderByClick();
  const { order } = payment;
  const due = await postAction(order, "refuse", { version: 2, reason: "TOO_BUSY" });
  expect(due.body).toMatchObject({ isRefundDue: true, refundedAt: null });
  expect(await fetchOrder(order)).toMatchObject({ isPaid: true, refundedAt: null });
  const given = { version: due.body.version, comment: "naqd" };
  const kitchen = await app.signInStaff("kitchen@osh");
  const path = `/console/v1/orders/${order.id}/refund-given`;
  expect((await app.call(path, { token: kitchen, body: given })).status).toBe(403);
  const answers = await Promise.all([1, 2].map(() => postAction(order, "refund-given", given)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await runReturnOrderJob(app, order);
  expect(await fetchOrder(order)).toMatchObject({ status: "CANCELED", refundedAt: expect.any(String) });
  const { body } = await app.call<BoardOrder & { history: object[] }>(`/console/v1/orders/${order.id}`, {
    token: owner,
  });
  expect(body).toMatchObject({ isRefundDue: false, version: due.body.version + 1 });
  expect(body.history.at(-1) ?? body.history[0]).toMatchObject({ comment: "naqd" });
  expect((await sendComplete(payment, prepareId)).error, "said again by Click it stays as it is").toBe(-4);
});

test("[PY-5] refuses a refund for an order without one due", async () => {
  const { payment } = await payOrderByClick();
  const refused = await postAction(payment.order, "refund-given", { version: 2 });
  expect(refused.body).toMatchObject({ code: "transition_not_allowed" });
});
