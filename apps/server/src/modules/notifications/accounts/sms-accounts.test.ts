import type { SmsAccount, ListedSmsMessage } from "@dasturxon/contract";
import { sql } from "kysely";
import { SMS_GATEWAY_NAMES } from "@dasturxon/providers/sms/facts";
import { expect, test } from "vitest";
import { createLog } from "../../../platform/log.ts";
import { startFakeSms } from "../../../testing/fake-sms.ts";
import { createTestShop } from "../../../testing/test-shop.ts";

const logLines: string[] = [];
const log = createLog({ level: "trace", destination: { write: (line) => logLines.push(line) } });
const fakeSms = await startFakeSms();
const app = await createTestShop({ log, sms: undefined, config: { sms: fakeSms.config } });
const owner = await app.signInStaff("owner@osh");

const { from: _from, ...login } = fakeSms.config.platform.eskiz ?? {};
const ownAccount = { ...login, from: "OSHXONA" };
const replyTexts: string[] = [];
async function putSmsAccount(gateway: string, body: object, token = owner) {
  const reply = await app.call<SmsAccount & { code?: string; data?: { field: string } }>(
    `/console/v1/sms-accounts/${gateway}`,
    { method: "PUT", token, body: { partTiyin: 0, ...body } },
  );
  replyTexts.push(JSON.stringify(reply));
  return reply;
}
const trySmsAccount = (gateway: string, phone: string) =>
  app.call<{ end?: string; code?: string }>(`/console/v1/sms-accounts/${gateway}/try`, {
    token: owner,
    body: { phone, language: "uz" },
  });
const fetchSmsAccounts = async () =>
  (await app.call<{ accounts: SmsAccount[] }>("/console/v1/sms-accounts", { token: owner })).body.accounts;
let codeRequestCount = 0;
async function requestSignInCode(host = "osh.localhost") {
  codeRequestCount += 1;
  const phone = `+9989066600${String(codeRequestCount).padStart(2, "0")}`;
  await app.call("/users/v1/users/code", { host, body: { phone }, ip: `203.0.113.${codeRequestCount}` });
  return fakeSms.phones.received[0];
}
const fetchNewestMessage = async () =>
  (
    await app.call<{ messages: ListedSmsMessage[] }>("/console/v1/sms-messages?day=2026-03-02", {
      token: owner,
    })
  ).body.messages[0];

test("[US-1] SMS of a brand with its own account use its sender name and price; others use the platform's account", async () => {
  expect((await fetchSmsAccounts()).map(({ gateway, filledAt }) => [gateway, filledAt])).toEqual(
    SMS_GATEWAY_NAMES.map((gateway) => [gateway, null]),
  );
  expect((await requestSignInCode())?.from, "the platform's").toBe("4546");
  const { body } = await putSmsAccount("eskiz", { isOn: true, partTiyin: 8000, credentials: ownAccount });
  expect(body).toMatchObject({ isOn: true, partTiyin: 8000, filledAt: app.clock.now().toISOString() });
  expect((await requestSignInCode())?.from).toBe("OSHXONA");
  expect(await fetchNewestMessage()).toMatchObject({ payer: "brand", costTiyin: 8000 });
  expect((await requestSignInCode("pizza.localhost"))?.from).toBe("4546");
  await putSmsAccount("eskiz", { isOn: false, partTiyin: 8000 });
  expect((await requestSignInCode())?.from, "switched off").toBe("4546");
  await putSmsAccount("eskiz", { isOn: true, partTiyin: 8000 });
  expect((await requestSignInCode())?.from, "what was kept before").toBe("OSHXONA");
});

test("[US-1] does not fall back to the platform's account when a brand's own account fails", async () => {
  fakeSms.phones.moods.eskiz = "down";
  const before = fakeSms.phones.received.length;
  await requestSignInCode();
  expect(fakeSms.phones.received).toHaveLength(before);
  expect(await fetchNewestMessage()).toMatchObject({
    gateway: "eskiz",
    payer: "brand",
    state: "refused",
    costTiyin: 0,
  });
  fakeSms.phones.moods.eskiz = "works";
});

