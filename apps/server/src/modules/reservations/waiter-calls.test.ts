import type { ConsoleEvent, Reservation, WaiterCall } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { tableIdFromKeys } from "../merchants/index.ts";
import { listenToEvents } from "../../testing/listen.ts";
import { branchIdFromKey, CUSTOMER_PHONE, createTestShop } from "../../testing/test-shop.ts";
import { addTables, readTableWithSecret } from "../../testing/test-tables.ts";
import { changeBrandContent } from "../../testing/change-content.ts";

const app = await createTestShop();
await app.start();
await addTables(app, "osh");
const kitchenToken = await app.signInStaff("kitchen@osh");
const getTableIdByNumber = (number: string, branchKey = "center") =>
  tableIdFromKeys("osh", { branchKey, number });
type ReservationsState = { lastEventId: string; reservations: Reservation[]; waiterCalls: WaiterCall[] };

const callWaiter = async (number: string, branchKey?: string) =>
  app.call<WaiterCall & { code: string }>("/orders/v1/waiter-calls", {
    body: await readTableWithSecret(app, getTableIdByNumber(number, branchKey)),
  });
const fetchReservationsState = async (query = "") =>
  (await app.call<ReservationsState>(`/console/v1/reservations${query}`, { token: kitchenToken })).body;
const endWaiterCall = (id: string, token = kitchenToken) =>
  app.call<WaiterCall>(`/console/v1/waiter-calls/${id}/end`, { token, method: "POST" });

test("[OR-11] a repeated waiter call is the same call until it is answered", async () => {
  const [first, again] = await Promise.all([callWaiter("1"), callWaiter("1")]);
  expect(first.body).toMatchObject({ state: "CALLED", table: { number: "1" } });
  expect(again.body.id).toBe(first.body.id);
  expect((await fetchReservationsState()).waiterCalls.map(({ id }) => id)).toEqual([first.body.id]);
  app.clock.advance(60_000);
  expect((await endWaiterCall(first.body.id)).body.state).toBe("ENDED");
  expect((await endWaiterCall(first.body.id)).body).toMatchObject({ state: "ENDED" });
  const seen = await app.call<WaiterCall>(`/orders/v1/waiter-calls/${first.body.id}`);
  expect(seen.body.state).toBe("ENDED");
  expect((await fetchReservationsState()).waiterCalls).toEqual([]);
  expect((await callWaiter("1")).body.id).not.toBe(first.body.id);
});

test("[OR-11] an unanswered call expires after two hours and can be made again", async () => {
  await callWaiter("2");
  app.clock.advance(2 * 3_600_000 + 1000);
  expect((await fetchReservationsState()).waiterCalls).toEqual([]);
  const { body } = await callWaiter("2");
  expect((await fetchReservationsState()).waiterCalls).toMatchObject([{ id: body.id }]);
});

test("[OR-11] a permanently closed branch, or one without dine-in, has no waiter calls", async () => {
  const changeNorthBranch = (change: object) =>
    changeBrandContent(
      app,
      app.osh,
      sql`update branches b set is_active = n.is_active, settings = n.settings
        from branches o, jsonb_populate_record(o, ${JSON.stringify(change)}::jsonb) n
        where b.id = ${branchIdFromKey("north")} and o.merchant_id = b.merchant_id and o.id = b.id`,
    );
  const call = () => callWaiter("9", "north");
  await changeNorthBranch({ is_active: false });
  expect((await call()).body).toMatchObject({ code: "table_not_found" });
  await changeNorthBranch({ is_active: true, settings: { dineinEnabled: false } });
  expect((await call()).body).toMatchObject({ code: "table_not_found" });
  await changeNorthBranch({ settings: { dineinEnabled: true } });
  expect((await call()).body).toMatchObject({ state: "CALLED" });
});

test("[BR-12] an unknown table and another brand's call are not found", async () => {
  const theirs = tableIdFromKeys("pizza", { branchKey: "center", number: "1" });
  const stranger = { body: await readTableWithSecret(app, theirs, "pizza") };
  expect((await app.call<WaiterCall>("/orders/v1/waiter-calls", stranger)).status).toBe(404);
  const { body } = await callWaiter("3");
  const foreign = await app.signInStaff("owner@pizza");
  expect((await endWaiterCall(body.id, foreign)).status).toBe(404);
  const path = `/orders/v1/waiter-calls/${body.id}`;
  expect((await app.call(path, { host: "pizza.localhost" })).status).toBe(404);
});

test("[S34] a call requires the table's current code", async () => {
  const { tableId: id, tableSecret } = await readTableWithSecret(app, getTableIdByNumber("2"));
  const path = "/orders/v1/waiter-calls";
  const call = async (body: object) => (await app.call<{ code: string }>(path, { body })).body.code;
  expect(await call({ tableId: id })).toBe("bad_request");
  expect(await call({ tableId: id, tableSecret: "0".repeat(32) })).toBe("table_not_found");
  expect(await call({ tableId: getTableIdByNumber("1"), tableSecret })).toBe("table_not_found");
  const tables = await app.call(`/users/v1/branches/${branchIdFromKey("center")}/tables`);
  expect(JSON.stringify(tables.body)).not.toContain(tableSecret);
  await app.db.tenant(app.osh, (tx) =>
    sql`update dining_tables set secret = default where id = ${id}`.execute(tx),
  );
  expect(await call({ tableId: id, tableSecret })).toBe("table_not_found");
});

test("[OR-11] the staff page receives calls and reservations of its branch by events", async () => {
  const { lastEventId } = await fetchReservationsState();
  const events = await listenToEvents<ConsoleEvent>(
    app,
    `/console/v1/events?branchId=${branchIdFromKey("center")}&after=${lastEventId}`,
    kitchenToken,
  );
  const guest = await app.signIn(CUSTOMER_PHONE);
  await callWaiter("9").then(() => undefined);
  const call = await callWaiter("1");
  await endWaiterCall(call.body.id);
  const body = { branchId: branchIdFromKey("center"), chairs: 2, day: "2026-03-03", time: "19:00" };
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
  const events = await listenToEvents<Reservation>(app, path, guest.token);
  const wish = { branchId: branchIdFromKey("center"), chairs: 2, day: "2026-03-04" };
  const requestReservation = (time: string, token: string) =>
    app.call<Reservation>("/orders/v1/reservations", { token, body: { ...wish, time } });
  await requestReservation("12:00", other.token);
  const { body } = await requestReservation("19:00", guest.token);
  const owner = await app.signInStaff("owner@osh");
  const confirm = { token: owner, body: { version: 1, answer: "Kutamiz" } };
  await app.call(`/console/v1/reservations/${body.id}/confirm`, confirm);
  await expect.poll(() => events().at(-1)?.state).toBe("CONFIRMED");
  expect(new Set(events().map(({ id }) => id))).toEqual(new Set([body.id]));
  expect((await app.call(path, { token: other.token })).status).toBe(404);
});
