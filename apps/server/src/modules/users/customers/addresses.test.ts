import type { Address } from "@dasturxon/contract/users";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { hasServer } from "../../../testing/index.ts";
import { testApp } from "../../../testing/test-app.ts";

const app = await testApp();
const { call, osh } = app;
const mine = await app.signIn("+998901000001");
const theirs = await app.signIn("+998901000002");
const home = { streetName: "Amir Temur", houseNumber: "12", latitude: 41.3111111119, longitude: 69.28 };

const add = (who: typeof mine, body: object) =>
  call<Address>(`/users/v1/addresses/user/${who.userId}`, { token: who.token, body });
const list = (who: typeof mine) =>
  call<Address[]>(`/users/v1/addresses/merchant/${osh}/user/${who.userId}`, { token: who.token });

test("[AD-6] stores an address with coordinates of six decimals", async () => {
  const { status, body } = await add(mine, { ...home, details: { office: "4" } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    latitude: 41.311111,
    type: "APARTMENT",
    details: { office: "4" },
    comment: null,
  });
  expect((await list(mine)).body).toEqual([body]);
});

test("[AD-9] treats an address within 0.000099 degrees as the same one", async () => {
  const near = await add(mine, { ...home, latitude: 41.3112, streetName: "Amir Temur shoh" });
  expect((await list(mine)).body).toEqual([near.body]);
  await add(mine, { ...home, latitude: 41.3114 });
  expect((await list(mine)).body).toHaveLength(2);
});

test("[AD-9] two flats in one house are two addresses, and a repeated one keeps its coordinates", async () => {
  const who = await app.signIn("+998901000007");
  const first = { ...home, name: "Uy", details: { office: "2" }, latitude: 41.3 };
  const second = { ...first, name: "Ish", details: { office: "99" }, latitude: 41.30009 };
  const flat2 = await add(who, first);
  app.clock.advance(1000);
  const flat99 = await add(who, second);
  expect((await list(who)).body.map(({ name, details }) => [name, details])).toEqual([
    ["Ish", { office: "99" }],
    ["Uy", { office: "2" }],
  ]);
  app.clock.advance(1000);
  const again = await add(who, { ...first, latitude: 41.30009, comment: "Koʻk eshik" });
  expect(again.body).toMatchObject({ id: flat2.body.id, latitude: 41.3, comment: "Koʻk eshik" });
  // Twice the tolerance from the first address. If the stored point had moved with the previous save, it would match.
  const third = await add(who, { ...first, latitude: 41.30018 });
  expect(new Set([flat2, flat99, third].map(({ body }) => body.id)).size).toBe(3);
});

test.runIf(hasServer)("[AD-10] one address sent five times concurrently is one row", async () => {
  await Promise.all(Array.from({ length: 5 }, () => add(theirs, home)));
  expect((await list(theirs)).body).toHaveLength(1);
});

test("[AD-10] a guest's point merged into a saved address removes none of its data", async () => {
  const guest = await app.signIn("+998901000003");
  const full = { ...home, name: "Uy", details: { office: "4", floor: "2" }, comment: "Koʻk eshik" };
  const { body: saved } = await add(guest, full);
  const pushed = { ...home, houseNumber: null, name: null, details: { floor: "3" }, comment: null };
  const { body } = await add(guest, pushed);
  expect(body).toMatchObject({ id: saved.id, name: "Uy", houseNumber: "12", comment: "Koʻk eshik" });
  expect(body.details).toEqual({ office: "4", floor: "3" });
  expect((await list(guest)).body).toHaveLength(1);
});

test("[AP-4] another customer's addresses are not found", async () => {
  const [address] = (await list(mine)).body;
  const path = `/users/v1/addresses/${address?.id}`;
  expect((await call(path, { method: "PUT", token: theirs.token, body: home })).status).toBe(404);
  expect((await call(path, { method: "DELETE", token: theirs.token })).status).toBe(404);
  const foreign = { token: theirs.token };
  expect((await call(`/users/v1/addresses/merchant/${osh}/user/${mine.userId}`, foreign)).status).toBe(404);
  expect((await call(`/users/v1/addresses/user/${mine.userId}`, { ...foreign, body: home })).status).toBe(
    404,
  );
  expect((await call(path, { method: "DELETE" })).status).toBe(401);
});

test("[AD-11] the customer changes and deletes an own address", async () => {
  const [address] = (await list(mine)).body;
  const path = `/users/v1/addresses/${address?.id}`;
  const changed = await call<Address>(path, {
    method: "PUT",
    token: mine.token,
    body: { ...home, name: "Uy" },
  });
  expect(changed.body).toMatchObject({ id: address?.id, name: "Uy" });
  expect((await call(path, { method: "DELETE", token: mine.token })).body).toEqual({ done: true });
  expect((await call(path, { method: "DELETE", token: mine.token })).status).toBe(404);
});

test("[AP-4] ignores an owner sent by the client", async () => {
  const sent = { ...home, latitude: 40, userId: theirs.userId, merchantId: app.pizza, id: osh };
  expect((await add(mine, sent)).body.id).not.toBe(osh);
  expect((await list(theirs)).body.every(({ latitude }) => latitude !== 40)).toBe(true);
});

test.each([
  [{ latitude: 91 }, "latitude"],
  [{ streetName: "" }, "streetName"],
  [{ type: "CASTLE" }, "type"],
  [{ details: { floor: "x".repeat(41) } }, "details.floor"],
])("[AP-2] refuses %j by the field's name", async (wrong, field) => {
  const { status, body } = await add(mine, { ...home, ...wrong });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: "bad_request", data: { field } });
});

test("stores fifty addresses per customer and replaces the least recently used", async () => {
  for (let i = 0; i < 52; i += 1) {
    app.clock.advance(1000);
    await add(mine, { ...home, latitude: 42 + i / 100 });
  }
  const { rows } = await app.db.tenant(osh, (tx) =>
    sql<{
      count: number;
    }>`select count(*)::int as count from addresses where user_id = ${mine.userId}`.execute(tx),
  );
  expect(rows).toEqual([{ count: 50 }]);
});

test("[AP-1] accepts the details as an object or as JSON text; an invalid one is named", async () => {
  const details = { floor: "3", entrance: "2" };
  const who = await app.signIn("+998901000005");
  expect((await add(who, { ...home, details: JSON.stringify(details) })).body.details).toEqual(details);
  for (const wrong of ["no JSON", "[]", "5", '{"floor":5}']) {
    const reply = await add(who, { ...home, details: wrong });
    expect(reply.body, wrong).toMatchObject({
      code: "bad_request",
      data: { field: expect.stringMatching(/^details/) },
    });
  }
});

test("[BR-12] refuses a city of another brand or an unknown one", async () => {
  const who = await app.signIn("+998901000006");
  const citiesOf = async (merchantId: string, host: string) =>
    (await call<{ id: string }[]>(`/users/v1/city-merchant/merchant/${merchantId}`, { host })).body;
  const [own] = await citiesOf(osh, "osh.localhost");
  const [foreign] = await citiesOf(app.pizza, "pizza.localhost");
  const saved = await add(who, { ...home, cityId: own?.id });
  expect(saved.body.cityId).toBe(own?.id);
  const change = { token: who.token, method: "PUT", body: { ...home, cityId: foreign?.id } } as const;
  for (const reply of [
    await add(who, { ...home, cityId: foreign?.id }),
    await call(`/users/v1/addresses/${saved.body.id}`, change),
  ]) {
    expect(reply).toMatchObject({ status: 400, body: { code: "bad_request", data: { field: "cityId" } } });
  }
});
