import { OFFLINE_SECONDS } from "@dasturxon/domain/device-state";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { alertShop, EACH_MINUTE } from "../../../testing/alert-shop.ts";
import { changeContent } from "../../../testing/change-content.ts";
import { invitedStaff } from "../../../testing/invited-staff.ts";
import { branchId } from "../../../testing/test-shop.ts";
import { SOON, scaledTime } from "../../../testing/time-limits.ts";
import { watchBranches } from "./watch-branches.ts";

const shop = await alertShop();
const { app, owner } = shop;
const [CENTER, NORTH] = [branchId("center"), branchId("north")];
const { signal } = new AbortController();
const STEPS = { push: 60, telegram: 120, sms: 180, call: 240 };
const operator = { login: "watch-operator", name: "Nodir", role: "operator", branchIds: null };
const { token } = await invitedStaff(app, owner, operator);
const [pageId, officePage] = [newId(), newId()];

const report = async (by: string, body: object) => {
  const signals = { isAwake: true, isAudible: true, canNotify: true, battery: null, isCharging: null };
  const reply = await app.call("/console/v1/device-beat", { token: by, body: { ...signals, ...body } });
  expect(reply.status).toBe(200);
};
/** A heartbeat of the branch's operator. */
const beat = (more: object = {}) => report(token, { pageId, branchId: CENTER, ...more });
/** A heartbeat of the owner's console, which shows all branches. */
const officeBeat = (more: object = {}) => report(owner, { pageId: officePage, branchId: null, ...more });
const ASLEEP = { isAwake: false, isAudible: false };
const watch = () => watchBranches({ db: app.db, clock: app.clock, ...app.alerts }, signal);
interface DeviceAlert {
  branchId: string;
  doneStep: string | null;
  isOpen: boolean;
}
const alerts = async (): Promise<DeviceAlert[]> => {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<DeviceAlert>`select branch_id as "branchId", done_step as "doneStep", ended_at is null as "isOpen" from alerts
      where kind = 'device' order by began_at`.execute(tx),
  );
  return rows;
};
const run = (statement: ReturnType<typeof sql>) =>
  app.db.tenant(app.osh, (tx) => statement.execute(tx)).then(() => undefined);
const later = (seconds: number) => shop.later(seconds, CENTER, "device");

const watched = async () => {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ id: string }>`select branch_id as id from branch_watches where merchant_id = ${app.osh}`.execute(
      tx,
    ),
  );
  return rows.map(({ id }) => id);
};

beforeEach(async () => {
  await officeBeat({ isClosing: true });
  await beat({ isClosing: true });
  await run(sql`delete from alerts where merchant_id = ${app.osh}`);
  await run(sql`delete from branch_watches where merchant_id = ${app.osh}`);
  await shop.set({ ...EACH_MINUTE, device: STEPS });
});

test("[OR-14] does not watch a branch without a console, or one opened for less than ten minutes", async () => {
  await watch();
  await officeBeat();
  expect(await watched()).toEqual([]);
  for (let minutes = 0; minutes < 10; minutes += 2) {
    app.clock.advance(120_000);
    await officeBeat();
  }
  expect(await watched()).toEqual(expect.arrayContaining([CENTER, NORTH]));
  await officeBeat({ isClosing: true });
  await watch();
  expect((await alerts()).map((alert) => alert.branchId)).toEqual(expect.arrayContaining([CENTER, NORTH]));
});

test("[OR-14] stops watching a branch that has had no console for two weeks", async () => {
  await beat();
  expect(await watched()).toEqual([CENTER]);
  await beat(ASLEEP);
  await watch();
  expect(await alerts()).toMatchObject([{ isOpen: true }]);
  await run(sql`update branch_watches set heard_on = heard_on - 13`);
  await watch();
  expect(await alerts()).toMatchObject([{ isOpen: true }]);
  await run(sql`update branch_watches set heard_on = heard_on - 2`);
  await watch();
  expect(await alerts()).toMatchObject([{ isOpen: false }]);
  expect(await watched()).toEqual([]);
  await beat();
  expect(await watched()).toEqual([CENTER]);
});

