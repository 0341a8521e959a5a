import { createPublicKey, verify } from "node:crypto";
import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createTestClock } from "../../../platform/clock.ts";
import { queryOne } from "../../../platform/database/index.ts";
import { type FakeBrowser, startFakePushService } from "../../../testing/fake-push.ts";
import { createPushKeysLoader } from "./push-keys.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import { EVENT_POLL_OPTIONS, scaleTime } from "../../../testing/time-limits.ts";

const fakePushService = await startFakePushService();
afterAll(fakePushService.close);
// The clock shows the real time. With the default test clock, a job that is scheduled for later would run at once.
const clock = createTestClock(new Date());
const app = await createTestShop({ clock, config: { pushServices: [fakePushService.origin] } });
await app.start();
const mainCustomer = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");

const subscribeBrowser = (browser: FakeBrowser, token = mainCustomer.token, language = "ru") =>
  app.call("/notifications/v1/push/subscriptions", { token, body: { ...browser.subscription, language } });
const findReceivedPushes = ({ subscription }: FakeBrowser) =>
  fakePushService.pushed.filter(({ path }) => subscription.endpoint.endsWith(path));
const waitForPush = async (browser: FakeBrowser) => {
  await expect.poll(() => findReceivedPushes(browser).length).toBeGreaterThan(0);
  const [first] = findReceivedPushes(browser);
  if (!first) throw new Error("nothing was pushed");
  return first;
};
const countSubscriptions = (merchantId = app.osh) =>
  app.db.tenantRead(merchantId, async (tx) => {
    const query = sql<{ count: number }>`select count(*)::int as count from push_subscriptions`;
    return (await queryOne(tx, query)).count;
  });

async function placeAcceptedOrder(token = mainCustomer.token): Promise<Order> {
  const order = await postOrder(app, token, createPickupBody());
  const reply = await app.call(`/console/v1/orders/${order.id}/accept`, {
    token: owner,
    body: { version: 1 },
  });
  expect(reply.status).toBe(200);
  return order;
}

test("[CT-4] sends a browser of the customer a push of an accepted order, in its language and encrypted for it", async () => {
  const browser = fakePushService.newBrowser();
  expect((await subscribeBrowser(browser)).status).toBe(200);
  const order = await placeAcceptedOrder();
  const { body, headers } = await waitForPush(browser);
  expect(browser.open(body)).toEqual({
    title: `Заказ № ${order.number} принят`,
    text: "Начинаем готовить.",
    link: `/profile/orders/${order.id}`,
    lang: "ru",
    dir: "ltr",
    icon: "/icons/192.png?vendor=osh",
  });
  expect(body.toString("latin1")).not.toContain("profile");
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
  expect(Number(headers["ttl"])).toBeGreaterThan(7_000);
});

test("[CT-4] signs the push with the VAPID key that browsers received (RFC 8292)", async () => {
  const { body: key } = await app.call<{ publicKey: string }>("/notifications/v1/push/key", {
    token: mainCustomer.token,
  });
  const [, token = "", shown] =
    /^vapid t=(\S+), k=(\S+)$/.exec(fakePushService.pushed[0]?.headers.authorization ?? "") ?? [];
  expect(shown).toBe(key.publicKey);
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key.publicKey, "base64url");
  const encodeCoordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: encodeCoordinate(1), y: encodeCoordinate(33) };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  expect(isSigned).toBe(true);
  const said = JSON.parse(Buffer.from(claims, "base64url").toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  expect(said).toMatchObject({ aud: fakePushService.origin, sub: "mailto:push@example.uz" });
  expect(said.exp - clock.now().getTime() / 1000).toBeLessThan(86_400);
});

test(
  "[CT-4] deletes a subscription that the browser removed, and retries a push service that is down",
  async () => {
    const browser = fakePushService.newBrowser();
    await subscribeBrowser(browser);
    fakePushService.answer(503);
    await placeAcceptedOrder();
    await waitForPush(browser);
    const before = await countSubscriptions();
    fakePushService.answer(410);
    await expect.poll(() => findReceivedPushes(browser).length, EVENT_POLL_OPTIONS).toBeGreaterThan(1);
    await expect.poll(() => countSubscriptions()).toBeLessThan(before);
    fakePushService.answer(201);
  },
  scaleTime(60_000),
);

