import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createTestClock } from "../../../platform/clock.ts";
import { queryOne } from "../../../platform/database/index.ts";
import { type FakeBrowser, startFakePushService } from "../../../testing/fake-push.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import { branchIdFromKey, createTestShop } from "../../../testing/test-shop.ts";
import { createOrUpdateStaff } from "../../users/index.ts";
import {
  createPushGateway,
  createAllowedPushServices,
  selectStaffPushSubscriptions,
  sendStaffPush,
} from "../index.ts";
import { createPushKeysLoader } from "../push/push-keys.ts";

const fakePushService = await startFakePushService();
afterAll(fakePushService.close);
const clock = createTestClock(new Date());
const app = await createTestShop({ clock, config: { pushServices: [fakePushService.origin] } });
const owner = await app.signInStaff("owner@osh");
const [CENTER, NORTH] = [branchIdFromKey("center"), branchIdFromKey("north")];
const allowedPushServices = createAllowedPushServices([fakePushService.origin]);
const sendingDeps = {
  db: app.db,
  clock,
  gateway: createPushGateway(allowedPushServices),
  loadKeys: createPushKeysLoader({ db: app.db, clock }),
  contact: "mailto:push@example.uz",
};
const { signal } = new AbortController();
const message = { title: "3 ta buyurtma", text: "Markaz", tag: "alert", link: "/console/", isSilent: false };

const subscribeBrowser = (browser: FakeBrowser, token = owner, language = "ru") =>
  app.call("/console/v1/push/subscriptions", { token, body: { ...browser.subscription, language } });
const unsubscribeBrowser = ({ subscription }: FakeBrowser, token = owner) =>
  app.call("/console/v1/push/unsubscribe", { token, body: { endpoint: subscription.endpoint } });
const requestTestPush = ({ subscription }: FakeBrowser, token = owner) =>
  app.call("/console/v1/push/test", { token, body: { endpoint: subscription.endpoint } });
const findReceivedPushes = ({ subscription }: FakeBrowser) =>
  fakePushService.pushed.filter(({ path }) => subscription.endpoint.endsWith(path));
const selectPushesOfBranch = (branch: string | null) =>
  app.db.tenantRead(app.osh, (tx) =>
    selectStaffPushSubscriptions(tx, app.osh, { branchId: branch, now: clock.now() }),
  );
const selectSubscriptionId = ({ subscription }: FakeBrowser) =>
  app.db.tenantRead(app.osh, async (tx) => {
    const query = sql<{ id: string | null }>`
      select max(id::text) as id from staff_push_subscriptions where endpoint = ${subscription.endpoint}`;
    return (await queryOne(tx, query)).id;
  });
const isSubscribed = async (browser: FakeBrowser) => (await selectSubscriptionId(browser)) !== null;
const isPushedInBranch = async (branch: string, browser: FakeBrowser) => {
  const id = await selectSubscriptionId(browser);
  return (await selectPushesOfBranch(branch)).some((push) => push.id === id);
};
const sendTestPush = async (browser: FakeBrowser, more: Partial<typeof message> = {}) => {
  const subscriptionId = (await selectSubscriptionId(browser)) ?? "00000000-0000-7000-8000-000000000000";
  const sent = { merchantId: app.osh, subscriptionId, message: { ...message, ...more } };
  return sendStaffPush(sendingDeps, sent, signal);
};