test(
  "[OR-14] an open branch whose devices are all asleep alerts its manager step by step until one is awake",
  async () => {
    const phone = await shop.subscribe(owner);
    await beat();
    await watch();
    expect(await alerts()).toEqual([]);
    await beat(ASLEEP);
    await watch();
    await watch();
    expect(await alerts()).toEqual([{ branchId: CENTER, doneStep: null, isOpen: true }]);
    const [chats, texts, calls] = [shop.chat().length, shop.texts().length, shop.calls().length];
    await later(59);
    expect((await alerts())[0]?.doneStep).toBeNull();
    await later(1);
    await expect.poll(() => phone.shown().at(-1)?.title, SOON).toMatch(/заказы никто не слышит/);
    await later(60);
    await expect.poll(() => shop.chat().length, SOON).toBe(chats + 1);
    expect(shop.chat().at(-1)?.text).toMatch(/ни одно устройство не слышит заказы/);
    await later(60);
    await expect.poll(() => shop.texts().length, SOON).toBe(texts + 1);
    await later(60);
    await expect.poll(() => shop.calls().length, SOON).toBe(calls + 1);
    await beat();
    await watch();
    expect(await alerts()).toEqual([{ branchId: CENTER, doneStep: "call", isOpen: false }]);
    await expect.poll(() => phone.shown().at(-1)?.isSilent, SOON).toBe(true);
  },
  scaledTime(60_000),
);

test("[OR-14] takes no step after a device woke up, even before the next run of the job", async () => {
  await beat();
  await beat({ isClosing: true });
  await watch();
  expect(await alerts()).toMatchObject([{ isOpen: true }]);
  await beat();
  await later(100);
  expect(await alerts()).toEqual([{ branchId: CENTER, doneStep: null, isOpen: false }]);
  // A new alert starts, although the job did not run while the device was awake.
  await beat(ASLEEP);
  await watch();
  expect(await alerts()).toMatchObject([{ isOpen: true }]);
});

test("[OR-14] a device that falls asleep repeatedly repeats no step within the hour", async () => {
  const phone = await shop.subscribe(owner);
  await beat();
  const doze = async (seconds: number) => {
    await beat(ASLEEP);
    await watch();
    await later(seconds);
    const [alert] = await alerts();
    await beat();
    await watch();
    return alert?.doneStep;
  };
  expect(await doze(61)).toBe("push");
  await expect.poll(() => phone.shown().filter(({ isSilent }) => !isSilent).length, SOON).toBe(1);
  expect(await doze(59)).toBe("push");
  expect(await doze(61)).toBe("telegram");
  app.clock.advance(3_600_000);
  expect(await doze(59)).toBeNull();
  expect(phone.shown().filter(({ isSilent }) => !isSilent)).toHaveLength(1);
});

test("[OR-14] two concurrent workers begin one alert", async () => {
  await beat();
  await beat(ASLEEP);
  await Promise.all([watch(), watch(), watch()]);
  expect(await alerts()).toHaveLength(1);
});

test("[OR-14] a console that shows all branches replaces a branch's tablet only if the branch has none", async () => {
  await beat();
  await beat({ branchId: NORTH });
  await beat({ isClosing: true });
  await officeBeat();
  await watch();
  expect(await alerts()).toEqual([]);
  const tablet = newId();
  await run(sql`insert into devices (merchant_id, id, name, branch_id, paired_at, version, changed_at)
    values (${app.osh}, ${tablet}, 'Kassa', ${CENTER}, now(), 1, now())`);
  await run(sql`insert into device_beats (merchant_id, id, staff_id, is_paired, page_id, beat_at, can_notify)
    select merchant_id, ${tablet}, id, true, gen_random_uuid(), now() - interval '1 day', true from staff
    where merchant_id = ${app.osh} and name = 'Nodir'`);
  await watch();
  expect((await alerts()).map((alert) => alert.branchId)).toEqual([CENTER]);
  await officeBeat({ branchId: CENTER });
  await watch();
  expect((await alerts()).find((alert) => alert.branchId === CENTER)?.isOpen).toBe(false);
  await run(sql`delete from device_beats where id = ${tablet}`);
  await run(sql`delete from devices where id = ${tablet}`);
});

