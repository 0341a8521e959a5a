import type { SmsAccount, ListedSms } from "@dasturxon/contract";
import { sql } from "kysely";
import { SMS_GATEWAY_NAMES } from "@dasturxon/providers/sms/facts";
import { expect, test } from "vitest";
import { createLog } from "../../../platform/log.ts";
import { fakeSms } from "../../../testing/fake-sms.ts";
import { shop } from "../../../testing/test-shop.ts";

const lines: string[] = [];
const log = createLog({ level: "trace", destination: { write: (line) => lines.push(line) } });
const fake = await fakeSms();
const app = await shop({ log, sms: undefined, config: { sms: fake.config } });
const owner = await app.signInStaff("owner@osh");

const { from: _from, ...login } = fake.config.platform.eskiz ?? {};
const own = { ...login, from: "OSHXONA" };
const told: string[] = [];
async function put(gateway: string, body: object, token = owner) {
  const reply = await app.call<SmsAccount & { code?: string; data?: { field: string } }>(
    `/console/v1/sms-accounts/${gateway}`,
    { method: "PUT", token, body: { partTiyin: 0, ...body } },
  );
  told.push(JSON.stringify(reply));
  return reply;
}
const tryOut = (gateway: string, phone: string) =>
  app.call<{ end?: string; code?: string }>(`/console/v1/sms-accounts/${gateway}/try`, {
    token: owner,
    body: { phone, language: "uz" },
  });
const accounts = async () =>
  (await app.call<{ accounts: SmsAccount[] }>("/console/v1/sms-accounts", { token: owner })).body.accounts;
let asked = 0;
async function ask(host = "osh.localhost") {
  asked += 1;
  const phone = `+9989066600${String(asked).padStart(2, "0")}`;
  await app.call("/users/v1/users/code", { host, body: { phone }, ip: `203.0.113.${asked}` });
  return fake.phones.received[0];
}
const newest = async () =>
  (await app.call<{ messages: ListedSms[] }>("/console/v1/sms-messages?day=2026-03-02", { token: owner }))
    .body.messages[0];

test("[US-1] SMS of a brand with its own account use its sender name and price; others use the platform's account", async () => {
  expect((await accounts()).map(({ gateway, filledAt }) => [gateway, filledAt])).toEqual(
    SMS_GATEWAY_NAMES.map((gateway) => [gateway, null]),
  );
  expect((await ask())?.from, "the platform's").toBe("4546");
  const { body } = await put("eskiz", { isOn: true, partTiyin: 8000, credentials: own });
  expect(body).toMatchObject({ isOn: true, partTiyin: 8000, filledAt: app.clock.now().toISOString() });
  expect((await ask())?.from).toBe("OSHXONA");
  expect(await newest()).toMatchObject({ payer: "brand", costTiyin: 8000 });
  expect((await ask("pizza.localhost"))?.from).toBe("4546");
  await put("eskiz", { isOn: false, partTiyin: 8000 });
  expect((await ask())?.from, "switched off").toBe("4546");
  await put("eskiz", { isOn: true, partTiyin: 8000 });
  expect((await ask())?.from, "what was kept before").toBe("OSHXONA");
});

test("[US-1] does not fall back to the platform's account when a brand's own account fails", async () => {
  fake.phones.moods.eskiz = "down";
  const before = fake.phones.received.length;
  await ask();
  expect(fake.phones.received).toHaveLength(before);
  expect(await newest()).toMatchObject({ gateway: "eskiz", payer: "brand", state: "refused", costTiyin: 0 });
  fake.phones.moods.eskiz = "works";
});

test("[US-1] [S7] the owner tests an account by an SMS to an own phone, sent by this account only and counted in the limit", async () => {
  expect((await tryOut("play-mobile", "+998906660101")).body, "nothing is kept").toEqual({ end: "refused" });
  expect((await tryOut("eskiz", "+998906660101")).body).toEqual({ end: "taken" });
  expect(fake.phones.received[0]).toMatchObject({ phone: "998906660101", from: "OSHXONA" });
  expect(await newest()).toMatchObject({ kind: "trial", state: "taken" });
  expect((await tryOut("eskiz", "+77011234567")).body.code).toBe("phone_invalid");
  await put("eskiz", { isOn: true, credentials: { ...own, password: "canary-of-a-wrong-password" } });
  expect((await tryOut("eskiz", "+998906660102")).body).toEqual({ end: "refused" });
  await put("eskiz", { isOn: true, credentials: own });
  for (let n = 0; n < 5; n += 1) await tryOut("eskiz", `+99890666011${n}`);
  expect((await tryOut("eskiz", "+998906660120")).body.code).toBe("too_many_requests");
});

test("[US-1] refuses missing, unknown, empty or too long fields and changes nothing", async () => {
  const before = await accounts();
  const wrong: [object, string][] = [
    [{ email: "a@b.uz", password: "1" }, "from"],
    [{ ...own, api: "https://evil.example" }, "api"],
  ];
  for (const [credentials, field] of wrong)
    expect(await put("eskiz", { isOn: true, credentials })).toMatchObject({
      status: 400,
      body: { data: { field } },
    });
  for (const credentials of [
    { ...own, from: " " },
    { ...own, from: "x".repeat(201) },
    { ...own, from: {} },
  ])
    expect((await put("eskiz", { isOn: true, credentials })).status).toBe(400);
  expect((await put("telegram", { isOn: true })).status).toBe(400);
  expect((await put("eskiz", { isOn: true, partTiyin: -1 })).status).toBe(400);
  expect(await accounts()).toEqual(before);
});

test("[S5] [US-1] credentials are in no response, log line, audit row or unencrypted column", async () => {
  const changes = await app.call("/console/v1/changes", { token: owner });
  expect(JSON.stringify(changes.body)).toContain("areCredentialsNew");
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql`select * from sms_accounts where merchant_id = ${app.osh}`.execute(tx),
  );
  const seen = [
    ...told,
    ...lines,
    JSON.stringify(changes),
    JSON.stringify(await accounts()),
    JSON.stringify(rows),
  ];
  const secrets = ["canary-of", "sms@example.uz", "OSHXONA"];
  expect(seen.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
  expect(rows).not.toEqual([]);
});

test("[US-1] stores nothing without an encryption key and reports it to the owner", async () => {
  const other = await shop({ config: { credentialKeys: [] } });
  const token = await other.signInStaff("owner@osh");
  const reply = await other.call("/console/v1/sms-accounts/eskiz", {
    method: "PUT",
    token,
    body: { isOn: true, partTiyin: 0, credentials: own },
  });
  expect(reply.body).toMatchObject({ code: "bad_request", data: { field: "credentials" } });
});

test("[US-8] only the owner can read and change accounts", async () => {
  const kitchen = await app.signInStaff("kitchen@osh");
  expect((await app.call("/console/v1/sms-accounts", { token: kitchen })).status).toBe(403);
  expect((await app.call("/console/v1/sms-accounts")).status).toBe(401);
});
