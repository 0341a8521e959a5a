import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Menu } from "@dasturxon/contract";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { validRowsByResource, createValidRow } from "../../../testing/good-rows.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { deriveStableId } from "../../../platform/stable-id.ts";
import { createTestSetPart, createTestProduct } from "../../../testing/test-menu.ts";
import { importMenu } from "../index.ts";

const dataDir = mkdtempSync(join(tmpdir(), "menu-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const app = await createTestShop({ config: { dataDir } });
const token = await app.signInStaff("owner@osh");
const guest = await app.signIn(CUSTOMER_PHONE);
const PRODUCTS_PATH = "/console/v1/menu/products";
const CATEGORIES_PATH = "/console/v1/menu/categories";
const GROUPS_PATH = "/console/v1/menu/groups";
type Row = { id: string; version: number; [field: string]: unknown };

/** Returns the menu that guests see, after clearing the server's caches. */
async function fetchMenu(): Promise<Menu> {
  app.directory.drop();
  app.http.invalidate(app.osh);
  return (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body;
}
const listCategoryProductNames = async (categoryId: string) =>
  (await fetchMenu()).products.filter((each) => each.categoryId === categoryId).map(({ name }) => name.uz);
const fetchRow = async (path: string, id: string) => (await app.call<Row>(`${path}/${id}`, { token })).body;
async function putRow(path: string, id: string, change: object) {
  const { changedAt: _at, changedBy: _by, id: _id, ...row } = await fetchRow(path, id);
  return app.call<Row & { data: { field: string } }>(`${path}/${id}`, {
    method: "PUT",
    token,
    body: { ...row, ...change },
  });
}
const addRow = (path: string, body: object) =>
  app.call<Row & { data: { field: string } }>(path, { token, body });

test("[MN-1] an added category with a product is in the menu, in the chosen order and at its price", async () => {
  const { id: categoryId } = await createValidRow(app, { path: CATEGORIES_PATH, name: "category", token });
  const createProductBody = (uz: string, more: object = {}) => ({
    ...validRowsByResource.product.row(),
    categoryId,
    name: { uz },
    ...more,
  });
  const first = (await addRow(PRODUCTS_PATH, createProductBody("Norin"))).body;
  const second = (await addRow(PRODUCTS_PATH, createProductBody("Beshbarmoq"))).body;
  expect(await listCategoryProductNames(categoryId)).toEqual(["Norin", "Beshbarmoq"]);
  await app.call(`${PRODUCTS_PATH}/positions`, { method: "PUT", token, body: { ids: [second.id] } });
  expect(await listCategoryProductNames(categoryId)).toEqual(["Beshbarmoq", "Norin"]);
  await putRow(PRODUCTS_PATH, first.id, { costPrice: 61_000, discount: 50 });
  const seen = (await fetchMenu()).products.find(({ id }) => id === first.id);
  expect(seen).toMatchObject({
    costPrice: 61_000,
    discount: 50,
    measure: 0.35,
    unit: "GRAMM",
    labels: ["HIT"],
  });
  // A product that is moved to another category becomes the last one of that category.
  await putRow(PRODUCTS_PATH, second.id, { categoryId: deriveStableId("osh", "category", "dishes") });
  expect((await listCategoryProductNames(deriveStableId("osh", "category", "dishes"))).at(-1)).toBe(
    "Beshbarmoq",
  );
});

test("[MN-1] a group and a category in it are added, reordered, renamed and removed", async () => {
  const group = (await addRow("/console/v1/menu/groups", validRowsByResource.menuGroup.row())).body;
  const inGroup = { ...validRowsByResource.category.row(), groupId: group.id };
  const [first, second] = [
    (await addRow("/console/v1/menu/categories", inGroup)).body,
    (await addRow("/console/v1/menu/categories", inGroup)).body,
  ];
  const product = { ...validRowsByResource.product.row(), costPrice: 1000 };
  for (const { id: categoryId } of [first, second]) await addRow(PRODUCTS_PATH, { ...product, categoryId });
  const order = { method: "PUT", token } as const;
  await app.call("/console/v1/menu/groups/positions", { ...order, body: { ids: [group.id] } });
  await app.call("/console/v1/menu/categories/positions", { ...order, body: { ids: [second.id, first.id] } });
  const { groups, categories } = await fetchMenu();
  expect(groups[0]?.id).toBe(group.id);
  const own = categories.filter(({ groupId }) => groupId === group.id);
  expect(own.map(({ id }) => id)).toEqual([second.id, first.id]);

  const { version } = (await app.call<Row>(`/console/v1/menu/categories/${first.id}`, { token })).body;
  await app.call(`/console/v1/menu/categories/${first.id}`, {
    ...order,
    body: { ...inGroup, name: { uz: "Nonushta" }, version },
  });
  expect((await fetchMenu()).categories.find(({ id }) => id === first.id)?.name).toEqual({ uz: "Nonushta" });
  const found = await app.call<{ items: Row[] }>(`/console/v1/menu/categories?groupId=${group.id}`, {
    token,
  });
  expect(found.body.items.map(({ id }) => id)).toEqual([second.id, first.id]);

  const removing = `/console/v1/menu/groups/${group.id}?version=${group.version}`;
  expect((await app.call(removing, { method: "DELETE", token })).status).toBe(409);
});

test.each([
  ["its category", CATEGORIES_PATH, deriveStableId("osh", "category", "dishes")],
  ["its group", GROUPS_PATH, deriveStableId("osh", "group", "kitchen")],
  ["the product itself", PRODUCTS_PATH, productIdFromKey("plov")],
])(
  "[MN-1] while %s is off its products are hidden, not found and cannot be ordered",
  async (_what, path, id) => {
    const plov = productIdFromKey("plov");
    await putRow(path, id, { isActive: false });
    expect((await fetchMenu()).products.map((each) => each.id)).not.toContain(plov);
    const found = await app.call<{ products: { id: string }[] }>("/products/v1/search?q=plov", {
      host: "osh.localhost",
    });
    expect(found.body.products.map((each) => each.id)).not.toContain(plov);
    const refused = await app.call("/orders/v1/orders", {
      token: guest.token,
      body: createPickupBody(),
    });
    expect(refused.status).toBe(404);
    await putRow(path, id, { isActive: true });
    expect((await fetchMenu()).products.map((each) => each.id)).toContain(plov);
  },
);

test("[MN-1] a product added to a disabled category is hidden until the category is enabled", async () => {
  const { id: categoryId } = await createValidRow(app, { path: CATEGORIES_PATH, name: "category", token });
  await putRow(CATEGORIES_PATH, categoryId, { isActive: false });
  const made = await addRow(PRODUCTS_PATH, { ...validRowsByResource.product.row(), categoryId });
  expect(made.status).toBe(200);
  expect(await listCategoryProductNames(categoryId)).toEqual([]);
  await putRow(CATEGORIES_PATH, categoryId, { isActive: true });
  expect(await listCategoryProductNames(categoryId)).toHaveLength(1);
});

test("[MN-12] refuses to remove a product that is part of a set", async () => {
  const set = createTestProduct("dinner", 60_000, {
    modificationGroups: [
      { key: "a", name: { uz: "a" }, min: 1, max: 1, modifications: [createTestSetPart("salad")] },
    ],
  });
  const only = { groups: [], categories: [], products: [set] };
  await app.db.tenant(app.osh, (tx) => importMenu(tx, { id: app.osh, key: "osh" }, only));
  const { version } = await fetchRow(PRODUCTS_PATH, productIdFromKey("salad"));
  const refused = await app.call(`${PRODUCTS_PATH}/${productIdFromKey("salad")}?version=${version}`, {
    method: "DELETE",
    token,
  });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: "in_use", data: { where: [{ what: "sets", count: 1 }] } },
  });
});

