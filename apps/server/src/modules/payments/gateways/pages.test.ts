import { createHash } from "node:crypto";
import type { BoardOrder, Checkout, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createIntegrations } from "../../../integrations.ts";
import { createLog } from "../../../platform/log.ts";
import { selectWaitingJobs } from "../../../testing/fake-payments.ts";
import { runExpireOrderJob, runPayOrderJob, runReturnOrderJob } from "../../../testing/order-jobs.ts";
import { servePaymentSimulators } from "../../../testing/serve-simulators.ts";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../testing/test-app.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import { queryPayment, refundBill, refundPayment } from "../index.ts";

const app = await createTestShop();
const { demo, origin } = await servePaymentSimulators(app);
const toSimulatorUrl = (name: string) => `${origin}/simulators/${name}`;

const providers = [
  {
    provider: "multicard",
    door: (id: string) => `/payments/v1/multicard/${id}`,
    type: "RAHMAT",
    credentials: { ...demo.multicard, api: toSimulatorUrl("multicard") },
    isGivenBack: true,
  },
  {
    provider: "payze",
    door: (id: string) => `/payments/v1/payze/${id}`,
    type: "PAYZE",
    credentials: { ...demo.payze, api: toSimulatorUrl("payze") },
    isGivenBack: false,
  },
  {
    provider: "uzum-checkout",
    door: (id: string) => `/payments/v1/uzum-checkout/${id}`,
    type: "UZUM",
    credentials: { ...demo["uzum-checkout"], terminalId: app.osh, api: toSimulatorUrl("uzum-checkout") },
    isGivenBack: true,
  },
] as const;
for (const { provider, credentials } of providers) await enablePaymentProvider(app, provider, credentials);
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const { payments } = createIntegrations({
  sms: { send: async () => true },
  config: {
    credentialKeys: TEST_CREDENTIAL_KEYS,
    paymentApis: {},
    isDemo: true,
    sms: { addresses: {}, platform: {} },
    telegram: { api: toSimulatorUrl("telegram") },
    pushServices: [],
  } as never,
  log: createLog({ level: "silent" }),
  db: app.db,
  clock: app.clock,
});
const toCallbackUrl = (name: string, id = app.osh) =>
  `/api${providers.find(({ provider }) => provider === name)?.door(id)}`;
const MINUTE_MS = 60_000;
const postTestOrder = (type: Order["paymentType"]) =>
  postOrder(app, token, createPickupBody({ paymentType: type }));
const fetchCheckout = async ({ id }: { id: string }) =>
  (await app.call<Checkout & { code?: string }>(`/payments/v2/checkout/${id}`, { token })).body;
