import type { AlertTest, BranchAlertLadder, AlertLadderSettings } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { startAlertShop, ONE_MINUTE_ESCALATION_SETTINGS } from "../../../testing/alert-shop.ts";
import { branchIdFromKey, createPickupBody, postOrder } from "../../../testing/test-shop.ts";
import { EVENT_POLL_OPTIONS, scaleTime } from "../../../testing/time-limits.ts";
import { listAlertLadders } from "./change-ladder.ts";

interface LaddersReply {
  branches: BranchAlertLadder[];
  canCall: boolean;
  hasBot: boolean;
}

const shop = await startAlertShop();
const { app, owner, guest } = shop;
const fetchLadders = async (token = owner) =>
  (await app.call<LaddersReply>("/console/v1/alert-ladders", { token })).body;
const fetchCenterLadder = async () =>
  (await fetchLadders()).branches.find(({ id }) => id === branchIdFromKey("center"));
const getLadderRefusal = async (settings: unknown) =>
  (await shop.set(settings as AlertLadderSettings)).body["data"];
const fetchOwnerId = async () =>
  (await fetchCenterLadder())?.people.find(({ name }) => name === "owner")?.id ?? "";

test("[OR-13] a branch without settings has the messages enabled, and no automatic decisions or pauses", async () => {
  const { branches, canCall, hasBot } = await fetchLadders();
  expect(branches.map(({ settings }) => settings.order)).toEqual(
    branches.map(() => ({ push: 30, telegram: 120, sms: 240, call: 360, decide: null, pause: null })),
  );
  expect([canCall, hasBot]).toEqual([true, true]);
  const person = (await fetchCenterLadder())?.people.find(({ name }) => name === "owner");
  expect(person).toMatchObject({ hasTelegram: true, hasPhone: true, isManager: true });
  expect((await fetchCenterLadder())?.devices).toBe(0);
  await shop.subscribe(owner);
  expect((await fetchCenterLadder())?.devices).toBe(1);
});

test("[OR-13] [S37] stores the settings and records their author in the audit log", async () => {
  expect((await shop.set(ONE_MINUTE_ESCALATION_SETTINGS)).status).toBe(200);
  expect((await fetchCenterLadder())?.settings).toEqual(ONE_MINUTE_ESCALATION_SETTINGS);
  const { body } = await app.call<{ content: { entity: string; after: object }[] }>("/console/v1/changes", {
    token: owner,
  });
  expect(JSON.stringify(body)).toContain("alertLadder");
});

test("[OR-13] [AP-2] refuses an invalid setting by its field and stores nothing", async () => {
  await shop.set(ONE_MINUTE_ESCALATION_SETTINGS);
  const person = { staffId: await fetchOwnerId(), quietFrom: null, quietUntil: null };
  const createLadderWithOrder = (change: object) => ({
    ...ONE_MINUTE_ESCALATION_SETTINGS,
    order: { ...ONE_MINUTE_ESCALATION_SETTINGS.order, ...change },
  });
  expect(await getLadderRefusal(createLadderWithOrder({ sms: 60 }))).toMatchObject({ field: "order.sms" });
  expect(await getLadderRefusal(createLadderWithOrder({ push: 1 }))).toMatchObject({ field: "order.push" });
  expect(await getLadderRefusal(createLadderWithOrder({ pause: 1e9 }))).toMatchObject({
    field: "order.pause",
  });
  expect(
    await getLadderRefusal({
      ...ONE_MINUTE_ESCALATION_SETTINGS,
      table: { push: 60, telegram: 30, sms: null },
    }),
  ).toMatchObject({
    field: "table.telegram",
  });
  const createLadderWithPeople = (...all: object[]) => ({ ...ONE_MINUTE_ESCALATION_SETTINGS, people: all });
  expect(await getLadderRefusal(createLadderWithPeople(person, person))).toMatchObject({
    field: "people.1.staffId",
  });
  expect(
    await getLadderRefusal(createLadderWithPeople({ ...person, staffId: branchIdFromKey("center") })),
  ).toMatchObject({
    field: "people.0.staffId",
  });
  expect(await getLadderRefusal(createLadderWithPeople({ ...person, quietFrom: "22:00" }))).toMatchObject({
    field: "people.0.quietUntil",
  });
  expect(
    await getLadderRefusal(createLadderWithPeople({ ...person, quietFrom: "25:00", quietUntil: "08:00" })),
  ).toMatchObject({
    field: "people.0.quietFrom",
  });
  expect((await fetchCenterLadder())?.settings).toEqual(ONE_MINUTE_ESCALATION_SETTINGS);
});

