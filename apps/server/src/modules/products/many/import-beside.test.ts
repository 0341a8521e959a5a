import type { LoggedChange, CountedProduct } from "@dasturxon/contract";
import { MAX_IMPORT_ROWS } from "@dasturxon/domain/plan-import";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { validRowsByResource } from "../../../testing/good-rows.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

interface Row {
  id: string;
  version: number;
  costPrice: number;
}
interface Price {
  id: string;
  branchId: string;
  price: number;
}
const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const [plov, salad] = [productIdFromKey("plov"), productIdFromKey("salad")];
const [center, north] = [branchIdFromKey("center"), branchIdFromKey("north")];

const fetchRow = async (id: string) =>
  (await app.call<Row>(`/console/v1/menu/products/${id}`, { token: owner })).body;
const fetchStockLeft = async (id: string) => {
  const { body } = await app.call<{ products: CountedProduct[] }>("/console/v1/menu/stock", { token: owner });
  return body.products.find((each) => each.id === id)?.left ?? null;
};
const fetchBranchPrices = async (token = owner) =>
  (await app.call<{ prices: Price[] }>("/console/v1/menu/branch-prices", { token })).body.prices;
const importRows = (body: object, token = owner) =>
  app.call<{ batchId: string; added: number; changed: number; code: string; data: object }>(
    "/console/v1/menu/imports",
    {
      method: "POST",
      token,
      headers: { "idempotency-key": newId() },
      body: { groups: [], categories: [], added: [], changed: [], ...body },
    },
  );
const undoChange = (id: string) =>
  app.call<{ undone: number; code: string; data: { rows: object[] } }>(`/console/v1/changes/${id}/undo`, {
    method: "POST",
    token: owner,
  });
const createChangedProduct = async (id: string, more: object) => {
  const { version } = await fetchRow(id);
  return { id, version, fields: {}, ...more };
};
const searchProductsByName = (name: string) =>
  app.call<{ items: Row[] }>(`/console/v1/menu/products?search=${name}`, { token: owner });

