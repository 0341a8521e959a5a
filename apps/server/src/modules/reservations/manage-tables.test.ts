import type { Reservation, TableWithQrLink, TableByCode } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { branchIdFromKey, CUSTOMER_PHONE, createTestShop } from "../../testing/test-shop.ts";

interface Row {
  id: string;
  version: number;
  code: string;
  data: { where: object[]; field: string };
}

const app = await createTestShop();
let owner = await app.signInStaff("owner@osh");
const guest = await app.signIn(CUSTOMER_PHONE);
const path = "/console/v1/venue/tables";
let lastTableNumber = 20;
const createTableBody = (more: object = {}) => ({
  branchId: branchIdFromKey("center"),
  number: String((lastTableNumber += 1)),
  place: { uz: "Ayvon", ru: "Терраса" },
  chairs: 4,
  isActive: true,
  ...more,
});
const addTable = (more: object = {}) => app.call<Row>(path, { token: owner, body: createTableBody(more) });
const changeTable = (id: string, body: object) =>
  app.call<Row>(`${path}/${id}`, { method: "PUT", token: owner, body });
const removeTable = (id: string, version: number) =>
  app.call<Row>(`${path}/${id}?version=${version}`, { method: "DELETE", token: owner });
const fetchTableLink = async (id: string) =>
  (await app.call<TableWithQrLink[]>("/console/v1/tables", { token: owner })).body.find(
    (each) => each.id === id,
  )?.link;
/** Requests the table of a QR code that a guest scanned. */
async function openTableLink(link: string) {
  const { pathname, searchParams } = new URL(link);
  const secret = searchParams.get("tableSecret");
  return app.call<TableByCode>(`/users/v1/tables/${pathname.split("/").at(-1)}?tableSecret=${secret}`);
}

test("[MN-4, OR-11] an added table has a working code until it is disabled or removed", async () => {
  const number = "Ayvon 7";
  const { id, version } = (await addTable({ number })).body;
  const link = (await fetchTableLink(id)) ?? "";
  expect(await openTableLink(link)).toMatchObject({ status: 200, body: { number, chairs: 4 } });
  const free = `/orders/v1/reservations/tables?branchId=${branchIdFromKey("center")}&chairs=4&day=2026-03-03&time=19:00`;
  expect((await app.call<Row[]>(free)).body.map((each) => each.id)).toContain(id);
  const off = await changeTable(id, { ...createTableBody({ number, isActive: false }), version });
  expect((await openTableLink(link)).status).toBe(404);
  expect(await fetchTableLink(id)).toBeUndefined();
  const on = await changeTable(id, { ...createTableBody({ number }), version: off.body.version });
  expect((await openTableLink(link)).status).toBe(200);
  await removeTable(id, on.body.version);
  expect((await openTableLink(link)).status).toBe(404);
  expect((await app.call<Row[]>(free)).body.map((each) => each.id)).not.toContain(id);
});

test("[OR-11] table numbers are unique per branch; a removed table's number can be reused", async () => {
  const { id, version } = (await addTable({ number: "50" })).body;
  expect(await addTable({ number: " 50 " })).toMatchObject({
    status: 409,
    body: { code: "already_exists", data: { field: "number" } },
  });
  for (const number of ["５０", "5\u200B0"])
    expect([number, (await addTable({ number })).status]).toEqual([number, 409]);
  const letter = await addTable({ number: "A-1" });
  expect((await addTable({ number: "А–1" })).body, "a Cyrillic А").toMatchObject({ code: "already_exists" });
  const kept = await changeTable(letter.body.id, {
    ...createTableBody({ number: "A-1", chairs: 6 }),
    version: letter.body.version,
  });
  expect(kept.status).toBe(200);
  expect((await addTable({ number: "50", branchId: branchIdFromKey("north") })).status).toBe(200);
  await removeTable(id, version);
  expect((await addTable({ number: "50" })).status).toBe(200);
});

test("[OR-11] a reserved table cannot be removed or moved to another branch until the guests have left", async () => {
  const { id, version } = (await addTable({ chairs: 12 })).body;
  const body = {
    branchId: branchIdFromKey("center"),
    tableId: id,
    chairs: 12,
    day: "2026-03-03",
    time: "19:00",
  };
  const reserved = await app.call<Reservation>("/orders/v1/reservations", { token: guest.token, body });
  expect(reserved.status).toBe(200);
  expect(await removeTable(id, version)).toMatchObject({
    status: 409,
    body: { code: "in_use", data: { where: [{ what: "reservations", count: 1 }] } },
  });
  const moved = await changeTable(id, {
    ...createTableBody({ branchId: branchIdFromKey("north"), chairs: 12 }),
    version,
  });
  expect(moved).toMatchObject({ status: 400, body: { data: { field: "branchId" } } });
  expect((await changeTable(id, { ...createTableBody({ chairs: 10 }), version })).status).toBe(200);
  app.clock.set(reserved.body.endsAt);
  owner = await app.signInStaff("owner@osh");
  expect((await removeTable(id, version + 1)).status).toBe(200);
});

test("[OR-11] sorts tables by number, two before ten", async () => {
  const numbers = ["902", "1011", "99A"];
  for (const number of numbers) await addTable({ number });
  const listed = await app.call<{ items: { number: string }[] }>(`${path}?size=500&sort=number`, {
    token: owner,
  });
  const shown = listed.body.items.map(({ number }) => number).filter((number) => numbers.includes(number));
  expect(shown).toEqual(["902", "99A", "1011"]);
});
