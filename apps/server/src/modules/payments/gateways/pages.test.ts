import { createHash } from "node:crypto";
import type { BoardOrder, Checkout, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createIntegrations } from "../../../integrations.ts";
import { createLog } from "../../../platform/log.ts";
import { waitingJobs } from "../../../testing/fake-payments.ts";
import { expireOrderNow, payOrderNow, returnOrderNow } from "../../../testing/order-jobs.ts";
import { servePaymentSimulators } from "../../../testing/serve-simulators.ts";
import { enableProvider } from "../../../testing/take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../testing/test-app.ts";
import { CUSTOMER, pickup, postOrder, shop } from "../../../testing/test-shop.ts";
import { queryPayment, refundBill, refundPayment } from "../index.ts";

const app = await shop();
const { demo, origin } = await servePaymentSimulators(app);
const simulator = (name: string) => `${origin}/simulators/${name}`;

const providers = [
  {
    provider: "multicard",
    door: (id: string) => `/payments/v1/multicard/${id}`,
    type: "RAHMAT",
    credentials: { ...demo.multicard, api: simulator("multicard") },
    isGivenBack: true,
  },
  {
    provider: "payze",
    door: (id: string) => `/payments/v1/payze/${id}`,
    type: "PAYZE",
    credentials: { ...demo.payze, api: simulator("payze") },
    isGivenBack: false,
  },
  {
    provider: "uzum-checkout",
    door: (id: string) => `/payments/v1/uzum-checkout/${id}`,
    type: "UZUM",
    credentials: { ...demo["uzum-checkout"], terminalId: app.osh, api: simulator("uzum-checkout") },
    isGivenBack: true,
  },
] as const;
for (const { provider, credentials } of providers) await enableProvider(app, provider, credentials);
const { token } = await app.signIn(CUSTOMER);
const owner = await app.signInStaff("owner@osh");
const { payments } = createIntegrations({
  sms: { send: async () => true },
  config: {
    credentialKeys: TEST_CREDENTIAL_KEYS,
    paymentApis: {},
    isDemo: true,
    sms: { addresses: {}, platform: {} },
    telegram: { api: simulator("telegram") },
    pushServices: [],
  } as never,
  log: createLog({ level: "silent" }),
  db: app.db,
  clock: app.clock,
});
const callbackUrlOf = (name: string, id = app.osh) =>
  `/api${providers.find(({ provider }) => provider === name)?.door(id)}`;
const MINUTE = 60_000;
const order = (type: Order["paymentType"]) => postOrder(app, token, pickup({ paymentType: type }));
const checkout = async ({ id }: { id: string }) =>
  (await app.call<Checkout & { code?: string }>(`/payments/v2/checkout/${id}`, { token })).body;
