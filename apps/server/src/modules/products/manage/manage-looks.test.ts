import type { Change, Menu } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { draftsOf } from "../../../testing/draft-requests.ts";
import { goodRows, madeRow, ownPicture } from "../../../testing/good-rows.ts";
import { shop } from "../../../testing/test-shop.ts";

const app = await shop();
const token = await app.signInStaff("owner@osh");
const drafts = draftsOf(app, token);
const CATEGORIES = "/console/v1/menu/categories";
const GROUPS = "/console/v1/menu/groups";
const PRODUCTS = "/console/v1/menu/products";
type Row = { id: string; version: number; code?: string; data?: { field: string }; [field: string]: unknown };

const MORNING = [{ days: ["MONDAY"], from: "07:00", to: "11:00" }];
const LOOKS = {
  scrollType: "HORIZONTAL",
  navigationType: "FULL_SCREEN",
  isWithoutCart: true,
  textColor: "#BE123C",
  timetable: MORNING,
};
const PLAIN = {
  scrollType: "VERTICAL",
  navigationType: "SHEET",
  isWithoutCart: false,
  textColor: null,
  timetable: null,
};

/** Returns the guests' menu after clearing the server's caches. */
async function menu(): Promise<Menu> {
  app.directory.drop();
  app.http.invalidate(app.osh);
  return (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body;
}
const shownCategory = async (id: string) => (await menu()).categories.find((each) => each.id === id);
const read = async (path: string, id: string) => (await app.call<Row>(`${path}/${id}`, { token })).body;
async function put(path: string, id: string, change: object) {
  const row = await read(path, id);
  return app.call<Row>(`${path}/${id}`, { method: "PUT", token, body: { ...row, ...change } });
}
/** Creates a category with one product, omitting the category's optional fields. */
async function plainCategory() {
  const { groupId, name, image, viewType, isActive } = goodRows.category.row();
  const body = { groupId, name, image, viewType, isActive };
  const made = await app.call<Row>(CATEGORIES, { token, body });
  const product = { ...goodRows.product.row(), categoryId: made.body.id, timetable: null };
  const { id: productId } = (await app.call<Row>(PRODUCTS, { token, body: product })).body;
  return { ...made.body, body, productId };
}

test("[MN-2, EN-2] staff set a category's layout and opening mode for the guest's menu; a write that omits it changes nothing", async () => {
  const { id, body, productId, ...made } = await plainCategory();
  expect(made).toMatchObject(PLAIN);
  expect(await shownCategory(id)).toMatchObject(PLAIN);
  expect((await put(CATEGORIES, id, LOOKS)).status).toBe(200);
  expect(await shownCategory(id)).toMatchObject(LOOKS);
  // A product without its own timetable uses that of its category.
  const product = async () => (await menu()).products.find((each) => each.id === productId);
  expect((await product())?.timetable).toEqual(MORNING);

  const { version } = await read(CATEGORIES, id);
  const older = await app.call<Row>(`${CATEGORIES}/${id}`, {
    method: "PUT",
    token,
    body: { ...body, viewType: "BIG", version },
  });
  expect(older.body).toMatchObject({ ...LOOKS, viewType: "BIG" });
  await put(CATEGORIES, id, PLAIN);
  expect(await shownCategory(id)).toMatchObject(PLAIN);
  expect((await product())?.timetable).toBeNull();
});

test("[S37, MN-2] a change of a category's layout is in the history and can be undone", async () => {
  const { id } = await plainCategory();
  await put(CATEGORIES, id, LOOKS);
  const path = `/console/v1/changes?entityId=${id}`;
  const [change] = (await app.call<{ items: Change[] }>(path, { token })).body.items;
  expect(change).toMatchObject({ before: PLAIN, after: LOOKS });
  await app.call(`/console/v1/changes/${change?.id}/undo`, { method: "POST", token });
  expect(await shownCategory(id)).toMatchObject(PLAIN);
});

test("[EN-2] staff set a group's icon and colours for the guest's menu, at once or by a draft", async () => {
  const group = await madeRow(app, { path: GROUPS, name: "menuGroup", token });
  const category = await plainCategory();
  await put(CATEGORIES, category.id, { groupId: group.id });
  const shown = async () => (await menu()).groups.find(({ id }) => id === group.id);
  const looks = { icon: ownPicture, bgColor: "#0f766e", iconBgColor: "#FCE000" };
  expect((await put(GROUPS, group.id, looks)).status).toBe(200);
  expect(await shown()).toMatchObject(looks);

  const { version } = await read(GROUPS, group.id);
  const fields = { bgColor: null, iconBgColor: "#BE123C" };
  const draft = await drafts.save({ entity: "menuGroup", entityId: group.id, version, fields });
  expect(await shown()).toMatchObject(looks);
  await app.call("/console/v1/drafts/publish", { token, body: { ids: [draft.body.id] } });
  expect(await shown()).toMatchObject({ ...fields, icon: ownPicture });
});

test.each([
  ["textColor", CATEGORIES, "red"],
  ["textColor", CATEGORIES, "#fff;}"],
  ["scrollType", CATEGORIES, "DIAGONAL"],
  ["navigationType", CATEGORIES, ""],
  ["isWithoutCart", CATEGORIES, null],
  ["timetable", CATEGORIES, []],
  ["bgColor", GROUPS, "#12345"],
  ["iconBgColor", GROUPS, ""],
  ["icon", GROUPS, "pizza/somebody-elses"],
  ["icon", GROUPS, "https://example.com/icon.png"],
])("[MN-2, EN-2] refuses a wrong %s in %s by its name: %s", async (field, path, value) => {
  const name = path === GROUPS ? "menuGroup" : "category";
  const { id } = await madeRow(app, { path, name, token });
  const { status, body } = await put(path, id, { [field]: value });
  expect([status, body.data?.field]).toEqual([400, field]);
});

test("[MN-1, MN-8] stores a name typed with letters in two parts as composed letters", async () => {
  const { id } = await plainCategory();
  const name = "Йогурт и ёлочка".normalize("NFD");
  expect((await put(CATEGORIES, id, { name: { uz: `  ${name} ` } })).body["name"]).toMatchObject({
    uz: "Йогурт и ёлочка",
  });
  expect((await shownCategory(id))?.name).toMatchObject({ uz: "Йогурт и ёлочка" });
});
