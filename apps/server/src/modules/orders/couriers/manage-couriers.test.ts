import type { BoardOrder, Person } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { CUSTOMER_PHONE, createDeliveryBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const guest = await app.signIn(CUSTOMER_PHONE);
type Row = {
  id: string;
  version: number;
  staffId: string | null;
  user: { id: string } | null;
  balance: number;
  createdAt: string | null;
  data: { field: string };
};
const addCourier = (name: string, phone = "+998901112233") =>
  app.call<Row>("/console/v1/team/couriers", { token: owner, body: { name, phone, isActive: true } });
const fetchCourierNames = async () =>
  (await app.call<{ name: string }[]>("/console/v1/couriers", { token: owner })).body.map(({ name }) => name);

/** Adds a member of staff with the role courier, who accepts the invitation by its link. */
async function addCourierStaff(login: string) {
  const added = await app.call<{ person: Person; invitation: { token: string } }>("/console/v1/people", {
    token: owner,
    body: { login, name: login, role: "courier", branchIds: null },
  });
  const body = { token: added.body.invitation.token, password: "bulut daryo tarvuz 17" };
  const { token } = (await app.call<{ token: string }>("/console/v1/invitation/password", { body })).body;
  return { id: added.body.person.id, token };
}

test("[OR-6] an added courier is assigned orders, and none after being disabled or removed", async () => {
  const { body } = await addCourier("Jasur");
  expect(await fetchCourierNames()).toContain("Jasur");
  const path = `/console/v1/team/couriers/${body.id}`;
  const fields = { name: "Jasur", phone: "+998901112233" };
  await app.call(path, { method: "PUT", token: owner, body: { ...fields, isActive: false, version: 1 } });
  expect(await fetchCourierNames()).not.toContain("Jasur");
  await app.call(path, { method: "PUT", token: owner, body: { ...fields, isActive: true, version: 2 } });
  await app.call(`${path}?version=3`, { method: "DELETE", token: owner });
  expect(await fetchCourierNames()).not.toContain("Jasur");
});

test.each(["1234", "2003040", "+998 90 123 45 6", "+998 90 123 45 678", "call the office"])(
  "[OR-6] refuses the incomplete phone %s of a courier",
  async (phone) => {
    expect(await addCourier("Jasur", phone)).toMatchObject({
      status: 400,
      body: { data: { field: "phone" } },
    });
  },
);

test.each(["90 123 45 67", "+998 90 123-45-67", "+49 30 901820", "90.123.45.67"])(
  "[OR-6] accepts the phone %s of a courier",
  async (phone) => {
    expect((await addCourier("Jasur", phone)).status).toBe(200);
  },
);

test("[OR-6] a courier stored with a short phone is listed, and keeps it when other fields change", async () => {
  const { body } = await addCourier("Sobir");
  await app.db.tenant(app.osh, (tx) =>
    sql`update couriers set phone = '2003040' where merchant_id = ${app.osh} and id = ${body.id}`.execute(tx),
  );
  const path = `/console/v1/team/couriers/${body.id}`;
  expect((await app.call(path, { token: owner })).body).toMatchObject({ phone: "2003040" });
  const changePhone = (phone: string) =>
    app.call(path, {
      method: "PUT",
      token: owner,
      body: { name: "Sobir 2", phone, isActive: true, version: 1 },
    });
  expect(await changePhone("2003041")).toMatchObject({ status: 400, body: { data: { field: "phone" } } });
  expect((await changePhone("2003040")).status).toBe(200);
});

test("[OR-6] an invited and linked courier sees the own order on the board, changes its status and reports a position", async () => {
  const { id, token } = await addCourierStaff("kuryer-1");
  const { body: kept } = await addCourier("Sanjar");
  const sendPosition = () =>
    app.call("/console/v1/courier/position", { token, body: { latitude: 41.3, longitude: 69.28 } });
  const linkCourierLogin = (login: string | null) =>
    app.call(`/console/v1/couriers/${kept.id}/login`, { method: "PUT", token: owner, body: { login } });
  expect((await sendPosition()).status).toBe(404);
  expect((await linkCourierLogin("kuryer-1")).status).toBe(200);
  expect((await app.call<Row>(`/console/v1/team/couriers/${kept.id}`, { token: owner })).body.staffId).toBe(
    id,
  );
  const order = await postOrder(app, guest.token, createDeliveryBody());
  const other = await postOrder(app, guest.token, createDeliveryBody());
  const postOrderAction = (action: string, body: object, by = owner) =>
    app.call<BoardOrder>(`/console/v1/orders/${order.id}/${action}`, { token: by, body });
  await postOrderAction("accept", { version: 1 });
  await postOrderAction("status", { version: 2, status: "COOKING" });
  await postOrderAction("status", { version: 3, status: "DONE" });
  expect((await postOrderAction("courier", { version: 4, courierId: kept.id })).status).toBe(200);
  const board = await app.call<{ orders: BoardOrder[] }>("/console/v1/orders", { token });
  expect(board.body.orders.map((each) => each.id)).toEqual([order.id]);
  expect(board.body.orders.map((each) => each.id)).not.toContain(other.id);
  expect((await sendPosition()).status).toBe(200);
  const version = board.body.orders[0]?.version ?? 0;
  expect((await postOrderAction("status", { version, status: "ON_WAY" }, token)).body.status).toBe("ON_WAY");
  await linkCourierLogin(null);
  expect((await sendPosition()).status).toBe(404);
});

test("[S37] records the link between courier and login like other changes", async () => {
  await addCourierStaff("kuryer-2");
  const { body: kept } = await addCourier("Otabek");
  await app.call(`/console/v1/couriers/${kept.id}/login`, {
    method: "PUT",
    token: owner,
    body: { login: "kuryer-2" },
  });
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql<{ kind: string; after: object }>`
      select kind, after from changes where entity = 'courier' and entity_id = ${kept.id} order by at, id`.execute(
      tx,
    ),
  );
  expect(rows).toMatchObject([{ kind: "added" }, { kind: "changed", after: { login: "kuryer-2" } }]);
});