test("[MN-1] an import writes stock and branch prices with its rows, and all of it is undone together", async () => {
  const before = {
    left: await fetchStockLeft(plov),
    prices: await fetchBranchPrices(),
    salad: await fetchRow(salad),
  };
  const reply = await importRows({
    added: [
      {
        ...validRowsByResource.product.row(),
        name: { uz: "Sanoqli" },
        stock: { was: null, left: 4 },
        branchPrices: [{ branchId: north, was: null, price: 12_000 }],
      },
    ],
    changed: [
      await createChangedProduct(plov, {
        stock: { was: before.left, left: 30 },
        branchPrices: [
          { branchId: center, was: null, price: 61_000 },
          { branchId: north, was: null, price: 59_000 },
        ],
      }),
      await createChangedProduct(salad, { fields: { costPrice: 1_234 } }),
    ],
  });
  expect(reply).toMatchObject({ status: 200, body: { added: 1, changed: 2 } });
  const [made] = (await searchProductsByName("Sanoqli")).body.items;
  expect([await fetchStockLeft(plov), await fetchStockLeft(made?.id ?? "")]).toEqual([30, 4]);
  expect(await fetchBranchPrices()).toEqual(
    expect.arrayContaining([
      { id: plov, branchId: center, price: 61_000 },
      { id: plov, branchId: north, price: 59_000 },
      { id: made?.id, branchId: north, price: 12_000 },
    ]),
  );
  const { items } = (
    await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?entityId=${plov}`, { token: owner })
  ).body;
  expect(new Set(items.map(({ batchId }) => batchId))).toContain(reply.body.batchId);
  const undone = await undoChange(reply.body.batchId);
  expect(undone).toMatchObject({ status: 200, body: { undone: 7 } });
  expect(await fetchStockLeft(plov)).toBe(before.left);
  expect(await fetchBranchPrices()).toEqual(before.prices);
  expect((await fetchRow(salad)).costPrice).toBe(before.salad.costPrice);
  expect((await searchProductsByName("Sanoqli")).body.items).toEqual([]);
});

test("[MN-6] an import conflicting with sales or price changes writes nothing", async () => {
  const was = await fetchStockLeft(plov);
  const { costPrice } = await fetchRow(salad);
  const touched = await createChangedProduct(salad, { fields: { costPrice: 77 } });
  const wrong = [
    { stock: { was: 999, left: 5 } },
    { branchPrices: [{ branchId: center, was: 1, price: 2 }] },
  ];
  for (const beside of wrong) {
    const late = await importRows({ changed: [touched, await createChangedProduct(plov, beside)] });
    expect(late).toMatchObject({ status: 409, body: { code: "stale_version" } });
  }
  const nowhere = [{ branchId: newId(), was: null, price: 2 }];
  expect(
    (await importRows({ changed: [touched, await createChangedProduct(plov, { branchPrices: nowhere })] }))
      .status,
  ).toBe(404);
  expect([await fetchStockLeft(plov), (await fetchRow(salad)).costPrice]).toEqual([was, costPrice]);
});

test("[S37] a batch whose stock was sold from cannot be undone partly, and the product is named", async () => {
  const was = await fetchStockLeft(plov);
  const { costPrice } = await fetchRow(salad);
  const { batchId } = (
    await importRows({
      changed: [
        await createChangedProduct(plov, { stock: { was, left: 50 } }),
        await createChangedProduct(salad, { fields: { costPrice: 55 } }),
      ],
    })
  ).body;
  const guest = await app.signIn(CUSTOMER_PHONE);
  await postOrder(app, guest.token, createPickupBody());
  const refused = await undoChange(batchId);
  expect(refused).toMatchObject({ status: 409, body: { code: "stale_version" } });
  expect(refused.body.data.rows).toMatchObject([{ id: plov }]);
  expect((await fetchRow(salad)).costPrice).toBe(55);
  await importRows({
    changed: [
      await createChangedProduct(plov, { stock: { was: await fetchStockLeft(plov), left: was } }),
      await createChangedProduct(salad, { fields: { costPrice } }),
    ],
  });
});

test("[US-8] staff of one branch set prices for that branch only and cannot count", async () => {
  const branchIds = [center];
  const { token } = await createInvitedStaff(app, owner, {
    login: "sheet",
    name: "M",
    role: "manager",
    branchIds,
  });
  const own = await importRows(
    {
      changed: [
        await createChangedProduct(plov, { branchPrices: [{ branchId: center, was: null, price: 60_500 }] }),
      ],
    },
    token,
  );
  expect(own.status).toBe(200);
  expect(await fetchBranchPrices(token)).toEqual([{ id: plov, branchId: center, price: 60_500 }]);
  const other = [{ branchId: north, was: null, price: 1 }];
  expect(
    (await importRows({ changed: [await createChangedProduct(plov, { branchPrices: other })] }, token))
      .status,
  ).toBe(404);
  const stock = { was: await fetchStockLeft(plov), left: 1 };
  expect((await importRows({ changed: [await createChangedProduct(plov, { stock })] }, token)).status).toBe(
    403,
  );
  expect((await undoChange(own.body.batchId)).status).toBe(200);
  expect(await fetchBranchPrices()).toEqual([]);
});

test("[MN-1] writes the maximum number of rows at once, with texts in three languages", async () => {
  const createTextInEachLanguage = (text: string) => ({ uz: text, ru: text, eng: text });
  const added = Array.from({ length: MAX_IMPORT_ROWS }, (_, at) => ({
    ...validRowsByResource.product.row(),
    name: createTextInEachLanguage(`Katta jadval ${at}`),
    description: createTextInEachLanguage("Issiq, asal bilan, ikki kishiga. ".repeat(4)),
  }));
  expect(await importRows({ added })).toMatchObject({ status: 200, body: { added: MAX_IMPORT_ROWS } });
});

test("[MN-1] while a large import is written in parts, the lists of the same menu are read without a refusal", async () => {
  const createProductRows = (part: number) =>
    Array.from({ length: 100 }, (_, at) => ({
      ...validRowsByResource.product.row(),
      name: { uz: `Qism ${part}, ${at}` },
    }));
  const listProducts = () => app.call("/console/v1/menu/products?size=500", { token: owner });
  const statuses = new Set<number>();
  const end = new AbortController();
  const readers = Array.from({ length: 2 }, async () => {
    while (!end.signal.aborted) statuses.add((await listProducts()).status);
  });
  for (let part = 0; part < 5; part += 1)
    expect(await importRows({ added: createProductRows(part) })).toMatchObject({
      status: 200,
      body: { added: 100 },
    });
  end.abort();
  await Promise.all(readers);
  expect([...statuses]).toEqual([200]);
});
