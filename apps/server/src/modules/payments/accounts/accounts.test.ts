import type { BrandSettings, PaymentAccount, WebSettings } from "@dasturxon/contract";
import { listFieldChoices } from "@dasturxon/providers/account-facts";
import { PAYMENT_PROVIDER_NAMES, findPaymentFacts } from "@dasturxon/providers/payments/facts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createLog } from "../../../platform/log.ts";
import { loadPaymentCredentials } from "../credentials/credentials.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { callAsPayme } from "../../../testing/payme.ts";
import { saveTestCredentials } from "../../../testing/save-test-credentials.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../testing/test-app.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";

const logLines: string[] = [];
const log = createLog({ level: "trace", destination: { write: (line) => logLines.push(line) } });
const app = await createTestShop({ log });
const owner = await app.signInStaff("owner@osh");
const { token } = await app.signIn(CUSTOMER_PHONE);

const ACCOUNTS_PATH = "/console/v1/payment-accounts";
/** Texts of all response bodies, to check that none contains a secret of a payment account. */
const replyTexts: string[] = [];
async function putPaymentAccount(provider: string, body: object) {
  const reply = await app.call<PaymentAccount & { code: string; data: object }>(
    `${ACCOUNTS_PATH}/${provider}`,
    {
      method: "PUT",
      token: owner,
      body,
    },
  );
  replyTexts.push(JSON.stringify(reply));
  return reply;
}
const tryAccount = (provider: string) =>
  app.call<{ isAnswered: boolean }>(`${ACCOUNTS_PATH}/${provider}/try`, { token: owner, body: {} });
const fetchAccounts = async () => (await app.call<PaymentAccount[]>(ACCOUNTS_PATH, { token: owner })).body;
const fetchAccount = async (provider: string) =>
  (await fetchAccounts()).find((each) => each.provider === provider);
async function fetchOfferedTypes() {
  app.directory.drop();
  const { body } = await app.call<WebSettings>("/support/v1/merchant/settings/web");
  return body.payments.map(({ type }) => type);
}

const KASSA_SECRET = "canary-of-the-kassa";
const paymeCredentials = { kassaId: "5e730e8e0b852a417aa49ceb", key: KASSA_SECRET };
const checkByPayme = (order: { id: string }, key: string) =>
  callAsPayme(app, `/payments/v1/payme/${app.osh}`, {
    method: "CheckPerformTransaction",
    params: { amount: 4_700_000, account: { order_id: order.id } },
    authorization: `Basic ${Buffer.from(`Paycom:${key}`).toString("base64")}`,
  });

test("[PY-1] [CH-6] a brand enters its kassa and enables Payme: the store offers it, and Payme's call is authorized", async () => {
  expect(await fetchAccount("payme")).toMatchObject({ isOn: false, filledAt: null, lastPaymentAt: null });
  expect((await tryAccount("payme")).body).toEqual({ isAnswered: false });
  expect((await putPaymentAccount("payme", { isOn: true })).body).toMatchObject({
    isOn: true,
    filledAt: null,
  });
  expect(await fetchOfferedTypes(), "on without credentials").not.toContain("PAYME");
  const refused = await app.call("/orders/v1/orders", {
    token,
    body: createPickupBody({ paymentType: "PAYME" }),
  });
  expect(refused.body).toMatchObject({ code: "payment_not_allowed" });

  const { body } = await putPaymentAccount("payme", { isOn: true, credentials: paymeCredentials });
  expect(body).toMatchObject({ isOn: true, filledAt: app.clock.now().toISOString() });
  expect(body.door).toBe(`http://osh.localhost/api/payments/v1/payme/${app.osh}`);
  expect((await tryAccount("payme")).body).toEqual({ isAnswered: true });
  expect(await fetchOfferedTypes()).toContain("PAYME");
  const order = await postOrder(app, token, createPickupBody({ paymentType: "PAYME" }));
  expect((await checkByPayme(order, KASSA_SECRET)).result).toMatchObject({ allow: true });

  await putPaymentAccount("payme", { isOn: false });
  expect(await fetchOfferedTypes(), "off").not.toContain("PAYME");
  expect(
    (await checkByPayme(order, KASSA_SECRET)).result,
    "what was begun is paid all the same",
  ).toMatchObject({
    allow: true,
  });
  await putPaymentAccount("payme", {
    isOn: true,
    credentials: { ...paymeCredentials, key: `${KASSA_SECRET}-new` },
  });
  expect((await checkByPayme(order, KASSA_SECRET)).error?.code, "the key before").toBe(-32504);
});

