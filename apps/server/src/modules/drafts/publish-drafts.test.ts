import type { BrandSettings, LoggedChange, Menu } from "@dasturxon/contract";
import { beforeEach, expect, test } from "vitest";
import { createDraftClient } from "../../testing/draft-requests.ts";
import { createValidRow } from "../../testing/good-rows.ts";
import { createInvitedStaff } from "../../testing/invited-staff.ts";
import { branchIdFromKey, productIdFromKey, createTestShop } from "../../testing/test-shop.ts";
import { publishDueDrafts } from "./publish-due-drafts.ts";

interface Product {
  id: string;
  version: number;
  costPrice: number;
}

const HOUR_MS = 3_600_000;
const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const draftClient = createDraftClient(app, owner);
const deleteDraft = (id: string, token = owner) =>
  app.call(`/console/v1/drafts/${id}`, { method: "DELETE", token });
const keepDraftDespiteConflict = (id: string, token = owner) =>
  app.call(`/console/v1/drafts/${id}/keep`, { method: "POST", token });
const publishDrafts = (ids: string[], token = owner) =>
  app.call<{ published: number; batchId: string; code: string; data: { drafts: object[] } }>(
    "/console/v1/drafts/publish",
    { token, body: { ids } },
  );
const scheduleDrafts = (ids: string[], publishAt: string | null, token = owner) =>
  app.call<{ publishAt: string | null; code: string; data: { field?: string } }>(
    "/console/v1/drafts/moment",
    {
      method: "PUT",
      token,
      body: { ids, publishAt },
    },
  );
const previewDrafts = (token = owner) =>
  app.call<{ url: string; code: string }>("/console/v1/drafts/preview", { method: "POST", token });
const PRODUCTS_PATH = "/console/v1/menu/products";
const SETTINGS_PATH = "/console/v1/settings";
const fetchProductRow = async (key: string) =>
  (await app.call<Product>(`${PRODUCTS_PATH}/${productIdFromKey(key)}`, { token: owner })).body;
const fetchSettings = async () => (await app.call<BrandSettings>(SETTINGS_PATH, { token: owner })).body;
async function fetchPrices() {
  app.directory.drop();
  app.http.invalidate(app.osh);
  const { products } = (await app.call<Menu>("/products/v1/overalls")).body;
  return ["plov", "salad"].map((key) => products.find(({ id }) => id === productIdFromKey(key))?.costPrice);
}
async function saveProductDraft(key: string, fields: object, token?: string) {
  const { id, version } = await fetchProductRow(key);
  return (await draftClient.save({ entity: "product", entityId: id, version, fields }, token)).body.id;
}
async function saveChatFeatureDraft() {
  const { version, features } = await fetchSettings();
  const fields = { features: { ...features, chat: !features.chat } };
  return (await draftClient.save({ entity: "settings", entityId: null, version, fields })).body.id;
}
/** Changes a product directly, without a draft. */
async function changeProduct(key: string, more: object) {
  const { id, version } = await fetchProductRow(key);
  const reply = await app.call<{ changed: number }>("/console/v1/menu/imports", {
    token: owner,
    body: { groups: [], categories: [], added: [], changed: [{ id, version, fields: more }] },
  });
  expect(reply.status).toBe(200);
}
const undoChange = (id: string, token = owner) =>
  app.call<{ undone: number; code: string }>(`/console/v1/changes/${id}/undo`, { method: "POST", token });
const runPublishDueDrafts = (merchantId = app.osh) =>
  publishDueDrafts({ db: app.db, clock: app.clock, http: app.http }, { merchantId });
const formatTimeAfterHours = (hours: number) =>
  new Date(app.clock.now().getTime() + hours * HOUR_MS).toISOString();

beforeEach(() => draftClient.dropAll());

test("[MN-1, BR-14, S37] drafts of menu and settings are published together: one audit batch, undone together", async () => {
  const before = { prices: await fetchPrices(), features: (await fetchSettings()).features };
  const ids = [
    await saveProductDraft("plov", { costPrice: 52_000 }),
    await saveProductDraft("salad", { costPrice: 19_000 }),
    await saveChatFeatureDraft(),
  ];
  const { status, body } = await publishDrafts(ids);
  expect(status).toBe(200);
  expect(body.published).toBe(3);
  expect(await fetchPrices()).toEqual([52_000, 19_000]);
  expect((await fetchSettings()).features.chat).toBe(!before.features.chat);
  expect((await draftClient.list()).items).toEqual([]);
  const { items } = (await app.call<{ items: LoggedChange[] }>("/console/v1/changes", { token: owner })).body;
  const batch = items.filter(({ batchId }) => batchId === body.batchId);
  expect(batch.map(({ entity, kind, by }) => [entity, kind, by.name]).toSorted()).toEqual([
    ["product", "changed", "owner"],
    ["product", "changed", "owner"],
    ["settings", "changed", "owner"],
  ]);
  expect((await undoChange(body.batchId)).body.undone).toBe(3);
  expect({ prices: await fetchPrices(), features: (await fetchSettings()).features }).toEqual(before);
  expect((await publishDrafts(ids)).status).toBe(404);
});

