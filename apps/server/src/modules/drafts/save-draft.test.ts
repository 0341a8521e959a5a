import type { BrandSettings, Menu } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createDraftClient } from "../../testing/draft-requests.ts";
import { createValidRow } from "../../testing/good-rows.ts";
import { createInvitedStaff } from "../../testing/invited-staff.ts";
import { branchIdFromKey, productIdFromKey, createTestShop } from "../../testing/test-shop.ts";

interface Product {
  id: string;
  version: number;
  costPrice: number;
  [field: string]: unknown;
}

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const pizzaOwner = await app.signInStaff("owner@pizza");
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
const PLOV_PATH = `/console/v1/menu/products/${productIdFromKey("plov")}`;
const fetchPlov = async () => (await app.call<Product>(PLOV_PATH, { token: owner })).body;
const fetchSettings = async () =>
  (await app.call<BrandSettings>("/console/v1/settings", { token: owner })).body;
const inviteStaff = (login: string, role: string) =>
  createInvitedStaff(app, owner, { login, name: login, role, branchIds: [branchIdFromKey("center")] });
async function fetchPlovMenuPrice() {
  app.directory.drop();
  app.http.invalidate(app.osh);
  const { body } = await app.call<Menu>("/products/v1/overalls");
  return body.products.find(({ id }) => id === productIdFromKey("plov"))?.costPrice;
}
/** Saves a draft of plov with all fields of the form. */
async function savePlovDraft(more: object, token?: string) {
  const { id, version, changedAt: _at, changedBy: _by, hasFiscalCode: _code, ...fields } = await fetchPlov();
  return draftClient.save(
    { entity: "product", entityId: id, version, fields: { ...fields, ...more } },
    token,
  );
}

test("[MN-1] a price saved as a draft waits with the old price and author; guests and the form see the current price", async () => {
  await draftClient.dropAll();
  const before = await fetchPlov();
  expect((await savePlovDraft({ costPrice: 52_000 })).status).toBe(200);
  const { items, publishAt } = await draftClient.list();
  expect(items).toMatchObject([
    {
      entity: "product",
      entityId: before.id,
      name: before["name"],
      before: { costPrice: before.costPrice },
      after: { costPrice: 52_000 },
      by: { name: "owner" },
      conflict: null,
    },
  ]);
  expect(publishAt).toBeNull();
  expect(await fetchPlov()).toEqual(before);
  expect(await fetchPlovMenuPrice()).toBe(before.costPrice);
});

test("[MN-1] another draft change of a product joins its draft, and discarding it changes nothing", async () => {
  await draftClient.dropAll();
  const first = await savePlovDraft({ costPrice: 52_000 });
  const second = await savePlovDraft({ discount: 5 });
  expect(second.body.id).toBe(first.body.id);
  expect((await draftClient.list()).items).toMatchObject([{ after: { costPrice: 52_000, discount: 5 } }]);
  expect((await deleteDraft(first.body.id)).status).toBe(200);
  expect((await draftClient.list()).items).toEqual([]);
  expect((await deleteDraft(first.body.id)).status).toBe(404);
});

test("[MN-1, BR-16] refuses a draft for the same errors as the change, by the name of its field", async () => {
  await draftClient.dropAll();
  expect((await savePlovDraft({ costPrice: -1 })).body).toMatchObject({
    code: "bad_request",
    data: { field: "costPrice" },
  });
  expect((await savePlovDraft({ image: `${app.pizza}/other` })).body.data).toMatchObject({ field: "image" });
  const { id, version } = await fetchPlov();
  const stale = { entity: "product", entityId: id, version: version + 1, fields: { costPrice: 1 } };
  expect((await draftClient.save(stale)).body).toMatchObject({
    code: "stale_version",
    data: { present: { version, costPrice: expect.any(Number) } },
  });
  expect((await savePlovDraft({})).body.data).toMatchObject({ field: "fields" });
  const { version: now, links } = await fetchSettings();
  const wrong = { links: { ...links, telegram: { url: "t.me/osh", active: true } } };
  const body = { entity: "settings", entityId: null, version: now, fields: wrong };
  expect((await draftClient.save(body)).body.data).toMatchObject({ field: "links.telegram" });
  expect((await draftClient.save({ ...body, entity: "courier" })).status).toBe(400);
  expect((await draftClient.list()).items).toEqual([]);
});

