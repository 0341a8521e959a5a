import { OFFLINE_AFTER_SECONDS } from "@dasturxon/domain/device-state";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { startAlertShop, ONE_MINUTE_ESCALATION_SETTINGS } from "../../../testing/alert-shop.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import { branchIdFromKey } from "../../../testing/test-shop.ts";
import { EVENT_POLL_OPTIONS, scaleTime } from "../../../testing/time-limits.ts";
import { watchBranches } from "./watch-branches.ts";

const shop = await startAlertShop();
const { app, owner } = shop;
const [CENTER, NORTH] = [branchIdFromKey("center"), branchIdFromKey("north")];
const { signal } = new AbortController();
const LADDER_DELAYS_SECONDS = { push: 60, telegram: 120, sms: 180, call: 240 };
const operator = { login: "watch-operator", name: "Nodir", role: "operator", branchIds: null };
const { token } = await createInvitedStaff(app, owner, operator);
const [pageId, officePage] = [newId(), newId()];

const sendHeartbeat = async (by: string, body: object) => {
  const signals = { isAwake: true, isAudible: true, canNotify: true, battery: null, isCharging: null };
  const reply = await app.call("/console/v1/device-beat", { token: by, body: { ...signals, ...body } });
  expect(reply.status).toBe(200);
};
/** Sends a heartbeat of the branch's operator. */
const sendOperatorHeartbeat = (more: object = {}) =>
  sendHeartbeat(token, { pageId, branchId: CENTER, ...more });
/** Sends a heartbeat of the owner's console, which shows all branches. */
const sendOwnerHeartbeat = (more: object = {}) =>
  sendHeartbeat(owner, { pageId: officePage, branchId: null, ...more });
const ASLEEP_SIGNALS = { isAwake: false, isAudible: false };
const runWatch = () => watchBranches({ db: app.db, clock: app.clock, ...app.alerts }, signal);
interface DeviceAlert {
  branchId: string;
  doneStep: string | null;
  isOpen: boolean;
}
const selectDeviceAlerts = async (): Promise<DeviceAlert[]> => {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<DeviceAlert>`select branch_id as "branchId", done_step as "doneStep", ended_at is null as "isOpen" from alerts
      where kind = 'device' order by began_at`.execute(tx),
  );
  return rows;
};
const runSql = (statement: ReturnType<typeof sql>) =>
  app.db.tenant(app.osh, (tx) => statement.execute(tx)).then(() => undefined);
const advanceSeconds = (seconds: number) => shop.later(seconds, CENTER, "device");

const fetchWatchedBranchIds = async () => {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ id: string }>`select branch_id as id from branch_watches where merchant_id = ${app.osh}`.execute(
      tx,
    ),
  );
  return rows.map(({ id }) => id);
};

beforeEach(async () => {
  await sendOwnerHeartbeat({ isClosing: true });
  await sendOperatorHeartbeat({ isClosing: true });
  await runSql(sql`delete from alerts where merchant_id = ${app.osh}`);
  await runSql(sql`delete from branch_watches where merchant_id = ${app.osh}`);
  await shop.set({ ...ONE_MINUTE_ESCALATION_SETTINGS, device: LADDER_DELAYS_SECONDS });
});

test("[OR-14] does not watch a branch without a console, or one opened for less than ten minutes", async () => {
  await runWatch();
  await sendOwnerHeartbeat();
  expect(await fetchWatchedBranchIds()).toEqual([]);
  for (let minutes = 0; minutes < 10; minutes += 2) {
    app.clock.advance(120_000);
    await sendOwnerHeartbeat();
  }
  expect(await fetchWatchedBranchIds()).toEqual(expect.arrayContaining([CENTER, NORTH]));
  await sendOwnerHeartbeat({ isClosing: true });
  await runWatch();
  expect((await selectDeviceAlerts()).map((alert) => alert.branchId)).toEqual(
    expect.arrayContaining([CENTER, NORTH]),
  );
});

