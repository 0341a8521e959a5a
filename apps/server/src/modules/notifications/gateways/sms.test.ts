import { SMS_GATEWAY_NAMES } from "@dasturxon/providers/sms/facts";
import { afterEach, expect, test } from "vitest";
import { createLog } from "../../../platform/log.ts";
import { createTestClock } from "../../../platform/clock.ts";
import { newId } from "../../../platform/ids.ts";
import { startFakeSms } from "../../../testing/fake-sms.ts";
import type { SmsLedger } from "../messages/sms-ledger.ts";
import { createSmsGateway } from "./sms.ts";
import type { PlatformSmsCredentials } from "./sms-accounts.ts";

const SLOW_ANSWER_MS = 400;
const fakeSms = await startFakeSms({ slowMs: SLOW_ANSWER_MS });
const { phones, config } = fakeSms;
const logLines: string[] = [];
const log = createLog({ level: "trace", destination: { write: (line) => logLines.push(line) } });
const MERCHANT_ID = newId();

/** Creates a fake SMS ledger that records nothing. */
const createFakeLedger = (platform: PlatformSmsCredentials): SmsLedger => ({
  accountsFor: async () =>
    SMS_GATEWAY_NAMES.flatMap((name) => {
      const credentials = platform[name];
      return credentials ? [{ gateway: name, credentials, payer: "platform" as const, partTiyin: 0 }] : [];
    }),
  begin: async () => true,
  end: async () => {},
  callbackUrlOf: () => null,
});

function createGateway(platform: PlatformSmsCredentials = config.platform) {
  const clock = createTestClock();
  const sms = createSmsGateway({
    clock,
    log,
    addresses: config.addresses,
    book: createFakeLedger(platform),
    timeoutMs: 150,
  });
  const sendTestSms = (phone = "+998901112233") =>
    sms.send({
      id: newId(),
      merchantId: MERCHANT_ID,
      kind: "code",
      phone,
      text: "osh: tasdiqlash kodi 482913",
      code: "482913",
      sentAt: clock.now(),
    });
  return { send: sendTestSms, clock };
}
const listReceivedGateways = () => phones.received.map((text) => text.gateway);
const countEskizLogins = () => fakeSms.calls.filter((path) => path === "eskiz/auth/login").length;

afterEach(() => {
  Object.assign(phones.moods, { eskiz: "works", "play-mobile": "works" });
  phones.received.length = 0;
  fakeSms.calls.length = 0;
});

test("[US-1] sends an SMS by Eskiz with the sender's name, and one login serves many messages", async () => {
  const { send } = createGateway();
  expect(await Promise.all([send(), send(), send()])).toEqual([true, true, true]);
  expect(phones.received[0]).toMatchObject({ gateway: "eskiz", phone: "998901112233", from: "4546" });
  expect(phones.received[0]?.text).toBe("osh: tasdiqlash kodi 482913");
  expect(countEskizLogins(), "who comes while a token is fetched waits for it").toBe(1);
});

test("[US-1] sends an SMS by Play Mobile if it is the only gateway", async () => {
  const account = config.platform["play-mobile"];
  expect(await createGateway(account && { "play-mobile": account }).send()).toBe(true);
  expect(phones.received[0]).toMatchObject({ gateway: "play-mobile", phone: "998901112233", from: "3700" });
});

test("[US-1] renews a token that expires during a request and sends the SMS once", async () => {
  const { send, clock } = createGateway();
  await send();
  fakeSms.gateways.eskiz.endTokens?.();
  expect(await send()).toBe(true);
  expect(countEskizLogins()).toBe(2);
  clock.advance(26 * 86_400_000);
  expect(await send(), "before its end").toBe(true);
  expect(countEskizLogins()).toBe(3);
  expect(listReceivedGateways()).toEqual(["eskiz", "eskiz", "eskiz"]);
});

test.each(["down", "quota"] as const)(
  "[R21] if Eskiz is %s, Play Mobile sends the SMS once",
  async (mood) => {
    phones.moods.eskiz = mood;
    expect(await createGateway().send()).toBe(true);
    expect(listReceivedGateways()).toEqual(["play-mobile"]);
  },
);

