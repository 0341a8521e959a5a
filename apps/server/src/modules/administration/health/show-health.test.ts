import type { BrandHealthReport } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { PLATFORM_HOST as host, signInAdministrator } from "../../../testing/administrator.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const app = await createTestShop();
const guest = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const token = await signInAdministrator(app);

type HealthReply = { brands: BrandHealthReport[]; total: number; pages: number };
const fetchHealth = async (query = "") =>
  (await app.call<HealthReply>(`/platform/v1/health${query}`, { host, token })).body;
const findBrandHealth = async (key: string) =>
  (await fetchHealth()).brands.find((brand) => brand.key === key);
const postTestOrder = () => postOrder(app, guest.token, createPickupBody());
const acceptOrder = (id: string) =>
  app.call(`/console/v1/orders/${id}/accept`, { token: owner, body: { version: 1 } });
/** Inserts a past order that was accepted after this number of seconds. */
const insertPastOrder = (at: Date, seconds: number) =>
  app.db.tenant(app.osh, (tx) =>
    sql`insert into orders (merchant_id, id, number, user_id, branch_id, status, service_type, order_device, payment_type,
        receiver_phone, lines, breakdown, total_price, preparation_minutes, created_at, accepted_at, closed_at)
      select merchant_id, gen_random_uuid(), 1e9 + (random() * 1e9)::bigint, user_id, branch_id, 'CLOSED', service_type,
        order_device, 'CASH', receiver_phone, lines, breakdown, total_price, 20, ${at}, ${new Date(at.getTime() + seconds * 1000)},
        ${at} from orders where merchant_id = ${app.osh} limit 1 on conflict do nothing`.execute(tx),
  );

test("[S39] shows no figures for a brand without orders", async () => {
  expect(await findBrandHealth("pizza")).toMatchObject({
    unanswered: 0,
    waitingSince: null,
    acceptSeconds: null,
    acceptSecondsBefore: null,
    ordersToday: 0,
    ordersWeekBefore: 0,
    devices: 0,
    silentDevices: [],
    unattended: 0,
    unattendedSince: null,
    latePayments: 0,
    differences: 0,
    maxTexts: null,
    failedSignIns: 0,
  });
});

test("[S39, OR-5] an unanswered order counts from the third minute until it is accepted, and moves its brand to the top", async () => {
  const { id, createdAt } = await postTestOrder();
  app.clock.advance(3 * MINUTE_MS - 1000);
  expect((await findBrandHealth("osh"))?.unanswered).toBe(0);
  app.clock.advance(2000);
  expect(await findBrandHealth("osh")).toMatchObject({
    unanswered: 1,
    waitingSince: createdAt,
    ordersToday: 1,
  });
  expect((await fetchHealth()).brands[0]?.key).toBe("osh");
  expect((await findBrandHealth("pizza"))?.unanswered).toBe(0);
  await acceptOrder(id);
  expect(await findBrandHealth("osh")).toMatchObject({
    unanswered: 0,
    waitingSince: null,
    acceptSeconds: 181,
  });
});

test("[S39] compares today's median acceptance time with the previous fourteen days, and orders with the same weekday until now", async () => {
  const now = app.clock.now();
  for (const [days, seconds] of [
    [1, 60],
    [2, 90],
    [3, 120],
    // This order is too old for the report.
    [20, 10_000],
  ] as const)
    await insertPastOrder(new Date(now.getTime() - days * DAY_MS), seconds);
  const weekAgo = now.getTime() - 7 * DAY_MS;
  await insertPastOrder(new Date(weekAgo - MINUTE_MS), 90);
  // The comparison with last week ends at the same time of day as now, so it excludes this order, which was placed a
  // minute later.
  await insertPastOrder(new Date(weekAgo + MINUTE_MS), 90);
  const { id } = await postTestOrder();
  app.clock.advance(19_000);
  await acceptOrder(id);
  expect(await findBrandHealth("osh")).toMatchObject({
    acceptSeconds: 100,
    acceptSecondsBefore: 90,
    ordersToday: 2,
    ordersWeekBefore: 1,
  });
});

test("[S39] ignores test orders and orders of other brands", async () => {
  const before = await findBrandHealth("osh");
  const tried = await app.call("/console/v1/test-orders", { token: owner, body: { language: "uz" } });
  expect(tried.status).toBe(200);
  app.clock.advance(5 * MINUTE_MS);
  expect(await findBrandHealth("osh")).toMatchObject({ ordersToday: before?.ordersToday, unanswered: 0 });
});