test("[CT-4, US-5] the end of a session ends its pushes; another customer that signs in takes the subscription over", async () => {
  const browser = fakePushService.newBrowser();
  const gone = await app.signIn("+998903333333");
  await subscribeBrowser(browser, gone.token);
  const order = await postOrder(app, gone.token, createPickupBody());
  const next = await app.signIn("+998904444444");
  await subscribeBrowser(browser, next.token, "en");
  await app.call("/users/v1/users/logout", { token: gone.token, method: "POST" });
  await app.call(`/console/v1/orders/${order.id}/accept`, { token: owner, body: { version: 1 } });
  await placeAcceptedOrder(next.token);
  await waitForPush(browser);
  expect(findReceivedPushes(browser).map(({ body }) => browser.open(body)["lang"])).toEqual(["en"]);

  const before = await countSubscriptions();
  await app.call("/users/v1/users/logout", { token: next.token, method: "POST" });
  expect(await countSubscriptions()).toBe(before - 1);
});

test("[CT-4, S37] knowing another browser's endpoint without its keys does not allow taking its pushes over", async () => {
  const browser = fakePushService.newBrowser();
  const owned = await app.signIn("+998906661111");
  await subscribeBrowser(browser, owned.token);
  const stranger = await app.signIn("+998907771111");
  const before = await countSubscriptions();
  const { endpoint, keys } = browser.subscription;
  const other = fakePushService.newBrowser().subscription.keys;
  for (const forged of [other, { ...keys, auth: other.auth }, { ...other, auth: keys.auth }]) {
    const body = { endpoint, keys: forged, language: "ru" };
    const reply = await app.call("/notifications/v1/push/subscriptions", { token: stranger.token, body });
    expect([reply.status, reply.body]).toMatchObject([400, { data: { field: "keys.auth" } }]);
  }
  expect(await countSubscriptions()).toBe(before);
  const body = { endpoint, keys: other, language: "ru" };
  const renewed = await app.call("/notifications/v1/push/subscriptions", { token: owned.token, body });
  expect(renewed.status).toBe(200);
});

test("[CT-4] unsubscribing stops pushes in that browser; other customers' subscriptions cannot be removed", async () => {
  const browser = fakePushService.newBrowser();
  await subscribeBrowser(browser);
  const before = await countSubscriptions();
  const { endpoint } = browser.subscription;
  const unsubscribePush = (token: string) =>
    app.call("/notifications/v1/push/unsubscribe", { token, body: { endpoint } });
  const other = await app.signIn("+998902222222");
  expect((await unsubscribePush(other.token)).status).toBe(200);
  expect(await countSubscriptions()).toBe(before);
  await unsubscribePush(mainCustomer.token);
  expect(await countSubscriptions()).toBe(before - 1);
});

test("[CT-4] sends pushes to a customer's ten newest browsers", async () => {
  const { token } = await app.signIn("+998905555555");
  const before = await countSubscriptions();
  for (let i = 0; i < 12; i += 1) {
    clock.advance(1);
    await subscribeBrowser(fakePushService.newBrowser(), token);
  }
  expect(await countSubscriptions()).toBe(before + 10);
});

test("[CT-4] refuses an endpoint inside the installation's own network and an invalid key", async () => {
  const { subscription } = fakePushService.newBrowser();
  const foreign = { subscription: { ...subscription, endpoint: "https://169.254.169.254/a" } };
  expect((await subscribeBrowser(foreign as FakeBrowser)).body).toMatchObject({
    code: "push_service_refused",
  });
  const keys = { ...subscription.keys, p256dh: "B".repeat(87) };
  const wrong = await subscribeBrowser({ subscription: { ...subscription, keys } } as FakeBrowser);
  expect(wrong.body).toMatchObject({ code: "bad_request", data: { field: "keys.p256dh" } });
});

