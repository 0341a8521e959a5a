import type { LoggedChange, Menu } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { validRowsByResource, createValidRow } from "../../../testing/good-rows.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import { branchIdFromKey, productIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

interface Row {
  id: string;
  version: number;
  name: { [language: string]: string };
  modificationGroups: { id: string; libraryId?: string; modifications: { id: string }[] }[];
  [field: string]: unknown;
}
const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const PRODUCTS_PATH = "/console/v1/menu/products";
const [center, north] = [branchIdFromKey("center"), branchIdFromKey("north")];

const fetchRow = async (id: string) => (await app.call<Row>(`${PRODUCTS_PATH}/${id}`, { token: owner })).body;
const copyProduct = (id: string, { token = owner, key = newId() } = {}) =>
  app.call<{ id: string; code: string }>(`${PRODUCTS_PATH}/${id}/copy`, {
    method: "POST",
    token,
    headers: { "idempotency-key": key },
  });
const putProduct = async (id: string, change: object) => {
  const { changedAt: _at, changedBy: _by, id: _id, ...row } = await fetchRow(id);
  const body = { ...row, ...change };
  const reply = await app.call<Row>(`${PRODUCTS_PATH}/${id}`, { method: "PUT", token: owner, body });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
};
const fetchBranchTerms = async (id: string) =>
  (await app.call<{ branches: object[] }>(`${PRODUCTS_PATH}/${id}/branches`, { token: owner })).body.branches;
const changeTermsInBranch = (id: string, branch: string, is: object) =>
  app.call(`${PRODUCTS_PATH}/${id}/branches/${branch}`, {
    method: "PUT",
    token: owner,
    body: { ...is, was: { isSold: true, price: null } },
  });
