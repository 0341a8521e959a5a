import type { Change } from "@dasturxon/contract";
import { addDays, dayOf } from "@dasturxon/domain/time-zone";
import { expect, test } from "vitest";
import { madeRow } from "../../../testing/good-rows.ts";
import { invitedStaff } from "../../../testing/invited-staff.ts";
import { branchId, shop } from "../../../testing/test-shop.ts";

const app = await shop();
const owner = await app.signInStaff("owner@osh");
const pizza = await app.signInStaff("owner@pizza");
const path = "/console/v1/changes";
type Page = { items: Change[]; next: string | null };
const list = async (query = "", token = owner) => (await app.call<Page>(`${path}?${query}`, { token })).body;
const addCode = (token = owner) => madeRow(app, { path: "/console/v1/promos", name: "promo", token });

/** A manager of one branch, who came by his link. */
const manager = (login: string) =>
  invitedStaff(app, owner, { login, name: "Menejer", role: "manager", branchIds: [branchId("center")] });

test("[S37] each change says who made it, of what, what it was and what it became, the newest first", async () => {
  const { id, version } = await addCode();
  await app.call(`/console/v1/promos/${id}?version=${version}`, { method: "DELETE", token: owner });
  const { items } = await list(`entity=promo&entityId=${id}`);
  expect(items).toMatchObject([
    { kind: "removed", entity: "promo", entityId: id, by: { name: "owner", role: "owner" }, after: null },
    { kind: "added", before: null, after: { productDiscount: 10 } },
  ]);
  expect(items[0]?.before).toEqual(items[1]?.after);
});

test("[S37] a new order of rows is told by their ids, before and after", async () => {
  const groups = "/console/v1/menu/groups";
  await madeRow(app, { path: groups, name: "menuGroup", token: owner });
  const listed = await app.call<{ items: { id: string }[] }>(groups, { token: owner });
  const before = listed.body.items.map(({ id }) => id);
  const ids = before.toReversed();
  await app.call(`${groups}/positions`, { method: "PUT", token: owner, body: { ids } });
  const { items } = await list("entity=menuGroup");
  expect(items[0]).toMatchObject({ kind: "arranged", entityId: null, before, after: ids });
});

test("[S37] the list is narrowed by person, by subject and by day on the brand's clock", async () => {
  const { id, token } = await manager("narrow");
  await addCode(token);
  const byHim = await list(`by=${id}`);
  expect(byHim.items.map(({ entity }) => entity)).toEqual(["promo"]);
  expect((await list("entity=person")).items.every(({ entity }) => entity === "person")).toBe(true);
  const today = dayOf(app.clock.now(), "Asia/Tashkent");
  expect((await list(`day=${today}`)).items.length).toBeGreaterThan(0);
  for (const day of [addDays(today, -1), addDays(today, 1)])
    expect((await list(`day=${day}`)).items).toEqual([]);
});

test("[S37] page by page every change comes once", async () => {
  for (let made = 0; made < 7; made += 1) await addCode();
  const whole = (await list("size=100")).items.map(({ id }) => id);
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: Page = await list(`size=3${cursor ? `&cursor=${cursor}` : ""}`);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  }
  expect(seen).toEqual(whole);
});

test("[US-8] who works in one branch is shown his own changes alone, and another brand's are nobody's", async () => {
  const { id, token } = await manager("own");
  await addCode(token);
  const shown = await list("", token);
  expect(shown.items.map(({ by }) => by.id)).toEqual([id]);
  const first = (await list()).items.find(({ by }) => by.id !== id);
  expect((await list(`by=${first?.by.id}`, token)).items).toEqual([]);
  const ours = (await list()).items.map((change) => change.id);
  for (const theirs of (await list("", pizza)).items) expect(ours).not.toContain(theirs.id);
});

test("[S37] a cursor, a day or a subject that was never given is a malformed request", async () => {
  const forged = ["x", "2026|1", "9999-99-99 00:00:00+00|00000000-0000-0000-0000-000000000000"];
  const queries = [
    ...forged.map((text) => `cursor=${Buffer.from(text).toString("base64url")}`),
    "day=tomorrow",
    "entity='; drop table changes",
    "by=me",
  ];
  for (const query of queries)
    expect([query, (await app.call(`${path}?${query}`, { token: owner })).status]).toEqual([query, 400]);
});
