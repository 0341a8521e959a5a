import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Menu } from "@dasturxon/contract";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { goodRows, createRow } from "../../../testing/good-rows.ts";
import { CUSTOMER_PHONE, pickup, productId, shop } from "../../../testing/test-shop.ts";
import { stableId } from "../../../platform/stable-id.ts";
import { createTestPart, createTestProduct } from "../../../testing/test-menu.ts";
import { importMenu } from "../index.ts";

const dataDir = mkdtempSync(join(tmpdir(), "menu-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const app = await shop({ config: { dataDir } });
const token = await app.signInStaff("owner@osh");
const guest = await app.signIn(CUSTOMER_PHONE);
const PRODUCTS = "/console/v1/menu/products";
const CATEGORIES = "/console/v1/menu/categories";
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
  const { id: categoryId } = await createRow(app, { path: CATEGORIES, name: "category", token });
  const createProductBody = (uz: string, more: object = {}) => ({
    ...goodRows.product.row(),
    categoryId,
    name: { uz },
    ...more,
  });
  const first = (await addRow(PRODUCTS, createProductBody("Norin"))).body;
  const second = (await addRow(PRODUCTS, createProductBody("Beshbarmoq"))).body;
  expect(await listCategoryProductNames(categoryId)).toEqual(["Norin", "Beshbarmoq"]);
  await app.call(`${PRODUCTS}/positions`, { method: "PUT", token, body: { ids: [second.id] } });
  expect(await listCategoryProductNames(categoryId)).toEqual(["Beshbarmoq", "Norin"]);
  await putRow(PRODUCTS, first.id, { costPrice: 61_000, discount: 50 });
  const seen = (await fetchMenu()).products.find(({ id }) => id === first.id);
  expect(seen).toMatchObject({
    costPrice: 61_000,
    discount: 50,
    measure: 0.35,
    unit: "GRAMM",
    labels: ["HIT"],
  });
  // A product moved to another category is last there.
  await putRow(PRODUCTS, second.id, { categoryId: stableId("osh", "category", "dishes") });
  expect((await listCategoryProductNames(stableId("osh", "category", "dishes"))).at(-1)).toBe("Beshbarmoq");
});

test("[MN-1] a group and a category in it are added, reordered, renamed and removed", async () => {
  const group = (await addRow("/console/v1/menu/groups", goodRows.menuGroup.row())).body;
  const inGroup = { ...goodRows.category.row(), groupId: group.id };
  const [first, second] = [
    (await addRow("/console/v1/menu/categories", inGroup)).body,
    (await addRow("/console/v1/menu/categories", inGroup)).body,
  ];
  const product = { ...goodRows.product.row(), costPrice: 1000 };
  for (const { id: categoryId } of [first, second]) await addRow(PRODUCTS, { ...product, categoryId });
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
  ["its category", CATEGORIES, stableId("osh", "category", "dishes")],
  ["its group", GROUPS_PATH, stableId("osh", "group", "kitchen")],
  ["the product itself", PRODUCTS, productId("plov")],
])(
  "[MN-1] while %s is off its products are hidden, not found and cannot be ordered",
  async (_what, path, id) => {
    const plov = productId("plov");
    await putRow(path, id, { isActive: false });
    expect((await fetchMenu()).products.map((each) => each.id)).not.toContain(plov);
    const found = await app.call<{ products: { id: string }[] }>("/products/v1/search?q=plov", {
      host: "osh.localhost",
    });
    expect(found.body.products.map((each) => each.id)).not.toContain(plov);
    const refused = await app.call("/orders/v1/orders", {
      token: guest.token,
      body: pickup(),
    });
    expect(refused.status).toBe(404);
    await putRow(path, id, { isActive: true });
    expect((await fetchMenu()).products.map((each) => each.id)).toContain(plov);
  },
);

test("[MN-1] a product added to a disabled category is hidden until the category is enabled", async () => {
  const { id: categoryId } = await createRow(app, { path: CATEGORIES, name: "category", token });
  await putRow(CATEGORIES, categoryId, { isActive: false });
  const made = await addRow(PRODUCTS, { ...goodRows.product.row(), categoryId });
  expect(made.status).toBe(200);
  expect(await listCategoryProductNames(categoryId)).toEqual([]);
  await putRow(CATEGORIES, categoryId, { isActive: true });
  expect(await listCategoryProductNames(categoryId)).toHaveLength(1);
});

