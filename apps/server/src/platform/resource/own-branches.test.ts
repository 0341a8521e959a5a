import { resources } from "@dasturxon/contract/managed";
import { expect, test } from "vitest";
import { goodRows, createRow, type ResourceName } from "../../testing/good-rows.ts";
import { createInvitedStaff } from "../../testing/invited-staff.ts";
import { branchId, shop } from "../../testing/test-shop.ts";

type Row = { id: string; version: number; [field: string]: unknown };
type RowsReply = { items: Row[]; total: number };

const app = await shop();
const owner = await app.signInStaff("owner@osh");
const inviteKeeper = (branch: string) =>
  createInvitedStaff(app, owner, {
    login: `keeper-${branch}`,
    name: branch,
    role: "manager",
    branchIds: [branchId(branch)],
  });
const centerKeeper = await inviteKeeper("center");
const northKeeper = await inviteKeeper("north");
const branchResourceNames = (Object.keys(resources) as ResourceName[]).filter(
  (name) => "branchId" in resources[name].fields,
);

test.each(branchResourceNames)(
  "[US-8, S37] a branch's %s is accessible to its own staff, and not to staff of another branch",
  async (name) => {
    const { path, fields } = resources[name];
    const { row: goodRow, change } = goodRows[name];
    const putRow = (id: string, body: object, { token }: { token: string }) =>
      app.call<Row>(`${path}/${id}`, { method: "PUT", token, body });
    const fetchRow = (id: string, token = owner) => app.call<Row>(`${path}/${id}`, { token });
    const remove = (id: string, version: number, { token }: { token: string }) =>
      app.call<Row>(`${path}/${id}?version=${version}`, { method: "DELETE", token });
    const listRowNames = async ({ token }: { token: string }) =>
      (await app.call<RowsReply>(`${path}?size=500`, { token })).body.items.map((each) => each.id);
    const { id, version } = await createRow(app, { path, name, token: owner });
    const whole = (await fetchRow(id)).body;
    const row = Object.fromEntries(Object.keys(fields).map((field) => [field, whole[field]]));
    expect(await listRowNames(northKeeper)).not.toContain(id);
    const asked = await app.call<RowsReply>(`${path}?branchId=${branchId("center")}`, {
      token: northKeeper.token,
    });
    expect(asked.body.total).toBe(0);
    expect((await fetchRow(id, northKeeper.token)).status).toBe(404);
    expect((await putRow(id, { ...row, version }, northKeeper)).status).toBe(404);
    const taken = { ...row, branchId: branchId("north"), version };
    expect((await putRow(id, taken, northKeeper)).status).toBe(404);
    expect((await remove(id, version, northKeeper)).status).toBe(404);
    expect((await app.call(path, { token: northKeeper.token, body: goodRow() })).status).toBe(404);
    // Local staff also cannot move their own row to another branch.
    expect((await putRow(id, taken, centerKeeper)).status).toBe(404);
    expect((await fetchRow(id)).body.version).toBe(version);
    expect(await listRowNames(centerKeeper)).toContain(id);
    const changed = await putRow(id, { ...row, ...change(`Own ${id.slice(-6)}`), version }, centerKeeper);
    expect(changed.status).toBe(200);
    const removed = await remove(id, changed.body.version, centerKeeper);
    expect(removed.status).toBe(200);
    const back = { ...row, version: removed.body.version };
    expect((await putRow(id, back, northKeeper)).status).toBe(404);
    expect((await putRow(id, back, centerKeeper)).status).toBe(200);
    expect((await app.call(path, { token: centerKeeper.token, body: goodRow() })).status).toBe(200);
  },
);