const shown = async ({ id }: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;
const deps = { db: app.db, payments, clock: app.clock };
const refundJob = ({ id: orderId }: { id: string }) => refundBill(deps, { merchantId: app.osh, orderId });
const refuse = async (it: { id: string }) => {
  const body = { version: (await shown(it)).version, reason: "TOO_BUSY" };
  await app.call<BoardOrder>(`/console/v1/orders/${it.id}/refuse`, { token: owner, body });
};
const page = (url: string | null) => `${origin}${new URL(url ?? "").pathname}`;
async function press(url: string | null, button: string): Promise<string> {
  const body = new URLSearchParams({ press: button });
  const reply = await fetch(page(url), { method: "POST", body, redirect: "manual" });
  return reply.status === 303 ? "back" : await reply.text();
}
type PaymentState = { id: string; state: string; bill: string; pageId: string };
async function paymentOf({ id }: { id: string }): Promise<PaymentState> {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<PaymentState>`
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
const door = (provider: string, body: object | string) =>
  app.http.app.inject({
    method: "POST",
    url: callbackUrlOf(provider),
    headers: { host: "localhost", "content-type": "application/json" },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
/** Runs the scheduled status query now. */
const ask = ({ id: paymentId }: { id: string }, round = 0) =>
  queryPayment(deps, { merchantId: app.osh, paymentId, round });

for (const { provider, type, isGivenBack } of providers) {
  const begun = async () => {
    const it = await order(type);
    const { url } = await checkout(it);
    return { it, url };
  };
  const paid = async () => {
    const { it, url } = await begun();
    expect(await press(url, "pay")).toBe("back");
    await payOrderNow(app, it);
    return { it, url };
  };

  test(`[PY-2] [PY-3] ${provider}: the page is opened once, paid there, and a repeated callback counts once`, async () => {
    const { it, url } = await begun();
    expect(url).toContain(`/simulators/${provider}/invoice/`);
    expect(await checkout(it), "asked for again").toMatchObject({ url, isPaid: false, number: null });
    expect(await fetch(page(url)).then((reply) => reply.text())).toContain("47");
    expect(await press(url, "decline")).toContain("yetarli emas");
    expect((await paymentOf(it)).state).toBe("pending");
    expect(await press(url, "repeat")).toBe("back");
    await payOrderNow(app, it);
    expect(await shown(it)).toMatchObject({ isPaid: true });
    expect(await paymentOf(it)).toMatchObject({ state: "paid", bill: "paid" });
    expect(await checkout(it)).toMatchObject({ isPaid: true, url: null });
  });

  test(`[R33] ${provider}: a callback that is lost for good is found by the job, and when the guest returns`, async () => {
    const first = await begun();
    await press(first.url, "lose");
    expect((await paymentOf(first.it)).state).toBe("pending");
    expect(await checkout(first.it)).toMatchObject({ isPaid: true });
    const second = await begun();
    await press(second.url, "lose");
    const { id } = await paymentOf(second.it);
    const rounds = async () =>
      (await waitingJobs(app, "ask-payment"))
        .filter(({ key }) => key?.includes(id))
        .map(({ runAt }) => runAt.getTime());
    expect(await rounds()).toEqual([app.clock.now().getTime() + 3 * MINUTE]);
    await ask({ id });
    expect(await rounds(), "asked again, had it not been found").toHaveLength(2);
    expect(await paymentOf(second.it)).toMatchObject({ state: "paid", bill: "paid" });
  });

  test(`[R10] ${provider}: concurrent callback, guest's return and job pay it once`, async () => {
    for (let round = 0; round < 5; round += 1) {
      const { it, url } = await begun();
      await press(url, "lose");
      const { id } = await paymentOf(it);
      const told = provider === "payze" ? { IdempotencyKey: id } : { orderNumber: id };
      await Promise.all([
        door(provider, told),
        checkout(it),
        ask({ id }),
        door(provider, told),
        checkout(it),
      ]);
      expect(await paymentOf(it)).toMatchObject({ state: "paid", bill: "paid" });
    }
  });

  test(`[R11] [PY-5] ${provider}: a late payment for an expired order is refunded or due for refund, and shown`, async () => {
    const { it, url } = await begun();
    await expireOrderNow(app, it);
    app.clock.advance(31 * MINUTE);
    await expireOrderNow(app, it);
    expect(await shown(it)).toMatchObject({ status: "CANCELED", isPaid: false });
    await press(url, "lose");
    await ask(await paymentOf(it), 5);
    const { id: paymentId, state, bill } = await paymentOf(it);
    expect({ state, bill }).toEqual({ state: "late", bill: "void" });
    const due = await waitingJobs(app, "refund-payment");
    expect(due.map(({ key }) => key)).toContain(`refund-payment:${paymentId}`);
    const refund = () =>
      refundPayment({ db: app.db, clock: app.clock, payments }, { merchantId: app.osh, paymentId });
    await refund();
    await refund();
    expect((await paymentOf(it)).state).toBe(isGivenBack ? "refunded" : "late");
    if (!isGivenBack) await press(url, "giveBack");
    await payments.pagesOf(provider)?.settle(app.osh, paymentId);
    expect(await paymentOf(it)).toMatchObject({ state: "refunded", bill: "void" });
  });

  test(`[PY-5] ${provider}: a paid order that is refused goes back ${isGivenBack ? "by itself" : "when it is given back there"}`, async () => {
    const { it, url } = await paid();
    await refuse(it);
    expect((await paymentOf(it)).bill).toBe("refund_due");
    await refundJob(it);
    await refundJob(it);
    if (!isGivenBack) {
      expect((await paymentOf(it)).bill, "it takes no refund from us").toBe("refund_due");
      await press(url, "giveBack");
    }
    await returnOrderNow(app, it);
    expect(await paymentOf(it)).toMatchObject({ state: "refunded", bill: "refunded" });
    expect(await shown(it)).toMatchObject({ refundedAt: expect.any(String) });
  });

  test.runIf(isGivenBack)(`[PY-5] ${provider}: a refused refund is shown as refused`, async () => {
    const { it, url } = await paid();
    await press(url, "refuseReturn");
    await refuse(it);
    await refundJob(it).catch(() => "comes again");
    const { body } = await app.call<BoardOrder>(`/console/v1/orders/${it.id}`, { token: owner });
    expect(body).toMatchObject({ isRefundDue: true, refundRefusedAt: expect.any(String) });
  });

  test(`[S24] ${provider}: a forged call, one of another brand, or invalid JSON pays nothing and causes no server error`, async () => {
    const { it } = await begun();
    const { id } = await paymentOf(it);
    const told = {
      IdempotencyKey: id,
      orderNumber: id,
      invoice_id: id,
      PaymentStatus: "Captured",
      amount: 4_700_000,
    };
    for (const body of [
      told,
      { ...told, sign: "0".repeat(32) },
      {},
      "[]",
      "{",
      "null",
      '"x"',
      { orderNumber: 5 },
    ])
      expect((await door(provider, body)).statusCode).toBeLessThan(500);
    const other = await app.http.app.inject({
      method: "POST",
      url: callbackUrlOf(provider, app.pizza),
      headers: { host: "localhost", "content-type": "application/json" },
      payload: JSON.stringify(told),
    });
    expect(other.statusCode).toBeLessThan(500);
    expect(await paymentOf(it)).toMatchObject({ state: "pending", bill: "waiting" });
  });

  test(`[R21] ${provider}: during an outage or with wrong credentials the guest is told, can retry, and can pay another way`, async () => {
    const it = await order(type);
    const { credentials } = providers.find((each) => each.provider === provider) ?? {};
    await enableProvider(app, provider, { ...credentials, api: "http://localhost:9" });
    expect(await checkout(it)).toMatchObject({ code: "payment_not_answering" });
    expect((await tryOut(provider)).body).toEqual({ isAnswered: false });
    const wrong = { ...credentials, secret: "other", apiKey: "other" };
    await enableProvider(app, provider, wrong);
    expect(await checkout(it)).toMatchObject({ code: "payment_failed" });
    expect((await tryOut(provider)).body).toEqual({ isAnswered: false });
    await enableProvider(app, provider, { ...credentials });
    expect((await tryOut(provider)).body).toEqual({ isAnswered: true });
    const { url } = await checkout(it);
    expect(url).toContain("/invoice/");
    const other = await app.call<Order>(`/orders/v1/orders/${it.id}/payment-type`, {
      token,
      body: { paymentType: "CASH" },
    });
    expect(other.body).toMatchObject({ paymentType: "CASH" });
    expect((await paymentOf(it)).state).toBe("expired");
  });
}