test(
  "[OR-13] sends nothing in a person's quiet hours; a person that left is not listed",
  async () => {
    const now = app.clock.now();
    const formatTimeAfterHours = (hours: number) =>
      new Date(now.getTime() + hours * 3_600_000).toLocaleTimeString("en-GB", {
        timeZone: "Asia/Tashkent",
        hour: "2-digit",
        minute: "2-digit",
      });
    const staffId = await fetchOwnerId();
    const quiet = { staffId, quietFrom: formatTimeAfterHours(-1), quietUntil: formatTimeAfterHours(1) };
    await shop.set({
      ...ONE_MINUTE_ESCALATION_SETTINGS,
      order: { ...ONE_MINUTE_ESCALATION_SETTINGS.order, push: null },
      people: [quiet],
    });
    const { id } = await postOrder(app, guest, createPickupBody());
    const selectTestAlert = () =>
      app.db.tenantRead(app.osh, (tx) =>
        sql<{ step: string | null; done: string | null }>`
          select step, done_step as done from alerts where subject_id = ${id}`.execute(tx),
      );
    await expect.poll(async () => (await selectTestAlert()).rows.length, EVENT_POLL_OPTIONS).toBe(1);
    const before = shop.chat().length;
    await shop.later(120, id);
    expect((await selectTestAlert()).rows).toEqual([{ step: "telegram", done: null }]);
    expect(shop.chat().length).toBe(before);
    await app.db.tenant(app.osh, (tx) =>
      sql`update alert_ladders set settings = jsonb_set(settings, '{people,0,staffId}', ${JSON.stringify(id)}::jsonb)
        where branch_id = ${branchIdFromKey("center")}`.execute(tx),
    );
    expect((await fetchCenterLadder())?.settings.people).toEqual([]);
  },
  scaleTime(60_000),
);

test(
  "[OR-13] a test sends the enabled messages as test messages and reports the result of each",
  async () => {
    await shop.set(ONE_MINUTE_ESCALATION_SETTINGS);
    const { body } = await shop.test();
    const fetchAlertTest = async () =>
      (await app.call<AlertTest>(`/console/v1/alert-tests/${body.testId}`, { token: owner })).body;
    expect(await fetchAlertTest()).toMatchObject({ step: "push", isOver: false });
    for (let step = 0; step < 3; step += 1) await shop.later(5, body.testId, "test");
    await expect.poll(async () => (await fetchAlertTest()).isOver, EVENT_POLL_OPTIONS).toBe(true);
    const { messages } = await fetchAlertTest();
    expect(messages.map(({ step, state }) => `${step} ${state}`).toSorted()).toEqual([
      "call sent",
      "push sent",
      "sms sent",
      "telegram sent",
    ]);
    expect(shop.chat().at(-1)?.text).toContain("это проверка");
    expect(shop.calls()[0]?.text).toContain("sinov");
  },
  scaleTime(60_000),
);

test("[OR-13] reads the settings of several branches with as many statements as those of one", async () => {
  const listLaddersWithQueryCount = (branchIds: string[] | null) =>
    app.db.tenantRead(app.osh, async (tx) => {
      const statements = vi.spyOn(tx.getExecutor(), "executeQuery");
      const shown = { merchantId: app.osh, branchIds, now: app.clock.now() };
      const ladders = await listAlertLadders(tx, app.alerts.channels, shown);
      return { ladders, count: statements.mock.calls.length };
    });
  const [all, one] = [
    await listLaddersWithQueryCount(null),
    await listLaddersWithQueryCount([branchIdFromKey("center")]),
  ];
  expect([all.ladders.length > 1, one.ladders.length]).toEqual([true, 1]);
  expect(all.count).toBe(one.count);
  expect(one.ladders).toEqual(all.ladders.filter(({ id }) => id === branchIdFromKey("center")));
});

test("[OR-13] [US-8] a paired tablet of one branch counts only for that branch", async () => {
  const fetchDeviceCount = async (key: string) =>
    (await fetchLadders()).branches.find(({ id }) => id === branchIdFromKey(key))?.devices ?? 0;
  const before = [await fetchDeviceCount("center"), await fetchDeviceCount("north")];
  app.clock.advance(1000);
  await shop.subscribe(await app.signInStaff("kitchen@osh"));
  await app.db.tenant(app.osh, (tx) =>
    sql`update staff_sessions set branch_id = ${branchIdFromKey("north")} where token_hash =
      (select token_hash from staff_push_subscriptions order by created_at desc limit 1)`.execute(tx),
  );
  expect([await fetchDeviceCount("center"), await fetchDeviceCount("north")]).toEqual([
    before[0],
    (before[1] ?? 0) + 1,
  ]);
});

test("[OR-13] [BR-12] does not find a test of another brand", async () => {
  const { body } = await shop.test();
  const foreign = await app.signInStaff("owner@pizza", "pizza.localhost");
  const path = `/console/v1/alert-tests/${body.testId}`;
  expect((await app.call(path, { token: foreign, host: "pizza.localhost" })).status).toBe(404);
});
