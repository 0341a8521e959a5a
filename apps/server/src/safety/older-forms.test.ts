import type { BrandSettings, LoggedChange, ChangeDraft } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readInPreview, readSettings } from "../modules/merchants/index.ts";
import { changeBrandContent } from "../testing/change-content.ts";
import { createDraftClient } from "../testing/draft-requests.ts";
import { validRowsByResource } from "../testing/good-rows.ts";
import { createTestShop } from "../testing/test-shop.ts";

type Row = {
  id: string;
  version: number;
  settings: object;
  data: { field: string };
  [field: string]: unknown;
};

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const BRANCHES_PATH = "/console/v1/venue/branches";
const CITIES_PATH = "/console/v1/venue/cities";
const SETTINGS_PATH = "/console/v1/settings";

const BRANCH_SWITCHES = {
  kitchenEnabled: false,
  payOfficeEnabled: true,
  storageEnabled: true,
  yandexEnabled: true,
  expressEnabled: true,
};
const INITIAL_SWITCHES = {
  kitchenEnabled: true,
  payOfficeEnabled: false,
  storageEnabled: false,
  yandexEnabled: false,
  expressEnabled: false,
};
const [person] = (await app.call<{ id: string }[]>("/console/v1/people", { token: owner })).body;
/** Stored values of the branch fields that forms of the previous release do not have. */
const NEWER_BRANCH_FIELDS = {
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
const INITIAL_BRANCH_FIELDS = {
  ...Object.fromEntries(Object.keys(NEWER_BRANCH_FIELDS).map((name) => [name, null])),
  isMain: false,
};
const NEWER_CITY_FIELDS = {
  description: { uz: "Shahar ichida" },
  mapKey: "samarkand",
  isTaximeter: true,
  taximeterComment: { uz: "Taksometr boʻyicha" },
};
const INITIAL_CITY_FIELDS = { description: {}, mapKey: null, isTaximeter: false, taximeterComment: {} };

/** Returns the body that a form without the newer fields sends. */
const removeNewerFields = (row: object, newer: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !(name in newer)));
const createOlderBranchBody = () => removeNewerFields(validRowsByResource.branch.row(), NEWER_BRANCH_FIELDS);
const addRow = (path: string, body: object) => app.call<Row>(path, { token: owner, body });
const putJson = (path: string, body: object) => app.call<Row>(path, { method: "PUT", token: owner, body });
const fetchRow = async (id: string) => (await app.call<Row>(`${BRANCHES_PATH}/${id}`, { token: owner })).body;
const fetchSettings = async () => (await app.call<BrandSettings>(SETTINGS_PATH, { token: owner })).body;

test.each([
  ["branch", BRANCHES_PATH, NEWER_BRANCH_FIELDS, INITIAL_BRANCH_FIELDS],
  ["city", CITIES_PATH, NEWER_CITY_FIELDS, INITIAL_CITY_FIELDS],
] as const)(
  "[EN-1, EN-4, BN-3, AD-2] saves an older form of a %s: newer fields are unchanged, and a new row gets their defaults",
  async (name, path, newer, first) => {
    const made = await addRow(path, { ...validRowsByResource[name].row(), ...newer });
    expect(made).toMatchObject({ status: 200, body: newer });
    const { id, version } = made.body;
    const body: Record<string, unknown> = {
      ...removeNewerFields(validRowsByResource[name].row(), newer),
      version,
    };
    const saved = await putJson(`${path}/${id}`, body);
    expect(saved).toMatchObject({ status: 200, body: { ...newer, name: body["name"] } });
    const added = await addRow(path, removeNewerFields(validRowsByResource[name].row(), newer));
    expect(added).toMatchObject({ status: 200, body: first });
  },
);

test("[EN-4] switches of a branch that an older form omits are unchanged; a new branch gets their defaults", async () => {
  const body = createOlderBranchBody();
  const known = body["settings"] as object;
  const made = await addRow(BRANCHES_PATH, body);
  expect(made.body.settings).toEqual({ ...known, ...INITIAL_SWITCHES });
  const path = `${BRANCHES_PATH}/${made.body.id}`;
  const newer = await putJson(path, { ...made.body, settings: { ...known, ...BRANCH_SWITCHES } });
  const changed = { ...known, dineinEnabled: true };
  const saved = await putJson(path, { ...body, settings: changed, version: newer.body.version });
  expect(saved).toMatchObject({ status: 200 });
  expect(saved.body.settings).toEqual({ ...changed, ...BRANCH_SWITCHES });
  const { version } = saved.body;
  const wrong = await putJson(path, { ...body, settings: { ...changed, yandexEnabled: null }, version });
  expect(wrong).toMatchObject({ status: 400, body: { data: { field: "settings.yandexEnabled" } } });
});

test("[EN-4] a branch stored before the switches existed is returned with their defaults, alone and in the list", async () => {
  const { id, settings: written } = (await addRow(BRANCHES_PATH, createOlderBranchBody())).body;
  const names = Object.keys(INITIAL_SWITCHES);
  await changeBrandContent(
    app,
    app.osh,
    sql`update branches set settings = settings - ${names}::text[] where id = ${id}`,
  );
  expect(written).toMatchObject(INITIAL_SWITCHES);
  expect((await fetchRow(id)).settings).toEqual(written);
  const { items } = (await app.call<{ items: Row[] }>(BRANCHES_PATH, { token: owner })).body;
  expect(items.find((row) => row.id === id)?.settings).toEqual(written);
  // The reply contains switches that were stored meanwhile unchanged, and the defaults of missing switches.
  await changeBrandContent(
    app,
    app.osh,
    sql`update branches set settings = settings || '{"yandexEnabled": true}' where id = ${id}`,
  );
  expect((await fetchRow(id)).settings).toEqual({ ...written, yandexEnabled: true });
});