test("[US-1] [S7] the owner tests an account by an SMS to an own phone, sent by this account only and counted in the limit", async () => {
  expect((await trySmsAccount("play-mobile", "+998906660101")).body, "nothing is kept").toEqual({
    end: "refused",
  });
  expect((await trySmsAccount("eskiz", "+998906660101")).body).toEqual({ end: "taken" });
  expect(fakeSms.phones.received[0]).toMatchObject({ phone: "998906660101", from: "OSHXONA" });
  expect(await fetchNewestMessage()).toMatchObject({ kind: "trial", state: "taken" });
  expect((await trySmsAccount("eskiz", "+77011234567")).body.code).toBe("phone_invalid");
  await putSmsAccount("eskiz", {
    isOn: true,
    credentials: { ...ownAccount, password: "canary-of-a-wrong-password" },
  });
  expect((await trySmsAccount("eskiz", "+998906660102")).body).toEqual({ end: "refused" });
  await putSmsAccount("eskiz", { isOn: true, credentials: ownAccount });
  for (let n = 0; n < 5; n += 1) await trySmsAccount("eskiz", `+99890666011${n}`);
  expect((await trySmsAccount("eskiz", "+998906660120")).body.code).toBe("too_many_requests");
});

test("[US-1] refuses missing, unknown, empty or too long fields and changes nothing", async () => {
  const before = await fetchSmsAccounts();
  const wrong: [object, string][] = [
    [{ email: "a@b.uz", password: "1" }, "from"],
    [{ ...ownAccount, api: "https://evil.example" }, "api"],
  ];
  for (const [credentials, field] of wrong)
    expect(await putSmsAccount("eskiz", { isOn: true, credentials })).toMatchObject({
      status: 400,
      body: { data: { field } },
    });
  for (const credentials of [
    { ...ownAccount, from: " " },
    { ...ownAccount, from: "x".repeat(201) },
    { ...ownAccount, from: {} },
  ])
    expect((await putSmsAccount("eskiz", { isOn: true, credentials })).status).toBe(400);
  expect((await putSmsAccount("telegram", { isOn: true })).status).toBe(400);
  expect((await putSmsAccount("eskiz", { isOn: true, partTiyin: -1 })).status).toBe(400);
  expect(await fetchSmsAccounts()).toEqual(before);
});

test("[S5] [US-1] credentials are in no response, log line, audit row or unencrypted column", async () => {
  const changes = await app.call("/console/v1/changes", { token: owner });
  expect(JSON.stringify(changes.body)).toContain("areCredentialsNew");
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql`select * from sms_accounts where merchant_id = ${app.osh}`.execute(tx),
  );
  const seen = [
    ...replyTexts,
    ...logLines,
    JSON.stringify(changes),
    JSON.stringify(await fetchSmsAccounts()),
    JSON.stringify(rows),
  ];
  const secrets = ["canary-of", "sms@example.uz", "OSHXONA"];
  expect(seen.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
  expect(rows).not.toEqual([]);
});

test("[US-1] stores nothing without an encryption key and reports it to the owner", async () => {
  const other = await createTestShop({ config: { credentialKeys: [] } });
  const token = await other.signInStaff("owner@osh");
  const reply = await other.call("/console/v1/sms-accounts/eskiz", {
    method: "PUT",
    token,
    body: { isOn: true, partTiyin: 0, credentials: ownAccount },
  });
  expect(reply.body).toMatchObject({ code: "bad_request", data: { field: "credentials" } });
});

test("[US-8] only the owner can read and change accounts", async () => {
  const kitchen = await app.signInStaff("kitchen@osh");
  expect((await app.call("/console/v1/sms-accounts", { token: kitchen })).status).toBe(403);
  expect((await app.call("/console/v1/sms-accounts")).status).toBe(401);
});