const listRowChanges = async (id: string) =>
  (await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?entityId=${id}`, { token: owner })).body
    .items;
async function fetchMenu() {
  app.directory.drop();
  app.http.invalidate(app.osh);
  return (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body;
}
const selectNonFormColumns = (id: string) =>
  app.db.tenant(app.osh, async (tx) => {
    const { rows } = await sql`
      select image_ground, eats_price::int, external_ids, (select left_count from product_stock s
        where s.merchant_id = ${app.osh} and s.product_id = ${id}) as left
      from products where merchant_id = ${app.osh} and id = ${id}`.execute(tx);
    return rows[0];
  });

test("[MN-1] a copy has all values of its original, is named a copy in each language and is off until enabled", async () => {
  const library = await createValidRow(app, {
    path: "/console/v1/menu/modification-groups",
    name: "modificationGroup",
    token: owner,
  });
  const shared = { ...validRowsByResource.modificationGroup.row(), id: newId(), libraryId: library.id };
  const { id } = await createValidRow(app, { path: PRODUCTS_PATH, name: "product", token: owner });
  const [own] = (await fetchRow(id)).modificationGroups;
  await putProduct(id, {
    barcode: "4780000000017",
    modificationGroups: [own, shared],
    name: { uz: "Osh", ru: "Плов" },
  });
  const original = await fetchRow(id);
  const made = await copyProduct(id);
  expect(made.status).toBe(200);
  const copied = await fetchRow(made.body.id);
  const groups = original.modificationGroups.map((group) => ({
    ...group,
    id: expect.any(String) as string,
    modifications: group.modifications.map((choice) => ({ ...choice, id: expect.any(String) as string })),
  }));
  expect(copied).toEqual({
    ...original,
    id: made.body.id,
    version: 1,
    changedAt: copied["changedAt"],
    name: { uz: "Osh (nusxa)", ru: "Плов (копия)" },
    modificationGroups: groups,
    barcode: null,
    posterId: null,
    posterAmount: null,
    isActive: false,
  });
  expect(copied.modificationGroups[1]?.libraryId).toBe(library.id);
  const listChoiceIds = ({ modificationGroups: all }: Row) => [
    ...all.map((group) => group.id),
    ...all.flatMap(({ modifications }) => modifications.map((choice) => choice.id)),
  ];
  expect(new Set(listChoiceIds(original)).isDisjointFrom(new Set(listChoiceIds(copied)))).toBe(true);
  expect((await fetchMenu()).products.some((each) => each.id === copied.id)).toBe(false);
  await putProduct(copied.id, { isActive: true });
  expect((await fetchMenu()).products.find((each) => each.id === copied.id)?.name.ru).toBe("Плов (копия)");
});

test("[MN-1] a copy includes pictures and branch prices, not external ids, stock or stops; guests are notified", async () => {
  const plov = productIdFromKey("plov");
  await app.db.tenant(app.osh, async (tx) => {
    await sql`update products set image = 'osh/plov', gallery = '{osh/plov-2}', image_ground = '#aa5511',
      eats_price = 51000, external_ids = '{"poster": "till-17"}' where merchant_id = ${app.osh} and id = ${plov}`.execute(
      tx,
    );
    await sql`select raise_content_version()`.execute(tx);
    await sql`insert into product_stock (merchant_id, product_id, left_count) values (${app.osh}, ${plov}, 5)
      on conflict (merchant_id, product_id) do update set left_count = 5`.execute(tx);
  });
  await changeTermsInBranch(plov, center, { isSold: true, price: 61_000 });
  await changeTermsInBranch(plov, north, { isSold: false, price: null });
  const { version } = await fetchMenu();
  const branchIds = [center];
  const manager = await createInvitedStaff(app, owner, {
    login: "copier",
    name: "M",
    role: "manager",
    branchIds,
  });
  const { body } = await copyProduct(plov, manager);
  expect(await fetchRow(body.id)).toMatchObject({ image: "osh/plov", gallery: ["osh/plov-2"] });
  expect(await fetchBranchTerms(body.id)).toEqual(await fetchBranchTerms(plov));
  expect(await selectNonFormColumns(body.id)).toEqual({
    image_ground: "#aa5511",
    eats_price: 51_000,
    external_ids: {},
    left: null,
  });
  expect((await fetchMenu()).version).not.toBe(version);
  const changes = await listRowChanges(body.id);
  expect(changes.map(({ entity, kind }) => `${entity} ${kind}`).toSorted()).toEqual([
    "product added",
    "productBranch changed",
    "productBranch changed",
  ]);
  const [batchId] = new Set(changes.map((change) => change.batchId));
  const undone = await app.call(`/console/v1/changes/${batchId}/undo`, { method: "POST", token: owner });
  expect(undone).toMatchObject({ status: 200, body: { undone: 3 } });
  expect((await copyProduct(body.id)).status).toBe(404);
});

test("[MN-1] a copy is made once per key, by staff that may add products, of an existing product of the brand", async () => {
  const key = newId();
  const salad = productIdFromKey("salad");
  const first = await copyProduct(salad, { key });
  expect((await copyProduct(salad, { key })).body).toEqual(first.body);
  expect((await copyProduct(productIdFromKey("cola"), { key })).status).toBe(409);
  expect((await copyProduct(salad, { token: await app.signInStaff("kitchen@osh") })).status).toBe(403);
  expect((await copyProduct(salad, { token: await app.signInStaff("owner@pizza") })).status).toBe(404);
  expect((await copyProduct(newId())).status).toBe(404);
  expect((await copyProduct("plov")).status).toBe(400);
  const { id, version } = await fetchRow(first.body.id);
  await app.call(`${PRODUCTS_PATH}/${id}?version=${version}`, { method: "DELETE", token: owner });
  expect((await copyProduct(id)).status).toBe(404);
});

test("[MN-1] refuses to copy an original that is invalid under current rules, and names its field", async () => {
  const { id } = await createValidRow(app, { path: PRODUCTS_PATH, name: "product", token: owner });
  await app.db.tenant(app.osh, async (tx) => {
    await sql`update products set time_cooking_min = 50, time_cooking_max = 10
      where merchant_id = ${app.osh} and id = ${id}`.execute(tx);
    await sql`select raise_content_version()`.execute(tx);
  });
  expect(await copyProduct(id)).toMatchObject({
    status: 400,
    body: { code: "bad_request", data: { field: "timeCookingMax" } },
  });
});