test("[EN-4] refuses half of a delivery window of a new branch by the missing field", async () => {
  const half = await addRow(BRANCHES_PATH, { ...createOlderBranchBody(), deliveryStart: "10:00" });
  expect(half).toMatchObject({ status: 400, body: { data: { field: "deliveryEnd" } } });
});

test("[S37, EN-4] undoes switches set on a branch from before a release", async () => {
  const { id } = (await addRow(BRANCHES_PATH, createOlderBranchBody())).body;
  const names = Object.keys(BRANCH_SWITCHES);
  await changeBrandContent(
    app,
    app.osh,
    sql`update branches set settings = settings - ${names}::text[] where id = ${id}`,
  );
  const row = await fetchRow(id);
  await putJson(`${BRANCHES_PATH}/${id}`, { ...row, settings: { ...row.settings, ...BRANCH_SWITCHES } });
  const path = `/console/v1/changes?entityId=${id}`;
  const [change] = (await app.call<{ items: LoggedChange[] }>(path, { token: owner })).body.items;
  const undo = `/console/v1/changes/${change?.id}/undo`;
  expect((await app.call(undo, { method: "POST", token: owner })).status).toBe(200);
  expect((await fetchRow(id)).settings).toEqual({ ...row.settings, ...INITIAL_SWITCHES });
});

test("[BR-14, EN-4] a draft of an older form of a branch contains only its changes", async () => {
  const drafts = createDraftClient(app, owner);
  const body = createOlderBranchBody();
  const made = (await addRow(BRANCHES_PATH, body)).body;
  const known = body["settings"] as object;
  const newer = await putJson(`${BRANCHES_PATH}/${made.id}`, {
    ...made,
    settings: { ...known, ...BRANCH_SWITCHES },
  });
  const draft = { entity: "branch", entityId: made.id, version: newer.body.version };
  const same = await drafts.save({ ...draft, fields: body });
  expect(same).toMatchObject({ status: 400, body: { data: { field: "fields" } } });
  const sent = { ...body, settings: { ...known, dineinEnabled: true } };
  const { id } = (await drafts.save({ ...draft, fields: sent })).body;
  const after = { settings: { ...known, ...BRANCH_SWITCHES, dineinEnabled: true } };
  const listed = (await drafts.list()).items.find((one: ChangeDraft) => one.id === id);
  expect(listed?.after).toEqual(after);
  await app.call("/console/v1/drafts/publish", { token: owner, body: { ids: [id] } });
  expect((await fetchRow(made.id)).settings).toEqual(after.settings);
});

const NEWER_LOOK_FIELDS = { mainColorType: "light" };
const EXTERNAL_FIELDS = { yandexMapsKey: "0c3b-key_1", iikoOrganizationId: "7bc0-5553", appId: "uz.osh.app" };
const NEWER_FEE_FIELDS = {
  defaultDeliveryType: { website: "PICK_UP", telegram: "DINE_IN", application: "DELIVERY" },
};

test("[BR-14, EN-5] an older form of the settings is saved and previewed: newer fields of a part are unchanged", async () => {
  const { version, look, business, fees } = await fetchSettings();
  const newer = {
    look: { ...look, ...NEWER_LOOK_FIELDS },
    business: { ...business, ...EXTERNAL_FIELDS },
    fees: { ...fees, ...NEWER_FEE_FIELDS },
  };
  const now = await putJson(SETTINGS_PATH, { version, ...newer });
  expect(now.status).toBe(200);
  const sent = {
    look: { ...removeNewerFields(look, NEWER_LOOK_FIELDS), isDark: !look.isDark },
    business: { ...removeNewerFields(business, EXTERNAL_FIELDS), cashbackPercent: 7 },
    fees: { ...removeNewerFields(fees, NEWER_FEE_FIELDS), minimalDeliveryQuantity: 3 },
  };
  const preview = await app.call<{ url: string }>(`${SETTINGS_PATH}/preview`, { token: owner, body: sent });
  expect(preview.status).toBe(200);
  const saved = await putJson(SETTINGS_PATH, { version: now.body.version, ...sent });
  expect(saved).toMatchObject({
    status: 200,
    body: {
      look: { ...NEWER_LOOK_FIELDS, isDark: !look.isDark },
      business: { ...EXTERNAL_FIELDS, cashbackPercent: 7 },
      fees: { ...NEWER_FEE_FIELDS, minimalDeliveryQuantity: 3 },
    },
  });
  // A request does not increment the version if it omits only the newer fields and changes no other field.
  const again = await putJson(SETTINGS_PATH, { version: saved.body.version, ...sent });
  expect(again).toMatchObject({ status: 200, body: { version: saved.body.version } });
});

test("[BR-5] shows a preview saved by the previous release", async () => {
  const { fees } = await fetchSettings();
  const body = { fees: { ...fees, minimalDeliveryQuantity: fees.minimalDeliveryQuantity + 1 } };
  const preview = await app.call<{ url: string }>(`${SETTINGS_PATH}/preview`, { token: owner, body });
  await app.db.tenant(app.osh, (tx) =>
    sql`update settings_previews set parts = parts #- '{fees,defaultDeliveryType}'`.execute(tx),
  );
  const token = new URL(preview.body.url).searchParams.get("preview") ?? "";
  const wanted = { merchantId: app.osh, token, now: app.clock.now(), writeDrafts: async () => true };
  const shown = await readInPreview(app.db, wanted, (tx) => readSettings(tx, app.osh, app.installation));
  expect(shown?.found).toMatchObject({ merchantId: app.osh });
});