test("[OR-14] does not alert for a branch whose services are off, or for a blocked brand", async () => {
  await beat();
  await beat(ASLEEP);
  await changeContent(
    app,
    app.osh,
    sql`update branches set settings = settings || '{"deliveryEnabled": false, "pickupEnabled": false, "dineinEnabled": false}'
    where id = ${CENTER}`,
  );
  await watch();
  expect(await alerts()).toEqual([]);
  await changeContent(
    app,
    app.osh,
    sql`update branches set settings = settings || '{"deliveryEnabled": true, "pickupEnabled": true}' where id = ${CENTER}`,
  );
  await watch();
  expect(await alerts()).toMatchObject([{ isOpen: true }]);
  const block = (isActive: boolean) =>
    app.db.platform((tx) =>
      sql`update merchants set is_active = ${isActive} where merchant_id = ${app.osh}`.execute(tx),
    );
  await block(false);
  await later(60);
  expect(await alerts()).toEqual([{ branchId: CENTER, doneStep: null, isOpen: false }]);
  await block(true);
});

test("[OR-14] a lost device counts from its last report, and a second silence begins a new alert", async () => {
  await beat();
  app.clock.advance((OFFLINE_SECONDS + 1) * 1000);
  await watch();
  expect(await alerts()).toMatchObject([{ isOpen: true }]);
  await beat();
  await watch();
  expect(await alerts()).toMatchObject([{ isOpen: false }]);
  await beat(ASLEEP);
  await watch();
  expect(await alerts()).toMatchObject([{ isOpen: true, doneStep: null }]);
});

test("[OR-14] does not alert for a closed or paused branch, and its alert ends when it closes", async () => {
  await beat();
  await beat(ASLEEP);
  const closed = JSON.stringify([{ day: "2000-01-01", lastDay: "2100-01-01", name: null, isClosed: true }]);
  await changeContent(
    app,
    app.osh,
    sql`update branches set holidays = ${closed}::jsonb where id = ${CENTER}`,
  );
  await watch();
  expect(await alerts()).toEqual([]);
  await changeContent(app, app.osh, sql`update branches set holidays = '[]' where id = ${CENTER}`);
  await watch();
  expect(await alerts()).toMatchObject([{ isOpen: true }]);
  const pause = { kind: "STOP", branchId: CENTER, until: null };
  const made = await app.call<{ id: string }>("/console/v1/pauses", { token: owner, body: pause });
  expect(made.status).toBe(200);
  await watch();
  expect(await alerts()).toMatchObject([{ isOpen: false }]);
  await app.call(`/console/v1/pauses/${made.body.id}`, { token: owner, method: "DELETE" });
});

test("[OR-14] [US-8] a console of another branch or of the kitchen does not count as a device for the branch's orders", async () => {
  await beat();
  await beat({ branchId: NORTH });
  await watch();
  expect((await alerts()).map((alert) => alert.branchId)).toEqual([CENTER]);
  await beat();
  await watch();
  await run(sql`update staff set role = 'kitchen' where merchant_id = ${app.osh} and name = 'Nodir'`);
  await watch();
  await run(sql`update staff set role = 'operator' where merchant_id = ${app.osh} and name = 'Nodir'`);
  expect((await alerts()).filter(({ isOpen }) => isOpen).map((alert) => alert.branchId)).toContain(CENTER);
});

test("[OR-14] settings of an older version get the default steps, and an older console leaves them unchanged", async () => {
  const { device: _, ...older } = { ...EACH_MINUTE, device: STEPS };
  const saved = await app.call<{ settings: { device: object } }>(`/console/v1/alert-ladders/${CENTER}`, {
    token: owner,
    method: "PUT",
    body: older,
  });
  expect(saved.body.settings.device).toEqual(STEPS);
  await run(sql`update alert_ladders set settings = settings - 'device' where branch_id = ${CENTER}`);
  const { body } = await app.call<{ branches: { id: string; settings: { device: object } }[] }>(
    "/console/v1/alert-ladders",
    { token: owner },
  );
  const center = body.branches.find(({ id }) => id === CENTER);
  expect(center?.settings.device).toEqual({ push: 120, telegram: 300, sms: 600, call: 900 });
  const wrong = { ...EACH_MINUTE, device: { ...STEPS, sms: 120 } };
  const refused = await app.call<{ data: { field: string } }>(`/console/v1/alert-ladders/${CENTER}`, {
    token: owner,
    method: "PUT",
    body: wrong,
  });
  expect([refused.status, refused.body.data.field]).toEqual([400, "device.sms"]);
});
