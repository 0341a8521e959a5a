import type { ListedSms } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { fakeSms } from "../../../testing/fake-sms.ts";
import { shop } from "../../../testing/test-shop.ts";

const fake = await fakeSms();
const prices = { partTiyin: 10_000, brandMonthTiyin: 70_000 };
const app = await shop({ sms: undefined, config: { sms: { ...fake.config, ...prices } } });
const owner = await app.signInStaff("owner@osh");
const DAY = "2026-03-02";

interface Listed {
  messages: ListedSms[];
  total: number;
  month: { count: number; parts: number; platformTiyin: number; limitTiyin: number | null };
}
const list = async () =>
  (await app.call<Listed>(`/console/v1/sms-messages?day=${DAY}`, { token: owner })).body;
let asked = 0;
async function ask(language = "uz") {
  asked += 1;
  const phone = `+9989077700${String(asked).padStart(2, "0")}`;
  await app.call("/users/v1/users/code", { body: { phone, language }, ip: `203.0.113.${asked}` });
  return phone;
}
const newest = async () => (await list()).messages[0];
/** Calls the callback address of the newest message. */
async function call(body: string, change: (path: string[]) => void = () => {}) {
  const path = new URL(fake.phones.received[0]?.callbackUrl ?? "").pathname.split("/").slice(-3);
  change(path);
  const [merchantId, id, key] = path;
  const reply = await app.http.app.inject({
    method: "POST",
    url: `/api/notifications/v1/eskiz/${merchantId}/${id}/${key}`,
    headers: { host: "localhost", "content-type": "application/json" },
    payload: body,
  });
  return { status: reply.statusCode, body: reply.json<{ isHeard?: boolean }>() };
}
const told = (status: string, count: unknown = 1) =>
  JSON.stringify({ request_id: "1", message_id: "2", status, sms_count: count });

test("[US-1] staff see each message: time, masked phone, reason, gateway, status and price", async () => {
  const phone = await ask();
  expect(await newest()).toMatchObject({
    kind: "code",
    phone: `+998 90 *** ** ${phone.slice(-2)}`,
    gateway: "eskiz",
    payer: "platform",
    state: "taken",
    parts: 1,
    costTiyin: 10_000,
    toldAt: null,
  });
  expect(JSON.stringify(await list())).not.toContain(phone.slice(4, -2));
});

test("[US-1] shows Eskiz's delivery reports, whatever their repetition and order", async () => {
  await ask("ru");
  expect(await call(told("DELIVRD", "2"))).toMatchObject({ status: 200, body: { isHeard: true } });
  const delivered = await newest();
  expect(delivered).toMatchObject({ state: "delivered", parts: 2, costTiyin: 20_000 });
  await call(told("DELIVRD", "3"));
  await call("status=UNDELIV&sms_count=1");
  expect(await newest(), "nothing is undone").toEqual(delivered);
});

test("[US-1] accepts form-encoded reports: a failed delivery is shown, and a later success replaces it", async () => {
  await ask();
  await call("status=UNDELIV&sms_count=1");
  expect((await newest())?.state).toBe("undelivered");
  await call("status=DELIVERED");
  expect((await newest())?.state).toBe("delivered");
});

test("[S5] [US-1] ignores reports without the message's secret path", async () => {
  await ask();
  const before = await newest();
  const other = fake.phones.received[1]?.callbackUrl?.split("/").at(-1) ?? "";
  const forged = [
    (path: string[]) => path.splice(2, 1, "nobodys"),
    (path: string[]) => path.splice(2, 1, other),
    (path: string[]) => path.splice(1, 1, "00000000-0000-7000-8000-000000000001"),
    (path: string[]) => path.splice(0, 1, app.pizza),
  ];
  for (const change of forged) expect((await call(told("UNDELIV"), change)).body.isHeard).toBe(false);
  const hostile = [
    "",
    "{",
    "[]",
    "null",
    "status",
    told("constructor"),
    told("x".repeat(5000)),
    '{"status":{"a":1}}',
  ];
  for (const body of hostile) {
    const reply = await call(body);
    expect([reply.status < 500, reply.body.isHeard === true]).toEqual([true, false]);
  }
  await call(told("WAITING"));
  expect(await newest()).toEqual(before);
  await call(told("DELIVRD", "1000000"));
  expect(await newest()).toMatchObject({ state: "delivered", parts: 1 });
});

test("[R21] shows the gateway for an SMS that Play Mobile took over; one that no gateway accepted costs nothing", async () => {
  fake.phones.moods.eskiz = "down";
  await ask();
  expect(await newest()).toMatchObject({ gateway: "play-mobile", state: "taken", costTiyin: 10_000 });
  const before = (await list()).month;
  fake.phones.moods["play-mobile"] = "down";
  await ask();
  expect(await newest()).toMatchObject({ state: "refused", costTiyin: 0 });
  expect((await list()).month, "and is not counted").toEqual(before);
  Object.assign(fake.phones.moods, { eskiz: "works", "play-mobile": "works" });
});

test("[S7] [US-1] stops a brand's SMS at the platform's monthly limit and continues in the next month", async () => {
  const { month } = await list();
  expect(month).toMatchObject({ limitTiyin: 70_000, platformTiyin: 60_000 });
  await ask();
  const before = fake.phones.received.length;
  await ask();
  expect(fake.phones.received).toHaveLength(before);
  expect(await newest()).toMatchObject({ gateway: null, state: "refused" });
  app.clock.set("2026-04-01T00:00:00Z");
  await ask();
  expect(fake.phones.received).toHaveLength(before + 1);
});

test("[US-8] the owner and managers read the list, each for their own brand", async () => {
  const kitchen = await app.signInStaff("kitchen@osh");
  const path = `/console/v1/sms-messages?day=${DAY}`;
  expect((await app.call(path, { token: kitchen })).status).toBe(403);
  const pizza = await app.signInStaff("owner@pizza", "pizza.localhost");
  const { body } = await app.call<Listed>(path, { token: pizza, host: "pizza.localhost" });
  expect(body.messages).toEqual([]);
});
