import type { Address } from "@dasturxon/contract/users";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { hasServer } from "../../../testing/index.ts";
import { createTestApp } from "../../../testing/test-app.ts";

const app = await createTestApp();
const { call, osh } = app;
const ownCustomer = await app.signIn("+998901000001");
const otherCustomer = await app.signIn("+998901000002");
const HOME_ADDRESS = {
  streetName: "Amir Temur",
  houseNumber: "12",
  latitude: 41.3111111119,
  longitude: 69.28,
};

const addAddress = (who: typeof ownCustomer, body: object) =>
  call<Address>(`/users/v1/addresses/user/${who.userId}`, { token: who.token, body });
const listAddresses = (who: typeof ownCustomer) =>
  call<Address[]>(`/users/v1/addresses/merchant/${osh}/user/${who.userId}`, { token: who.token });

test("[AD-6] stores an address with coordinates of six decimals", async () => {
  const { status, body } = await addAddress(ownCustomer, { ...HOME_ADDRESS, details: { office: "4" } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    latitude: 41.311111,
    type: "APARTMENT",
    details: { office: "4" },
    comment: null,
  });
  expect((await listAddresses(ownCustomer)).body).toEqual([body]);
});

test.each([
  ["٧", "+998901000021"],
  ["۷", "+998901000022"],
  ["７", "+998901000023"],
])("[FM-4] stores the digit %s of an address as 7, as couriers read it", async (seven, phone) => {
  const who = await app.signIn(phone);
  const { body } = await addAddress(who, {
    ...HOME_ADDRESS,
    streetName: `Navoiy ${seven}`,
    houseNumber: `${seven}A`,
    details: {
      office: seven,
      floor: seven,
      entrance: seven,
      domophone: `${seven}#`,
      landmark: `№ ${seven}`,
    },
    comment: `Uy ${seven}`,
  });
  expect(body).toMatchObject({
    streetName: "Navoiy 7",
    houseNumber: "7A",
    details: { office: "7", floor: "7", entrance: "7", domophone: "7#", landmark: "№ 7" },
    comment: `Uy ${seven}`,
  });
});

test("[AD-9] treats an address within 0.000099 degrees as the same one", async () => {
  const near = await addAddress(ownCustomer, {
    ...HOME_ADDRESS,
    latitude: 41.3112,
    streetName: "Amir Temur shoh",
  });
  expect((await listAddresses(ownCustomer)).body).toEqual([near.body]);
  await addAddress(ownCustomer, { ...HOME_ADDRESS, latitude: 41.3114 });
  expect((await listAddresses(ownCustomer)).body).toHaveLength(2);
});

test("[AD-9] two flats in one house are two addresses, and a repeated one keeps its coordinates", async () => {
  const who = await app.signIn("+998901000007");
  const first = { ...HOME_ADDRESS, name: "Uy", details: { office: "2" }, latitude: 41.3 };
  const second = { ...first, name: "Ish", details: { office: "99" }, latitude: 41.30009 };
  const flat2 = await addAddress(who, first);
  app.clock.advance(1000);
  const flat99 = await addAddress(who, second);
  expect((await listAddresses(who)).body.map(({ name, details }) => [name, details])).toEqual([
    ["Ish", { office: "99" }],
    ["Uy", { office: "2" }],
  ]);
  app.clock.advance(1000);
  const again = await addAddress(who, { ...first, latitude: 41.30009, comment: "Koʻk eshik" });
  expect(again.body).toMatchObject({ id: flat2.body.id, latitude: 41.3, comment: "Koʻk eshik" });
  // This point is twice the tolerance away from the first address. If the stored point had moved with the previous
  // save, it would match.
  const third = await addAddress(who, { ...first, latitude: 41.30018 });
  expect(new Set([flat2, flat99, third].map(({ body }) => body.id)).size).toBe(3);
});

test.runIf(hasServer)("[AD-10] one address sent five times concurrently is one row", async () => {
  await Promise.all(Array.from({ length: 5 }, () => addAddress(otherCustomer, HOME_ADDRESS)));
  expect((await listAddresses(otherCustomer)).body).toHaveLength(1);
});

test("[AD-10] a guest's point merged into a saved address removes none of its data", async () => {
  const guest = await app.signIn("+998901000003");
  const full = { ...HOME_ADDRESS, name: "Uy", details: { office: "4", floor: "2" }, comment: "Koʻk eshik" };
  const { body: saved } = await addAddress(guest, full);
  const pushed = { ...HOME_ADDRESS, houseNumber: null, name: null, details: { floor: "3" }, comment: null };
  const { body } = await addAddress(guest, pushed);
  expect(body).toMatchObject({ id: saved.id, name: "Uy", houseNumber: "12", comment: "Koʻk eshik" });
  expect(body.details).toEqual({ office: "4", floor: "3" });
  expect((await listAddresses(guest)).body).toHaveLength(1);
});

