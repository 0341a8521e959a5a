import type { BrandSettings, Change, Draft } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readPreviewed, readSettings } from "../modules/merchants/index.ts";
import { changeContent } from "../testing/change-content.ts";
import { draftsOf } from "../testing/draft-requests.ts";
import { goodRows } from "../testing/good-rows.ts";
import { shop } from "../testing/test-shop.ts";

type Row = {
  id: string;
  version: number;
  settings: object;
  data: { field: string };
  [field: string]: unknown;
};

const app = await shop();
const owner = await app.signInStaff("owner@osh");
const BRANCHES = "/console/v1/venue/branches";
const CITIES = "/console/v1/venue/cities";
const SETTINGS = "/console/v1/settings";

const SWITCHES = {
  kitchenEnabled: false,
  payOfficeEnabled: true,
  storageEnabled: true,
  yandexEnabled: true,
  expressEnabled: true,
};
const SWITCHES_AT_FIRST = {
  kitchenEnabled: true,
  payOfficeEnabled: false,
  storageEnabled: false,
  yandexEnabled: false,
  expressEnabled: false,
};
const [person] = (await app.call<{ id: string }[]>("/console/v1/people", { token: owner })).body;
/** Stored values of the fields that forms of the previous release do not have. */
const BRANCH = {
  deliveryStart: "11:00",
  deliveryEnd: "21:30",
  deliveryPrice: 33_000,
  directorId: person?.id,
  companyId: "c-1",
  paymentId: "p-1",
  joinPosterId: "77",
  jowiId: "j-1",
  iikoId: "i-1",
  isMain: true,
};
const BRANCH_AT_FIRST = {
  ...Object.fromEntries(Object.keys(BRANCH).map((name) => [name, null])),
  isMain: false,
};
const CITY = {
  description: { uz: "Shahar ichida" },
  mapKey: "samarkand",
  isTaximeter: true,
  taximeterComment: { uz: "Taksometr boʻyicha" },
};
const CITY_AT_FIRST = { description: {}, mapKey: null, isTaximeter: false, taximeterComment: {} };

/** Returns the body that a form without the newer fields sends. */
const older = (row: object, newer: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !(name in newer)));
const olderBranch = () => older(goodRows.branch.row(), BRANCH);
const add = (path: string, body: object) => app.call<Row>(path, { token: owner, body });
const put = (path: string, body: object) => app.call<Row>(path, { method: "PUT", token: owner, body });
const read = async (id: string) => (await app.call<Row>(`${BRANCHES}/${id}`, { token: owner })).body;
const settings = async () => (await app.call<BrandSettings>(SETTINGS, { token: owner })).body;

test.each([
  ["branch", BRANCHES, BRANCH, BRANCH_AT_FIRST],
  ["city", CITIES, CITY, CITY_AT_FIRST],
] as const)(
  "[EN-1, EN-4, BN-3, AD-2] saves an older form of a %s: newer fields are unchanged, and a new row gets their defaults",
  async (name, path, newer, first) => {
    const made = await add(path, { ...goodRows[name].row(), ...newer });
    expect(made).toMatchObject({ status: 200, body: newer });
    const { id, version } = made.body;
    const body: Record<string, unknown> = { ...older(goodRows[name].row(), newer), version };
    const saved = await put(`${path}/${id}`, body);
    expect(saved).toMatchObject({ status: 200, body: { ...newer, name: body["name"] } });
    const added = await add(path, older(goodRows[name].row(), newer));
    expect(added).toMatchObject({ status: 200, body: first });
  },
);

test("[EN-4] switches of a branch that an older form omits are unchanged; a new branch gets their defaults", async () => {
  const body = olderBranch();
  const known = body["settings"] as object;
  const made = await add(BRANCHES, body);
  expect(made.body.settings).toEqual({ ...known, ...SWITCHES_AT_FIRST });
  const path = `${BRANCHES}/${made.body.id}`;
  const newer = await put(path, { ...made.body, settings: { ...known, ...SWITCHES } });
  const changed = { ...known, dineinEnabled: true };
  const saved = await put(path, { ...body, settings: changed, version: newer.body.version });
  expect(saved).toMatchObject({ status: 200 });
  expect(saved.body.settings).toEqual({ ...changed, ...SWITCHES });
  const { version } = saved.body;
  const wrong = await put(path, { ...body, settings: { ...changed, yandexEnabled: null }, version });
  expect(wrong).toMatchObject({ status: 400, body: { data: { field: "settings.yandexEnabled" } } });
});

test("[EN-4] a branch stored before the switches existed is returned with their defaults, alone and in the list", async () => {
  const { id, settings: written } = (await add(BRANCHES, olderBranch())).body;
  const names = Object.keys(SWITCHES_AT_FIRST);
  await changeContent(
    app,
    app.osh,
    sql`update branches set settings = settings - ${names}::text[] where id = ${id}`,
  );
  expect(written).toMatchObject(SWITCHES_AT_FIRST);
  expect((await read(id)).settings).toEqual(written);
  const { items } = (await app.call<{ items: Row[] }>(BRANCHES, { token: owner })).body;
  expect(items.find((row) => row.id === id)?.settings).toEqual(written);
  // Switches that were stored since stay, the missing ones get their defaults.
  await changeContent(
    app,
    app.osh,
    sql`update branches set settings = settings || '{"yandexEnabled": true}' where id = ${id}`,
  );
  expect((await read(id)).settings).toEqual({ ...written, yandexEnabled: true });
});