test("[S39] [OR-14] lists paired devices that are asleep, muted or offline with the time, and open branches without an awake device", async () => {
  const made = await app.call<{ device: { id: string }; code: string }>("/console/v1/devices", {
    token: owner,
    body: { name: "Oshxona", branchId: null },
  });
  expect(made.status).toBe(200);
  const now = app.clock.now();
  const runStatement = (statement: ReturnType<typeof sql>) =>
    app.db.tenant(app.osh, (tx) => statement.execute(tx));
  await runStatement(sql`update devices set paired_at = ${now} where merchant_id = ${app.osh}`);
  const silent = { name: "Oshxona", branch: null, state: "offline", since: null as string | null };
  expect(await findBrandHealth("osh")).toMatchObject({ devices: 1, silentDevices: [silent], unattended: 0 });
  await runStatement(sql`insert into device_beats (merchant_id, id, staff_id, is_paired, page_id, beat_at, can_notify)
    select merchant_id, id, (select id from staff s where s.merchant_id = d.merchant_id limit 1), true,
      gen_random_uuid(), ${now}, true from devices d`);
  expect(await findBrandHealth("osh")).toMatchObject({ devices: 1, silentDevices: [] });
  await runStatement(sql`update device_beats set asleep_since = ${now}`);
  expect((await findBrandHealth("osh"))?.silentDevices).toEqual([
    { ...silent, state: "asleep", since: now.toISOString() },
  ]);
  app.clock.advance(3 * MINUTE_MS);
  expect((await findBrandHealth("osh"))?.silentDevices).toEqual([
    { ...silent, state: "offline", since: now.toISOString() },
  ]);
  await runStatement(sql`insert into branch_watches (merchant_id, branch_id, heard_on, quiet_since)
    select merchant_id, id, current_date, ${now} from branches on conflict (merchant_id, branch_id) do update set quiet_since = ${now}`);
  const branches = await runStatement(sql`select from branches where merchant_id = ${app.osh}`);
  const unattended = { unattended: branches.rows.length, unattendedSince: now.toISOString() };
  expect(await findBrandHealth("osh")).toMatchObject(unattended);
  expect((await findBrandHealth("pizza"))?.unattended).toBe(0);
});

test("[S39] counts the SMS of the month and failed sign-ins", async () => {
  for (let tries = 0; tries < 3; tries += 1)
    await app.call("/console/v1/sign-in", { body: { login: "kitchen@osh", password: "wrong" } });
  expect(await findBrandHealth("osh")).toMatchObject({ failedSignIns: 3 });
  expect((await findBrandHealth("pizza"))?.failedSignIns).toBe(0);
  // A successful sign-in clears the failed attempts.
  await app.signInStaff("kitchen@osh");
  expect((await findBrandHealth("osh"))?.failedSignIns).toBe(0);
  const insertSmsMessage = (id: string, state: string) =>
    app.db.tenant(app.osh, (tx) =>
      sql`insert into sms_messages (merchant_id, id, kind, phone, payer, state, parts, sent_at)
        values (${app.osh}, ${id}, 'code', '+998 90 *** ** 11', 'platform', ${state}, 1, ${app.clock.now()})`.execute(
        tx,
      ),
    );
  await insertSmsMessage(newId(), "delivered");
  await insertSmsMessage(newId(), "refused");
  expect((await findBrandHealth("osh"))?.texts).toBe(1);
});

test("[S39] excludes a blocked brand, returns an empty page after the last, and is for administrators only", async () => {
  const block = { host, token, body: { reason: { uz: "Tekshiruv" } } };
  await app.call(`/platform/v1/brands/${app.pizza}/block`, block);
  expect((await fetchHealth()).brands.map(({ key }) => key)).toEqual(["osh"]);
  await app.call(`/platform/v1/brands/${app.pizza}/unblock`, { host, token, method: "POST" });
  expect(await fetchHealth()).toMatchObject({ total: 2, pages: 1 });
  expect(await fetchHealth("?page=1")).toMatchObject({ brands: [], total: 0 });
  expect((await app.call("/platform/v1/health", { host, token: owner })).status).toBe(401);
  for (const wrong of ["?page=-1", "?page=x"])
    expect((await app.call(`/platform/v1/health${wrong}`, { host, token })).status).toBe(400);
});

test("[S39, S2] reading all brands leaves no brand set in the transaction", async () => {
  const left = await app.db.platform(async (tx) => {
    await sql`select * from brand_health(now(), array['CASH'], 0, 10)`.execute(tx);
    await sql`select * from brand_devices(${[app.osh]}::uuid[])`.execute(tx);
    return sql<{ merchant: string | null }>`select current_merchant() as merchant`.execute(tx);
  });
  expect(left.rows).toEqual([{ merchant: null }]);
});
