import type { LoggedChange, Menu } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { deriveStableId } from "../../../platform/stable-id.ts";
import { productIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

interface SentProduct {
  id: string;
  version: number;
  categoryId: string;
  costPrice: number;
  isActive: boolean;
  labels: string[];
}
const app = await createTestShop();
const token = await app.signInStaff("owner@osh");
const PRODUCTS_PATH = "/console/v1/menu/products";
const PRODUCT_KEYS = ["plov", "salad", "cola"];

const fetchRows = () =>
  Promise.all(
    PRODUCT_KEYS.map(async (key) => {
      const { body } = await app.call<SentProduct>(`${PRODUCTS_PATH}/${productIdFromKey(key)}`, { token });
      const { id, version, categoryId, costPrice, isActive, labels } = body;
      return { id, version, categoryId, costPrice, isActive, labels };
    }),
  );
const putProducts = (products: object[], who = token) =>
  app.call<{ products: { id: string; version: number }[] }>(`${PRODUCTS_PATH}/many`, {
    method: "PUT",
    token: who,
    body: { products },
  });
async function fetchProducts() {
  app.directory.drop();
  app.http.invalidate(app.osh);
  const { products } = (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body;
  return PRODUCT_KEYS.map(
    (key) => products.find(({ id }) => id === productIdFromKey(key))?.costPrice ?? null,
  );
}
const countRecordedChanges = () =>
  app.db.tenant(app.osh, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from changes where entity = 'product'`.execute(tx);
    return rows[0]?.count;
  });

test("[MN-1] prices of many products change together for guests, and an undo restores each", async () => {
  const before = await fetchRows();
  const raised = before.map((row) => ({ ...row, costPrice: row.costPrice + 1_000 }));
  const reply = await putProducts(raised);
  expect(reply.status).toBe(200);
  expect(await fetchProducts()).toEqual(raised.map(({ costPrice }) => costPrice));
  expect(await countRecordedChanges()).toBe(3);
  const versions = new Map(reply.body.products.map(({ id, version }) => [id, version]));
  const back = await putProducts(before.map((row) => ({ ...row, version: versions.get(row.id) })));
  expect(back.status).toBe(200);
  expect(await fetchProducts()).toEqual(before.map(({ costPrice }) => costPrice));
  // Unchanged rows are not written.
  const now = await fetchRows();
  expect((await putProducts(now)).body.products.map(({ version }) => version).toSorted()).toEqual(
    now.map(({ version }) => version).toSorted(),
  );
  expect(await countRecordedChanges()).toBe(6);
});

test("[MN-1] disabling or moving many products is atomic for guests, also with a removed category", async () => {
  const before = await fetchRows();
  const prices = await fetchProducts();
  const switchOffRows = (rows: SentProduct[]) => rows.map((row) => ({ ...row, isActive: false }));
  const [first, ...rest] = before;
  if (!first) throw new Error("no product");
  const stale = [...switchOffRows(rest), { ...first, version: first.version + 1 }];
  expect(await putProducts(stale)).toMatchObject({ status: 409, body: { code: "stale_version" } });
  expect((await putProducts([...switchOffRows(before), { ...first, id: newId() }])).status).toBe(404);
  expect((await putProducts([...switchOffRows(rest), { ...first, categoryId: newId() }])).status).toBe(404);
  expect((await putProducts([...switchOffRows(rest), { ...first, costPrice: -1 }])).status).toBe(400);
  expect((await putProducts(switchOffRows(before), await app.signInStaff("owner@pizza"))).status).toBe(404);
  expect((await putProducts(switchOffRows(before), await app.signInStaff("kitchen@osh"))).status).toBe(403);
  expect(await fetchProducts()).toEqual(prices);
  const moved = switchOffRows(before).map((row) => ({
    ...row,
    categoryId: deriveStableId("osh", "category", "empty"),
  }));
  expect((await putProducts(moved)).status).toBe(200);
  expect(await fetchProducts()).toEqual([null, null, null]);
});

test("[MN-1] adds and removes a label on many products, keeping their others; omitted labels are unchanged", async () => {
  const fetchLabels = async () => (await fetchRows()).map(({ labels }) => labels);
  const fetchMenuLabels = async () => {
    app.directory.drop();
    app.http.invalidate(app.osh);
    const { products } = (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body;
    return PRODUCT_KEYS.map((key) => products.find(({ id }) => id === productIdFromKey(key))?.labels ?? null);
  };
  const dishes = deriveStableId("osh", "category", "dishes");
  const before = (await fetchRows()).map((row) => ({ ...row, categoryId: dishes, isActive: true }));
  const own = before.map((row, at) => ({ ...row, labels: at === 0 ? ["HIT", "Bizniki"] : [] }));
  expect((await putProducts(own)).status).toBe(200);
  const spicy = (await fetchRows()).map((row) => ({ ...row, labels: [...row.labels, "SPICY"] }));
  const reply = await putProducts(spicy);
  expect(reply.status).toBe(200);
  expect(await fetchMenuLabels()).toEqual([["HIT", "Bizniki", "SPICY"], ["SPICY"], ["SPICY"]]);
  const { body } = await app.call<{ items: LoggedChange[] }>("/console/v1/changes?entity=product", { token });
  expect(body.items[0]).toMatchObject({ before: { labels: [] }, after: { labels: ["SPICY"] } });
  const withoutLabels = (await fetchRows()).map(({ labels: _labels, ...row }) => row);
  expect(
    (await putProducts(withoutLabels.map((row) => ({ ...row, costPrice: row.costPrice + 500 })))).status,
  ).toBe(200);
  expect(await fetchLabels()).toEqual([["HIT", "Bizniki", "SPICY"], ["SPICY"], ["SPICY"]]);
  const back = (await fetchRows()).map((row) => ({
    ...row,
    labels: row.labels.filter((label) => label !== "SPICY"),
  }));
  expect((await putProducts(back)).status).toBe(200);
  expect(await fetchLabels()).toEqual([["HIT", "Bizniki"], [], []]);
  for (const labels of [["HIT", "HIT"], [""], ["x".repeat(41)], "HIT"])
    expect(await putProducts((await fetchRows()).map((row) => ({ ...row, labels })))).toMatchObject({
      status: 400,
      body: { code: "bad_request" },
    });
});