test("[PY-1] Click's mini-app payment is offered only there", async () => {
  const credentials = { serviceId: "1", merchantId: "2", secretKey: KASSA_SECRET };
  await putPaymentAccount("click", { isOn: true, credentials });
  expect((await tryAccount("click")).body).toEqual({ isAnswered: true });
  expect(await fetchOfferedTypes()).toContain("CLICK");
  expect(await fetchOfferedTypes()).not.toContain("CLICK_MINI_APP");
});

test("[PY-1] refuses missing, empty, too long or unknown fields and changes nothing", async () => {
  const before = await fetchAccounts();
  const wrong: [object, string][] = [
    [{ kassaId: "1" }, "key"],
    [{ ...paymeCredentials, subscribeApi: "perhaps" }, "subscribeApi"],
    [{ ...paymeCredentials, checkout: "https://evil.example" }, "checkout"],
    [JSON.parse(`{"kassaId":"1","key":"2","__proto__":"3"}`) as object, ""],
    [{ kassaId: "1", key: " " }, ""],
    [{ kassaId: "1", key: KASSA_SECRET.repeat(20) }, ""],
    [{ kassaId: "1", key: { secret: KASSA_SECRET } }, ""],
  ];
  for (const [credentials, field] of wrong) {
    const { status, body } = await putPaymentAccount("payme", { isOn: false, credentials });
    if (field === "" && status === 200) continue;
    expect([status, body.code]).toEqual(field ? [400, "bad_request"] : [400, expect.any(String)]);
    if (field) expect(body.data).toMatchObject({ field });
  }
  expect((await putPaymentAccount("CASH", { isOn: false })).status).toBe(400);
  expect((await fetchAccounts()).map(({ filledAt }) => filledAt)).toEqual(
    before.map(({ filledAt }) => filledAt),
  );
});

test("[S5] [PY-1] credentials are in no response, log line, audit row or unencrypted column", async () => {
  const changes = await app.call("/console/v1/changes", { token: owner });
  expect(JSON.stringify(changes.body)).toContain("areCredentialsNew");
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{
      text: string;
    }>`select sealed as text from payment_credentials where merchant_id = ${app.osh}`.execute(tx),
  );
  const seen = [
    ...replyTexts,
    ...logLines,
    JSON.stringify(changes),
    JSON.stringify(await fetchAccounts()),
    JSON.stringify(rows),
  ];
  expect(
    seen.filter((text) => text.includes(KASSA_SECRET) || text.includes(paymeCredentials.kassaId)),
  ).toEqual([]);
  expect(logLines.length).toBeGreaterThan(0);
});

test("[PY-1] stores nothing without an encryption key and reports it to the owner", async () => {
  const other = await createTestShop({ config: { credentialKeys: [] } });
  const session = await other.signInStaff("owner@osh");
  const reply = await other.call(`${ACCOUNTS_PATH}/payme`, {
    method: "PUT",
    token: session,
    body: { isOn: true, credentials: paymeCredentials },
  });
  expect(reply.body).toMatchObject({ code: "bad_request", data: { field: "credentials" } });
});

test("[PY-1] changing the keys of a demo brand keeps its simulator's URL", async () => {
  const keys = { credentialKeys: TEST_CREDENTIAL_KEYS };
  const merchantId = app.pizza;
  const provider = "payme" as const;
  const demo = { ...paymeCredentials, checkout: "http://simulator.localhost/payme" };
  const saved = { merchantId, provider, credentials: demo, now: app.clock.now() };
  await saveTestCredentials(app, saved);
  const pizza = await app.signInStaff("owner@pizza");
  const typed = { kassaId: paymeCredentials.kassaId, key: "typed-by-its-owner" };
  const reply = await app.call(`${ACCOUNTS_PATH}/payme`, {
    method: "PUT",
    host: "pizza.localhost",
    token: pizza,
    body: { isOn: true, credentials: typed },
  });
  expect(reply.status).toBe(200);
  const after = await app.db.tenantRead(merchantId, (tx) =>
    loadPaymentCredentials(tx, keys, { merchantId, provider }),
  );
  expect(after).toEqual({ ...typed, checkout: demo.checkout });
});

test("[PY-1] a change of an account increments the content version once", async () => {
  const selectContentVersion = async () => {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql<{ version: number }>`select content_version::float8 as version from merchants
        where merchant_id = ${app.osh}`.execute(tx),
    );
    return rows[0]?.version ?? 0;
  };
  const before = await selectContentVersion();
  expect((await putPaymentAccount("payme", { isOn: true, credentials: paymeCredentials })).status).toBe(200);
  expect(await selectContentVersion()).toBe(before + 1);
  expect((await putPaymentAccount("payme", { isOn: true })).status).toBe(200);
  expect(await selectContentVersion()).toBe(before + 2);
});