test("[BR-12] the private VAPID key is not readable by brands and is the same in every process", async () => {
  const read = app.db.tenantRead(app.osh, (tx) => sql`select private_key from push_keys`.execute(tx));
  await expect(read).rejects.toMatchObject({ code: "42501" });
  const [first, second] = await Promise.all([1, 2].map(() => createPushKeysLoader({ db: app.db, clock })()));
  expect(first).toEqual(second);
  expect(await countSubscriptions(app.pizza)).toBe(0);
});

test("[US-6] deleting the account deletes its subscriptions", async () => {
  const { token } = await app.signIn("+998906666666");
  const before = await countSubscriptions();
  await subscribeBrowser(fakePushService.newBrowser(), token);
  await app.call("/users/v1/users", { token, method: "DELETE" });
  await expect.poll(() => countSubscriptions()).toBe(before);
});

const selectWaitingPushes = () =>
  app.db.platform(async (tx) => {
    const query = sql<{ count: number; runAt: Date | null }>`
      select count(*)::int as count, max(run_at) as "runAt" from graphile_worker.jobs
      where task_identifier = 'send-push'`;
    return queryOne(tx, query);
  });

test.each([400, 401, 403, 413])(
  "[CT-4] does not retry a push answered with %d, and keeps the subscription",
  async (status) => {
    const browser = fakePushService.newBrowser();
    await subscribeBrowser(browser);
    const before = await countSubscriptions();
    fakePushService.answer(status);
    await placeAcceptedOrder();
    await waitForPush(browser);
    await expect.poll(async () => (await selectWaitingPushes()).count).toBe(0);
    expect(findReceivedPushes(browser)).toHaveLength(1);
    expect(await countSubscriptions()).toBe(before);
    fakePushService.answer(201);
  },
);

test("[CT-4] deletes a subscription that its service forbids on two days without a success between", async () => {
  const guest = await app.signIn("+998905555501");
  const browser = fakePushService.newBrowser();
  await subscribeBrowser(browser, guest.token);
  const selectRefusedDays = async () =>
    app.db.tenantRead(app.osh, async (tx) => {
      const query = sql<{ days: string[] }>`
        select coalesce(array_agg(coalesce(refused_on::text, 'none')), '{}') as days from push_subscriptions
        where endpoint = ${browser.subscription.endpoint}`;
      return (await queryOne(tx, query)).days;
    });
  const sendPushWithStatus = async (status: number) => {
    const before = findReceivedPushes(browser).length;
    fakePushService.answer(status);
    await placeAcceptedOrder(guest.token);
    await expect.poll(() => findReceivedPushes(browser).length).toBe(before + 1);
  };
  const getCurrentDay = () => clock.now().toISOString().slice(0, 10);
  const first = getCurrentDay();
  await sendPushWithStatus(403);
  await expect.poll(selectRefusedDays).toEqual([first]);
  await sendPushWithStatus(403);
  await expect.poll(async () => (await selectWaitingPushes()).count).toBe(0);
  expect(await selectRefusedDays(), "twice on one day").toEqual([first]);
  await sendPushWithStatus(201);
  await expect.poll(selectRefusedDays).toEqual(["none"]);
  await sendPushWithStatus(401);
  await expect.poll(selectRefusedDays).toEqual([first]);
  await app.db.tenant(app.osh, (tx) =>
    sql`update push_subscriptions set refused_on = refused_on - 1
      where endpoint = ${browser.subscription.endpoint}`.execute(tx),
  );
  await sendPushWithStatus(403);
  await expect.poll(selectRefusedDays).toEqual([]);
  fakePushService.answer(201);
});

test("[CT-4] retries at the time that the service names, not earlier", async () => {
  const guest = await app.signIn("+998905555502");
  const browser = fakePushService.newBrowser();
  await subscribeBrowser(browser, guest.token);
  fakePushService.answer(429, { "retry-after": "900" });
  const before = Date.now();
  await placeAcceptedOrder(guest.token);
  await waitForPush(browser);
  await expect.poll(async () => (await selectWaitingPushes()).count).toBe(1);
  await expect
    .poll(async () => Number((await selectWaitingPushes()).runAt ?? 0) - before)
    .toBeGreaterThan(800_000);
  expect(findReceivedPushes(browser)).toHaveLength(1);
  fakePushService.answer(201);
});
