import { resources } from "@dasturxon/contract/managed";
import { expect, test } from "vitest";
import { validRowsByResource, createValidRow, type ResourceName } from "../../testing/good-rows.ts";
import { createInvitedStaff } from "../../testing/invited-staff.ts";
import { branchIdFromKey, createTestShop } from "../../testing/test-shop.ts";

type Row = { id: string; version: number; [field: string]: unknown };
type RowsReply = { items: Row[]; total: number };

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const inviteBranchManager = (branch: string) =>
  createInvitedStaff(app, owner, {
    login: `keeper-${branch}`,
    name: branch,
    role: "manager",
    branchIds: [branchIdFromKey(branch)],
  });
const centerManager = await inviteBranchManager("center");
const northManager = await inviteBranchManager("north");
const branchResourceNames = (Object.keys(resources) as ResourceName[]).filter(
  (name) => "branchId" in resources[name].fields,
);

test.each(branchResourceNames)(
  "[US-8, S37] a branch's %s is accessible to its own staff, and not to staff of another branch",
  async (name) => {
    const { path, fields } = resources[name];
    const { row: goodRow, change } = validRowsByResource[name];
    const putRow = (id: string, body: object, { token }: { token: string }) =>
      app.call<Row>(`${path}/${id}`, { method: "PUT", token, body });
    const fetchRow = (id: string, token = owner) => app.call<Row>(`${path}/${id}`, { token });
    const removeRow = (id: string, version: number, { token }: { token: string }) =>
      app.call<Row>(`${path}/${id}?version=${version}`, { method: "DELETE", token });
    const listRowNames = async ({ token }: { token: string }) =>
      (await app.call<RowsReply>(`${path}?size=500`, { token })).body.items.map((each) => each.id);
    const { id, version } = await createValidRow(app, { path, name, token: owner });
    const whole = (await fetchRow(id)).body;
    const row = Object.fromEntries(Object.keys(fields).map((field) => [field, whole[field]]));
    expect(await listRowNames(northManager)).not.toContain(id);
    const asked = await app.call<RowsReply>(`${path}?branchId=${branchIdFromKey("center")}`, {
      token: northManager.token,
    });
    expect(asked.body.total).toBe(0);
    expect((await fetchRow(id, northManager.token)).status).toBe(404);
    expect((await putRow(id, { ...row, version }, northManager)).status).toBe(404);
    const taken = { ...row, branchId: branchIdFromKey("north"), version };
    expect((await putRow(id, taken, northManager)).status).toBe(404);
    expect((await removeRow(id, version, northManager)).status).toBe(404);
    expect((await app.call(path, { token: northManager.token, body: goodRow() })).status).toBe(404);
    // Staff of a single branch also cannot move a row of their branch to another branch.
    expect((await putRow(id, taken, centerManager)).status).toBe(404);
    expect((await fetchRow(id)).body.version).toBe(version);
    expect(await listRowNames(centerManager)).toContain(id);
    const changed = await putRow(id, { ...row, ...change(`Own ${id.slice(-6)}`), version }, centerManager);
    expect(changed.status).toBe(200);
    const removed = await removeRow(id, changed.body.version, centerManager);
    expect(removed.status).toBe(200);
    const back = { ...row, version: removed.body.version };
    expect((await putRow(id, back, northManager)).status).toBe(404);
    expect((await putRow(id, back, centerManager)).status).toBe(200);
    expect((await app.call(path, { token: centerManager.token, body: goodRow() })).status).toBe(200);
  },
);