test("[S37] refuses to undo a publication if any of it changed since", async () => {
  const ids = [await saveProductDraft("plov", { costPrice: 52_500 }), await saveChatFeatureDraft()];
  const { batchId } = (await publishDrafts(ids)).body;
  await changeProduct("plov", { costPrice: 53_000 });
  expect(await undoChange(batchId)).toMatchObject({ status: 409, body: { code: "stale_version" } });
  expect((await fetchPrices())[0]).toBe(53_000);
  const other = (await publishDrafts([await saveChatFeatureDraft()])).body.batchId;
  const { version, features } = await fetchSettings();
  const body = { version, features: { ...features, chat: !features.chat } };
  await app.call(SETTINGS_PATH, { method: "PUT", token: owner, body });
  expect((await undoChange(other)).body.code).toBe("stale_version");
});

test("[MN-1, S37] a draft whose price changed since is in conflict: nothing is published until it is kept or discarded", async () => {
  const ids = [
    await saveProductDraft("plov", { costPrice: 54_000 }),
    await saveProductDraft("salad", { costPrice: 20_500 }),
  ];
  const [plov = "", salad = ""] = ids;
  await changeProduct("plov", { costPrice: 46_000 });
  await changeProduct("salad", { discount: 3 });
  const { items } = await draftClient.list();
  expect(items.find(({ id }) => id === plov)?.conflict).toMatchObject({
    isGone: false,
    now: { costPrice: 46_000 },
    changedBy: "owner",
  });
  // A change of another field is no conflict.
  expect(items.find(({ id }) => id === salad)?.conflict).toBeNull();
  const before = await fetchPrices();
  const refused = await publishDrafts(ids);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: "draft_conflict", data: { drafts: [{ id: plov, code: "conflict" }] } },
  });
  expect(await fetchPrices()).toEqual(before);
  expect(await draftClient.ids()).toEqual(ids);
  expect((await previewDrafts()).body.code).toBe("draft_conflict");
  expect((await scheduleDrafts(ids, formatTimeAfterHours(1))).body.code).toBe("draft_conflict");
  expect((await keepDraftDespiteConflict(plov)).status).toBe(200);
  expect((await draftClient.list()).items.every(({ conflict }) => conflict === null)).toBe(true);
  expect((await publishDrafts(ids)).status).toBe(200);
  expect(await fetchPrices()).toEqual([54_000, 20_500]);
});

test("[MN-1] a draft of a removed product can only be discarded", async () => {
  const { id, version } = await createValidRow(app, { path: PRODUCTS_PATH, name: "product", token: owner });
  const fields = { costPrice: 31_000 };
  const saved = await draftClient.save({ entity: "product", entityId: id, version, fields });
  await app.call(`${PRODUCTS_PATH}/${id}?version=${version}`, { method: "DELETE", token: owner });
  expect((await draftClient.list()).items).toMatchObject([{ conflict: { isGone: true } }]);
  expect((await keepDraftDespiteConflict(saved.body.id)).status).toBe(404);
  expect((await publishDrafts([saved.body.id])).body.code).toBe("draft_conflict");
  expect((await deleteDraft(saved.body.id)).status).toBe(200);
});

test("[MN-1] one invalid draft prevents publishing all of them", async () => {
  const category = await createValidRow(app, {
    path: "/console/v1/menu/categories",
    name: "category",
    token: owner,
  });
  const moved = await saveProductDraft("plov", { categoryId: category.id });
  const good = await saveProductDraft("salad", { costPrice: 21_000 });
  const own = await saveChatFeatureDraft();
  const path = `/console/v1/menu/categories/${category.id}?version=${category.version}`;
  expect((await app.call(path, { method: "DELETE", token: owner })).status).toBe(200);
  const before = { prices: await fetchPrices(), version: (await fetchSettings()).version };
  expect((await publishDrafts([own, good, moved])).body).toMatchObject({
    code: "draft_conflict",
    data: { drafts: [{ id: moved, code: "bad_request", field: "categoryId" }] },
  });
  expect({ prices: await fetchPrices(), version: (await fetchSettings()).version }).toEqual(before);
  expect((await draftClient.list()).items).toHaveLength(3);
});

