import type { LoggedChange, Menu } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { validRowsByResource } from "../../../testing/good-rows.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import { productIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

interface StoredProductRow {
  id: string;
  version: number;
  name: object;
  costPrice: number;
  categoryId: string;
}
interface UndoReply {
  undone: number;
  code: string;
  data: { rows: { id: string }[] };
}
const app = await createTestShop();
const token = await app.signInStaff("owner@osh");
const PRODUCTS_PATH = "/console/v1/menu/products";
const CATEGORY_KEY = newId();
const GROUP_ID = newId();

const fetchRow = async (id: string) =>
  (await app.call<StoredProductRow>(`${PRODUCTS_PATH}/${id}`, { token })).body;
const importRows = (body: object, { who = token, key = newId() } = {}) =>
  app.call<{
    batchId: string;
    added: number;
    changed: number;
    places: { key: string; id: string }[];
    code: string;
    data: { field?: string };
  }>("/console/v1/menu/imports", {
    method: "POST",
    token: who,
    headers: { "idempotency-key": key },
    body: { groups: [], categories: [], added: [], changed: [], ...body },
  });
const undoChange = (id: string, who = token) =>
  app.call<UndoReply>(`/console/v1/changes/${id}/undo`, { method: "POST", token: who });
async function fetchProducts() {
  app.directory.drop();
  app.http.invalidate(app.osh);
  return (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body;
}
const createProductFields = (more: object = {}) => ({ ...validRowsByResource.product.row(), ...more });
const listRowChanges = async (id: string) =>
  (await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?entityId=${id}`, { token })).body.items;

test("[MN-1] an import adds products with new groups and categories, changes others, and is undone at once", async () => {
  const before = await fetchProducts();
  const [plov, salad] = [await fetchRow(productIdFromKey("plov")), await fetchRow(productIdFromKey("salad"))];
  const reply = await importRows({
    groups: [{ key: GROUP_ID, name: { uz: "Yangilar" } }],
    categories: [{ key: CATEGORY_KEY, groupId: GROUP_ID, name: { uz: "Shoʻrvalar" } }],
    added: [
      createProductFields({
        name: { uz: "Mastava" },
        categoryId: CATEGORY_KEY,
        costPrice: 27_000,
        tags: ["issiq"],
      }),
      createProductFields({ name: { uz: "Chuchvara" }, categoryId: CATEGORY_KEY }),
    ],
    changed: [
      { id: plov.id, version: plov.version, fields: { costPrice: 51_000 } },
      { id: salad.id, version: salad.version, fields: { name: { uz: "Salat", ru: "" }, discount: 5 } },
    ],
  });
  expect(reply).toMatchObject({ status: 200, body: { added: 2, changed: 2 } });
  const now = await fetchProducts();
  const category = now.categories.find(({ name }) => name.uz === "Shoʻrvalar");
  const inIt = now.products.filter(({ categoryId }) => categoryId === category?.id);
  expect(inIt.map(({ name }) => name.uz)).toEqual(["Mastava", "Chuchvara"]);
  expect(now.products.find(({ id }) => id === plov.id)?.costPrice).toBe(51_000);
  expect(await fetchRow(salad.id)).toMatchObject({ name: { uz: "Salat" }, version: salad.version + 1 });
  // The audit of a changed row contains its name and the changed fields.
  const [change] = await listRowChanges(plov.id);
  expect(change).toMatchObject({ batchId: reply.body.batchId, kind: "changed" });
  expect(change?.after).toEqual({ name: plov.name, costPrice: 51_000 });
  expect(await undoChange(reply.body.batchId)).toMatchObject({ status: 200, body: { undone: 6 } });
  const after = await fetchProducts();
  expect(after.products).toEqual(before.products);
  expect(after.categories).toEqual(before.categories);
  // The undo is a batch as well and can be undone.
  const [undone] = await listRowChanges(plov.id);
  expect((await undoChange(undone?.batchId ?? "")).status).toBe(200);
  expect((await fetchRow(plov.id)).costPrice).toBe(51_000);
});

test("[MN-1] one invalid row refuses the whole import and names the row and the field", async () => {
  const before = await fetchProducts();
  const plov = await fetchRow(productIdFromKey("plov"));
  const changed = { id: plov.id, version: plov.version, fields: { costPrice: 1 } };
  const categories = [{ key: CATEGORY_KEY, groupId: newId(), name: { uz: "Hech" } }];
  const refusals: [body: object, status: number, field?: string][] = [
    [{ changed: [changed, { ...changed, fields: { costPrice: -1 } }] }, 400, "changed.1.fields.costPrice"],
    [
      { changed: [{ ...changed, fields: { mxicCode: "12345678901234567", packageCode: null } }] },
      400,
      "changed.0.fields.packageCode",
    ],
    [
      { changed: [changed], added: [createProductFields(), createProductFields({ categoryId: newId() })] },
      400,
      "added.1.categoryId",
    ],
    [{ categories, changed: [changed] }, 400, "added.0.groupId"],
    [{ changed: [changed, { ...changed, id: newId() }] }, 404],
    [{ changed: [{ ...changed, version: plov.version + 1 }] }, 409],
    [{ added: [createProductFields({ image: "other/picture.webp" })] }, 400, "added.0.image"],
    [{ added: [{ name: { uz: "Osh" } }] }, 400, "added.0.categoryId"],
  ];
  for (const [body, status, field] of refusals) {
    const reply = await importRows(body);
    expect([body, reply.status]).toEqual([body, status]);
    if (field) expect(reply.body.data.field).toBe(field);
  }
  expect(await fetchProducts()).toEqual(before);
  const pizza = await app.signInStaff("owner@pizza");
  expect((await importRows({ changed: [changed] }, { who: pizza })).status).toBe(404);
  expect((await importRows({}, { who: await app.signInStaff("kitchen@osh") })).status).toBe(403);
});

test("[S37] a batch changed since cannot be undone partly, and the rows are named", async () => {
  const [plov, salad] = [await fetchRow(productIdFromKey("plov")), await fetchRow(productIdFromKey("salad"))];
  const both = [plov, salad].map(({ id, version }) => ({ id, version, fields: { discount: 7 } }));
  const { batchId } = (await importRows({ changed: both })).body;
  const now = await fetchRow(salad.id);
  const { id, version, costPrice, categoryId } = now;
  const touched = { products: [{ id, version, costPrice: costPrice + 500, categoryId, isActive: true }] };
  await app.call(`${PRODUCTS_PATH}/many`, { method: "PUT", token, body: touched });
  // The batch changed only discounts. A new price of the salad therefore does not prevent the undo of the batch, but a
  // new discount of plov does.
  const again = { changed: [{ id: plov.id, version: plov.version + 1, fields: { discount: 9 } }] };
  expect((await importRows(again)).status).toBe(200);
  const refused = await undoChange(batchId);
  expect(refused).toMatchObject({ status: 409, body: { code: "stale_version" } });
  expect(refused.body.data.rows).toEqual([{ id: plov.id, name: plov.name }]);
  expect(await fetchRow(salad.id)).toMatchObject({ discount: 7 });
  expect((await undoChange(batchId, await app.signInStaff("owner@pizza"))).status).toBe(404);
});

test("[MN-1] an import sent twice with one key is written once", async () => {
  const key = newId();
  const body = { added: [createProductFields({ name: { uz: "Bir marta" } })] };
  const first = await importRows(body, { key });
  expect((await importRows(body, { key })).body).toEqual(first.body);
  const found = await app.call<{ total: number }>(`${PRODUCTS_PATH}?search=Bir%20marta`, { token });
  expect(found.body.total).toBe(1);
});

test("[S9] an import may exceed the general body limit, and one beyond sixteen megabytes is refused", async () => {
  const added = Array.from({ length: 400 }, (_, at) =>
    createProductFields({ name: { uz: `Taom ${at}`, ru: `Блюдо ${at}` } }),
  );
  const reply = await importRows({ added });
  expect(reply.body).toMatchObject({ added: 400 });
  expect((await undoChange(reply.body.batchId)).body).toEqual({ undone: 400 });
  const beyond = createProductFields({ description: { uz: "o".repeat(17 * 1024 * 1024) } });
  const large = await importRows({ added: [beyond] });
  expect(large.status).toBe(413);
});

test("[MN-1] a long import is written in parts that refer to categories of the first, and is undone as one", async () => {
  const [before, mine] = [
    await fetchProducts(),
    await importRows({
      groups: [{ key: GROUP_ID, name: { uz: "Menyu" } }],
      categories: [{ key: CATEGORY_KEY, groupId: GROUP_ID, name: { uz: "Boʻlaklar" } }],
      added: [createProductFields({ name: { uz: "Birinchi" }, categoryId: CATEGORY_KEY })],
    }),
  ];
  const { batchId, places } = mine.body;
  const categoryId = places.find(({ key }) => key === CATEGORY_KEY)?.id;
  const second = { batchId, added: [createProductFields({ name: { uz: "Ikkinchi" }, categoryId })] };
  expect(await importRows(second)).toMatchObject({ status: 200, body: { batchId, added: 1, places: [] } });
  expect((await fetchProducts()).products.filter((each) => each.categoryId === categoryId)).toHaveLength(2);
  expect(await undoChange(batchId)).toMatchObject({ status: 200, body: { undone: 4 } });
  expect((await fetchProducts()).products).toEqual(before.products);
});

test("[MN-1, S1] a part cannot join a batch that does not exist or belongs to another brand", async () => {
  const added = [createProductFields({ name: { uz: "Begona" } })];
  const other = await app.signInStaff("owner@pizza");
  const groups = [{ key: GROUP_ID, name: { uz: "Begona" } }];
  const { batchId } = (await importRows({ groups }, { who: other })).body;
  expect(await importRows({ batchId: newId(), added })).toMatchObject({ status: 404 });
  expect(await importRows({ batchId, added })).toMatchObject({ status: 404 });
  expect(await undoChange(batchId, other)).toMatchObject({ status: 200, body: { undone: 1 } });
});

test("[MN-1] a part cannot join a batch that was undone, is older than an hour, belongs to another person or is not an import", async () => {
  const importPart = (batchId: string, who = token) =>
    importRows({ batchId, added: [createProductFields({ name: { uz: `Kech ${batchId}` } })] }, { who });
  const undone = (await importRows({ added: [createProductFields({ name: { uz: "Qaytarilgan" } })] })).body
    .batchId;
  expect((await importPart(undone)).status).toBe(200);
  expect((await undoChange(undone)).body).toEqual({ undone: 2 });
  expect(await importPart(undone)).toMatchObject({ status: 404, body: { code: "not_found" } });

  const headers = { "idempotency-key": newId() };
  const path = `${PRODUCTS_PATH}/${productIdFromKey("plov")}/copy`;
  const copy = await app.call<{ id: string }>(path, { method: "POST", token, headers });
  const copied = (await listRowChanges(copy.body.id))[0]?.batchId ?? "";
  expect([copied === "", (await importPart(copied)).status]).toEqual([false, 404]);

  const names = ["Birinchi taom", "Ikkinchi taom"].map((uz) => createProductFields({ name: { uz } }));
  const { batchId } = (await importRows({ added: names })).body;
  const body = { login: "importer", name: "Import", role: "manager", branchIds: null };
  expect((await importPart(batchId, (await createInvitedStaff(app, token, body)).token)).status).toBe(404);
  // A row of the batch that was changed later does not make the batch count as undone.
  const { items } = (
    await app.call<{ items: StoredProductRow[] }>(`${PRODUCTS_PATH}?search=Ikkinchi%20taom`, { token })
  ).body;
  const { id = "", version = 0 } = items[0] ?? {};
  expect((await importRows({ changed: [{ id, version, fields: { costPrice: 1 } }] })).status).toBe(200);
  app.clock.advance(59 * 60_000);
  expect((await importPart(batchId)).status).toBe(200);
  app.clock.advance(60_000);
  expect((await importPart(batchId)).status).toBe(404);
});
