import type { Branch, DiningTable, Reservation, ReservationTimes } from "@dasturxon/contract";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { tableIdFromKeys } from "../merchants/index.ts";
import { branchIdFromKey, CUSTOMER_PHONE, createTestShop } from "../../testing/test-shop.ts";
import { addTables } from "../../testing/test-tables.ts";
import { changeBrandContent } from "../../testing/change-content.ts";

const app = await createTestShop();
for (const key of ["osh", "pizza"] as const) {
  await addTables(app, key);
}
const mainCustomer = await app.signIn(CUSTOMER_PHONE);
const otherCustomer = await app.signIn("+998902222222");
const owner = await app.signInStaff("owner@osh");
const getTableIdByNumber = (number: string, branchKey = "center") =>
  tableIdFromKeys("osh", { branchKey, number });
beforeEach(() => app.db.tenant(app.osh, (tx) => sql`delete from reservations`.execute(tx)));

type ReservationReply = Reservation & { code: string; data: { chairs?: number } };
const reservationBody = { branchId: branchIdFromKey("center"), chairs: 2, day: "2026-03-03", time: "19:00" };
const requestReservation = (
  more: object = {},
  token = mainCustomer.token,
  headers: Record<string, string> = {},
) =>
  app.call<ReservationReply>("/orders/v1/reservations", {
    token,
    body: { ...reservationBody, ...more },
    headers,
  });
const cancelReservation = (id: string, token = mainCustomer.token) =>
  app.call<ReservationReply>(`/orders/v1/reservations/${id}/cancel`, { token, method: "POST" });
const answerReservation = (id: string, what: "confirm" | "refuse", body: object, token = owner) =>
  app.call<ReservationReply>(`/console/v1/reservations/${id}/${what}`, { token, body });
const fetchTables = async (query: string) =>
  (await app.call<(DiningTable & { isFree: boolean })[]>(`/orders/v1/reservations/tables?${query}`)).body;

test("[OR-11] a reservation has branch, area, seats and time, and staff confirm it", async () => {
  const { status, body } = await requestReservation({
    tableId: getTableIdByNumber("2"),
    chairs: 4,
    comment: "Deraza yonida",
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: "NEW",
    chairs: 4,
    startsAt: "2026-03-03T14:00:00.000Z",
    endsAt: "2026-03-03T16:00:00.000Z",
    table: { number: "2", place: { ru: "Зал" } },
    branch: { id: branchIdFromKey("center") },
    guestPhone: CUSTOMER_PHONE,
  });
  const confirmed = await answerReservation(body.id, "confirm", { version: 1, answer: "Kutamiz" });
  expect(confirmed.body).toMatchObject({ state: "CONFIRMED", version: 2, answer: "Kutamiz" });
  const list = await app.call(`/orders/v1/reservations/user/${mainCustomer.userId}`, {
    token: mainCustomer.token,
  });
  expect(list.body).toEqual([confirmed.body]);
});

test("[OR-11] refuses an overlapping reservation of a table; adjacent times are allowed", async () => {
  expect((await requestReservation({ tableId: getTableIdByNumber("1") })).status).toBe(200);
  const again = await requestReservation(
    { tableId: getTableIdByNumber("1"), time: "20:30" },
    otherCustomer.token,
  );
  expect([again.status, again.body.code]).toEqual([409, "table_taken"]);
  expect(
    (await requestReservation({ tableId: getTableIdByNumber("1"), time: "21:00" }, otherCustomer.token))
      .status,
  ).toBe(200);
  expect(
    (await requestReservation({ tableId: getTableIdByNumber("1"), time: "17:00" }, otherCustomer.token))
      .status,
  ).toBe(200);
  expect((await requestReservation({ tableId: getTableIdByNumber("2") }, otherCustomer.token)).status).toBe(
    200,
  );
});

test("[OR-11] a database constraint refuses overlaps", async () => {
  const { body } = await requestReservation({ tableId: getTableIdByNumber("1") });
  const copy = app.db.tenant(app.osh, (tx) =>
    sql`insert into reservations select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).*
      from reservations r where id = ${body.id}`.execute(tx),
  );
  await expect(copy).rejects.toMatchObject({ code: "23P01" });
});