test("[MN-1] publishes drafts at the set time with the permission of the author; later drafts are included", async () => {
  const before = await fetchPrices();
  const plov = await saveProductDraft("plov", { costPrice: 57_000 });
  const at = formatTimeAfterHours(2);
  expect((await scheduleDrafts([plov], at)).body).toEqual({ publishAt: at });
  const salad = await saveProductDraft("salad", { costPrice: 23_000 });
  expect(await draftClient.list()).toMatchObject({ publishAt: at, missedAt: null });
  app.clock.advance(HOUR_MS);
  await runPublishDueDrafts();
  expect(await fetchPrices()).toEqual(before);
  app.clock.advance(HOUR_MS);
  await runPublishDueDrafts(app.pizza);
  expect(await draftClient.ids()).toEqual([plov, salad]);
  await runPublishDueDrafts();
  expect(await fetchPrices()).toEqual([57_000, 23_000]);
  expect(await draftClient.ids()).toEqual([]);
  const { items } = (
    await app.call<{ items: LoggedChange[] }>("/console/v1/changes?size=2", { token: owner })
  ).body;
  expect(items.map(({ by, batchId }) => [by.name, batchId])).toEqual([
    ["owner", items[0]?.batchId],
    ["owner", items[0]?.batchId],
  ]);
  expect(items[0]?.batchId).not.toBeNull();
  await runPublishDueDrafts();
  expect(await fetchPrices()).toEqual([57_000, 23_000]);
});

test("[MN-1, S37] publishes nothing on a conflict at the set time, and shows staff that it was missed and why", async () => {
  const ids = [
    await saveProductDraft("plov", { costPrice: 58_000 }),
    await saveProductDraft("salad", { costPrice: 24_000 }),
  ];
  const at = formatTimeAfterHours(1);
  await scheduleDrafts(ids, at);
  await changeProduct("plov", { costPrice: 44_000 });
  const before = await fetchPrices();
  app.clock.advance(HOUR_MS);
  await runPublishDueDrafts();
  expect(await fetchPrices()).toEqual(before);
  const list = await draftClient.list();
  expect(list).toMatchObject({ publishAt: null, missedAt: at });
  expect(list.items.map(({ conflict }) => conflict !== null)).toEqual([true, false]);
  await runPublishDueDrafts();
  await keepDraftDespiteConflict(ids[0] ?? "");
  expect((await scheduleDrafts(ids, formatTimeAfterHours(2))).status).toBe(200);
  expect(await draftClient.list()).toMatchObject({ missedAt: null });
  app.clock.advance(2 * HOUR_MS);
  await runPublishDueDrafts();
  expect(await fetchPrices()).toEqual([58_000, 24_000]);
});

test("[US-8] does not publish at a time set by a person disabled since; the drafts wait", async () => {
  const person = { login: "gone", name: "Gone", role: "manager", branchIds: [branchIdFromKey("center")] };
  const manager = await createInvitedStaff(app, owner, person);
  const id = await saveProductDraft("plov", { costPrice: 59_000 }, manager.token);
  await scheduleDrafts([id], formatTimeAfterHours(1), manager.token);
  const body = { name: "Gone", role: "kitchen", branchIds: [branchIdFromKey("center")], isActive: true };
  const path = `/console/v1/people/${manager.id}`;
  const people = await app.call<{ id: string; version: number }[]>("/console/v1/people", { token: owner });
  const version = people.body.find((one) => one.id === manager.id)?.version;
  expect((await app.call(path, { method: "PUT", token: owner, body: { ...body, version } })).status).toBe(
    200,
  );
  const before = await fetchPrices();
  app.clock.advance(HOUR_MS);
  await runPublishDueDrafts();
  expect(await fetchPrices()).toEqual(before);
  expect((await draftClient.list()).items).toMatchObject([{ id, fault: { code: "forbidden", field: null } }]);
});

test("[MN-1] a publishing time is in the future and can be removed; it cannot be set for unknown drafts", async () => {
  const id = await saveProductDraft("plov", { costPrice: 60_000 });
  expect((await scheduleDrafts([id], formatTimeAfterHours(-1))).body).toMatchObject({
    data: { field: "publishAt" },
  });
  expect((await scheduleDrafts([id], formatTimeAfterHours(24 * 500))).status).toBe(400);
  expect((await scheduleDrafts([productIdFromKey("plov")], formatTimeAfterHours(1))).status).toBe(404);
  await scheduleDrafts([id], formatTimeAfterHours(1));
  expect((await scheduleDrafts([id], null)).body).toEqual({ publishAt: null });
  const before = await fetchPrices();
  app.clock.advance(2 * HOUR_MS);
  await runPublishDueDrafts();
  expect(await fetchPrices()).toEqual(before);
  expect(await draftClient.ids()).toEqual([id]);
});