test("[OR-14] stops watching a branch that has had no console for two weeks", async () => {
  await sendOperatorHeartbeat();
  expect(await fetchWatchedBranchIds()).toEqual([CENTER]);
  await sendOperatorHeartbeat(ASLEEP_SIGNALS);
  await runWatch();
  expect(await selectDeviceAlerts()).toMatchObject([{ isOpen: true }]);
  await runSql(sql`update branch_watches set heard_on = heard_on - 13`);
  await runWatch();
  expect(await selectDeviceAlerts()).toMatchObject([{ isOpen: true }]);
  await runSql(sql`update branch_watches set heard_on = heard_on - 2`);
  await runWatch();
  expect(await selectDeviceAlerts()).toMatchObject([{ isOpen: false }]);
  expect(await fetchWatchedBranchIds()).toEqual([]);
  await sendOperatorHeartbeat();
  expect(await fetchWatchedBranchIds()).toEqual([CENTER]);
});

test(
  "[OR-14] an open branch whose devices are all asleep alerts its manager step by step until one is awake",
  async () => {
    const phone = await shop.subscribe(owner);
    await sendOperatorHeartbeat();
    await runWatch();
    expect(await selectDeviceAlerts()).toEqual([]);
    await sendOperatorHeartbeat(ASLEEP_SIGNALS);
    await runWatch();
    await runWatch();
    expect(await selectDeviceAlerts()).toEqual([{ branchId: CENTER, doneStep: null, isOpen: true }]);
    const [chats, texts, calls] = [shop.chat().length, shop.texts().length, shop.calls().length];
    await advanceSeconds(59);
    expect((await selectDeviceAlerts())[0]?.doneStep).toBeNull();
    await advanceSeconds(1);
    await expect
      .poll(() => phone.shown().at(-1)?.title, EVENT_POLL_OPTIONS)
      .toMatch(/заказы никто не слышит/);
    await advanceSeconds(60);
    await expect.poll(() => shop.chat().length, EVENT_POLL_OPTIONS).toBe(chats + 1);
    expect(shop.chat().at(-1)?.text).toMatch(/ни одно устройство не слышит заказы/);
    await advanceSeconds(60);
    await expect.poll(() => shop.texts().length, EVENT_POLL_OPTIONS).toBe(texts + 1);
    await advanceSeconds(60);
    await expect.poll(() => shop.calls().length, EVENT_POLL_OPTIONS).toBe(calls + 1);
    await sendOperatorHeartbeat();
    await runWatch();
    expect(await selectDeviceAlerts()).toEqual([{ branchId: CENTER, doneStep: "call", isOpen: false }]);
    await expect.poll(() => phone.shown().at(-1)?.isSilent, EVENT_POLL_OPTIONS).toBe(true);
  },
  scaleTime(60_000),
);

test("[OR-14] takes no step after a device woke up, even before the next run of the job", async () => {
  await sendOperatorHeartbeat();
  await sendOperatorHeartbeat({ isClosing: true });
  await runWatch();
  expect(await selectDeviceAlerts()).toMatchObject([{ isOpen: true }]);
  await sendOperatorHeartbeat();
  await advanceSeconds(100);
  expect(await selectDeviceAlerts()).toEqual([{ branchId: CENTER, doneStep: null, isOpen: false }]);
  // The watch job did not run while the device was awake. A new alert starts anyway.
  await sendOperatorHeartbeat(ASLEEP_SIGNALS);
  await runWatch();
  expect(await selectDeviceAlerts()).toMatchObject([{ isOpen: true }]);
});