test("[MN-12] refuses to remove a product that is part of a set", async () => {
  const set = createTestProduct("dinner", 60_000, {
    modificationGroups: [
      { key: "a", name: { uz: "a" }, min: 1, max: 1, modifications: [createTestPart("salad")] },
    ],
  });
  const only = { groups: [], categories: [], products: [set] };
  await app.db.tenant(app.osh, (tx) => importMenu(tx, { id: app.osh, key: "osh" }, only));
  const { version } = await fetchRow(PRODUCTS, productId("salad"));
  const refused = await app.call(`${PRODUCTS}/${productId("salad")}?version=${version}`, {
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
  const send = (who: string) =>
    app.call<{ key: string }>("/console/v1/pictures", {
      token: who,
      body,
      headers: { "content-type": "image/png" },
    });
  const { key } = (await send(token)).body;
  const { body: changed } = await putRow(PRODUCTS, productId("cola"), { image: key });
  expect(changed["image"]).toBe(key);
  const seen = (await fetchMenu()).products.find(({ id }) => id === productId("cola"));
  expect(seen).toMatchObject({ image: key, imageGround: null });
  const theirs = (await send(await app.signInStaff("owner@pizza"))).body.key;
  expect(await putRow(PRODUCTS, productId("cola"), { image: theirs })).toMatchObject({
    status: 400,
    body: { data: { field: "image" } },
  });
  expect(await putRow(PRODUCTS, productId("cola"), { image: "../secret" })).toMatchObject({ status: 400 });
});

test.each([
  ["categoryId", { categoryId: productId("plov") }],
  ["name", { name: { uz: "  ", ru: null } }],
  ["timeCookingMax", { timeCookingMin: 30, timeCookingMax: 20 }],
  ["unit", { isWeighed: true, unit: "COUNT", measure: 1 }],
  ["measure", { isWeighed: true, unit: "KG", measure: 0.125 }],
  ["mxicCode", { mxicCode: "123" }],
  ["packageCode", { packageCode: null }],
  ["labels", { labels: ["HIT", "HIT"] }],
  ["discount", { discount: 101 }],
])("names %s if %j is invalid", async (field, change) => {
  expect(await addRow(PRODUCTS, { ...goodRows.product.row(), ...change })).toMatchObject({
    status: 400,
    body: { data: { field } },
  });
});

test("does not store empty translations", async () => {
  const { body } = await addRow(PRODUCTS, {
    ...goodRows.product.row(),
    name: { uz: " Manti ", ru: "", tr: null },
  });
  expect(body["name"]).toEqual({ uz: "Manti" });
});

test("[MN-4] stores additional pictures of a product in order after the first; another brand's are refused", async () => {
  const { id: categoryId } = await createRow(app, { path: CATEGORIES, name: "category", token });
  const [one, two] = [`${app.osh}/one.webp`, `${app.osh}/two.webp`];
  const row = { ...goodRows.product.row(), categoryId, gallery: [one, two] };
  const { id } = (await addRow(PRODUCTS, row)).body;
  const seen = async () => (await fetchMenu()).products.find((each) => each.id === id)?.gallery;
  expect(await seen()).toEqual([one, two]);
  expect((await putRow(PRODUCTS, id, { gallery: [two, one] })).body["gallery"]).toEqual([two, one]);
  expect(await seen()).toEqual([two, one]);
  for (const gallery of [
    [`${app.pizza}/x.webp`],
    [one, one],
    ["../x"],
    Array.from({ length: 9 }, (_, at) => `${one}${at}`),
  ]) {
    const refused = await putRow(PRODUCTS, id, { gallery });
    expect([refused.status, refused.body.data.field.split(".")[0]]).toEqual([400, "gallery"]);
  }
  expect((await putRow(PRODUCTS, id, { gallery: [] })).status).toBe(200);
  expect(await seen()).toEqual([]);
});
