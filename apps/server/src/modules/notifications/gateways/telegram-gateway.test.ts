import { createHash, createHmac } from "node:crypto";
import type { ListedSmsMessage } from "@dasturxon/contract";
import { beforeEach, expect, test } from "vitest";
import { createLog } from "../../../platform/log.ts";
import { startFakeSms } from "../../../testing/fake-sms.ts";
import { createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import { scaleTime } from "../../../testing/time-limits.ts";

/** Phones with this ending have a Telegram account. */
const hasTelegram = (phone: string) => phone.endsWith("7");
const SLOW_ANSWER_MS = 9000;
const fakeSms = await startFakeSms({ hasTelegram, slowMs: SLOW_ANSWER_MS });
const logLines: string[] = [];
const log = createLog({ level: "trace", destination: { write: (line) => logLines.push(line) } });
const platformCredentials = { "telegram-gateway": fakeSms.telegramGateway, ...fakeSms.config.platform };
const app = await createTestShop({
  log,
  sms: undefined,
  config: { sms: { ...fakeSms.config, platform: platformCredentials } },
});
const owner = await app.signInStaff("owner@osh");
let lastPhoneNumber = 0;
/** Returns nine digits of an unused phone number. */
const createPhoneEndingWith = (end: string) => `90${String((lastPhoneNumber += 1)).padStart(6, "0")}${end}`;
async function requestSignInCode(national: string, host = "osh.localhost") {
  app.clock.advance(61_000);
  const reply = await app.call("/users/v1/users/code", {
    host,
    body: { phone: `+998${national}`, language: "uz" },
    ip: `203.0.113.${(lastPhoneNumber += 1) % 250}`,
  });
  return reply.status;
}
const listReceivedGateways = (national: string) =>
  fakeSms.phones.received.filter(({ phone }) => phone === `998${national}`).map(({ gateway }) => gateway);
const listMessages = async () =>
  (
    await app.call<{ messages: ListedSmsMessage[] }>("/console/v1/sms-messages?day=2026-03-02", {
      token: owner,
    })
  ).body.messages;
const fetchNewestMessage = async () => (await listMessages())[0];

beforeEach(() => {
  Object.assign(fakeSms.phones.moods, {
    "telegram-gateway": "works",
    eskiz: "works",
    "play-mobile": "works",
  });
  // Closes circuit breakers that a test opened.
  app.clock.advance(31_000);
});

test("[US-1] sends the code by Telegram, counts one message at its price, and the code signs in", async () => {
  const phone = createPhoneEndingWith("7");
  expect(await requestSignInCode(phone)).toBe(200);
  expect(listReceivedGateways(phone)).toEqual(["telegram-gateway"]);
  expect(await fetchNewestMessage()).toMatchObject({
    gateway: "telegram-gateway",
    payer: "platform",
    parts: 1,
    costTiyin: 12_000,
  });
  const code = fakeSms.phones.received[0]?.text;
  const signed = await app.call("/users/v1/users/token", { body: { phone: `+998${phone}`, code } });
  expect(signed.status).toBe(200);
});

test("[US-1] [R21] falls back to SMS for a phone without Telegram, and the circuit breaker stays closed", async () => {
  for (let n = 0; n < 5; n += 1) {
    const phone = createPhoneEndingWith("1");
    expect(await requestSignInCode(phone)).toBe(200);
    expect(listReceivedGateways(phone)).toEqual(["eskiz"]);
  }
  const phone = createPhoneEndingWith("7");
  await requestSignInCode(phone);
  expect(listReceivedGateways(phone)).toEqual(["telegram-gateway"]);
});

test("[US-1] sends a repeated code by SMS, and by Telegram again after ten minutes", async () => {
  const phone = createPhoneEndingWith("7");
  await requestSignInCode(phone);
  await requestSignInCode(phone);
  expect(listReceivedGateways(phone)).toEqual(["eskiz", "telegram-gateway"]);
  app.clock.advance(700_000);
  await requestSignInCode(phone);
  expect(listReceivedGateways(phone)[0]).toBe("telegram-gateway");
});

test.each(["down", "quota", "wrong"] as const)(
  "[R21] falls back to SMS if Telegram Gateway is %s before it accepted the code",
  async (mood) => {
    fakeSms.phones.moods["telegram-gateway"] = mood;
    const phone = createPhoneEndingWith("7");
    expect(await requestSignInCode(phone)).toBe(200);
    expect(listReceivedGateways(phone)).toEqual(["eskiz"]);
  },
);

test(
  "[R21] does not send a code by another gateway after a lost response",
  async () => {
    fakeSms.phones.moods["telegram-gateway"] = "slow";
    const phone = createPhoneEndingWith("7");
    expect(await requestSignInCode(phone)).toBe(200);
    expect(await fetchNewestMessage()).toMatchObject({ gateway: "telegram-gateway", state: "unknown" });
    await expect.poll(() => listReceivedGateways(phone)).toEqual(["telegram-gateway"]);
  },
  scaleTime(20_000),
);

test("[US-1] sends messages other than codes, such as receipts, by SMS", async () => {
  const phone = createPhoneEndingWith("7");
  const { token } = await signIn(phone);
  const { id } = await postOrder(app, token, createPickupBody());
  await app.call(`/console/v1/orders/${id}/accept`, { token: owner, body: { version: 1 } });
  const sent = await app.call(`/orders/v1/orders/${id}/receipt/send`, { token, body: {} });
  expect(sent.status).toBe(200);
  expect(listReceivedGateways(phone)).toEqual(["eskiz", "telegram-gateway"]);
});

test("[US-1] a brand with only a Telegram Gateway account uses the platform's SMS; one with an SMS account uses its own", async () => {
  const putSmsAccount = (gateway: string, body: object) =>
    app.call(`/console/v1/sms-accounts/${gateway}`, { method: "PUT", token: owner, body });
  await putSmsAccount("telegram-gateway", {
    isOn: true,
    partTiyin: 11_000,
    credentials: fakeSms.telegramGateway,
  });
  const [first, second] = [createPhoneEndingWith("7"), createPhoneEndingWith("1")];
  await requestSignInCode(first);
  expect(await fetchNewestMessage()).toMatchObject({
    gateway: "telegram-gateway",
    payer: "brand",
    costTiyin: 11_000,
  });
  await requestSignInCode(second);
  expect(await fetchNewestMessage()).toMatchObject({ gateway: "eskiz", payer: "platform" });
  const tried = await app.call(`/console/v1/sms-accounts/telegram-gateway/try`, {
    token: owner,
    body: { phone: `+998${createPhoneEndingWith("7")}` },
  });
  expect(tried.body).toEqual({ end: "taken" });
  const { eskiz } = fakeSms.config.platform;
  await putSmsAccount("telegram-gateway", { isOn: false, partTiyin: 0 });
  await putSmsAccount("eskiz", { isOn: true, partTiyin: 0, credentials: eskiz ?? {} });
  const third = createPhoneEndingWith("7");
  await requestSignInCode(third);
  expect(listReceivedGateways(third), "the platform's is not for it").toEqual(["eskiz"]);
  await putSmsAccount("eskiz", { isOn: false, partTiyin: 0 });
});

/** Sends a signed callback about the newest code, as Telegram does. */
async function sendSignedCallback(
  body: string,
  change: { key?: string; sign?: string; seconds?: number } = {},
) {
  const told = new URL(fakeSms.phones.received[0]?.callbackUrl ?? "").pathname.split("/");
  const [merchantId, id, right] = told.slice(-3);
  const timestamp = String(change.seconds ?? Math.floor(app.clock.now().getTime() / 1000));
  const key = createHash("sha256")
    .update(change.sign ?? fakeSms.telegramGateway.token)
    .digest();
  const reply = await app.http.app.inject({
    method: "POST",
    url: `/api/notifications/v1/telegram-gateway/${merchantId}/${id}/${change.key ?? right}`,
    headers: {
      host: "localhost",
      "content-type": "application/json",
      "x-request-timestamp": timestamp,
      "x-request-signature": createHmac("sha256", key).update(`${timestamp}\n${body}`).digest("hex"),
    },
    payload: body,
  });
  return { status: reply.statusCode, isHeard: reply.json<{ isHeard?: boolean }>().isHeard };
}
const createDeliveryReportBody = (status: string, more: object = {}) =>
  JSON.stringify({
    request_id: "1",
    phone_number: "+1",
    request_cost: 0.01,
    delivery_status: { status },
    ...more,
  });

test("[US-1] staff see Telegram's delivery reports; a code that was not delivered in time costs nothing", async () => {
  await requestSignInCode(createPhoneEndingWith("7"));
  expect(await sendSignedCallback(createDeliveryReportBody("expired", { is_refunded: true }))).toEqual({
    status: 200,
    isHeard: true,
  });
  expect(await fetchNewestMessage()).toMatchObject({ state: "undelivered", costTiyin: 0 });
  await requestSignInCode(createPhoneEndingWith("7"));
  expect((await sendSignedCallback(createDeliveryReportBody("sent"))).isHeard).toBe(false);
  expect((await sendSignedCallback(createDeliveryReportBody("read"))).isHeard).toBe(true);
  expect(
    (await sendSignedCallback(createDeliveryReportBody("expired"))).isHeard,
    "it is heard, and undoes nothing",
  ).toBe(true);
  expect(await fetchNewestMessage()).toMatchObject({ state: "delivered", costTiyin: 12_000 });
});

test("[S5] [US-1] ignores a report that is unsigned, expired, of another account or at another path", async () => {
  await requestSignInCode(createPhoneEndingWith("7"));
  const before = await fetchNewestMessage();
  const now = Math.floor(app.clock.now().getTime() / 1000);
  const forged = [
    { sign: "another-token" },
    { sign: "" },
    { key: "nobodys" },
    { seconds: now - 400 },
    { seconds: now + 400 },
  ];
  for (const change of forged)
    expect(
      (await sendSignedCallback(createDeliveryReportBody("expired"), change)).isHeard,
      JSON.stringify(change),
    ).toBe(false);
  for (const body of [
    "",
    "{",
    "[]",
    "null",
    createDeliveryReportBody("constructor"),
    '{"delivery_status":{}}',
  ]) {
    const reply = await sendSignedCallback(body);
    expect([reply.status < 500, reply.isHeard === true]).toEqual([true, false]);
  }
  expect(await fetchNewestMessage()).toEqual(before);
});

test("[S5] logs no phone, code or token", () => {
  const codes = fakeSms.phones.received
    .filter(({ gateway }) => gateway === "telegram-gateway")
    .map(({ text }) => text);
  expect(codes.length).toBeGreaterThan(5);
  const all = logLines.join("");
  for (const secret of ["canary", ...codes, ...fakeSms.phones.received.map(({ phone }) => phone)])
    expect(all).not.toContain(secret);
});

async function signIn(national: string) {
  await requestSignInCode(national);
  const code = fakeSms.phones.received[0]?.text;
  const { body } = await app.call<{ token: string }>("/users/v1/users/token", {
    body: { phone: `+998${national}`, code },
  });
  return body;
}