test("[OR-14] a device that falls asleep repeatedly repeats no step within the hour", async () => {
  const phone = await shop.subscribe(owner);
  await sendOperatorHeartbeat();
  const watchWhileAsleep = async (seconds: number) => {
    await sendOperatorHeartbeat(ASLEEP_SIGNALS);
    await runWatch();
    await advanceSeconds(seconds);
    const [alert] = await selectDeviceAlerts();
    // A message whose alert ends before its job runs is not sent.
    await expect.poll(shop.countUnsentMessages, EVENT_POLL_OPTIONS).toBe(0);
    await sendOperatorHeartbeat();
    await runWatch();
    return alert?.doneStep;
  };
  expect(await watchWhileAsleep(61)).toBe("push");
  expect(phone.shown().filter(({ isSilent }) => !isSilent)).toHaveLength(1);
  expect(await watchWhileAsleep(59)).toBe("push");
  expect(await watchWhileAsleep(61)).toBe("telegram");
  app.clock.advance(3_600_000);
  expect(await watchWhileAsleep(59)).toBeNull();
  expect(phone.shown().filter(({ isSilent }) => !isSilent)).toHaveLength(1);
});

test("[OR-14] two concurrent workers begin one alert", async () => {
  await sendOperatorHeartbeat();
  await sendOperatorHeartbeat(ASLEEP_SIGNALS);
  await Promise.all([runWatch(), runWatch(), runWatch()]);
  expect(await selectDeviceAlerts()).toHaveLength(1);
});

test("[OR-14] a console that shows all branches replaces a branch's tablet only if the branch has none", async () => {
  await sendOperatorHeartbeat();
  await sendOperatorHeartbeat({ branchId: NORTH });
  await sendOperatorHeartbeat({ isClosing: true });
  await sendOwnerHeartbeat();
  await runWatch();
  expect(await selectDeviceAlerts()).toEqual([]);
  const tablet = newId();
  await runSql(sql`insert into devices (merchant_id, id, name, branch_id, paired_at, version, changed_at)
    values (${app.osh}, ${tablet}, 'Kassa', ${CENTER}, now(), 1, now())`);
  await runSql(sql`insert into device_beats (merchant_id, id, staff_id, is_paired, page_id, beat_at, can_notify)
    select merchant_id, ${tablet}, id, true, gen_random_uuid(), now() - interval '1 day', true from staff
    where merchant_id = ${app.osh} and name = 'Nodir'`);
  await runWatch();
  expect((await selectDeviceAlerts()).map((alert) => alert.branchId)).toEqual([CENTER]);
  await sendOwnerHeartbeat({ branchId: CENTER });
  await runWatch();
  expect((await selectDeviceAlerts()).find((alert) => alert.branchId === CENTER)?.isOpen).toBe(false);
  await runSql(sql`delete from device_beats where id = ${tablet}`);
  await runSql(sql`delete from devices where id = ${tablet}`);
});

test("[OR-14] does not alert for a branch whose services are off, or for a blocked brand", async () => {
  await sendOperatorHeartbeat();
  await sendOperatorHeartbeat(ASLEEP_SIGNALS);
  await changeBrandContent(
    app,
    app.osh,
    sql`update branches set settings = settings || '{"deliveryEnabled": false, "pickupEnabled": false, "dineinEnabled": false}'
    where id = ${CENTER}`,
  );
  await runWatch();
  expect(await selectDeviceAlerts()).toEqual([]);
  await changeBrandContent(
    app,
    app.osh,
    sql`update branches set settings = settings || '{"deliveryEnabled": true, "pickupEnabled": true}' where id = ${CENTER}`,
  );
  await runWatch();
  expect(await selectDeviceAlerts()).toMatchObject([{ isOpen: true }]);
  const setBrandActive = (isActive: boolean) =>
    app.db.platform((tx) =>
      sql`update merchants set is_active = ${isActive} where merchant_id = ${app.osh}`.execute(tx),
    );
  await setBrandActive(false);
  await advanceSeconds(60);
  expect(await selectDeviceAlerts()).toEqual([{ branchId: CENTER, doneStep: null, isOpen: false }]);
  await setBrandActive(true);
});