test("[OR-11] without a chosen table the smallest free one with enough seats is taken, until none is left", async () => {
  const taken = [
    await requestReservation(),
    await requestReservation(),
    await requestReservation({}, otherCustomer.token),
  ];
  expect(taken.map(({ body }) => body.table.number)).toEqual(["1", "2", "3"]);
  const late = await requestReservation({}, otherCustomer.token);
  expect([late.status, late.body.code]).toEqual([409, "table_taken"]);
  const large = await requestReservation({ chairs: 50, time: "10:00" });
  expect(large.body).toMatchObject({ code: "table_too_small", data: { field: "chairs" } });
});

test("[OR-11] returns a day's times with the free tables of each", async () => {
  const fetchReservationTimes = async (more = "") =>
    (
      await app.call<ReservationTimes & { code: string }>(
        `/orders/v1/reservations/times?branchId=${reservationBody.branchId}&day=${reservationBody.day}${more}`,
      )
    ).body;
  await requestReservation({ tableId: getTableIdByNumber("1") });
  const { tables, times: day } = await fetchReservationTimes();
  expect(tables.map(({ number }) => number)).toEqual(["1", "2", "3"]);
  const getFreeTablesAt = (time: string) => day.find((each) => each.time === time)?.freeTables;
  expect(getFreeTablesAt("19:30")).toEqual([getTableIdByNumber("2"), getTableIdByNumber("3")]);
  expect(getFreeTablesAt("21:00")).toEqual([
    getTableIdByNumber("1"),
    getTableIdByNumber("2"),
    getTableIdByNumber("3"),
  ]);
  expect((await fetchReservationTimes("&chairs=5")).tables.map(({ number }) => number)).toEqual(["3"]);
  expect((await fetchReservationTimes("&chairs=50")).times[0]?.freeTables).toEqual([]);
});

test("[OR-11] a cancelled or refused reservation frees its table; only its customer can cancel", async () => {
  const { body } = await requestReservation({ tableId: getTableIdByNumber("1") });
  expect((await cancelReservation(body.id, otherCustomer.token)).status).toBe(404);
  expect((await cancelReservation(body.id)).body.state).toBe("CANCELED");
  expect((await cancelReservation(body.id)).body.code).toBe("reservation_over");
  const next = await requestReservation({ tableId: getTableIdByNumber("1") }, otherCustomer.token);
  await answerReservation(next.body.id, "refuse", { version: 1 });
  expect((await requestReservation({ tableId: getTableIdByNumber("1") })).status).toBe(200);
});

test("[R14] refuses the outdated one of two answers to a reservation", async () => {
  const { body } = await requestReservation();
  await cancelReservation(body.id);
  const late = await answerReservation(body.id, "confirm", { version: 1 });
  expect([late.status, late.body.code]).toEqual([409, "stale_version"]);
  expect((await answerReservation(body.id, "confirm", { version: 2 })).body.code).toBe("reservation_over");
});

test("[OR-11] a reservation that has begun cannot be cancelled, and times in the past are refused", async () => {
  const { body } = await requestReservation({ day: "2026-03-02", time: "13:00" });
  app.clock.advance(3_600_000);
  expect((await cancelReservation(body.id)).body.code).toBe("reservation_over");
  for (const when of [{ day: "2026-03-02", time: "12:30" }, { day: "2026-09-01" }])
    expect((await requestReservation(when)).body).toMatchObject({
      code: "table_closed",
      data: { field: "time" },
    });
});

test("[OR-11] staff can answer a reservation of a late guest, but not one whose time has passed", async () => {
  const at = new Date(app.clock.now().getTime() + 5 * 3_600_000 + 2 * 3_600_000);
  const [day, time] = [at.toISOString().slice(0, 10), `${at.toISOString().slice(11, 13)}:00`];
  const [late, gone] = [await requestReservation({ day, time }), await requestReservation({ day, time })];
  app.clock.advance(2.5 * 3_600_000);
  expect((await answerReservation(late.body.id, "confirm", { version: 1 })).body.state).toBe("CONFIRMED");
  app.clock.advance(2 * 3_600_000);
  for (const what of ["confirm", "refuse"] as const)
    expect((await answerReservation(gone.body.id, what, { version: 1 })).body.code).toBe("reservation_over");
});

test("[OR-11] a customer has at most five reservations", async () => {
  for (const time of ["08:00", "10:00", "14:00", "16:00", "18:00"]) {
    expect((await requestReservation({ time, day: "2026-03-05" })).status).toBe(200);
  }
  expect((await requestReservation({ day: "2026-03-06" })).body.code).toBe("too_many_reservations");
  await app.db.tenant(app.osh, (tx) => sql`delete from reservations`.execute(tx));
  const rush = Array.from({ length: 8 }, (_, index) =>
    requestReservation({
      branchId: branchIdFromKey(index % 2 ? "center" : "north"),
      day: "2026-03-05",
      time: `1${index}:00`,
      minutes: 60,
    }),
  );
  const answers = await Promise.all(rush);
  expect(
    answers.filter(({ status }) => status === 200),
    "in two branches at once",
  ).toHaveLength(5);
});

