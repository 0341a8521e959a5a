import type { Change } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { goodRows, madeRow } from "../../../testing/good-rows.ts";
import { invitedStaff } from "../../../testing/invited-staff.ts";
import { branchId, shop } from "../../../testing/test-shop.ts";

const app = await shop();
const owner = await app.signInStaff("owner@osh");
const PROMOS = "/console/v1/promos";
const undo = (id: string, token = owner) =>
  app.call<{ undone: number; code: string }>(`/console/v1/changes/${id}/undo`, { method: "POST", token });
const changes = async (query: string) =>
  (await app.call<{ items: Change[] }>(`/console/v1/changes?${query}`, { token: owner })).body.items;
const newest = async (id: string) => (await changes(`entityId=${id}`))[0];
const promo = async (id: string) =>
  (await app.call<{ productDiscount: number; version: number }>(`${PROMOS}/${id}`, { token: owner })).body;

test("[S37] undoes each change of a row, and each undo is in the audit log", async () => {
  const { id, version } = await madeRow(app, { path: PROMOS, name: "promo", token: owner });
  const added = await newest(id);
  const body = { ...goodRows.promo.row(), ...added?.after, productDiscount: 35, version };
  await app.call(`${PROMOS}/${id}`, { method: "PUT", token: owner, body });
  const changed = await newest(id);
  // The addition cannot be undone, because the row has changed since.
  expect(await undo(added?.id ?? "")).toMatchObject({ status: 409, body: { code: "stale_version" } });
  expect((await undo(changed?.id ?? "")).body).toEqual({ undone: 1 });
  expect(await promo(id)).toMatchObject({ productDiscount: 10, version: version + 2 });
  await app.call(`${PROMOS}/${id}?version=${version + 2}`, { method: "DELETE", token: owner });
  const removed = await newest(id);
  expect((await undo(removed?.id ?? "")).status).toBe(200);
  expect(await promo(id)).toMatchObject({ productDiscount: 10 });
  expect((await undo(removed?.id ?? "")).status).toBe(409);
  const restored = await newest(id);
  expect((await undo(restored?.id ?? "")).status).toBe(200);
  const kinds = (await changes(`entityId=${id}`)).map(({ kind }) => kind);
  expect(kinds).toEqual(["removed", "restored", "removed", "changed", "changed", "added"]);
});

test("[S37] refuses to undo a change that is not of a row, is unknown, or whose row is in use", async () => {
  const groups = "/console/v1/menu/groups";
  const group = await madeRow(app, { path: groups, name: "menuGroup", token: owner });
  const added = await newest(group.id);
  const body = { ...goodRows.category.row(), groupId: group.id };
  expect((await app.call("/console/v1/menu/categories", { token: owner, body })).status).toBe(200);
  expect(await undo(added?.id ?? "")).toMatchObject({ status: 409, body: { code: "in_use" } });
  await app.call(`${groups}/positions`, { method: "PUT", token: owner, body: { ids: [group.id] } });
  const [arranged] = await changes("entity=menuGroup");
  expect((await undo(arranged?.id ?? "")).status).toBe(404);
  await invitedStaff(app, owner, { login: "cook-9", name: "Oshpaz", role: "kitchen", branchIds: null });
  const [person] = await changes("entity=person");
  expect((await undo(person?.id ?? "")).status).toBe(404);
  expect((await undo(newId())).status).toBe(404);
});

test("[US-8] staff of one branch undo only their own changes, and other brands none of them", async () => {
  const { id } = await madeRow(app, { path: PROMOS, name: "promo", token: owner });
  const made = await newest(id);
  const branchIds = [branchId("center")];
  const manager = await invitedStaff(app, owner, { login: "undoer", name: "M", role: "manager", branchIds });
  expect((await undo(made?.id ?? "", manager.token)).status).toBe(404);
  expect((await undo(made?.id ?? "", await app.signInStaff("owner@pizza"))).status).toBe(404);
  expect((await undo(made?.id ?? "", await app.signInStaff("kitchen@osh"))).status).toBe(403);
  const own = await madeRow(app, { path: PROMOS, name: "promo", token: manager.token });
  expect((await undo((await newest(own.id))?.id ?? "", manager.token)).status).toBe(200);
});