test("[US-8] only the owner can read and change accounts", async () => {
  const kitchen = await app.signInStaff("kitchen@osh");
  expect((await app.call(ACCOUNTS_PATH, { token: kitchen })).status).toBe(403);
  expect((await app.call(ACCOUNTS_PATH)).status).toBe(401);
});

test.each(PAYMENT_PROVIDER_NAMES)(
  "[PY-1] a brand that sells in tenge cannot enable %s, and an account enabled before is not offered",
  async (provider) => {
    const setCurrency = (currency: string) =>
      changeBrandContent(
        app,
        app.osh,
        sql`update merchant_settings set currency = ${currency} where merchant_id = ${app.osh}`,
      );
    const { fields, types } = findPaymentFacts(provider);
    const credentials = Object.fromEntries(
      fields.map((field) => [field, listFieldChoices(findPaymentFacts(provider), field)?.[0] ?? "1"]),
    );
    expect((await putPaymentAccount(provider, { isOn: true, credentials })).status).toBe(200);
    const isPaymentTypeOffered = async () => (await fetchOfferedTypes()).includes(types[0]);
    expect(await isPaymentTypeOffered()).toBe(true);
    await setCurrency("KZT");
    expect(await isPaymentTypeOffered()).toBe(false);
    const placing = await app.call<{ code: string }>("/orders/v1/orders", {
      token,
      body: createPickupBody({ paymentType: types[0] }),
    });
    expect(placing.body.code).toBe("payment_not_allowed");
    const { status, body } = await putPaymentAccount(provider, { isOn: true });
    expect([status, body.code]).toEqual([409, "payment_currency"]);
    expect(body.data).toMatchObject({ field: "isOn", currency: { ru: "тенге" } });
    const settings = (await app.call<BrandSettings>("/console/v1/settings", { token: owner })).body;
    const switchPayme = async (isActive: boolean) => {
      const now = (await app.call<BrandSettings>("/console/v1/settings", { token: owner })).body;
      const payments = now.payments.map((method) =>
        method.type === types[0] ? { ...method, isActive } : method,
      );
      const { version } = now;
      return app.call<{ code?: string }>("/console/v1/settings", {
        method: "PUT",
        token: owner,
        body: { version, payments },
      });
    };
    expect(settings.payments.find(({ type }) => type === types[0])?.isActive).toBe(true);
    expect((await switchPayme(false)).status).toBe(200);
    expect((await switchPayme(true)).body.code).toBe("payment_currency");
    expect((await putPaymentAccount(provider, { isOn: false })).body).toMatchObject({ isOn: false });
    await setCurrency("UZS");
    expect((await putPaymentAccount(provider, { isOn: true })).status).toBe(200);
    await putPaymentAccount(provider, { isOn: false });
  },
);

test("[PY-1] an order of a brand that no longer sells in soʻm opens no payment page in soʻm", async () => {
  await putPaymentAccount("payme", { isOn: true, credentials: paymeCredentials });
  const order = await postOrder(app, token, createPickupBody({ paymentType: "PAYME" }));
  const fetchCheckout = () => app.call<{ code?: string }>(`/payments/v2/checkout/${order.id}`, { token });
  expect((await fetchCheckout()).body.code).toBeUndefined();
  const setCurrency = (currency: string) =>
    changeBrandContent(
      app,
      app.osh,
      sql`update merchant_settings set currency = ${currency} where merchant_id = ${app.osh}`,
    );
  await setCurrency("KZT");
  expect((await fetchCheckout()).body.code).toBe("payment_failed");
  await setCurrency("UZS");
});

test("[PY-1] stale settings do not overwrite a method enabled at its account", async () => {
  const fetchSettings = async () =>
    (await app.call<BrandSettings>("/console/v1/settings", { token: owner })).body;
  const { version, payments } = await fetchSettings();
  const wasOn = payments.find(({ type }) => type === "PAYME")?.isActive ?? false;
  await putPaymentAccount("payme", { isOn: !wasOn });
  const body = { version, payments };
  const reply = await app.call("/console/v1/settings", { method: "PUT", token: owner, body });
  expect(reply).toMatchObject({ status: 409, body: { code: "stale_version" } });
  const after = (await fetchSettings()).payments.find(({ type }) => type === "PAYME");
  expect(after?.isActive).toBe(!wasOn);
});
