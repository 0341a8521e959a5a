import { expect, test } from "vitest";
import { goodRows, madeRow } from "../../../testing/good-rows.ts";
import { shop } from "../../../testing/test-shop.ts";

const app = await shop();
const token = await app.signInStaff("owner@osh");
const PRODUCTS = "/console/v1/menu/products";
type Row = { id: string; version: number; data?: { field: string }; [field: string]: unknown };

const OUTSIDE = {
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
const NONE = {
  ...Object.fromEntries(Object.keys(OUTSIDE).map((name) => [name, null])),
  enabledEats: false,
  enabledExpress: false,
  systems: [],
};
/** Fields that a copy does not have. */
const OWN_IDS = {
  integrationId: null,
  posterId: null,
  posterName: null,
  posterAmount: null,
  jowiId: null,
  loinPosterId: null,
};
const read = async (id: string, as = token) => (await app.call<Row>(`${PRODUCTS}/${id}`, { token: as })).body;
const put = (id: string, body: object) => app.call<Row>(`${PRODUCTS}/${id}`, { method: "PUT", token, body });
/** Returns the body that a form without these fields sends. */
const older = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => !(name in OUTSIDE)));
const make = () => madeRow(app, { path: PRODUCTS, name: "product", token });

test("[EN-3, AP-3] stores prices and ids at external services for staff, and does not send them to guests", async () => {
  const { id } = await make();
  expect(await put(id, { ...(await read(id)), ...OUTSIDE })).toMatchObject({ status: 200, body: OUTSIDE });
  expect(await read(id, await app.signInStaff("kitchen@osh"))).toMatchObject(OUTSIDE);
  app.directory.drop();
  app.http.invalidate(app.osh);
  const menu = await app.call("/products/v1/overalls", { host: "osh.localhost" });
  const found = await app.call(`/products/v1/search?q=Product`, { host: "osh.localhost" });
  const sent = JSON.stringify([menu.body, found.body]);
  expect(sent).toContain(id);
  for (const [name, value] of Object.entries(OUTSIDE)) {
    expect(sent).not.toContain(`"${name}"`);
    if (typeof value === "string") expect(sent).not.toContain(value);
  }
  expect(sent).not.toMatch(/5[12]001/);
});

test("[EN-3] a write that omits the fields for external services keeps their values; a new product has none", async () => {
  const { id } = await make();
  await put(id, { ...(await read(id)), ...OUTSIDE });
  const changed = await put(id, { ...older(await read(id)), costPrice: 44_000 });
  expect(changed).toMatchObject({ status: 200, body: { ...OUTSIDE, costPrice: 44_000 } });
  const added = await app.call<Row>(PRODUCTS, { token, body: older(goodRows.product.row()) });
  expect(added).toMatchObject({ status: 200, body: NONE });
});

test("[MN-1, EN-3] a copy has the prices at external services and no till ids", async () => {
  const { id } = await make();
  await put(id, { ...(await read(id)), ...OUTSIDE });
  const copied = await app.call<{ id: string }>(`${PRODUCTS}/${id}/copy`, { method: "POST", token });
  expect(await read(copied.body.id)).toMatchObject({ ...OUTSIDE, ...OWN_IDS });
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
  const { id } = await make();
  const { status, body } = await put(id, { ...(await read(id)), [field]: value });
  expect([status, body.data?.field?.split(".")[0]]).toEqual([400, field]);
});