test("[S23] an uploaded picture is assigned to a product with its background; another brand's is refused", async () => {
  const body = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const uploadPicture = (who: string) =>
    app.call<{ key: string }>("/console/v1/pictures", {
      token: who,
      body,
      headers: { "content-type": "image/png" },
    });
  const { key } = (await uploadPicture(token)).body;
  const { body: changed } = await putRow(PRODUCTS_PATH, productIdFromKey("cola"), { image: key });
  expect(changed["image"]).toBe(key);
  const seen = (await fetchMenu()).products.find(({ id }) => id === productIdFromKey("cola"));
  expect(seen).toMatchObject({ image: key, imageGround: null });
  const theirs = (await uploadPicture(await app.signInStaff("owner@pizza"))).body.key;
  expect(await putRow(PRODUCTS_PATH, productIdFromKey("cola"), { image: theirs })).toMatchObject({
    status: 400,
    body: { data: { field: "image" } },
  });
  expect(await putRow(PRODUCTS_PATH, productIdFromKey("cola"), { image: "../secret" })).toMatchObject({
    status: 400,
  });
});

test.each([
  ["categoryId", { categoryId: productIdFromKey("plov") }],
  ["name", { name: { uz: "  ", ru: null } }],
  ["timeCookingMax", { timeCookingMin: 30, timeCookingMax: 20 }],
  ["unit", { isWeighed: true, unit: "COUNT", measure: 1 }],
  ["measure", { isWeighed: true, unit: "KG", measure: 0.125 }],
  ["mxicCode", { mxicCode: "123" }],
  ["packageCode", { packageCode: null }],
  ["labels", { labels: ["HIT", "HIT"] }],
  ["discount", { discount: 101 }],
])("names %s if %j is invalid", async (field, change) => {
  expect(await addRow(PRODUCTS_PATH, { ...validRowsByResource.product.row(), ...change })).toMatchObject({
    status: 400,
    body: { data: { field } },
  });
});

test("does not store empty translations", async () => {
  const { body } = await addRow(PRODUCTS_PATH, {
    ...validRowsByResource.product.row(),
    name: { uz: " Manti ", ru: "", tr: null },
  });
  expect(body["name"]).toEqual({ uz: "Manti" });
});

test("[MN-4] stores additional pictures of a product in order after the first; another brand's are refused", async () => {
  const { id: categoryId } = await createValidRow(app, { path: CATEGORIES_PATH, name: "category", token });
  const [one, two] = [`${app.osh}/one.webp`, `${app.osh}/two.webp`];
  const row = { ...validRowsByResource.product.row(), categoryId, gallery: [one, two] };
  const { id } = (await addRow(PRODUCTS_PATH, row)).body;
  const fetchMenuGallery = async () => (await fetchMenu()).products.find((each) => each.id === id)?.gallery;
  expect(await fetchMenuGallery()).toEqual([one, two]);
  expect((await putRow(PRODUCTS_PATH, id, { gallery: [two, one] })).body["gallery"]).toEqual([two, one]);
  expect(await fetchMenuGallery()).toEqual([two, one]);
  for (const gallery of [
    [`${app.pizza}/x.webp`],
    [one, one],
    ["../x"],
    Array.from({ length: 9 }, (_, at) => `${one}${at}`),
  ]) {
    const refused = await putRow(PRODUCTS_PATH, id, { gallery });
    expect([refused.status, refused.body.data.field.split(".")[0]]).toEqual([400, "gallery"]);
  }
  expect((await putRow(PRODUCTS_PATH, id, { gallery: [] })).status).toBe(200);
  expect(await fetchMenuGallery()).toEqual([]);
});
