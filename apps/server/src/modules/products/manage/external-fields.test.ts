import { expect, test } from "vitest";
import { validRowsByResource, createValidRow } from "../../../testing/good-rows.ts";
import { createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const token = await app.signInStaff("owner@osh");
const PRODUCTS_PATH = "/console/v1/menu/products";
type Row = { id: string; version: number; data?: { field: string }; [field: string]: unknown };

const EXTERNAL_FIELDS = {
  eatsPrice: 51_001,
  enabledEats: true,
  expressPrice: 52_001,
  enabledExpress: true,
  additionalPrice: 1_001,
  integrationId: "ext-till-17",
  integrationCategoryId: "ext-till-3",
  posterId: "poster-17",
  posterName: "Osh till name",
  posterAmount: 0.525,
  jowiId: "jowi-17",
  loinPosterId: "loin-17",
  amount: 1.25,
  systems: ["poster", "jowi"],
};
const NO_EXTERNAL_VALUES = {
  ...Object.fromEntries(Object.keys(EXTERNAL_FIELDS).map((name) => [name, null])),
  enabledEats: false,
  enabledExpress: false,
  systems: [],
};
/** Fields of a product that are not copied: they are null in the copy. */
const NOT_COPIED_FIELDS = {
  integrationId: null,
  posterId: null,
  posterName: null,
  posterAmount: null,
  jowiId: null,
  loinPosterId: null,
};
const fetchRow = async (id: string, as = token) =>
  (await app.call<Row>(`${PRODUCTS_PATH}/${id}`, { token: as })).body;
const putProduct = (id: string, body: object) =>
  app.call<Row>(`${PRODUCTS_PATH}/${id}`, { method: "PUT", token, body });
/** Removes the external fields, to simulate a form that does not send them. */
const omitExternalFields = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !(name in EXTERNAL_FIELDS)));
const createProduct = () => createValidRow(app, { path: PRODUCTS_PATH, name: "product", token });

test("[EN-3, AP-3] stores prices and ids at external services for staff, and does not send them to guests", async () => {
  const { id } = await createProduct();
  expect(await putProduct(id, { ...(await fetchRow(id)), ...EXTERNAL_FIELDS })).toMatchObject({
    status: 200,
    body: EXTERNAL_FIELDS,
  });
  expect(await fetchRow(id, await app.signInStaff("kitchen@osh"))).toMatchObject(EXTERNAL_FIELDS);
  app.directory.drop();
  app.http.invalidate(app.osh);
  const menu = await app.call("/products/v1/overalls", { host: "osh.localhost" });
  const found = await app.call(`/products/v1/search?q=Product`, { host: "osh.localhost" });
  const sent = JSON.stringify([menu.body, found.body]);
  expect(sent).toContain(id);
  for (const [name, value] of Object.entries(EXTERNAL_FIELDS)) {
    expect(sent).not.toContain(`"${name}"`);
    if (typeof value === "string") expect(sent).not.toContain(value);
  }
  expect(sent).not.toMatch(/5[12]001/);
});

test("[EN-3] a write that omits the fields for external services keeps their values; a new product has none", async () => {
  const { id } = await createProduct();
  await putProduct(id, { ...(await fetchRow(id)), ...EXTERNAL_FIELDS });
  const changed = await putProduct(id, { ...omitExternalFields(await fetchRow(id)), costPrice: 44_000 });
  expect(changed).toMatchObject({ status: 200, body: { ...EXTERNAL_FIELDS, costPrice: 44_000 } });
  const added = await app.call<Row>(PRODUCTS_PATH, {
    token,
    body: omitExternalFields(validRowsByResource.product.row()),
  });
  expect(added).toMatchObject({ status: 200, body: NO_EXTERNAL_VALUES });
});

test("[MN-1, EN-3] a copy has the prices at external services and no till ids", async () => {
  const { id } = await createProduct();
  await putProduct(id, { ...(await fetchRow(id)), ...EXTERNAL_FIELDS });
  const copied = await app.call<{ id: string }>(`${PRODUCTS_PATH}/${id}/copy`, { method: "POST", token });
  expect(await fetchRow(copied.body.id)).toMatchObject({ ...EXTERNAL_FIELDS, ...NOT_COPIED_FIELDS });
});

test.each([
  ["eatsPrice", -1],
  ["expressPrice", 0.5],
  ["additionalPrice", "5000"],
  ["enabledEats", null],
  ["enabledExpress", "true"],
  ["posterId", ""],
  ["posterName", " "],
  ["posterAmount", -0.1],
  ["jowiId", "x".repeat(101)],
  ["loinPosterId", 17],
  ["amount", 1_000_001],
  ["systems", ["poster", "poster"]],
  ["systems", null],
])("[EN-3] refuses a wrong value of %s with the name of the field: %j", async (field, value) => {
  const { id } = await createProduct();
  const { status, body } = await putProduct(id, { ...(await fetchRow(id)), [field]: value });
  expect([status, body.data?.field?.split(".")[0]]).toEqual([400, field]);
});
