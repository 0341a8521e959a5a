import type { Change, Menu } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { stableId } from "../../../platform/stable-id.ts";
import { productId, shop } from "../../../testing/test-shop.ts";

interface Sent {
  id: string;
  version: number;
  categoryId: string;
  costPrice: number;
  isActive: boolean;
  labels: string[];
}
const app = await shop();
const token = await app.signInStaff("owner@osh");
const PATH = "/console/v1/menu/products";
const KEYS = ["plov", "salad", "cola"];

const rowsNow = () =>
  Promise.all(
    KEYS.map(async (key) => {
      const { body } = await app.call<Sent>(`${PATH}/${productId(key)}`, { token });
      const { id, version, categoryId, costPrice, isActive, labels } = body;
      return { id, version, categoryId, costPrice, isActive, labels };
    }),
  );
const put = (products: object[], who = token) =>
  app.call<{ products: { id: string; version: number }[] }>(`${PATH}/many`, {
    method: "PUT",
    token: who,
    body: { products },
  });
async function seen() {
  app.directory.drop();
  app.http.invalidate(app.osh);
  const { products } = (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body;
  return KEYS.map((key) => products.find(({ id }) => id === productId(key))?.costPrice ?? null);
}
const recorded = () =>
  app.db.tenant(app.osh, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from changes where entity = 'product'`.execute(tx);
    return rows[0]?.count;
  });

test("[MN-1] prices of many products change together for guests, and an undo restores each", async () => {
  const before = await rowsNow();
  const raised = before.map((row) => ({ ...row, costPrice: row.costPrice + 1_000 }));
  const reply = await put(raised);
  expect(reply.status).toBe(200);
  expect(await seen()).toEqual(raised.map(({ costPrice }) => costPrice));
  expect(await recorded()).toBe(3);
  const versions = new Map(reply.body.products.map(({ id, version }) => [id, version]));
  const back = await put(before.map((row) => ({ ...row, version: versions.get(row.id) })));
  expect(back.status).toBe(200);
  expect(await seen()).toEqual(before.map(({ costPrice }) => costPrice));
  // Unchanged rows are not written.
  const now = await rowsNow();
  expect((await put(now)).body.products.map(({ version }) => version).toSorted()).toEqual(
    now.map(({ version }) => version).toSorted(),
  );
  expect(await recorded()).toBe(6);
});

test("[MN-1] disabling or moving many products is atomic for guests, also with a removed category", async () => {
  const before = await rowsNow();
  const prices = await seen();
  const off = (rows: Sent[]) => rows.map((row) => ({ ...row, isActive: false }));
  const [first, ...rest] = before;
  if (!first) throw new Error("no product");
  const stale = [...off(rest), { ...first, version: first.version + 1 }];
  expect(await put(stale)).toMatchObject({ status: 409, body: { code: "stale_version" } });
  expect((await put([...off(before), { ...first, id: newId() }])).status).toBe(404);
  expect((await put([...off(rest), { ...first, categoryId: newId() }])).status).toBe(404);
  expect((await put([...off(rest), { ...first, costPrice: -1 }])).status).toBe(400);
  expect((await put(off(before), await app.signInStaff("owner@pizza"))).status).toBe(404);
  expect((await put(off(before), await app.signInStaff("kitchen@osh"))).status).toBe(403);
  expect(await seen()).toEqual(prices);
  const moved = off(before).map((row) => ({ ...row, categoryId: stableId("osh", "category", "empty") }));
  expect((await put(moved)).status).toBe(200);
  expect(await seen()).toEqual([null, null, null]);
});

test("[MN-1] adds and removes a label on many products, keeping their others; omitted labels are unchanged", async () => {
  const labelsNow = async () => (await rowsNow()).map(({ labels }) => labels);
  const told = async () => {
    app.directory.drop();
    app.http.invalidate(app.osh);
    const { products } = (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body;
    return KEYS.map((key) => products.find(({ id }) => id === productId(key))?.labels ?? null);
  };
  const dishes = stableId("osh", "category", "dishes");
  const before = (await rowsNow()).map((row) => ({ ...row, categoryId: dishes, isActive: true }));
  const own = before.map((row, at) => ({ ...row, labels: at === 0 ? ["HIT", "Bizniki"] : [] }));
  expect((await put(own)).status).toBe(200);
  const spicy = (await rowsNow()).map((row) => ({ ...row, labels: [...row.labels, "SPICY"] }));
  const reply = await put(spicy);
  expect(reply.status).toBe(200);
  expect(await told()).toEqual([["HIT", "Bizniki", "SPICY"], ["SPICY"], ["SPICY"]]);
  const { body } = await app.call<{ items: Change[] }>("/console/v1/changes?entity=product", { token });
  expect(body.items[0]).toMatchObject({ before: { labels: [] }, after: { labels: ["SPICY"] } });
  const withoutLabels = (await rowsNow()).map(({ labels: _labels, ...row }) => row);
  expect((await put(withoutLabels.map((row) => ({ ...row, costPrice: row.costPrice + 500 })))).status).toBe(
    200,
  );
  expect(await labelsNow()).toEqual([["HIT", "Bizniki", "SPICY"], ["SPICY"], ["SPICY"]]);
  const back = (await rowsNow()).map((row) => ({
    ...row,
    labels: row.labels.filter((label) => label !== "SPICY"),
  }));
  expect((await put(back)).status).toBe(200);
  expect(await labelsNow()).toEqual([["HIT", "Bizniki"], [], []]);
  for (const labels of [["HIT", "HIT"], [""], ["x".repeat(41)], "HIT"])
    expect(await put((await rowsNow()).map((row) => ({ ...row, labels })))).toMatchObject({
      status: 400,
      body: { code: "bad_request" },
    });
});
