import { resources } from "@dasturxon/contract/managed";
import { toJsonField } from "@dasturxon/contract/resource-shape";
import { STAFF_ROLES, type StaffRole } from "@dasturxon/domain/staff-permission";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createOrUpdateStaff } from "../../modules/users/index.ts";
import { validRowsByResource, createValidRow, type ResourceName } from "../../testing/good-rows.ts";
import { createTestShop } from "../../testing/test-shop.ts";
import { newId } from "../ids.ts";

type Row = { id: string; version: number; changedBy: string | null; [field: string]: unknown };
type RowsReply = { items: Row[]; next: string | null; total: number };
interface ListedChange {
  entityId: string;
  kind: string;
  byId: string;
  before: Row | null;
  after: Row | null;
}

const app = await createTestShop();
const tokens = {} as Record<StaffRole, string>;
for (const role of STAFF_ROLES) {
  if (role !== "owner" && role !== "kitchen")
    await createOrUpdateStaff(app, {
      merchantId: app.osh,
      login: `${role}@osh`,
      name: role,
      role,
      password: "demo",
    });
  tokens[role] = await app.signInStaff(`${role}@osh`);
}
const pizzaOwner = await app.signInStaff("owner@pizza");
const token = tokens.owner;

const listRowChanges = (id: string) =>
  app.db.tenant(app.osh, async (tx) => {
    const { rows } = await sql<ListedChange>`
      select entity_id as "entityId", kind, by_id as "byId", before, after from changes
      where entity_id = ${id} order by at, id`.execute(tx);
    return rows;
  });
const readContentVersion = () =>
  app.db.platform(async (tx) => {
    const { rows } = await sql<{ version: number }>`
      select content_version as version from merchants where merchant_id = ${app.osh}`.execute(tx);
    return rows[0]?.version ?? 0;
  });