test("[OR-14] a lost device counts from its last report, and a second silence begins a new alert", async () => {
  await sendOperatorHeartbeat();
  app.clock.advance((OFFLINE_AFTER_SECONDS + 1) * 1000);
  await runWatch();
  expect(await selectDeviceAlerts()).toMatchObject([{ isOpen: true }]);
  await sendOperatorHeartbeat();
  await runWatch();
  expect(await selectDeviceAlerts()).toMatchObject([{ isOpen: false }]);
  await sendOperatorHeartbeat(ASLEEP_SIGNALS);
  await runWatch();
  expect(await selectDeviceAlerts()).toMatchObject([{ isOpen: true, doneStep: null }]);
});

test("[OR-14] does not alert for a closed or paused branch, and its alert ends when it closes", async () => {
  await sendOperatorHeartbeat();
  await sendOperatorHeartbeat(ASLEEP_SIGNALS);
  const closed = JSON.stringify([{ day: "2000-01-01", lastDay: "2100-01-01", name: null, isClosed: true }]);
  await changeBrandContent(
    app,
    app.osh,
    sql`update branches set holidays = ${closed}::jsonb where id = ${CENTER}`,
  );
  await runWatch();
  expect(await selectDeviceAlerts()).toEqual([]);
  await changeBrandContent(app, app.osh, sql`update branches set holidays = '[]' where id = ${CENTER}`);
  await runWatch();
  expect(await selectDeviceAlerts()).toMatchObject([{ isOpen: true }]);
  const pause = { kind: "STOP", branchId: CENTER, until: null };
  const made = await app.call<{ id: string }>("/console/v1/pauses", { token: owner, body: pause });
  expect(made.status).toBe(200);
  await runWatch();
  expect(await selectDeviceAlerts()).toMatchObject([{ isOpen: false }]);
  await app.call(`/console/v1/pauses/${made.body.id}`, { token: owner, method: "DELETE" });
});

test("[OR-14] [US-8] a console of another branch or of the kitchen does not count as a device for the branch's orders", async () => {
  await sendOperatorHeartbeat();
  await sendOperatorHeartbeat({ branchId: NORTH });
  await runWatch();
  expect((await selectDeviceAlerts()).map((alert) => alert.branchId)).toEqual([CENTER]);
  await sendOperatorHeartbeat();
  await runWatch();
  await runSql(sql`update staff set role = 'kitchen' where merchant_id = ${app.osh} and name = 'Nodir'`);
  await runWatch();
  await runSql(sql`update staff set role = 'operator' where merchant_id = ${app.osh} and name = 'Nodir'`);
  expect(
    (await selectDeviceAlerts()).filter(({ isOpen }) => isOpen).map((alert) => alert.branchId),
  ).toContain(CENTER);
});

test("[OR-14] settings of an older version get the default steps, and an older console leaves them unchanged", async () => {
  const { device: _, ...older } = { ...ONE_MINUTE_ESCALATION_SETTINGS, device: LADDER_DELAYS_SECONDS };
  const saved = await app.call<{ settings: { device: object } }>(`/console/v1/alert-ladders/${CENTER}`, {
    token: owner,
    method: "PUT",
    body: older,
  });
  expect(saved.body.settings.device).toEqual(LADDER_DELAYS_SECONDS);
  await runSql(sql`update alert_ladders set settings = settings - 'device' where branch_id = ${CENTER}`);
  const { body } = await app.call<{ branches: { id: string; settings: { device: object } }[] }>(
    "/console/v1/alert-ladders",
    { token: owner },
  );
  const center = body.branches.find(({ id }) => id === CENTER);
  expect(center?.settings.device).toEqual({ push: 120, telegram: 300, sms: 600, call: 900 });
  const wrong = { ...ONE_MINUTE_ESCALATION_SETTINGS, device: { ...LADDER_DELAYS_SECONDS, sms: 120 } };
  const refused = await app.call<{ data: { field: string } }>(`/console/v1/alert-ladders/${CENTER}`, {
    token: owner,
    method: "PUT",
    body: wrong,
  });
  expect([refused.status, refused.body.data.field]).toEqual([400, "device.sms"]);
});