test("[AP-4] another customer's addresses are not found", async () => {
  const [address] = (await listAddresses(ownCustomer)).body;
  const path = `/users/v1/addresses/${address?.id}`;
  expect((await call(path, { method: "PUT", token: otherCustomer.token, body: HOME_ADDRESS })).status).toBe(
    404,
  );
  expect((await call(path, { method: "DELETE", token: otherCustomer.token })).status).toBe(404);
  const foreign = { token: otherCustomer.token };
  expect((await call(`/users/v1/addresses/merchant/${osh}/user/${ownCustomer.userId}`, foreign)).status).toBe(
    404,
  );
  expect(
    (await call(`/users/v1/addresses/user/${ownCustomer.userId}`, { ...foreign, body: HOME_ADDRESS })).status,
  ).toBe(404);
  expect((await call(path, { method: "DELETE" })).status).toBe(401);
});

test("[AD-11] the customer changes and deletes an own address", async () => {
  const [address] = (await listAddresses(ownCustomer)).body;
  const path = `/users/v1/addresses/${address?.id}`;
  const changed = await call<Address>(path, {
    method: "PUT",
    token: ownCustomer.token,
    body: { ...HOME_ADDRESS, name: "Uy" },
  });
  expect(changed.body).toMatchObject({ id: address?.id, name: "Uy" });
  expect((await call(path, { method: "DELETE", token: ownCustomer.token })).body).toEqual({ done: true });
  expect((await call(path, { method: "DELETE", token: ownCustomer.token })).status).toBe(404);
});

test("[AP-4] ignores an owner sent by the client", async () => {
  const sent = {
    ...HOME_ADDRESS,
    latitude: 40,
    userId: otherCustomer.userId,
    merchantId: app.pizza,
    id: osh,
  };
  expect((await addAddress(ownCustomer, sent)).body.id).not.toBe(osh);
  expect((await listAddresses(otherCustomer)).body.every(({ latitude }) => latitude !== 40)).toBe(true);
});

test.each([
  [{ latitude: 91 }, "latitude"],
  [{ streetName: "" }, "streetName"],
  [{ type: "CASTLE" }, "type"],
  [{ details: { floor: "x".repeat(41) } }, "details.floor"],
])("[AP-2] refuses %j by the field's name", async (wrong, field) => {
  const { status, body } = await addAddress(ownCustomer, { ...HOME_ADDRESS, ...wrong });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: "bad_request", data: { field } });
});

test("stores fifty addresses per customer and replaces the least recently used", async () => {
  for (let i = 0; i < 52; i += 1) {
    app.clock.advance(1000);
    await addAddress(ownCustomer, { ...HOME_ADDRESS, latitude: 42 + i / 100 });
  }
  const { rows } = await app.db.tenant(osh, (tx) =>
    sql<{
      count: number;
    }>`select count(*)::int as count from addresses where user_id = ${ownCustomer.userId}`.execute(tx),
  );
  expect(rows).toEqual([{ count: 50 }]);
});

test("[AP-1] accepts the details as an object or as JSON text; an invalid one is named", async () => {
  const details = { floor: "3", entrance: "2" };
  const who = await app.signIn("+998901000005");
  expect((await addAddress(who, { ...HOME_ADDRESS, details: JSON.stringify(details) })).body.details).toEqual(
    details,
  );
  for (const wrong of ["no JSON", "[]", "5", '{"floor":5}']) {
    const reply = await addAddress(who, { ...HOME_ADDRESS, details: wrong });
    expect(reply.body, wrong).toMatchObject({
      code: "bad_request",
      data: { field: expect.stringMatching(/^details/) },
    });
  }
});

test("[BR-12] refuses a city of another brand or an unknown one", async () => {
  const who = await app.signIn("+998901000006");
  const fetchCities = async (merchantId: string, host: string) =>
    (await call<{ id: string }[]>(`/users/v1/city-merchant/merchant/${merchantId}`, { host })).body;
  const [own] = await fetchCities(osh, "osh.localhost");
  const [foreign] = await fetchCities(app.pizza, "pizza.localhost");
  const saved = await addAddress(who, { ...HOME_ADDRESS, cityId: own?.id });
  expect(saved.body.cityId).toBe(own?.id);
  const change = { token: who.token, method: "PUT", body: { ...HOME_ADDRESS, cityId: foreign?.id } } as const;
  for (const reply of [
    await addAddress(who, { ...HOME_ADDRESS, cityId: foreign?.id }),
    await call(`/users/v1/addresses/${saved.body.id}`, change),
  ]) {
    expect(reply).toMatchObject({ status: 400, body: { code: "bad_request", data: { field: "cityId" } } });
  }
});