test("[EN-4] refuses half of a delivery window of a new branch by the missing field", async () => {
  const half = await add(BRANCHES, { ...olderBranch(), deliveryStart: "10:00" });
  expect(half).toMatchObject({ status: 400, body: { data: { field: "deliveryEnd" } } });
});

test("[S37, EN-4] undoes switches set on a branch from before a release", async () => {
  const { id } = (await add(BRANCHES, olderBranch())).body;
  const names = Object.keys(SWITCHES);
  await changeContent(
    app,
    app.osh,
    sql`update branches set settings = settings - ${names}::text[] where id = ${id}`,
  );
  const row = await read(id);
  await put(`${BRANCHES}/${id}`, { ...row, settings: { ...row.settings, ...SWITCHES } });
  const path = `/console/v1/changes?entityId=${id}`;
  const [change] = (await app.call<{ items: Change[] }>(path, { token: owner })).body.items;
  const undo = `/console/v1/changes/${change?.id}/undo`;
  expect((await app.call(undo, { method: "POST", token: owner })).status).toBe(200);
  expect((await read(id)).settings).toEqual({ ...row.settings, ...SWITCHES_AT_FIRST });
});

test("[BR-14, EN-4] a draft of an older form of a branch contains only its changes", async () => {
  const drafts = draftsOf(app, owner);
  const body = olderBranch();
  const made = (await add(BRANCHES, body)).body;
  const known = body["settings"] as object;
  const newer = await put(`${BRANCHES}/${made.id}`, { ...made, settings: { ...known, ...SWITCHES } });
  const draft = { entity: "branch", entityId: made.id, version: newer.body.version };
  const same = await drafts.save({ ...draft, fields: body });
  expect(same).toMatchObject({ status: 400, body: { data: { field: "fields" } } });
  const sent = { ...body, settings: { ...known, dineinEnabled: true } };
  const { id } = (await drafts.save({ ...draft, fields: sent })).body;
  const after = { settings: { ...known, ...SWITCHES, dineinEnabled: true } };
  const listed = (await drafts.list()).items.find((one: Draft) => one.id === id);
  expect(listed?.after).toEqual(after);
  await app.call("/console/v1/drafts/publish", { token: owner, body: { ids: [id] } });
  expect((await read(made.id)).settings).toEqual(after.settings);
});

const COLOR_TYPE = { mainColorType: "light" };
const OUTSIDE = { yandexMapsKey: "0c3b-key_1", iikoOrganizationId: "7bc0-5553", appId: "uz.osh.app" };
const SERVICE = { defaultDeliveryType: { website: "PICK_UP", telegram: "DINE_IN", application: "DELIVERY" } };

test("[BR-14, EN-5] an older form of the settings is saved and previewed: newer fields of a part are unchanged", async () => {
  const { version, look, business, fees } = await settings();
  const newer = {
    look: { ...look, ...COLOR_TYPE },
    business: { ...business, ...OUTSIDE },
    fees: { ...fees, ...SERVICE },
  };
  const now = await put(SETTINGS, { version, ...newer });
  expect(now.status).toBe(200);
  const sent = {
    look: { ...older(look, COLOR_TYPE), isDark: !look.isDark },
    business: { ...older(business, OUTSIDE), cashbackPercent: 7 },
    fees: { ...older(fees, SERVICE), minimalDeliveryQuantity: 3 },
  };
  const preview = await app.call<{ url: string }>(`${SETTINGS}/preview`, { token: owner, body: sent });
  expect(preview.status).toBe(200);
  const saved = await put(SETTINGS, { version: now.body.version, ...sent });
  expect(saved).toMatchObject({
    status: 200,
    body: {
      look: { ...COLOR_TYPE, isDark: !look.isDark },
      business: { ...OUTSIDE, cashbackPercent: 7 },
      fees: { ...SERVICE, minimalDeliveryQuantity: 3 },
    },
  });
  // A request that omits only the newer fields and changes no other does not increment the version.
  const again = await put(SETTINGS, { version: saved.body.version, ...sent });
  expect(again).toMatchObject({ status: 200, body: { version: saved.body.version } });
});

test("[BR-5] shows a preview saved by the previous release", async () => {
  const { fees } = await settings();
  const body = { fees: { ...fees, minimalDeliveryQuantity: fees.minimalDeliveryQuantity + 1 } };
  const preview = await app.call<{ url: string }>(`${SETTINGS}/preview`, { token: owner, body });
  await app.db.tenant(app.osh, (tx) =>
    sql`update settings_previews set parts = parts #- '{fees,defaultDeliveryType}'`.execute(tx),
  );
  const token = new URL(preview.body.url).searchParams.get("preview") ?? "";
  const wanted = { merchantId: app.osh, token, now: app.clock.now(), writeDrafts: async () => true };
  const shown = await readPreviewed(app.db, wanted, (tx) => readSettings(tx, app.osh, app.installation));
  expect(shown?.found).toMatchObject({ merchantId: app.osh });
});