const fetchOrder = async ({ id }: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;
const deps = { db: app.db, payments, clock: app.clock };
const runRefundJob = ({ id: orderId }: { id: string }) => refundBill(deps, { merchantId: app.osh, orderId });
const refuseOrder = async (it: { id: string }) => {
  const body = { version: (await fetchOrder(it)).version, reason: "TOO_BUSY" };
  await app.call<BoardOrder>(`/console/v1/orders/${it.id}/refuse`, { token: owner, body });
};
const simulatorPageUrl = (url: string | null) => `${origin}${new URL(url ?? "").pathname}`;
async function pressPageButton(url: string | null, button: string): Promise<string> {
  const body = new URLSearchParams({ press: button });
  const reply = await fetch(simulatorPageUrl(url), { method: "POST", body, redirect: "manual" });
  return reply.status === 303 ? "back" : await reply.text();
}
type PaymentRow = { id: string; state: string; bill: string; pageId: string };
async function selectPaymentOfOrder({ id }: { id: string }): Promise<PaymentRow> {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<PaymentRow>`
      select p.id, p.state, p.page_id as "pageId", b.state as bill from bills b
      join payments p on p.merchant_id = ${app.osh} and p.order_id = b.order_id
      where b.merchant_id = ${app.osh} and b.order_id = ${id} order by p.created_at desc, p.id desc`.execute(
      tx,
    ),
  );
  const [row] = rows;
  if (!row) throw new Error("no payment was begun");
  return row;
}
const postCallback = (provider: string, body: object | string) =>
  app.http.app.inject({
    method: "POST",
    url: toCallbackUrl(provider),
    headers: { host: "localhost", "content-type": "application/json" },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
/** Runs the job of the scheduled status query immediately. */
const queryOnePayment = ({ id: paymentId }: { id: string }, round = 0) =>
  queryPayment(deps, { merchantId: app.osh, paymentId, round });

for (const { provider, type, isGivenBack } of providers) {
  const beginPayment = async () => {
    const it = await postTestOrder(type);
    const { url } = await fetchCheckout(it);
    return { it, url };
  };
  const payOrderOnPage = async () => {
    const { it, url } = await beginPayment();
    expect(await pressPageButton(url, "pay")).toBe("back");
    await runPayOrderJob(app, it);
    return { it, url };
  };

  test(`[PY-2] [PY-3] ${provider}: the page is opened once, paid there, and a repeated callback counts once`, async () => {
    const { it, url } = await beginPayment();
    expect(url).toContain(`/simulators/${provider}/invoice/`);
    expect(await fetchCheckout(it), "asked for again").toMatchObject({ url, isPaid: false, number: null });
    expect(await fetch(simulatorPageUrl(url)).then((reply) => reply.text())).toContain("47");
    expect(await pressPageButton(url, "decline")).toContain("yetarli emas");
    expect((await selectPaymentOfOrder(it)).state).toBe("pending");
    expect(await pressPageButton(url, "repeat")).toBe("back");
    await runPayOrderJob(app, it);
    expect(await fetchOrder(it)).toMatchObject({ isPaid: true });
    expect(await selectPaymentOfOrder(it)).toMatchObject({ state: "paid", bill: "paid" });
    expect(await fetchCheckout(it)).toMatchObject({ isPaid: true, url: null });
  });

  test(`[R33] ${provider}: a callback that is lost for good is found by the job, and when the guest returns`, async () => {
    const first = await beginPayment();
    await pressPageButton(first.url, "lose");
    expect((await selectPaymentOfOrder(first.it)).state).toBe("pending");
    expect(await fetchCheckout(first.it)).toMatchObject({ isPaid: true });
    const second = await beginPayment();
    await pressPageButton(second.url, "lose");
    const { id } = await selectPaymentOfOrder(second.it);
    const selectQueryTimesMs = async () =>
      (await selectWaitingJobs(app, "ask-payment"))
        .filter(({ key }) => key?.includes(id))
        .map(({ runAt }) => runAt.getTime());
    expect(await selectQueryTimesMs()).toEqual([app.clock.now().getTime() + 3 * MINUTE_MS]);
    await queryOnePayment({ id });
    expect(await selectQueryTimesMs(), "asked again, had it not been found").toHaveLength(2);
    expect(await selectPaymentOfOrder(second.it)).toMatchObject({ state: "paid", bill: "paid" });
  });

  test(`[R10] ${provider}: concurrent callback, guest's return and job pay it once`, async () => {
    for (let round = 0; round < 5; round += 1) {
      const { it, url } = await beginPayment();
      await pressPageButton(url, "lose");
      const { id } = await selectPaymentOfOrder(it);
      const callbackBody = provider === "payze" ? { IdempotencyKey: id } : { orderNumber: id };
      await Promise.all([
        postCallback(provider, callbackBody),
        fetchCheckout(it),
        queryOnePayment({ id }),
        postCallback(provider, callbackBody),
        fetchCheckout(it),
      ]);
      expect(await selectPaymentOfOrder(it)).toMatchObject({ state: "paid", bill: "paid" });
    }
  });

  test(`[R11] [PY-5] ${provider}: a late payment for an expired order is refunded or due for refund, and shown`, async () => {
    const { it, url } = await beginPayment();
    await runExpireOrderJob(app, it);
    app.clock.advance(31 * MINUTE_MS);
    await runExpireOrderJob(app, it);
    expect(await fetchOrder(it)).toMatchObject({ status: "CANCELED", isPaid: false });
    await pressPageButton(url, "lose");
    await queryOnePayment(await selectPaymentOfOrder(it), 5);
    const { id: paymentId, state, bill } = await selectPaymentOfOrder(it);
    expect({ state, bill }).toEqual({ state: "late", bill: "void" });
    const due = await selectWaitingJobs(app, "refund-payment");
    expect(due.map(({ key }) => key)).toContain(`refund-payment:${paymentId}`);
    const refundTestPayment = () =>
      refundPayment({ db: app.db, clock: app.clock, payments }, { merchantId: app.osh, paymentId });
    await refundTestPayment();
    await refundTestPayment();
    expect((await selectPaymentOfOrder(it)).state).toBe(isGivenBack ? "refunded" : "late");
    if (!isGivenBack) await pressPageButton(url, "giveBack");
    await payments.pagesOf(provider)?.settle(app.osh, paymentId);
    expect(await selectPaymentOfOrder(it)).toMatchObject({ state: "refunded", bill: "void" });
  });

  test(`[PY-5] ${provider}: a paid order that is refused goes back ${isGivenBack ? "by itself" : "when it is given back there"}`, async () => {
    const { it, url } = await payOrderOnPage();
    await refuseOrder(it);
    expect((await selectPaymentOfOrder(it)).bill).toBe("refund_due");
    await runRefundJob(it);
    await runRefundJob(it);
    if (!isGivenBack) {
      expect((await selectPaymentOfOrder(it)).bill, "it takes no refund from us").toBe("refund_due");
      await pressPageButton(url, "giveBack");
    }
    await runReturnOrderJob(app, it);
    expect(await selectPaymentOfOrder(it)).toMatchObject({ state: "refunded", bill: "refunded" });
    expect(await fetchOrder(it)).toMatchObject({ refundedAt: expect.any(String) });
  });

  test.runIf(isGivenBack)(`[PY-5] ${provider}: a refused refund is shown as refused`, async () => {
    const { it, url } = await payOrderOnPage();
    await pressPageButton(url, "refuseReturn");
    await refuseOrder(it);
    await runRefundJob(it).catch(() => "comes again");
    const { body } = await app.call<BoardOrder>(`/console/v1/orders/${it.id}`, { token: owner });
    expect(body).toMatchObject({ isRefundDue: true, refundRefusedAt: expect.any(String) });
  });

  test(`[S24] ${provider}: a forged call, one of another brand, or invalid JSON pays nothing and causes no server error`, async () => {
    const { it } = await beginPayment();
    const { id } = await selectPaymentOfOrder(it);
    const forgedBody = {
      IdempotencyKey: id,
      orderNumber: id,
      invoice_id: id,
      PaymentStatus: "Captured",
      amount: 4_700_000,
    };
    const signed = { ...forgedBody, sign: "0".repeat(32) };
    for (const body of [forgedBody, signed, {}, "[]", "{", "null", '"x"', { orderNumber: 5 }])
      expect((await postCallback(provider, body)).statusCode).toBeLessThan(500);
    const other = await app.http.app.inject({
      method: "POST",
      url: toCallbackUrl(provider, app.pizza),
      headers: { host: "localhost", "content-type": "application/json" },
      payload: JSON.stringify(forgedBody),
    });
    expect(other.statusCode).toBeLessThan(500);
    expect(await selectPaymentOfOrder(it)).toMatchObject({ state: "pending", bill: "waiting" });
  });

  test(`[R21] ${provider}: during an outage or with wrong credentials the guest is told, can retry, and can pay another way`, async () => {
    const it = await postTestOrder(type);
    const { credentials } = providers.find((each) => each.provider === provider) ?? {};
    await enablePaymentProvider(app, provider, { ...credentials, api: "http://localhost:9" });
    expect(await fetchCheckout(it)).toMatchObject({ code: "payment_not_answering" });
    expect((await tryAccount(provider)).body).toEqual({ isAnswered: false });
    const wrong = { ...credentials, secret: "other", apiKey: "other" };
    await enablePaymentProvider(app, provider, wrong);
    expect(await fetchCheckout(it)).toMatchObject({ code: "payment_failed" });
    expect((await tryAccount(provider)).body).toEqual({ isAnswered: false });
    await enablePaymentProvider(app, provider, { ...credentials });
    expect((await tryAccount(provider)).body).toEqual({ isAnswered: true });
    const { url } = await fetchCheckout(it);
    expect(url).toContain("/invoice/");
    const other = await app.call<Order>(`/orders/v1/orders/${it.id}/payment-type`, {
      token,
      body: { paymentType: "CASH" },
    });
    expect(other.body).toMatchObject({ paymentType: "CASH" });
    expect((await selectPaymentOfOrder(it)).state).toBe("expired");
  });
}

const tryAccount = (provider: string) =>
  app.call<{ isAnswered: boolean }>(`/console/v1/payment-accounts/${provider}/try`, {
    token: owner,
    body: {},
  });

test("[PY-5] a refund by Rahmat itself is known at once by its webhook", async () => {
  const it = await postTestOrder("RAHMAT");
  const { url } = await fetchCheckout(it);
  for (const button of ["pay", "giveBack"]) await pressPageButton(url, button);
  expect(await selectPaymentOfOrder(it)).toMatchObject({ state: "refunded", bill: "refunded" });
});

test("[PY-3] [S24] Multicard's sign covers store, invoice and amount: a different amount or wrong sign is refused, and reversed", async () => {
  const it = await postTestOrder("RAHMAT");
  await fetchCheckout(it);
  const { id } = await selectPaymentOfOrder(it);
  const { storeId, secret } = demo.multicard;
  const signCallback = (amount: number | string, more: object = {}) => {
    const sign = createHash("md5").update(`${storeId}${id}${amount}${secret}`).digest("hex");
    return { store_id: Number(storeId), invoice_id: id, amount, uuid: "u-1", sign, ...more };
  };
  const sendCallback = async (body: object) =>
    (await postCallback("multicard", body)).json<{ success: boolean }>();
  expect(await sendCallback(signCallback(4_700_100))).toEqual({ success: false });
  expect(await sendCallback(signCallback(4_700_000, { sign: "0".repeat(32) }))).toEqual({ success: false });
  expect(await sendCallback(signCallback(4_700_000, { store_id: 9 }))).toEqual({ success: false });
  expect(await selectPaymentOfOrder(it)).toMatchObject({ state: "pending", bill: "waiting" });
  expect(await sendCallback(signCallback("4700000.0"))).toEqual({ success: true });
  expect(await sendCallback(signCallback(4_700_000)), "again").toEqual({ success: true });
  expect(await selectPaymentOfOrder(it)).toMatchObject({ state: "paid", bill: "paid" });
  const sha = createHash("sha1").update(`u-1${id}4700000${secret}`).digest("hex");
  const revert = { invoice_id: id, amount: 4_700_000, uuid: "u-1", status: "revert", sign: sha };
  expect(await sendCallback(revert), "the webhook of states").toEqual({ success: true });
  expect(await selectPaymentOfOrder(it)).toMatchObject({ state: "refunded", bill: "refunded" });
});
