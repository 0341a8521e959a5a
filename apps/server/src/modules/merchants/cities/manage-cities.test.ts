import type { Branch, LoggedChange, City } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { validRowsByResource } from "../../../testing/good-rows.ts";
import { branchIdFromKey, createTestShop } from "../../../testing/test-shop.ts";
import { createZoneWithDraft } from "../../../testing/zone-reach.ts";

interface Row {
  id: string;
  version: number;
  code: string;
  isMain: boolean;
  data: { field: string };
}

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const path = "/console/v1/venue/cities";
const addCity = (more: object = {}) =>
  app.call<Row>(path, { token: owner, body: { ...validRowsByResource.city.row(), ...more } });
const fetchCity = async (id: string) => (await app.call<Row>(`${path}/${id}`, { token: owner })).body;
const removeCity = async (id: string) => {
  const { version } = await fetchCity(id);
  return app.call<Row>(`${path}/${id}?version=${version}`, { method: "DELETE", token: owner });
};
const fetchGuestCities = async () => {
  app.directory.drop();
  app.http.invalidate(app.osh);
  return (await app.call<City[]>(`/users/v1/city-merchant/merchant/${app.osh}`)).body;
};
const fetchBranch = async (key: string) => {
  app.directory.drop();
  app.http.invalidate(app.osh);
  const { body } = await app.call<Branch[]>("/users/v1/branches/full");
  return body.find(({ id }) => id === branchIdFromKey(key));
};
const fetchCityIdOfBranch = async (key: string) => (await fetchBranch(key))?.cityId;
const selectZoneCityIds = (key: string) =>
  app.db.tenant(app.osh, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select distinct city_id as id from regions where merchant_id = ${app.osh} and branch_id = ${branchIdFromKey(key)}`.execute(
      tx,
    );
    return rows.map(({ id }) => id);
  });

test("[AD-2] guests see an added city until it is removed; the last city cannot be removed", async () => {
  const [first] = await fetchGuestCities();
  // The new city is far from all branches, so no branch moves to it.
  const made = await addCity({ name: { uz: "Samarqand" }, latitude: 39.65, longitude: 66.96 });
  expect(made.status).toBe(200);
  expect((await fetchGuestCities()).map(({ name }) => name.uz)).toContain("Samarqand");
  expect(await fetchCityIdOfBranch("center")).toBe(first?.id);
  expect((await removeCity(made.body.id)).status).toBe(200);
  expect((await fetchGuestCities()).map(({ id }) => id)).toEqual([first?.id]);
  const refused = await removeCity(first?.id ?? "");
  expect([refused.status, refused.body.code]).toEqual([409, "in_use"]);
});

test("[AD-2, BN-6] branches and their zones move to the nearest city, and back when it is removed", async () => {
  const { cityId: before = "", latitude = 0, longitude = 0 } = (await fetchBranch("north")) ?? {};
  await createZoneWithDraft(app, { branchId: branchIdFromKey("north"), token: owner });
  const near = await addCity({ name: { uz: "Shimol" }, latitude, longitude });
  expect(near.status).toBe(200);
  expect([await fetchCityIdOfBranch("north"), await fetchCityIdOfBranch("center")]).toEqual([
    near.body.id,
    before,
  ]);
  expect(await selectZoneCityIds("north")).toEqual([near.body.id]);
  expect((await removeCity(near.body.id)).status).toBe(200);
  expect(await fetchCityIdOfBranch("north")).toBe(before);
  expect(await selectZoneCityIds("north")).toEqual([before]);
});

test("[AD-2] only one city is the main one", async () => {
  const [first] = await fetchGuestCities();
  const made = (await addCity({ isMain: true, latitude: 39.77, longitude: 64.42 })).body;
  const fetchMainCityIds = async () =>
    (await fetchGuestCities()).filter(({ isMain }) => isMain).map(({ id }) => id);
  expect(await fetchMainCityIds()).toEqual([made.id]);
  expect((await fetchGuestCities())[0]?.id).toBe(made.id);
  await removeCity(made.id);
  expect((await fetchGuestCities()).map(({ id }) => id)).toEqual([first?.id]);
});

test("[AD-2, S37] records the change of the previous main city, and both changes are undone together", async () => {
  const listRowChanges = async (id: string) =>
    (await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?entityId=${id}`, { token: owner })).body
      .items;
  const fetchMainCityIds = async () =>
    (await fetchGuestCities()).filter(({ isMain }) => isMain).map(({ id }) => id);
  const first = (await addCity({ isMain: true, latitude: 39.65, longitude: 66.96 })).body;
  const second = (await addCity({ isMain: true, latitude: 39.77, longitude: 64.42 })).body;
  expect(await fetchMainCityIds()).toEqual([second.id]);
  const [change] = await listRowChanges(first.id);
  expect(change).toMatchObject({ kind: "changed", before: { isMain: true }, after: { isMain: false } });
  expect((await fetchCity(first.id)).version).toBe(first.version + 1);
  const path = `/console/v1/changes/${change?.batchId}/undo`;
  const undone = await app.call(path, { method: "POST", token: owner });
  expect(undone).toMatchObject({ status: 200, body: { undone: 2 } });
  expect(await fetchMainCityIds()).toEqual([first.id]);
  expect((await removeCity(first.id)).status).toBe(200);
});

test("[AD-2] refuses one of two concurrent removals of the last two cities", async () => {
  const made = (await addCity({ latitude: 39.65, longitude: 66.96 })).body;
  const ids = (await fetchGuestCities()).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const replies = await Promise.all(ids.map(removeCity));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await fetchGuestCities()).toHaveLength(1);
  expect([made.id, ...ids]).toContain((await fetchGuestCities())[0]?.id);
});

test("[EN-1, AD-2] stores a city's description, taximeter and built-in map and returns them to guests", async () => {
  const words = {
    description: { uz: "Shahar ichida", ru: "В черте города" },
    isTaximeter: true,
    taximeterComment: { uz: "Taksometr boʻyicha", ru: "По таксометру", eng: "By the taximeter" },
    mapKey: "samarkand",
  };
  const made = await addCity(words);
  expect(made).toMatchObject({ status: 200, body: words });
  expect((await fetchGuestCities()).find(({ id }) => id === made.body.id)).toMatchObject(words);
  for (const mapKey of ["", "../x", "A b"])
    expect(await addCity({ mapKey })).toMatchObject({ status: 400, body: { data: { field: "mapKey" } } });
  expect((await removeCity(made.body.id)).status).toBe(200);
});
