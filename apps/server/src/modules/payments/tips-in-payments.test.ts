import type { BoardOrder, Checkout, endpoints, HistoryEntry, Order } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { enableClickShop } from "../../testing/click.ts";
import { fiscalCodes } from "../../testing/fiscal-codes.ts";
import { runPayOrderJob, runReturnOrderJob } from "../../testing/order-jobs.ts";
import { callAsPayme, enablePayme } from "../../testing/payme.ts";
import { callAsPaynet, createPaynetAccount } from "../../testing/paynet.ts";
import { servePaymentSimulators } from "../../testing/serve-simulators.ts";
import { enablePaymentProvider } from "../../testing/take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "../../testing/test-app.ts";
import { CUSTOMER_PHONE, createDeliveryBody, createTestShop, postOrder } from "../../testing/test-shop.ts";
import { captureBill, comparePayments, createPaymentRegistry, createProvider, refundBill } from "./index.ts";
import type { PaymentProvider } from "./index.ts";

const app = await createTestShop();
const { demo, origin } = await servePaymentSimulators(app);
await enablePayme(app);
await enableClickShop(app);
await enablePaymentProvider(app, "paynet", createPaynetAccount("osh"));
const toSimulatorUrl = (name: string) => `${origin}/simulators/${name}`;
const seller = { tin: "301234567" };
await enablePaymentProvider(app, "multicard", { ...demo.multicard, api: toSimulatorUrl("multicard") });
await enablePaymentProvider(app, "payze", { ...demo.payze, ...seller, api: toSimulatorUrl("payze") });
await enablePaymentProvider(app, "uzum-checkout", {
  ...demo["uzum-checkout"],
  ...seller,
  terminalId: app.osh,
  api: toSimulatorUrl("uzum-checkout"),
});
const { token, userId } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");

const TIP = 5000;
const placeTippedOrder = (more: Partial<Parameters<typeof createDeliveryBody>[0]> = {}) =>
  postOrder(app, token, createDeliveryBody({ tip: TIP, ...more }));
const fetchCheckout = async ({ id }: { id: string }) =>
  (await app.call<Checkout>(`/payments/v2/checkout/${id}`, { token })).body;