test("[OR-11] returns free tables for a time and party size", async () => {
  await requestReservation({ tableId: getTableIdByNumber("2"), chairs: 4 });
  const query = `branchId=${branchIdFromKey("center")}&day=2026-03-03&time=20:00&chairs=3`;
  expect((await fetchTables(query)).map(({ number, isFree }) => [number, isFree])).toEqual([
    ["2", false],
    ["3", true],
  ]);
  expect((await fetchTables(query.replace("20:00", "21:00")))[0]?.isFree).toBe(true);
  const tables = await app.call<DiningTable[]>(`/users/v1/branches/${branchIdFromKey("center")}/tables`);
  expect(tables.body.map(({ number, chairs }) => [number, chairs])).toEqual([
    ["1", 2],
    ["2", 4],
    ["3", 8],
  ]);
});

test("[R7] one key creates one reservation", async () => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const first = await requestReservation({}, mainCustomer.token, headers);
  const again = await requestReservation({}, mainCustomer.token, headers);
  expect(again.body).toEqual(first.body);
});

test("[BR-12] another brand's table, branch, staff and reservation are not found", async () => {
  const { body } = await requestReservation();
  const foreign = await app.signInStaff("owner@pizza");
  expect((await answerReservation(body.id, "confirm", { version: 1 }, foreign)).status).toBe(404);
  expect((await requestReservation({ branchId: branchIdFromKey("center", "pizza") })).body.code).toBe(
    "branch_not_found",
  );
  const theirs = tableIdFromKeys("pizza", { branchKey: "center", number: "1" });
  expect((await requestReservation({ tableId: theirs })).body.code).toBe("table_not_found");
  expect((await requestReservation({ tableId: getTableIdByNumber("9", "north") })).body.code).toBe(
    "table_not_found",
  );
});

test.each([
  [{ chairs: 0 }, "chairs"],
  [{ time: "25:00" }, "time"],
  [{ day: "2026-02-30" }, "day"],
  [{ minutes: 10_000 }, "minutes"],
  [{ branchId: "here" }, "branchId"],
])("[AP-2] refuses %j by the field's name", async (wrong, field) => {
  const { status, body } = await requestReservation(wrong);
  expect(status).toBe(400);
  expect(body).toMatchObject({ data: { field } });
});

test("[US-6] deleting the account cancels and anonymizes its future reservations", async () => {
  await app.start();
  const guest = await app.signIn("+998902222229");
  const { body } = await requestReservation({ tableId: getTableIdByNumber("1"), name: "Lola" }, guest.token);
  await app.call("/users/v1/users", { token: guest.token, method: "DELETE" });
  const selectReservations = async () => {
    const { rows } = await app.db.tenant(app.osh, (tx) =>
      sql`select state, guest_name, guest_phone from reservations where id = ${body.id}`.execute(tx),
    );
    return rows[0];
  };
  await expect.poll(selectReservations).toEqual({ state: "CANCELED", guest_name: null, guest_phone: "" });
});

test("[EN-4, OR-11] a branch returns a phone for reservations: a separate one or its own", async () => {
  /** Reads the branch as guests see it, after the processes have processed the change. */
  const fetchFirstBranch = async () => {
    app.directory.drop();
    const { body } = await app.call<Branch[]>("/users/v1/branches/full");
    return body.find(({ id }) => id === branchIdFromKey("center"));
  };
  expect(await fetchFirstBranch()).toMatchObject({ phone: "+998712000000", bookingPhone: "+998712000000" });
  await changeBrandContent(
    app,
    app.osh,
    sql`update branches set booking_phone = '+998712000111' where merchant_id = ${app.osh} and id = ${branchIdFromKey("center")}`,
  );
  expect(await fetchFirstBranch()).toMatchObject({ phone: "+998712000000", bookingPhone: "+998712000111" });
  expect((await requestReservation()).body.branch).toMatchObject({ phone: "+998712000111" });
});

test("[BR-14] with booking off no reservation is accepted", async () => {
  await changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set features = features || '{"booking": false}'`,
  );
  expect((await requestReservation()).body.code).toBe("feature_off");
});