test("[R21] if Eskiz refuses connections, Play Mobile sends the SMS", async () => {
  const addresses = { ...config.addresses, eskiz: "http://127.0.0.1:9/eskiz" };
  const clock = createTestClock();
  const sms = createSmsGateway({ clock, log, addresses, book: createFakeLedger(config.platform) });
  const message = { id: newId(), merchantId: MERCHANT_ID, kind: "code" as const, phone: "+998901112233" };
  expect(await sms.send({ ...message, text: "482913", code: "482913", sentAt: clock.now() })).toBe(true);
  expect(listReceivedGateways()).toEqual(["play-mobile"]);
});

test("[R21] does not send an SMS by the other gateway after a lost response, so that it arrives once", async () => {
  phones.moods.eskiz = "slow";
  expect(await createGateway().send()).toBe(true);
  expect(listReceivedGateways(), "nobody else was asked").toEqual([]);
  await expect.poll(listReceivedGateways).toEqual(["eskiz"]);
});

test("[R21] does not use the other gateway after an ambiguous response", async () => {
  phones.moods.eskiz = "wrong";
  expect(await createGateway().send()).toBe(true);
  expect(listReceivedGateways()).toEqual([]);
});

test("[R21] opens the circuit breaker for half a minute after three failures, then lets one request through", async () => {
  phones.moods.eskiz = "down";
  const { send, clock } = createGateway();
  const countEskizCalls = () => fakeSms.calls.filter((path) => path.startsWith("eskiz")).length;
  for (let n = 0; n < 3; n += 1) await send();
  const before = countEskizCalls();
  expect(await send()).toBe(true);
  expect(countEskizCalls(), "it is left alone").toBe(before);
  clock.advance(30_000);
  phones.moods.eskiz = "works";
  expect(await send()).toBe(true);
  expect(listReceivedGateways()[0]).toBe("eskiz");
});

test("[R21] a message that Eskiz refuses does not open the circuit breaker", async () => {
  const { send } = createGateway();
  for (let n = 0; n < 4; n += 1) expect(await send("+77011234567"), "neither takes it").toBe(false);
  expect(await send()).toBe(true);
  expect(listReceivedGateways()).toEqual(["eskiz"]);
});

test("[R21] reports at once that both gateways are down", async () => {
  Object.assign(phones.moods, { eskiz: "down", "play-mobile": "quota" });
  expect(await createGateway().send()).toBe(false);
});

test("[US-1] two processes that invalidate each other's token send every SMS once", async () => {
  const strict = await startFakeSms({ isOneToken: true });
  const book = createFakeLedger({ eskiz: strict.config.platform.eskiz ?? {} });
  const [one, other] = [1, 2].map(() => {
    const clock = createTestClock();
    return createSmsGateway({ clock, log, addresses: strict.config.addresses, book });
  });
  const message = { merchantId: MERCHANT_ID, kind: "code" as const, code: "482913", sentAt: new Date() };
  for (let n = 0; n < 10; n += 1) {
    const phones = [`+99890000000${n}`, `+99891000000${n}`] as const;
    await Promise.all([
      one?.send({ ...message, id: newId(), phone: phones[0], text: "482913" }),
      other?.send({ ...message, id: newId(), phone: phones[1], text: "482913" }),
    ]);
  }
  const numbers = strict.phones.received.map(({ phone }) => phone);
  expect(numbers).toHaveLength(20);
  expect(new Set(numbers).size).toBe(20);
});

test("[S5] logs no phone, code, text, token or password", async () => {
  Object.assign(phones.moods, { eskiz: "quota", "play-mobile": "wrong" });
  const wrong = { email: "sms@example.uz", password: "canary-of-a-password", from: "4546" };
  await createGateway({ ...config.platform, eskiz: wrong }).send();
  await createGateway().send();
  expect(logLines.length).toBeGreaterThan(3);
  const all = logLines.join("");
  for (const secret of ["482913", "901112233", "canary", "sms@example.uz", "tasdiqlash"])
    expect(all).not.toContain(secret);
});

test("[US-1] sends nothing without a gateway, and logs the reason", async () => {
  expect(await createGateway({}).send()).toBe(false);
  expect(logLines.at(-1)).toContain("no gateway is configured");
});
