import type { ListedSmsMessage } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { startFakeSms } from "../../../testing/fake-sms.ts";
import { createTestShop } from "../../../testing/test-shop.ts";

const fakeSms = await startFakeSms();
const prices = { partTiyin: 10_000, brandMonthTiyin: 70_000 };
const app = await createTestShop({ sms: undefined, config: { sms: { ...fakeSms.config, ...prices } } });
const owner = await app.signInStaff("owner@osh");
const MESSAGE_DATE = "2026-03-02";

interface ListedMessages {
  messages: ListedSmsMessage[];
  total: number;
  month: { count: number; parts: number; platformTiyin: number; limitTiyin: number | null };
}
const listMessages = async () =>
  (await app.call<ListedMessages>(`/console/v1/sms-messages?day=${MESSAGE_DATE}`, { token: owner })).body;
let codeRequestCount = 0;
async function requestSignInCode(language = "uz") {
  codeRequestCount += 1;
  const phone = `+9989077700${String(codeRequestCount).padStart(2, "0")}`;
  await app.call("/users/v1/users/code", { body: { phone, language }, ip: `203.0.113.${codeRequestCount}` });
  return phone;
}
const fetchNewestMessage = async () => (await listMessages()).messages[0];
/** Sends a delivery report to the callback address of the newest message, as a gateway does. */
async function callDeliveryReport(body: string, change: (path: string[]) => void = () => {}) {
  const path = new URL(fakeSms.phones.received[0]?.callbackUrl ?? "").pathname.split("/").slice(-3);
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
const createReportBody = (status: string, count: unknown = 1) =>
  JSON.stringify({ request_id: "1", message_id: "2", status, sms_count: count });

test("[US-1] staff see each message: time, masked phone, reason, gateway, status and price", async () => {
  const phone = await requestSignInCode();
  expect(await fetchNewestMessage()).toMatchObject({
    kind: "code",
    phone: `+998 90 *** ** ${phone.slice(-2)}`,
    gateway: "eskiz",
    payer: "platform",
    state: "taken",
    parts: 1,
    costTiyin: 10_000,
    toldAt: null,
  });
  expect(JSON.stringify(await listMessages())).not.toContain(phone.slice(4, -2));
});

test("[US-1] shows Eskiz's delivery reports, whatever their repetition and order", async () => {
  await requestSignInCode("ru");
  expect(await callDeliveryReport(createReportBody("DELIVRD", "2"))).toMatchObject({
    status: 200,
    body: { isHeard: true },
  });
  const delivered = await fetchNewestMessage();
  expect(delivered).toMatchObject({ state: "delivered", parts: 2, costTiyin: 20_000 });
  await callDeliveryReport(createReportBody("DELIVRD", "3"));
  await callDeliveryReport("status=UNDELIV&sms_count=1");
  expect(await fetchNewestMessage(), "nothing is undone").toEqual(delivered);
});

test("[US-1] accepts form-encoded reports: a failed delivery is shown, and a later success replaces it", async () => {
  await requestSignInCode();
  await callDeliveryReport("status=UNDELIV&sms_count=1");
  expect((await fetchNewestMessage())?.state).toBe("undelivered");
  await callDeliveryReport("status=DELIVERED");
  expect((await fetchNewestMessage())?.state).toBe("delivered");
});

test("[S5] [US-1] ignores reports without the message's secret path", async () => {
  await requestSignInCode();
  const before = await fetchNewestMessage();
  const other = fakeSms.phones.received[1]?.callbackUrl?.split("/").at(-1) ?? "";
  const forged = [
    (path: string[]) => path.splice(2, 1, "nobodys"),
    (path: string[]) => path.splice(2, 1, other),
    (path: string[]) => path.splice(1, 1, "00000000-0000-7000-8000-000000000001"),
    (path: string[]) => path.splice(0, 1, app.pizza),
  ];
  for (const change of forged)
    expect((await callDeliveryReport(createReportBody("UNDELIV"), change)).body.isHeard).toBe(false);
  const hostile = [
    "",
    "{",
    "[]",
    "null",
    "status",
    createReportBody("constructor"),
    createReportBody("x".repeat(5000)),
    '{"status":{"a":1}}',
  ];
  for (const body of hostile) {
    const reply = await callDeliveryReport(body);
    expect([reply.status < 500, reply.body.isHeard === true]).toEqual([true, false]);
  }
  await callDeliveryReport(createReportBody("WAITING"));
  expect(await fetchNewestMessage()).toEqual(before);
  await callDeliveryReport(createReportBody("DELIVRD", "1000000"));
  expect(await fetchNewestMessage()).toMatchObject({ state: "delivered", parts: 1 });
});

test("[R21] shows the gateway for an SMS that Play Mobile took over; one that no gateway accepted costs nothing", async () => {
  fakeSms.phones.moods.eskiz = "down";
  await requestSignInCode();
  expect(await fetchNewestMessage()).toMatchObject({
    gateway: "play-mobile",
    state: "taken",
    costTiyin: 10_000,
  });
  const before = (await listMessages()).month;
  fakeSms.phones.moods["play-mobile"] = "down";
  await requestSignInCode();
  expect(await fetchNewestMessage()).toMatchObject({ state: "refused", costTiyin: 0 });
  expect((await listMessages()).month, "and is not counted").toEqual(before);
  Object.assign(fakeSms.phones.moods, { eskiz: "works", "play-mobile": "works" });
});

test("[S7] [US-1] stops a brand's SMS at the platform's monthly limit and continues in the next month", async () => {
  const { month } = await listMessages();
  expect(month).toMatchObject({ limitTiyin: 70_000, platformTiyin: 60_000 });
  await requestSignInCode();
  const before = fakeSms.phones.received.length;
  await requestSignInCode();
  expect(fakeSms.phones.received).toHaveLength(before);
  expect(await fetchNewestMessage()).toMatchObject({ gateway: null, state: "refused" });
  app.clock.set("2026-04-01T00:00:00Z");
  await requestSignInCode();
  expect(fakeSms.phones.received).toHaveLength(before + 1);
});

test("[US-8] the owner and managers read the list, each for their own brand", async () => {
  const kitchen = await app.signInStaff("kitchen@osh");
  const path = `/console/v1/sms-messages?day=${MESSAGE_DATE}`;
  expect((await app.call(path, { token: kitchen })).status).toBe(403);
  const pizza = await app.signInStaff("owner@pizza", "pizza.localhost");
  const { body } = await app.call<ListedMessages>(path, { token: pizza, host: "pizza.localhost" });
  expect(body.messages).toEqual([]);
});