test("[EN-1, OR-6] a courier has a balance, which the owner sets in whole currency units, and a creation time", async () => {
  const { body: kept } = await addCourier("Nodir");
  expect(kept).toMatchObject({ balance: 0, user: null, createdAt: expect.any(String) });
  const path = `/console/v1/team/couriers/${kept.id}`;
  const fields = { name: "Nodir", phone: "+998901112233", isActive: true };
  const putCourier = (more: object) =>
    app.call<Row>(path, { method: "PUT", token: owner, body: { ...fields, ...more } });
  expect((await putCourier({ version: 1, balance: -120_000 })).body.balance).toBe(-120_000);
  // Simulates the form of an older console, which does not send `balance`.
  expect((await putCourier({ version: 2, isActive: false })).body.balance).toBe(-120_000);
  for (const balance of [0.5, 1e13, -1e13, "5", null])
    expect((await putCourier({ version: 3, balance })).body.data.field).toBe("balance");
  expect((await app.call<Row>(path, { token: owner })).body).toMatchObject({ version: 3, balance: -120_000 });
});

test("[EN-1, OR-6] returns a courier with the linked staff member, in the list too", async () => {
  const { id } = await addCourierStaff("kuryer-3");
  const { body: kept } = await addCourier("Laziz");
  const linkCourierLogin = (login: string | null) =>
    app.call(`/console/v1/couriers/${kept.id}/login`, { method: "PUT", token: owner, body: { login } });
  const path = "/console/v1/team/couriers";
  const findCourierRow = async () => {
    const { body } = await app.call<{ items: Row[] }>(path, { token: owner });
    return body.items.find((row) => row.id === kept.id);
  };
  await linkCourierLogin("kuryer-3");
  expect(await findCourierRow()).toMatchObject({
    staffId: id,
    user: { id, name: "kuryer-3", login: "kuryer-3" },
  });
  await linkCourierLogin(null);
  expect((await app.call<Row>(`${path}/${kept.id}`, { token: owner })).body).toMatchObject({
    staffId: null,
    user: null,
  });
});