const tryOut = (provider: string) =>
  app.call<{ isAnswered: boolean }>(`/console/v1/payment-accounts/${provider}/try`, {
    token: owner,
    body: {},
  });

test("[PY-5] a refund by Rahmat itself is known at once by its webhook", async () => {
  const it = await order("RAHMAT");
  const { url } = await checkout(it);
  for (const button of ["pay", "giveBack"]) await press(url, button);
  expect(await paymentOf(it)).toMatchObject({ state: "refunded", bill: "refunded" });
});

test("[PY-3] [S24] Multicard's sign covers store, invoice and amount: a different amount or wrong sign is refused, and reversed", async () => {
  const it = await order("RAHMAT");
  await checkout(it);
  const { id } = await paymentOf(it);
  const { storeId, secret } = demo.multicard;
  const told = (amount: number | string, more: object = {}) => {
    const sign = createHash("md5").update(`${storeId}${id}${amount}${secret}`).digest("hex");
    return { store_id: Number(storeId), invoice_id: id, amount, uuid: "u-1", sign, ...more };
  };
  const say = async (body: object) => (await door("multicard", body)).json<{ success: boolean }>();
  expect(await say(told(4_700_100))).toEqual({ success: false });
  expect(await say(told(4_700_000, { sign: "0".repeat(32) }))).toEqual({ success: false });
  expect(await say(told(4_700_000, { store_id: 9 }))).toEqual({ success: false });
  expect(await paymentOf(it)).toMatchObject({ state: "pending", bill: "waiting" });
  expect(await say(told("4700000.0"))).toEqual({ success: true });
  expect(await say(told(4_700_000)), "again").toEqual({ success: true });
  expect(await paymentOf(it)).toMatchObject({ state: "paid", bill: "paid" });
  const sha = createHash("sha1").update(`u-1${id}4700000${secret}`).digest("hex");
  const revert = { invoice_id: id, amount: 4_700_000, uuid: "u-1", status: "revert", sign: sha };
  expect(await say(revert), "the webhook of states").toEqual({ success: true });
  expect(await paymentOf(it)).toMatchObject({ state: "refunded", bill: "refunded" });
});