describe.each(Object.keys(resources) as ResourceName[])("[S37] %s", (name) => {
  const resource = resources[name];
  const { path } = resource;
  const { row: goodRow, change } = validRowsByResource[name];
  const makeRow = () => createValidRow(app, { path, name, token });
  const putRow = (id: string, body: object, who = token) =>
    app.call<Row & { code: string; data: { present: Row } }>(`${path}/${id}`, {
      method: "PUT",
      token: who,
      body,
    });
  const fetchRow = (id: string, who = token) => app.call<Row>(`${path}/${id}`, { token: who });
  const removeRow = (id: string, version: number, who = token) =>
    app.call<Row>(`${path}/${id}?version=${version}`, { method: "DELETE", token: who });
  const toRowBody = (row: Row) =>
    Object.fromEntries(Object.keys(resource.fields).map((field) => [field, row[field]]));

  test("each role reads and writes as declared, and a forbidden call is refused before validation", async () => {
    for (const role of STAFF_ROLES) {
      const { id, version } = await makeRow();
      const who = tokens[role];
      const mayRead = (resource.reads as readonly string[]).includes(role) ? 200 : 403;
      const mayWrite = (resource.writes as readonly string[]).includes(role);
      expect([role, (await app.call(path, { token: who })).status]).toEqual([role, mayRead]);
      expect([role, (await fetchRow(id, who)).status]).toEqual([role, mayRead]);
      const nonsense = await app.call(path, { token: who, body: {} });
      expect([role, nonsense.status]).toEqual([role, mayWrite ? 400 : 403]);
      const added = await app.call(path, { token: who, body: goodRow() });
      expect([role, added.status]).toEqual([role, mayWrite ? 200 : 403]);
      const changed = await putRow(id, { ...goodRow(), version }, who);
      expect([role, changed.status]).toEqual([role, mayWrite ? 200 : 403]);
      const removed = await removeRow(id, version + 1, who);
      expect([role, removed.status]).toEqual([role, mayWrite ? 200 : 403]);
    }
  });

  test("another brand's row is not found and is in none of its lists", async () => {
    const { id, version } = await makeRow();
    expect((await fetchRow(id, pizzaOwner)).status).toBe(404);
    expect((await putRow(id, { ...goodRow(), version }, pizzaOwner)).status).toBe(404);
    expect((await removeRow(id, version, pizzaOwner)).status).toBe(404);
    const theirs = await app.call<RowsReply>(path, { token: pizzaOwner, host: "pizza.localhost" });
    expect(theirs.body.items.map((row) => row.id)).not.toContain(id);
    expect((await fetchRow(id)).body.version).toBe(version);
  });

  test("one of twenty concurrent writes of a version succeeds, and the others get the current row and author", async () => {
    const { id, version } = await makeRow();
    const row = toRowBody((await fetchRow(id)).body);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        putRow(id, { ...row, ...change(`Writer ${id.slice(-6)} ${at}`), version }),
      ),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const now = (await fetchRow(id)).body;
    expect(now).toEqual(won[0]?.body);
    expect(now).toMatchObject({ version: version + 1, changedBy: "owner" });
    const lost = replies.filter(({ status }) => status !== 200);
    expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(["stale_version"]));
    expect(lost[0]?.body.data.present).toEqual(now);
    expect((await listRowChanges(id)).map(({ kind }) => kind)).toEqual(["added", "changed"]);
  });

  test("each change adds one audit row with old and new values; saving equal values adds none", async () => {
    const { id, version } = await makeRow();
    const first = (await fetchRow(id)).body;
    const same = await putRow(id, { ...toRowBody(first), version });
    expect(same.body).toEqual(first);
    const second = (await putRow(id, { ...toRowBody(first), ...change(`Other ${id.slice(-6)}`), version }))
      .body;
    const removed = await removeRow(id, second.version);
    expect(removed.status).toBe(200);
    const changes = await listRowChanges(id);
    expect(changes.map(({ kind }) => kind)).toEqual(["added", "changed", "removed"]);
    expect(changes.map(({ before }) => before)).toEqual([null, toRowBody(first), toRowBody(second)]);
    expect(changes.map(({ after }) => after)).toEqual([toRowBody(first), toRowBody(second), null]);
  });

  test("audit rows are immutable", async () => {
    const { id } = await makeRow();
    const rewriting = app.db.tenant(app.osh, (tx) =>
      sql`update changes set after = null where entity_id = ${id}`.execute(tx),
    );
    await expect(rewriting).rejects.toThrow(/permission denied/);
  });

  test("adding twice with one key creates one row", async () => {
    const body = goodRow();
    const headers = { "idempotency-key": newId() };
    const replies = await Promise.all([1, 2, 3].map(() => app.call<Row>(path, { token, body, headers })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body: { id } }) => id)).size).toBe(1);
    expect(await listRowChanges(replies[0]?.body.id ?? "")).toHaveLength(1);
  });

  test("a removed row is not listed and not readable; its version restores it", async () => {
    const { id, version } = await makeRow();
    const before = (await fetchRow(id)).body;
    expect((await removeRow(id, version + 7)).status).toBe(409);
    const removed = await removeRow(id, version);
    expect(removed.body).toMatchObject({ id, version: version + 1 });
    expect((await fetchRow(id)).status).toBe(404);
    expect((await removeRow(id, version + 1)).status).toBe(404);
    expect((await putRow(id, { ...toRowBody(before), version })).status).toBe(404);
    const found = await app.call<RowsReply>(`${path}?size=500`, { token });
    expect(found.body.items.map((row) => row.id)).not.toContain(id);
    const back = await putRow(id, { ...toRowBody(before), version: version + 1 });
    expect(back.body).toMatchObject(toRowBody(before));
    expect((await fetchRow(id)).body.version).toBe(version + 2);
    expect((await listRowChanges(id)).map(({ kind }) => kind)).toEqual(["added", "removed", "restored"]);
  });

  test("pagination returns every row once in any sort order", async () => {
    for (let made = 0; made < 9; made += 1) await makeRow();
    const sorts = resource.sorts.flatMap((sort) => [sort, `-${sort}`]);
    const whole = (await app.call<RowsReply>(`${path}?size=500`, { token })).body;
    expect(whole.next).toBeNull();
    expect(whole.total).toBe(whole.items.length);
    for (const sort of [null, ...sorts]) {
      const by = sort ? `&sort=${sort}` : "";
      const expected = (await app.call<RowsReply>(`${path}?size=500${by}`, { token })).body.items.map(
        ({ id }) => id,
      );
      const seen: string[] = [];
      let next: string | null = "";
      for (let pages = 0; next !== null && pages < 300; pages += 1) {
        const cursor: string = next ? `&cursor=${next}` : "";
        const page: RowsReply = (await app.call<RowsReply>(`${path}?size=4${by}${cursor}`, { token })).body;
        seen.push(...page.items.map(({ id }) => id));
        next = page.next;
      }
      expect(seen).toEqual(expected);
      expect(new Set(seen).size).toBe(whole.total);
    }
  });

  test("refuses an invalid cursor, sort or version as a malformed request", async () => {
    const forged = [
      "x",
      Buffer.from('["a","b"]').toString("base64url"),
      Buffer.from("{}").toString("base64url"),
    ];
    for (const query of [
      ...forged.map((cursor) => `cursor=${cursor}`),
      "sort=merchant_id",
      "sort=--",
      "size=501",
    ])
      expect([query, (await app.call(`${path}?${query}`, { token })).status]).toEqual([query, 400]);
    const { id } = await makeRow();
    expect((await app.call(`${path}/${id}`, { method: "DELETE", token })).status).toBe(400);
  });

  test("hostile texts are stored unchanged or refused, and never executed", async () => {
    const words = ["'; drop table promos; --", "<script>alert(1)</script>", "%_\\", "${1+1}", "آب‎ қғҳ ʻ 🫓"];
    for (const text of words) {
      const { id, version } = await makeRow();
      const row = toRowBody((await fetchRow(id)).body);
      const reply = await putRow(id, { ...row, ...change(text), version });
      expect([text, reply.status < 500]).toEqual([text, true]);
      if (reply.status === 200) expect(reply.body).toMatchObject(change(text));
      const found = await app.call<RowsReply>(`${path}?search=${encodeURIComponent(text)}`, { token });
      expect([text, found.status]).toEqual([text, 200]);
      if (reply.status === 200 && resource.search)
        expect(found.body.items.map((each) => each.id)).toContain(id);
    }
  });

  test("names a missing field or one of another type", async () => {
    const { id, version } = await makeRow();
    for (const [field, schema] of Object.entries(resource.fields)) {
      const wrong = {
        ...goodRow(),
        [field]: toJsonField(schema).type === "object" ? 7 : { not: "this" },
        version,
      };
      const reply = await putRow(id, wrong);
      expect([field, reply.status]).toEqual([field, 400]);
      expect(reply.body).toMatchObject({ data: { field } });
    }
  });

  test.runIf("isOrdered" in resource)(
    "rows keep their arranged order, unnamed ones after them, and a new one last",
    async () => {
      const [a, b, c] = [await makeRow(), await makeRow(), await makeRow()];
      const body = { ids: [c.id, a.id] };
      const before = await readContentVersion();
      const arrangeRows = (ids: string[]) =>
        app.call<{ ids: string[] }>(`${path}/positions`, { method: "PUT", token, body: { ids } });
      const { body: arranged } = await arrangeRows(body.ids);
      expect(arranged.ids.slice(0, 2)).toEqual(body.ids);
      expect(arranged.ids.at(-1)).toBe(b.id);
      const within = "within" in resource ? `&${resource.within}=${String(goodRow()[resource.within])}` : "";
      const listRows = async () =>
        (await app.call<RowsReply>(`${path}?size=500${within}`, { token })).body.items;
      expect((await listRows()).map(({ id }) => id)).toEqual(arranged.ids);
      const { id } = await makeRow();
      expect((await listRows()).at(-1)?.id).toBe(id);
      expect((await arrangeRows([newId()])).status).toBe(404);
      expect((await arrangeRows([...body.ids, newId()])).status).toBe(404);
      const again = await arrangeRows([c.id, a.id]);
      expect(again.status).toBe(200);
      // The content version increases by one for the changed sort order and by one for the new row. A request without
      // changes does not increase it.
      expect((await readContentVersion()) - before).toBe("guestsSee" in resource ? 2 : 0);
    },
  );

  const { user } = validRowsByResource[name];
  test.runIf(user)("refuses to remove a row in use and lists its uses", async () => {
    const { id, version } = await makeRow();
    const { name: other, row } = user?.(id) ?? { name, row: {} };
    const { path: theirs, many } = resources[other];
    const made = await app.call<Row>(theirs, { token, body: row });
    expect(await removeRow(id, version)).toMatchObject({
      status: 409,
      body: { code: "in_use", data: { where: [{ what: many, count: 1 }] } },
    });
    await app.call(`${theirs}/${made.body.id}?version=1`, { method: "DELETE", token });
    expect((await removeRow(id, version)).status).toBe(200);
    // The removed row cannot be referenced, neither by a new row nor by a restored one.
    expect((await app.call(theirs, { token, body: row })).status).toBe(400);
    const back = { ...row, version: 2 };
    expect((await app.call(`${theirs}/${made.body.id}`, { method: "PUT", token, body: back })).status).toBe(
      400,
    );
  });

  test("a change visible to guests increments the content version by one", async () => {
    const before = await readContentVersion();
    const { id, version } = await makeRow();
    const row = toRowBody((await fetchRow(id)).body);
    const changed = await putRow(id, { ...row, ...change(`Seen ${id.slice(-6)}`), version });
    await removeRow(id, changed.body.version);
    expect((await readContentVersion()) - before).toBe("guestsSee" in resource && resource.guestsSee ? 3 : 0);
  });
});