const fetchOrder = async ({ id }: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;
const postOrderAction = async (order: { id: string }, action: string, body: object) =>
  (
    await app.call<BoardOrder & { code: string }>(`/console/v1/orders/${order.id}/${action}`, {
      token: owner,
      body,
    })
  ).body;
const fetchLastRefund = async ({ id }: { id: string }) =>
  (await app.call<{ history: HistoryEntry[] }>(`/console/v1/orders/${id}`, { token: owner })).body.history.at(
    -1,
  )?.about;
async function saveFiscalCodes(fiscal: object) {
  const path = "/console/v1/settings";
  const { body } = await app.call<{ version: number }>(path, { token: owner });
  await app.call(path, { method: "PUT", token: owner, body: { version: body.version, fiscal } });
  app.directory.drop();
}

test("[PY-2] Payme and Click charge the total with the tip", async () => {
  const payme = await placeTippedOrder({ paymentType: "PAYME" });
  const askPayme = async (tiyin: number) =>
    callAsPayme(app, `/payments/v1/payme/${app.osh}`, {
      method: "CheckPerformTransaction",
      params: { amount: tiyin, account: { order_id: payme.id } },
    });
  expect((await askPayme(10_700_000)).result).toMatchObject({ allow: true });
  expect((await askPayme(10_200_000)).error?.code, "the total without the tip").toBe(-31_001);
  const click = await fetchCheckout(await placeTippedOrder({ paymentType: "CLICK" }));
  expect(click).toMatchObject({ amount: 107_000, url: expect.stringMatching(/amount=107000\b/) });
});

test("[PY-2] Paynet names the total with the tip", async () => {
  const { number, amount } = await fetchCheckout(await placeTippedOrder({ paymentType: "PAYNET" }));
  expect(amount).toBe(107_000);
  const { result } = await callAsPaynet(app, `/payments/v1/paynet/${app.osh}`, {
    method: "GetInformation",
    params: { serviceId: 401, fields: { order_id: number } },
  });
  expect(result).toMatchObject({ fields: { amount: 107_000 } });
});

const pageTypes = ["RAHMAT", "PAYZE", "UZUM"] as const;
const fetchPaymentPage = async (order: Order) => {
  const { url, amount } = await fetchCheckout(order);
  expect(amount).toBe(107_000);
  const text = await (await fetch(`${origin}${new URL(url ?? "").pathname}`)).text();
  return text.replaceAll(/\s/g, " ");
};

test.each(pageTypes)("[PY-2] the payment page of %s shows the total with the tip", async (paymentType) => {
  expect(await fetchPaymentPage(await placeTippedOrder({ paymentType }))).toContain("107 000");
});

test("[OR-10] the tip is not part of the fiscal receipt, whose lines add up to the total", async () => {
  await saveFiscalCodes(fiscalCodes);
  for (const paymentType of pageTypes) {
    const page = await fetchPaymentPage(await placeTippedOrder({ paymentType }));
    const sums = [...page.matchAll(/<li>[^<]*: ([\d ]+)<br>/g)].map(([, sum]) =>
      Number(sum?.replace(" ", "")),
    );
    expect(sums, paymentType).toEqual([90_000, 10_000, 2000]);
  }
  const order = await placeTippedOrder({ paymentType: "PAYME" });
  const { result } = await callAsPayme(app, `/payments/v1/payme/${app.osh}`, {
    method: "CheckPerformTransaction",
    params: { amount: 10_700_000, account: { order_id: order.id } },
  });
  expect(result).toMatchObject({
    allow: true,
    detail: { shipping: { price: 1_000_000 }, items: [{ price: 4_500_000, count: 2 }, { price: 200_000 }] },
  });
  await saveFiscalCodes({ ...fiscalCodes, productMxik: null, productPackage: null });
});

test("[OR-10] Rahmat's single line for a meal without codes does not contain the tip", async () => {
  const page = await fetchPaymentPage(await placeTippedOrder({ paymentType: "RAHMAT" }));
  expect(page).toMatch(/<li>Buyurtma × 1: 102 000<br>/);
});

/** Pays an order, and delivers it if wanted. */
async function placePaidOrder({ isDelivered }: { isDelivered: boolean }, more = {}): Promise<Order> {
  const order = await placeTippedOrder({ paymentType: "UZUM", ...more });
  await app.db.tenant(app.osh, (tx) =>
    captureBill(tx, { merchantId: app.osh, orderId: order.id, now: app.clock.now(), reference: order.id }),
  );
  await runPayOrderJob(app, order);
  if (!isDelivered) return fetchOrder(order);
  // The order is set to delivered directly in the database, because this test is not about the steps of a courier.
  await app.db.tenant(app.osh, (tx) =>
    sql`update orders set status = 'DELIVERED', delivered_at = ${app.clock.now()}
      where merchant_id = ${app.osh} and id = ${order.id}`.execute(tx),
  );
  return fetchOrder(order);
}
/**
 * Runs the refund job with a fake provider. Returns the refunds that were requested: "whole", or an amount for a
 * partial refund.
 */
async function runRefund({ id: orderId }: { id: string }, hasParts = true): Promise<(number | "whole")[]> {
  const asked: (number | "whole")[] = [];
  const provider: PaymentProvider = {
    types: ["UZUM"],
    checkout: async () => null,
    refund: async () => {
      asked.push("whole");
      return "given";
    },
    ...(hasParts && {
      refundPart: async (_, { amount }) => {
        asked.push(amount);
        return "given" as const;
      },
    }),
  };
  await refundBill(
    { db: app.db, clock: app.clock, payments: createPaymentRegistry([provider]) },
    { merchantId: app.osh, orderId },
  );
  return asked;
}
const fetchPayments = async () => {
  const path = `/console/v1/payments?day=${dayFromInstant(app.clock.now(), "Asia/Tashkent")}`;
  return (await app.call<EndpointReply<typeof endpoints.listPayments>>(path, { token: owner })).body;
};
const fetchDue = async ({ id }: { id: string }) => {
  const { due } = await fetchPayments();
  return due.filter(({ orderId }) => orderId === id).map(({ amount }) => amount);
};

test("[PY-5] a refund before the delivery returns the tip", async () => {
  const order = await placePaidOrder({ isDelivered: false });
  await postOrderAction(order, "refuse", { version: order.version, reason: "OTHER" });
  expect(await runRefund(order)).toEqual(["whole"]);
  await runReturnOrderJob(app, order);
  expect(await fetchLastRefund(order)).toMatchObject({ kind: "refund", amount: 107_000 });
});

test("[PY-5] a refund after the delivery leaves the tip with the courier", async () => {
  const order = await placePaidOrder({ isDelivered: true });
  await postOrderAction(order, "refund", { version: order.version, comment: "cold" });
  expect(await fetchLastRefund(order)).toMatchObject({ amount: 102_000, isGivenBack: false });
  expect(await runRefund(order)).toEqual([102_000]);
  await runReturnOrderJob(app, order);
  expect((await fetchOrder(order)).refundedAt).not.toBeNull();
});

test("[PY-5] staff return the price without the tip by hand if the provider has no partial refunds", async () => {
  const order = await placePaidOrder({ isDelivered: true });
  const changed = await postOrderAction(order, "refund", { version: order.version, comment: "cold" });
  expect(await runRefund(order, false)).toEqual([]);
  expect((await fetchOrder(order)).isRefundDue).toBe(true);
  const given = await postOrderAction(order, "refund-given", { version: changed.version });
  expect(given).toMatchObject({ isRefundDue: false, refundedAt: expect.any(String) });
});

test("[PY-5] a due refund after the delivery is listed without the tip", async () => {
  const order = await placeTippedOrder({ paymentType: "PAYNET" });
  const { number } = await fetchCheckout(order);
  await callAsPaynet(app, `/payments/v1/paynet/${app.osh}`, {
    method: "PerformTransaction",
    params: {
      serviceId: 401,
      amount: 10_700_000,
      transactionId: 910_001,
      transactionTime: "2026-03-02 12:00:00",
      fields: { order_id: number },
    },
  });
  await runPayOrderJob(app, order);
  await app.db.tenant(app.osh, (tx) =>
    sql`update orders set status = 'DELIVERED' where merchant_id = ${app.osh} and id = ${order.id}`.execute(
      tx,
    ),
  );
  const { version } = await fetchOrder(order);
  await postOrderAction(order, "refund", { version, comment: "cold" });
  expect(await fetchDue(order)).toEqual([102_000]);
});

test("[PY-5] a partial refund never includes the tip", async () => {
  const order = await placePaidOrder({ isDelivered: true });
  const refundOrderPart = (part: object) =>
    postOrderAction(order, "part-refunds", { version: order.version, part, comment: "cold" });
  expect(await refundOrderPart({ amount: 102_000 })).toMatchObject({
    code: "refund_amount_wrong",
    data: { left: 102_000 },
  });
  const whole = await refundOrderPart({ lines: [{ line: 0, count: 2 }] });
  expect(whole.partRefunds).toMatchObject([{ amount: 90_000 }]);
});

test("[PY-5] if only the tip was paid, a refund after the delivery returns no money", async () => {
  await app.db.tenant(app.osh, (tx) =>
    sql`insert into cashback_balances (merchant_id, user_id, balance) values (${app.osh}, ${userId}, 102000)`.execute(
      tx,
    ),
  );
  const order = await placePaidOrder({ isDelivered: true }, { cashback: 102_000, totalPrice: 0 });
  expect(order).toMatchObject({ totalPrice: 0, tip: TIP, isPaid: true });
  const refunded = await postOrderAction(order, "refund", { version: order.version, comment: "cold" });
  expect(refunded).toMatchObject({ isRefundDue: false, refundedAt: expect.any(String) });
});

test("[CH-1] [PY-5] a paid order that is picked up gets its delivery price and tip back", async () => {
  const order = await placePaidOrder({ isDelivered: false });
  const service = { serviceType: "PICK_UP", branchId: order.branchId };
  const changed = await postOrderAction(order, "service", {
    version: order.version,
    service,
    totalPrice: 102_000,
  });
  expect(changed.partRefunds).toMatchObject([{ amount: 15_000 }]);
  await postOrderAction(changed, "refuse", { version: changed.version, reason: "OTHER" });
  await app.db.tenant(app.osh, (tx) =>
    sql`update part_refunds set given_at = ${app.clock.now()} where merchant_id = ${app.osh} and order_id = ${order.id}`.execute(
      tx,
    ),
  );
  expect(await runRefund(order), "the rest of what was paid").toEqual([92_000]);
});

test("[PY-5] Uzum returns the price without the tip, and keeps the rest of the payment", async () => {
  const order = await placeTippedOrder({ paymentType: "UZUM" });
  const { url } = await fetchCheckout(order);
  const body = new URLSearchParams({ press: "pay" });
  const page = `${origin}${new URL(url ?? "").pathname}`;
  await fetch(page, { method: "POST", body, redirect: "manual" });
  await runPayOrderJob(app, order);
  await app.db.tenant(app.osh, (tx) =>
    sql`update orders set status = 'DELIVERED' where merchant_id = ${app.osh} and id = ${order.id}`.execute(
      tx,
    ),
  );
  const { version } = await fetchOrder(order);
  await postOrderAction(order, "refund", { version, comment: "cold" });
  const uzum = createProvider("uzum-checkout", {
    db: app.db,
    clock: app.clock,
    credentialKeys: TEST_CREDENTIAL_KEYS,
  });
  const deps = { db: app.db, clock: app.clock, payments: createPaymentRegistry([uzum]) };
  const taken = (await fetchPayments()).taken;
  await refundBill(deps, { merchantId: app.osh, orderId: order.id });
  expect((await fetchPayments()).taken).toBe(taken - 102_000);
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql`select p.id, p.state, b.state as bill, b.tip::float8 as tip, b.kept_tip::float8 as kept from bills b
      join payments p on p.merchant_id = ${app.osh} and p.order_id = b.order_id
      where b.merchant_id = ${app.osh} and b.order_id = ${order.id}`.execute(tx),
  );
  expect(rows).toMatchObject([{ state: "part_refunded", bill: "refunded", tip: TIP, kept: TIP }]);
  const day = dayFromInstant(app.clock.now(), "Asia/Tashkent");
  const compared = await comparePayments(deps, { merchantId: app.osh, day, page: 0 });
  expect(compared.differences, "Uzum reports the payment as paid").toEqual([]);
});
