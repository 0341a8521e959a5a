import type { Branch, LoggedChange } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { validRowsByResource } from "../../../testing/good-rows.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import { branchIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

interface Row {
  id: string;
  version: number;
  isMain: boolean;
  code: string;
  data: { field: string };
}

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const branchesPath = "/console/v1/venue/branches";
const listBranches = async () =>
  (await app.call<{ items: Row[] }>(branchesPath, { token: owner })).body.items;
const fetchMainIds = async () => (await listBranches()).filter(({ isMain }) => isMain).map(({ id }) => id);
const addBranch = async (more: object = {}) =>
  (
    await app.call<Row>(branchesPath, {
      token: owner,
      body: { ...validRowsByResource.branch.row(), ...more },
    })
  ).body;
const changeBranch = async (id: string, more: object, token = owner) => {
  const { body } = await app.call<Row>(`${branchesPath}/${id}`, { token: owner });
  return app.call<Row>(`${branchesPath}/${id}`, { method: "PUT", token, body: { ...body, ...more } });
};
const removeBranch = async (id: string) => {
  const { body } = await app.call<Row>(`${branchesPath}/${id}`, { token: owner });
  return app.call<Row>(`${branchesPath}/${id}?version=${body.version}`, { method: "DELETE", token: owner });
};
const fetchFirstGuestBranchId = async () => {
  app.directory.drop();
  app.http.invalidate(app.osh);
  return (await app.call<Branch[]>("/users/v1/branches")).body[0]?.id;
};
const listRowChanges = async (id: string) =>
  (await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?entityId=${id}`, { token: owner })).body
    .items;
const undoChange = (id: string) =>
  app.call<{ undone: number; code: string }>(`/console/v1/changes/${id}/undo`, {
    method: "POST",
    token: owner,
  });
const [center, north] = [branchIdFromKey("center"), branchIdFromKey("north")];

test("[BN-6, EN-4] the new main branch is first for guests, and the previous one is no longer main", async () => {
  expect(await fetchMainIds()).toEqual([center]);
  expect((await changeBranch(north, { isMain: true })).body.isMain).toBe(true);
  expect([await fetchMainIds(), await fetchFirstGuestBranchId()]).toEqual([[north], north]);
  expect((await changeBranch(center, { isMain: true })).status).toBe(200);
  expect([await fetchMainIds(), await fetchFirstGuestBranchId()]).toEqual([[center], center]);
});

test("[BN-6] the main branch cannot be unset: the refusal names the field", async () => {
  expect(await changeBranch(center, { isMain: false })).toMatchObject({
    status: 400,
    body: { code: "bad_request", data: { field: "isMain" } },
  });
  expect(await fetchMainIds()).toEqual([center]);
});

test("[BN-6] when the main branch is removed another one becomes main, and a branch that comes back takes its place again", async () => {
  const made = await addBranch({ isMain: true });
  expect(await fetchMainIds()).toEqual([made.id]);
  const removed = await removeBranch(made.id);
  expect(removed.status).toBe(200);
  expect(await fetchMainIds()).toHaveLength(1);
  const back = { ...made, version: removed.body.version };
  expect(
    (await app.call<Row>(`${branchesPath}/${made.id}`, { method: "PUT", token: owner, body: back })).status,
  ).toBe(200);
  expect(await fetchMainIds()).toEqual([made.id]);
  expect((await changeBranch(center, { isMain: true })).status).toBe(200);
  expect((await removeBranch(made.id)).status).toBe(200);
});

test("[BN-6] two branches made main concurrently leave one main branch", async () => {
  const replies = await Promise.all([
    changeBranch(north, { isMain: true }),
    changeBranch(center, { isMain: true }),
  ]);
  expect(replies.some(({ status }) => status === 200)).toBe(true);
  expect(await fetchMainIds()).toHaveLength(1);
  await changeBranch(center, { isMain: true });
});

test("[US-8, BN-6] staff of one branch cannot change the main branch", async () => {
  const body = { login: "main-north", name: "Keeper", role: "manager", branchIds: [north] };
  const local = await createInvitedStaff(app, owner, body);
  expect(await changeBranch(north, { isMain: true }, local.token)).toMatchObject({
    status: 400,
    body: { data: { field: "isMain" } },
  });
  expect(await fetchMainIds()).toEqual([center]);
});

test("[BN-6] the next change of a branch gives a brand without a main branch one", async () => {
  await changeBrandContent(app, app.osh, sql`update branches set is_main = false`);
  expect(await fetchMainIds()).toEqual([]);
  expect((await changeBranch(north, { phone: "+998712009900" })).status).toBe(200);
  expect(await fetchMainIds()).toHaveLength(1);
  await changeBranch(center, { isMain: true });
});

test("[BN-6, S37] records the change of the previous main branch, and both changes are undone together", async () => {
  expect((await changeBranch(north, { isMain: true })).status).toBe(200);
  const [[own], [other]] = [await listRowChanges(north), await listRowChanges(center)];
  expect(other).toMatchObject({ kind: "changed", before: { isMain: true }, after: { isMain: false } });
  expect(own?.batchId).toBe(other?.batchId);
  expect(own?.batchId).not.toBeNull();
  expect((await undoChange(own?.batchId ?? "")).body).toEqual({ undone: 2 });
  expect(await fetchMainIds()).toEqual([center]);
  // Undoing only the change of the previous main branch also makes it the main branch again.
  expect((await changeBranch(north, { isMain: true })).status).toBe(200);
  expect((await undoChange((await listRowChanges(center))[0]?.id ?? "")).body).toEqual({ undone: 1 });
  expect(await fetchMainIds()).toEqual([center]);
  // A change of a branch that does not affect `isMain` creates a single audit entry without a batch.
  expect((await changeBranch(north, { phone: "+998712009911" })).status).toBe(200);
  expect((await listRowChanges(north))[0]?.batchId).toBeNull();
});

test("[BN-6, S37] undoing the addition or removal of a main branch restores the main mark", async () => {
  const made = await addBranch({ isMain: true });
  const added = (await listRowChanges(made.id))[0];
  expect((await undoChange(added?.batchId ?? "")).body).toEqual({ undone: 2 });
  expect(await fetchMainIds()).toEqual([center]);
  const again = await addBranch({ isMain: true });
  expect((await removeBranch(again.id)).status).toBe(200);
  const [next = ""] = await fetchMainIds();
  expect((await listRowChanges(next))[0]).toMatchObject({
    before: { isMain: false },
    after: { isMain: true },
  });
  const removed = (await listRowChanges(again.id))[0];
  expect((await undoChange(removed?.batchId ?? "")).body).toEqual({ undone: 2 });
  expect(await fetchMainIds()).toEqual([again.id]);
  expect((await changeBranch(center, { isMain: true })).status).toBe(200);
  expect((await removeBranch(again.id)).status).toBe(200);
});

test("[BN-6] removing two branches concurrently, including the main one, leaves the brand with a main branch", async () => {
  for (let round = 0; round < 4; round += 1) {
    const main = await addBranch({ isMain: true, name: { uz: "Aaa" } });
    // This branch is first in the list by name, so it becomes the next main branch.
    const next = await addBranch({ name: { uz: "Aab" } });
    const replies = await Promise.all([removeBranch(main.id), removeBranch(next.id)]);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect(await fetchMainIds()).toHaveLength(1);
    if (replies[1]?.status !== 200) expect((await removeBranch(next.id)).status).toBe(200);
  }
  expect((await changeBranch(center, { isMain: true })).status).toBe(200);
});
