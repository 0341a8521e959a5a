import type { LoggedChange } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { validRowsByResource, createValidRow } from "../../../testing/good-rows.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import { branchIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const PROMOS_PATH = "/console/v1/promos";
const undoChange = (id: string, token = owner) =>
  app.call<{ undone: number; code: string }>(`/console/v1/changes/${id}/undo`, { method: "POST", token });
const fetchChanges = async (query: string) =>
  (await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?${query}`, { token: owner })).body.items;
const fetchNewestChange = async (id: string) => (await fetchChanges(`entityId=${id}`))[0];
const fetchPromo = async (id: string) =>
  (await app.call<{ productDiscount: number; version: number }>(`${PROMOS_PATH}/${id}`, { token: owner }))
    .body;

test("[S37] undoes each change of a row, and each undo is in the audit log", async () => {
  const { id, version } = await createValidRow(app, { path: PROMOS_PATH, name: "promo", token: owner });
  const added = await fetchNewestChange(id);
  const body = { ...validRowsByResource.promo.row(), ...added?.after, productDiscount: 35, version };
  await app.call(`${PROMOS_PATH}/${id}`, { method: "PUT", token: owner, body });
  const changed = await fetchNewestChange(id);
  // The change that added the promo code cannot be undone, because the promo code was changed later.
  expect(await undoChange(added?.id ?? "")).toMatchObject({ status: 409, body: { code: "stale_version" } });
  expect((await undoChange(changed?.id ?? "")).body).toEqual({ undone: 1 });
  expect(await fetchPromo(id)).toMatchObject({ productDiscount: 10, version: version + 2 });
  await app.call(`${PROMOS_PATH}/${id}?version=${version + 2}`, { method: "DELETE", token: owner });
  const removed = await fetchNewestChange(id);
  expect((await undoChange(removed?.id ?? "")).status).toBe(200);
  expect(await fetchPromo(id)).toMatchObject({ productDiscount: 10 });
  expect((await undoChange(removed?.id ?? "")).status).toBe(409);
  const restored = await fetchNewestChange(id);
  expect((await undoChange(restored?.id ?? "")).status).toBe(200);
  const kinds = (await fetchChanges(`entityId=${id}`)).map(({ kind }) => kind);
  expect(kinds).toEqual(["removed", "restored", "removed", "changed", "changed", "added"]);
});

test("[S37] refuses to undo a change that is not of a row, is unknown, or whose row is in use", async () => {
  const groups = "/console/v1/menu/groups";
  const group = await createValidRow(app, { path: groups, name: "menuGroup", token: owner });
  const added = await fetchNewestChange(group.id);
  const body = { ...validRowsByResource.category.row(), groupId: group.id };
  expect((await app.call("/console/v1/menu/categories", { token: owner, body })).status).toBe(200);
  expect(await undoChange(added?.id ?? "")).toMatchObject({ status: 409, body: { code: "in_use" } });
  await app.call(`${groups}/positions`, { method: "PUT", token: owner, body: { ids: [group.id] } });
  const [arranged] = await fetchChanges("entity=menuGroup");
  expect((await undoChange(arranged?.id ?? "")).status).toBe(404);
  await createInvitedStaff(app, owner, { login: "cook-9", name: "Oshpaz", role: "kitchen", branchIds: null });
  const [person] = await fetchChanges("entity=person");
  expect((await undoChange(person?.id ?? "")).status).toBe(404);
  expect((await undoChange(newId())).status).toBe(404);
});

test("[US-8] staff of one branch undo only their own changes, and other brands none of them", async () => {
  const { id } = await createValidRow(app, { path: PROMOS_PATH, name: "promo", token: owner });
  const made = await fetchNewestChange(id);
  const branchIds = [branchIdFromKey("center")];
  const manager = await createInvitedStaff(app, owner, {
    login: "undoer",
    name: "M",
    role: "manager",
    branchIds,
  });
  expect((await undoChange(made?.id ?? "", manager.token)).status).toBe(404);
  expect((await undoChange(made?.id ?? "", await app.signInStaff("owner@pizza"))).status).toBe(404);
  expect((await undoChange(made?.id ?? "", await app.signInStaff("kitchen@osh"))).status).toBe(403);
  const own = await createValidRow(app, { path: PROMOS_PATH, name: "promo", token: manager.token });
  expect((await undoChange((await fetchNewestChange(own.id))?.id ?? "", manager.token)).status).toBe(200);
});
