import type { LoggedChange, Menu } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createDraftClient } from "../../../testing/draft-requests.ts";
import { validRowsByResource, createValidRow, oshPictureKey } from "../../../testing/good-rows.ts";
import { createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const token = await app.signInStaff("owner@osh");
const draftClient = createDraftClient(app, token);
const CATEGORIES_PATH = "/console/v1/menu/categories";
const GROUPS_PATH = "/console/v1/menu/groups";
const PRODUCTS_PATH = "/console/v1/menu/products";
type Row = { id: string; version: number; code?: string; data?: { field: string }; [field: string]: unknown };

const MORNING_TIMETABLE = [{ days: ["MONDAY"], from: "07:00", to: "11:00" }];
const LOOK_FIELDS = {
  scrollType: "HORIZONTAL",
  navigationType: "FULL_SCREEN",
  isWithoutCart: true,
  textColor: "#BE123C",
  timetable: MORNING_TIMETABLE,
};
const PLAIN_LOOKS = {
  scrollType: "VERTICAL",
  navigationType: "SHEET",
  isWithoutCart: false,
  textColor: null,
  timetable: null,
};

/** Returns the menu that guests see, after clearing the server's caches. */
async function fetchMenu(): Promise<Menu> {
  app.directory.drop();
  app.http.invalidate(app.osh);
  return (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body;
}
const fetchShownCategory = async (id: string) =>
  (await fetchMenu()).categories.find((each) => each.id === id);
const fetchRow = async (path: string, id: string) => (await app.call<Row>(`${path}/${id}`, { token })).body;
async function putRow(path: string, id: string, change: object) {
  const row = await fetchRow(path, id);
  return app.call<Row>(`${path}/${id}`, { method: "PUT", token, body: { ...row, ...change } });
}
/** Creates a category with one product, omitting the category's optional fields. */
async function addPlainCategory() {
  const { groupId, name, image, viewType, isActive } = validRowsByResource.category.row();
  const body = { groupId, name, image, viewType, isActive };
  const made = await app.call<Row>(CATEGORIES_PATH, { token, body });
  const product = { ...validRowsByResource.product.row(), categoryId: made.body.id, timetable: null };
  const { id: productId } = (await app.call<Row>(PRODUCTS_PATH, { token, body: product })).body;
  return { ...made.body, body, productId };
}

test("[MN-2, EN-2] staff set a category's layout and opening mode for the guest's menu; a write that omits it changes nothing", async () => {
  const { id, body, productId, ...made } = await addPlainCategory();
  expect(made).toMatchObject(PLAIN_LOOKS);
  expect(await fetchShownCategory(id)).toMatchObject(PLAIN_LOOKS);
  expect((await putRow(CATEGORIES_PATH, id, LOOK_FIELDS)).status).toBe(200);
  expect(await fetchShownCategory(id)).toMatchObject(LOOK_FIELDS);
  // A product without its own timetable uses that of its category.
  const fetchShownProduct = async () => (await fetchMenu()).products.find((each) => each.id === productId);
  expect((await fetchShownProduct())?.timetable).toEqual(MORNING_TIMETABLE);

  const { version } = await fetchRow(CATEGORIES_PATH, id);
  const older = await app.call<Row>(`${CATEGORIES_PATH}/${id}`, {
    method: "PUT",
    token,
    body: { ...body, viewType: "BIG", version },
  });
  expect(older.body).toMatchObject({ ...LOOK_FIELDS, viewType: "BIG" });
  await putRow(CATEGORIES_PATH, id, PLAIN_LOOKS);
  expect(await fetchShownCategory(id)).toMatchObject(PLAIN_LOOKS);
  expect((await fetchShownProduct())?.timetable).toBeNull();
});

test("[S37, MN-2] a change of a category's layout is in the history and can be undone", async () => {
  const { id } = await addPlainCategory();
  await putRow(CATEGORIES_PATH, id, LOOK_FIELDS);
  const path = `/console/v1/changes?entityId=${id}`;
  const [change] = (await app.call<{ items: LoggedChange[] }>(path, { token })).body.items;
  expect(change).toMatchObject({ before: PLAIN_LOOKS, after: LOOK_FIELDS });
  await app.call(`/console/v1/changes/${change?.id}/undo`, { method: "POST", token });
  expect(await fetchShownCategory(id)).toMatchObject(PLAIN_LOOKS);
});

test("[EN-2] staff set a group's icon and colours for the guest's menu, at once or by a draft", async () => {
  const group = await createValidRow(app, { path: GROUPS_PATH, name: "menuGroup", token });
  const category = await addPlainCategory();
  await putRow(CATEGORIES_PATH, category.id, { groupId: group.id });
  const fetchGroup = async () => (await fetchMenu()).groups.find(({ id }) => id === group.id);
  const looks = { icon: oshPictureKey, bgColor: "#0f766e", iconBgColor: "#FCE000" };
  expect((await putRow(GROUPS_PATH, group.id, looks)).status).toBe(200);
  expect(await fetchGroup()).toMatchObject(looks);

  const { version } = await fetchRow(GROUPS_PATH, group.id);
  const fields = { bgColor: null, iconBgColor: "#BE123C" };
  const draft = await draftClient.save({ entity: "menuGroup", entityId: group.id, version, fields });
  expect(await fetchGroup()).toMatchObject(looks);
  await app.call("/console/v1/drafts/publish", { token, body: { ids: [draft.body.id] } });
  expect(await fetchGroup()).toMatchObject({ ...fields, icon: oshPictureKey });
});

test.each([
  ["textColor", CATEGORIES_PATH, "red"],
  ["textColor", CATEGORIES_PATH, "#fff;}"],
  ["scrollType", CATEGORIES_PATH, "DIAGONAL"],
  ["navigationType", CATEGORIES_PATH, ""],
  ["isWithoutCart", CATEGORIES_PATH, null],
  ["timetable", CATEGORIES_PATH, []],
  ["bgColor", GROUPS_PATH, "#12345"],
  ["iconBgColor", GROUPS_PATH, ""],
  ["icon", GROUPS_PATH, "pizza/somebody-elses"],
  ["icon", GROUPS_PATH, "https://example.com/icon.png"],
])("[MN-2, EN-2] refuses a wrong %s in %s by its name: %s", async (field, path, value) => {
  const name = path === GROUPS_PATH ? "menuGroup" : "category";
  const { id } = await createValidRow(app, { path, name, token });
  const { status, body } = await putRow(path, id, { [field]: value });
  expect([status, body.data?.field]).toEqual([400, field]);
});

test("[MN-1, MN-8] stores a name typed with letters in two parts as composed letters", async () => {
  const { id } = await addPlainCategory();
  const name = "Йогурт и ёлочка".normalize("NFD");
  expect((await putRow(CATEGORIES_PATH, id, { name: { uz: `  ${name} ` } })).body["name"]).toMatchObject({
    uz: "Йогурт и ёлочка",
  });
  expect((await fetchShownCategory(id))?.name).toMatchObject({ uz: "Йогурт и ёлочка" });
});
