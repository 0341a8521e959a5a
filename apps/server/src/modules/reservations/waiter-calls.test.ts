import type { ConsoleEvent, Reservation, WaiterCall } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { tableIdOf } from "../merchants/index.ts";
import { listen } from "../../testing/listen.ts";
import { branchId, CUSTOMER, shop } from "../../testing/test-shop.ts";
import { addTables, atTable } from "../../testing/test-tables.ts";
import { changeContent } from "../../testing/change-content.ts";

const app = await shop();
await app.start();
await addTables(app, "osh");
const kitchen = await app.signInStaff("kitchen@osh");
const tableId = (number: string, branchKey = "center") => tableIdOf("osh", { branchKey, number });
type ReservationsState = { lastEventId: string; reservations: Reservation[]; waiterCalls: WaiterCall[] };

const ask = async (number: string, branchKey?: string) =>
  app.call<WaiterCall & { code: string }>("/orders/v1/waiter-calls", {
    body: await atTable(app, tableId(number, branchKey)),
  });
const look = async (query = "") =>
  (await app.call<ReservationsState>(`/console/v1/reservations${query}`, { token: kitchen })).body;
const end = (id: string, token = kitchen) =>
  app.call<WaiterCall>(`/console/v1/waiter-calls/${id}/end`, { token, method: "POST" });

test("[OR-11] a repeated waiter call is the same call until it is answered", async () => {
  const [first, again] = await Promise.all([ask("1"), ask("1")]);
  expect(first.body).toMatchObject({ state: "CALLED", table: { number: "1" } });
  expect(again.body.id).toBe(first.body.id);
  expect((await look()).waiterCalls.map(({ id }) => id)).toEqual([first.body.id]);
  app.clock.advance(60_000);
  expect((await end(first.body.id)).body.state).toBe("ENDED");
  expect((await end(first.body.id)).body).toMatchObject({ state: "ENDED" });
  const seen = await app.call<WaiterCall>(`/orders/v1/waiter-calls/${first.body.id}`);
  expect(seen.body.state).toBe("ENDED");
  expect((await look()).waiterCalls).toEqual([]);
  expect((await ask("1")).body.id).not.toBe(first.body.id);
});

test("[OR-11] an unanswered call expires after two hours and can be made again", async () => {
  await ask("2");
  app.clock.advance(2 * 3_600_000 + 1000);
  expect((await look()).waiterCalls).toEqual([]);
  const { body } = await ask("2");
  expect((await look()).waiterCalls).toMatchObject([{ id: body.id }]);
});

test("[OR-11] a permanently closed branch, or one without dine-in, has no waiter calls", async () => {
  const set = (change: object) =>
    changeContent(
      app,
      app.osh,
      sql`update branches b set is_active = n.is_active, settings = n.settings
        from branches o, jsonb_populate_record(o, ${JSON.stringify(change)}::jsonb) n
        where b.id = ${branchId("north")} and o.merchant_id = b.merchant_id and o.id = b.id`,
    );
  const call = () => ask("9", "north");
  await set({ is_active: false });
  expect((await call()).body).toMatchObject({ code: "table_not_found" });
  await set({ is_active: true, settings: { dineinEnabled: false } });
  expect((await call()).body).toMatchObject({ code: "table_not_found" });
  await set({ settings: { dineinEnabled: true } });
  expect((await call()).body).toMatchObject({ state: "CALLED" });
});

test("[BR-12] an unknown table and another brand's call are not found", async () => {
  const theirs = tableIdOf("pizza", { branchKey: "center", number: "1" });
  const stranger = { body: await atTable(app, theirs, "pizza") };
  expect((await app.call<WaiterCall>("/orders/v1/waiter-calls", stranger)).status).toBe(404);
  const { body } = await ask("3");
  const foreign = await app.signInStaff("owner@pizza");
  expect((await end(body.id, foreign)).status).toBe(404);
  const path = `/orders/v1/waiter-calls/${body.id}`;
  expect((await app.call(path, { host: "pizza.localhost" })).status).toBe(404);
});

test("[S34] a call requires the table's current code", async () => {
  const { tableId: id, tableSecret } = await atTable(app, tableId("2"));
  const path = "/orders/v1/waiter-calls";
  const call = async (body: object) => (await app.call<{ code: string }>(path, { body })).body.code;
  expect(await call({ tableId: id })).toBe("bad_request");
  expect(await call({ tableId: id, tableSecret: "0".repeat(32) })).toBe("table_not_found");
  expect(await call({ tableId: tableId("1"), tableSecret })).toBe("table_not_found");
  const tables = await app.call(`/users/v1/branches/${branchId("center")}/tables`);
  expect(JSON.stringify(tables.body)).not.toContain(tableSecret);
  await app.db.tenant(app.osh, (tx) =>
    sql`update dining_tables set secret = default where id = ${id}`.execute(tx),
  );
  expect(await call({ tableId: id, tableSecret })).toBe("table_not_found");
});

test("[OR-11] the staff page receives calls and reservations of its branch by events", async () => {
  const { lastEventId } = await look();
  const events = await listen<ConsoleEvent>(
    app,
    `/console/v1/events?branchId=${branchId("center")}&after=${lastEventId}`,
    kitchen,
  );
  const guest = await app.signIn(CUSTOMER);
  await ask("9").then(() => undefined);
  const call = await ask("1");
  await end(call.body.id);
  const body = { branchId: branchId("center"), chairs: 2, day: "2026-03-03", time: "19:00" };
  const made = await app.call<Reservation>("/orders/v1/reservations", { token: guest.token, body });
  await expect
    .poll(() => events().map(({ waiterCall, reservation }) => waiterCall?.state ?? reservation?.state))
    .toContain("NEW");
  const told = events();
  expect(told.at(-1)?.reservation).toEqual({ ...made.body, guestPhone: "" });
  expect(told.flatMap(({ waiterCall }) => waiterCall?.state ?? [])).toContain("ENDED");
  expect(told.every(({ waiterCall }) => waiterCall?.table.number !== "9")).toBe(true);
});

test("[OR-11] a guest's page receives the own reservations by events, and no others", async () => {
  const guest = await app.signIn("+998903333333");
  const other = await app.signIn("+998904444444");
  const path = `/orders/v1/reservations/user/${guest.userId}/events`;
  const events = await listen<Reservation>(app, path, guest.token);
  const wish = { branchId: branchId("center"), chairs: 2, day: "2026-03-04" };
  const reserve = (time: string, token: string) =>
    app.call<Reservation>("/orders/v1/reservations", { token, body: { ...wish, time } });
  await reserve("12:00", other.token);
  const { body } = await reserve("19:00", guest.token);
  const owner = await app.signInStaff("owner@osh");
  const confirm = { token: owner, body: { version: 1, answer: "Kutamiz" } };
  await app.call(`/console/v1/reservations/${body.id}/confirm`, confirm);
  await expect.poll(() => events().at(-1)?.state).toBe("CONFIRMED");
  expect(new Set(events().map(({ id }) => id))).toEqual(new Set([body.id]));
  expect((await app.call(path, { token: other.token })).status).toBe(404);
});