test("[PR-1] a code of another promo cannot be saved as a draft", async () => {
  await draftClient.dropAll();
  const [one, other] = [
    await createValidRow(app, { path: "/console/v1/promos", name: "promo", token: owner }),
    await createValidRow(app, { path: "/console/v1/promos", name: "promo", token: owner }),
  ];
  const { code } = (await app.call<{ code: string }>(`/console/v1/promos/${one.id}`, { token: owner })).body;
  const draft = { entity: "promo", entityId: other.id, version: other.version, fields: { code } };
  expect((await draftClient.save(draft)).body).toMatchObject({
    code: "already_exists",
    data: { field: "code" },
  });
});

test("[US-8] a manager drafts the menu but not the settings, and sees what to publish; other roles cannot draft", async () => {
  await draftClient.dropAll();
  const manager = await inviteStaff("drafts-manager", "manager");
  expect((await savePlovDraft({ costPrice: 48_000 }, manager.token)).status).toBe(200);
  const { version, features } = await fetchSettings();
  const fields = { features: { ...features, chat: !features.chat } };
  const body = { entity: "settings", entityId: null, version, fields };
  expect((await draftClient.save(body, manager.token)).body.code).toBe("forbidden");
  const own = await draftClient.save(body);
  expect(own.status).toBe(200);
  const { items } = await draftClient.list();
  expect(items.map(({ entity }) => entity)).toEqual(["product", "settings"]);
  expect(items[1]?.after).toEqual({ "features.chat": !features.chat });
  expect((await draftClient.list(manager.token)).items.map(({ entity }) => entity)).toEqual(["product"]);
  expect((await publishDrafts([own.body.id], manager.token)).status).toBe(404);
  const operator = await inviteStaff("drafts-operator", "operator");
  expect((await savePlovDraft({ costPrice: 1 }, operator.token)).status).toBe(403);
  expect((await app.call("/console/v1/drafts", { token: operator.token })).status).toBe(403);
});

test("[US-8] a draft of another branch is not found by staff of one branch", async () => {
  await draftClient.dropAll();
  const manager = await inviteStaff("drafts-center", "manager");
  const north = `/console/v1/venue/branches/${branchIdFromKey("north")}`;
  const { body } = await app.call<{ version: number }>(north, { token: owner });
  const fields = { phone: "+998712001122" };
  const draft = { entity: "branch", entityId: branchIdFromKey("north"), version: body.version, fields };
  expect((await draftClient.save(draft, manager.token)).status).toBe(404);
  const { id } = (await draftClient.save(draft)).body;
  expect((await draftClient.list(manager.token)).items).toEqual([]);
  for (const reply of [
    await deleteDraft(id, manager.token),
    await keepDraftDespiteConflict(id, manager.token),
    await publishDrafts([id], manager.token),
    await scheduleDrafts([id], null, manager.token),
  ])
    expect(reply.status).toBe(404);
  expect((await draftClient.list()).items).toHaveLength(1);
});

test("[BR-9] another brand's product cannot be drafted, and its drafts are not found", async () => {
  await draftClient.dropAll();
  const { id, version } = await fetchPlov();
  const body = { entity: "product", entityId: id, version, fields: { costPrice: 1 } };
  expect((await draftClient.save(body, pizzaOwner)).status).toBe(404);
  const own = (await savePlovDraft({ costPrice: 50_000 })).body.id;
  expect((await draftClient.list(pizzaOwner)).items).toEqual([]);
  for (const reply of [
    await deleteDraft(own, pizzaOwner),
    await keepDraftDespiteConflict(own, pizzaOwner),
    await publishDrafts([own], pizzaOwner),
    await scheduleDrafts([own], null, pizzaOwner),
  ])
    expect(reply.status).toBe(404);
  expect(await draftClient.ids()).toEqual([own]);
});