test("[CT-4, US-8] a staff browser gets a push encrypted for it, with the data that the service worker needs", async () => {
  const browser = fakePushService.newBrowser();
  expect((await subscribeBrowser(browser)).status).toBe(200);
  expect(await sendTestPush(browser)).toBe("taken");
  const [push] = findReceivedPushes(browser);
  expect(push && browser.open(push.body)).toEqual({ ...message, lang: "ru", dir: "ltr" });
  expect(push?.body.toString("latin1")).not.toContain("console");
  expect(push?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high", ttl: "600" });
});

test("[CT-4] a later push with the same tag replaces an earlier one; another tag does not", async () => {
  const browser = fakePushService.newBrowser();
  await subscribeBrowser(browser);
  await sendTestPush(browser, { tag: "a" });
  await sendTestPush(browser, { tag: "a", isSilent: true });
  await sendTestPush(browser, { tag: "b" });
  const [first, second, third] = findReceivedPushes(browser).map(({ headers }) => String(headers["topic"]));
  expect(first).toBe(second);
  expect(first).not.toBe(third);
  expect(first).toMatch(/^[\w-]{32}$/);
});

test("[CT-4] uses the installation's VAPID key, the same as for guests", async () => {
  const guest = await app.signIn("+998901111111");
  const keys = [
    await app.call<{ publicKey: string }>("/console/v1/push/key", { token: owner }),
    await app.call<{ publicKey: string }>("/notifications/v1/push/key", { token: guest.token }),
  ].map(({ body }) => body.publicKey);
  expect(keys[0]).toBe(keys[1]);
});

test("[CT-4] deletes a subscription that the browser removed; throws for a retry if a push service does not answer", async () => {
  const browser = fakePushService.newBrowser();
  await subscribeBrowser(browser);
  fakePushService.answer(503);
  await expect(sendTestPush(browser)).rejects.toThrow("answered 503");
  expect(await isSubscribed(browser)).toBe(true);
  fakePushService.answer(410);
  expect(await sendTestPush(browser)).toBe("gone");
  expect(await isSubscribed(browser)).toBe(false);
  fakePushService.answer(201);
  expect(await sendTestPush(browser)).toBe("gone");
});

test("[CT-4] deletes a subscription that the service forbids on two days; a refused push is not sent again", async () => {
  const browser = fakePushService.newBrowser();
  await subscribeBrowser(browser);
  fakePushService.answer(413);
  expect(await sendTestPush(browser)).toBe("refused");
  fakePushService.answer(403);
  expect([await sendTestPush(browser), await sendTestPush(browser)]).toEqual(["forbidden", "forbidden"]);
  fakePushService.answer(201);
  expect(await sendTestPush(browser)).toBe("taken");
  fakePushService.answer(403);
  expect((await requestTestPush(browser)).body).toEqual({ outcome: "unanswered" });
  expect(await isSubscribed(browser)).toBe(true);
  await app.db.tenant(app.osh, (tx) =>
    sql`update staff_push_subscriptions set refused_on = refused_on - 1
      where endpoint = ${browser.subscription.endpoint}`.execute(tx),
  );
  expect(await sendTestPush(browser)).toBe("forbidden");
  expect(await isSubscribed(browser)).toBe(false);
  fakePushService.answer(201);
});

test("[CT-4] refuses an endpoint inside the installation's own network and an invalid key", async () => {
  const browser = fakePushService.newBrowser();
  const { subscription } = browser;
  const foreign = { ...subscription, endpoint: "https://169.254.169.254/a" };
  expect((await subscribeBrowser({ ...browser, subscription: foreign })).body).toMatchObject({
    code: "push_service_refused",
  });
  const keys = { ...subscription.keys, p256dh: "B".repeat(87) };
  expect(
    (await subscribeBrowser({ ...browser, subscription: { ...subscription, keys } })).body,
  ).toMatchObject({
    code: "bad_request",
    data: { field: "keys.p256dh" },
  });
  expect(await isSubscribed(browser)).toBe(false);
});

test("[CT-4, S12] a person that signs in takes the browser's subscription over; other people cannot unsubscribe or test it", async () => {
  const browser = fakePushService.newBrowser();
  const kitchen = await app.signInStaff("kitchen@osh");
  await subscribeBrowser(browser);
  await subscribeBrowser(browser, kitchen, "uz");
  expect((await unsubscribeBrowser(browser, owner)).status).toBe(200);
  expect((await requestTestPush(browser, owner)).body).toEqual({ outcome: "gone" });
  expect(await isSubscribed(browser)).toBe(true);
  expect(await sendTestPush(browser)).toBe("taken");
  expect(findReceivedPushes(browser).map(({ body }) => browser.open(body)["lang"])).toEqual(["uz"]);
  await unsubscribeBrowser(browser, kitchen);
  expect(await isSubscribed(browser)).toBe(false);
});

test("[CT-4, S12] the subscription ends with the session; an expired session gets nothing", async () => {
  const [signedOut, expired] = [fakePushService.newBrowser(), fakePushService.newBrowser()];
  const [first, second] = [await app.signInStaff("kitchen@osh"), await app.signInStaff("kitchen@osh")];
  await subscribeBrowser(signedOut, first);
  await subscribeBrowser(expired, second);
  await app.call("/console/v1/sign-out", { token: first, method: "POST" });
  expect(await isSubscribed(signedOut)).toBe(false);
  expect(await isPushedInBranch(CENTER, expired)).toBe(true);
  await app.db.tenant(app.osh, (tx) =>
    sql`update staff_sessions set expires_at = ${clock.now()} where token_hash = (
      select token_hash from staff_push_subscriptions where endpoint = ${expired.subscription.endpoint})`.execute(
      tx,
    ),
  );
  expect(await isPushedInBranch(CENTER, expired)).toBe(false);
  expect(await sendTestPush(expired)).toBe("gone");
  expect(findReceivedPushes(expired)).toEqual([]);
});

test("[US-8] a branch notifies its own staff, staff of the whole brand, and devices in the branch", async () => {
  const [local, everywhere, device] = [
    fakePushService.newBrowser(),
    fakePushService.newBrowser(),
    fakePushService.newBrowser(),
  ];
  const worker = { login: "north@osh", name: "Nodira", role: "kitchen", branchIds: [NORTH] };
  await subscribeBrowser(local, (await createInvitedStaff(app, owner, worker)).token);
  await subscribeBrowser(everywhere);
  await subscribeBrowser(device, await app.signInStaff("kitchen@osh"));
  await app.db.tenant(app.osh, (tx) =>
    sql`update staff_sessions set branch_id = ${CENTER} where token_hash = (
      select token_hash from staff_push_subscriptions where endpoint = ${device.subscription.endpoint})`.execute(
      tx,
    ),
  );
  const arePushedInBranch = async (branch: string) =>
    Promise.all([local, everywhere, device].map((browser) => isPushedInBranch(branch, browser)));
  expect(await arePushedInBranch(NORTH)).toEqual([true, true, false]);
  expect(await arePushedInBranch(CENTER)).toEqual([false, true, true]);
  const own = await selectSubscriptionId(everywhere);
  expect((await selectPushesOfBranch(NORTH)).find(({ id }) => id === own)).toEqual({
    id: own,
    staffId: expect.any(String),
    language: "ru",
    branchIds: null,
  });
  const all = await selectPushesOfBranch(null);
  const selectSubscriptionBranches = async (browser: FakeBrowser) => {
    const id = await selectSubscriptionId(browser);
    return all.find((push) => push.id === id)?.branchIds;
  };
  expect([await selectSubscriptionBranches(local), await selectSubscriptionBranches(device)]).toEqual([
    [NORTH],
    [CENTER],
  ]);
  expect(
    await app.db.tenantRead(app.pizza, (tx) =>
      selectStaffPushSubscriptions(tx, app.pizza, { branchId: CENTER, now: clock.now() }),
    ),
  ).toEqual([]);
});

test("[US-8] does not notify disabled staff or couriers, and a courier cannot subscribe", async () => {
  const browser = fakePushService.newBrowser();
  const worker = { login: "moved@osh", name: "Sardor", role: "operator", branchIds: null };
  const { id, token } = await createInvitedStaff(app, owner, worker);
  await subscribeBrowser(browser, token);
  const updateStaff = (set: string) =>
    app.db.tenant(app.osh, (tx) => sql`update staff set ${sql.raw(set)} where id = ${id}`.execute(tx));
  for (const set of ["is_active = false", "is_active = true, role = 'courier'"]) {
    await updateStaff(set);
    expect([set, await isPushedInBranch(CENTER, browser)]).toEqual([set, false]);
  }
  await createOrUpdateStaff(app, {
    merchantId: app.osh,
    login: "courier@osh",
    name: "Anvar",
    role: "courier",
    password: "demo",
  });
  expect((await subscribeBrowser(browser, await app.signInStaff("courier@osh"))).status).toBe(403);
});

test("[CT-4] a test goes to this browser only and returns the push service's response", async () => {
  const [mine, other] = [fakePushService.newBrowser(), fakePushService.newBrowser()];
  await subscribeBrowser(mine);
  await subscribeBrowser(other);
  expect((await requestTestPush(mine)).body).toEqual({ outcome: "taken" });
  const [push] = findReceivedPushes(mine);
  expect(push && mine.open(push.body)).toMatchObject({
    title: "Проверочное уведомление",
    tag: "test",
    link: "/console/",
  });
  expect(findReceivedPushes(other)).toEqual([]);
  fakePushService.answer(500);
  expect((await requestTestPush(mine)).body).toEqual({ outcome: "unanswered" });
  fakePushService.answer(404);
  expect((await requestTestPush(mine)).body).toEqual({ outcome: "gone" });
  fakePushService.answer(201);
  expect((await requestTestPush(mine)).body).toEqual({ outcome: "gone" });
});

test("[CT-4] a test also works if the request ends before the push service answers", async () => {
  const browser = fakePushService.newBrowser();
  await subscribeBrowser(browser);
  const base = await app.http.app.listen({ host: "127.0.0.1", port: 0 });
  const reply = await fetch(`${base}/api/console/v1/push/test`, {
    method: "POST",
    headers: { authorization: `Bearer ${owner}`, "content-type": "application/json" },
    body: JSON.stringify({ endpoint: browser.subscription.endpoint }),
  });
  expect(await reply.json()).toEqual({ outcome: "taken" });
  expect(findReceivedPushes(browser)).toHaveLength(1);
});

test("[CT-4] keeps the twenty newest subscriptions of a person", async () => {
  const token = await app.signInStaff("kitchen@osh");
  const browsers = Array.from({ length: 22 }, () => fakePushService.newBrowser());
  for (const browser of browsers) {
    clock.advance(1);
    await subscribeBrowser(browser, token);
  }
  const left = await Promise.all(browsers.map(isSubscribed));
  expect(left.indexOf(true)).toBe(2);
  expect(left.filter(Boolean)).toHaveLength(20);
});
