import { resources } from "@dasturxon/contract/managed";
import { expect, test } from "vitest";
import { goodRows, madeRow, type ResourceName } from "../../testing/good-rows.ts";
import { invitedStaff } from "../../testing/invited-staff.ts";
import { branchId, shop } from "../../testing/test-shop.ts";

type Row = { id: string; version: number; [field: string]: unknown };
type Page = { items: Row[]; total: number };

const app = await shop();
const owner = await app.signInStaff("owner@osh");
const keeperOf = (branch: string) =>
  invitedStaff(app, owner, {
    login: `keeper-${branch}`,
    name: branch,
    role: "manager",
    branchIds: [branchId(branch)],
  });
const local = await keeperOf("center");
const stranger = await keeperOf("north");
const branchResources = (Object.keys(resources) as ResourceName[]).filter(
  (name) => "branchId" in resources[name].fields,
);

test.each(branchResources)(
  "[US-8, S37] a branch's %s is accessible to its own staff, and not to staff of another branch",
  async (name) => {
    const { path, fields } = resources[name];
    const { row: goodRow, change } = goodRows[name];
    const put = (id: string, body: object, { token }: { token: string }) =>
      app.call<Row>(`${path}/${id}`, { method: "PUT", token, body });
    const read = (id: string, token = owner) => app.call<Row>(`${path}/${id}`, { token });
    const remove = (id: string, version: number, { token }: { token: string }) =>
      app.call<Row>(`${path}/${id}?version=${version}`, { method: "DELETE", token });
    const listed = async ({ token }: { token: string }) =>
      (await app.call<Page>(`${path}?size=500`, { token })).body.items.map((each) => each.id);
    const { id, version } = await madeRow(app, { path, name, token: owner });
    const whole = (await read(id)).body;
    const row = Object.fromEntries(Object.keys(fields).map((field) => [field, whole[field]]));
    expect(await listed(stranger)).not.toContain(id);
    const asked = await app.call<Page>(`${path}?branchId=${branchId("center")}`, { token: stranger.token });
    expect(asked.body.total).toBe(0);
    expect((await read(id, stranger.token)).status).toBe(404);
    expect((await put(id, { ...row, version }, stranger)).status).toBe(404);
    const taken = { ...row, branchId: branchId("north"), version };
    expect((await put(id, taken, stranger)).status).toBe(404);
    expect((await remove(id, version, stranger)).status).toBe(404);
    expect((await app.call(path, { token: stranger.token, body: goodRow() })).status).toBe(404);
    // Local staff also cannot move their own row to another branch.
    expect((await put(id, taken, local)).status).toBe(404);
    expect((await read(id)).body.version).toBe(version);
    expect(await listed(local)).toContain(id);
    const changed = await put(id, { ...row, ...change(`Own ${id.slice(-6)}`), version }, local);
    expect(changed.status).toBe(200);
    const removed = await remove(id, changed.body.version, local);
    expect(removed.status).toBe(200);
    const back = { ...row, version: removed.body.version };
    expect((await put(id, back, stranger)).status).toBe(404);
    expect((await put(id, back, local)).status).toBe(200);
    expect((await app.call(path, { token: local.token, body: goodRow() })).status).toBe(200);
  },
);
