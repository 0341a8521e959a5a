import type { LoggedChange, CountedProduct, Menu } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const salad = productIdFromKey("salad");
const plov = productIdFromKey("plov");

type SentCount = CountedProduct & { was: number | null };
const fetchStockLeft = async (id: string, token = owner) =>
  (await app.call<{ products: CountedProduct[] }>("/console/v1/menu/stock", { token })).body.products.find(
    (each) => each.id === id,
  )?.left ?? null;
const setStock = (products: SentCount[], token = owner) =>
  app.call<{ code: string; data: { present: { products: CountedProduct[] } } }>("/console/v1/menu/stock", {
    method: "PUT",
    token,
    body: { products },
  });
async function fetchProduct(id: string) {
  app.directory.drop();
  app.http.invalidate(app.osh);
  const { products } = (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body;
  return products.find((product) => product.id === id)?.count;
}

test("[MN-6] staff count products, guests see the stock, the audit log records it, and counting can be ended", async () => {
  const before = await fetchStockLeft(salad);
  expect((await setStock([{ id: salad, left: 7, was: before }])).status).toBe(200);
  expect(await fetchStockLeft(salad)).toBe(7);
  expect(await fetchProduct(salad)).toBe(7);
  const { items } = (
    await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?entityId=${salad}`, { token: owner })
  ).body;
  expect(items[0]).toMatchObject({ entity: "productStock", before: { left: before }, after: { left: 7 } });
  expect((await setStock([{ id: salad, left: null, was: 7 }])).status).toBe(200);
  expect(await fetchStockLeft(salad)).toBeNull();
});

test("[MN-6] a count is refused if the product was sold since, with the current stock, and nothing is written", async () => {
  const was = await fetchStockLeft(plov);
  await setStock([{ id: plov, left: 10, was }]);
  const { token } = await app.signIn(CUSTOMER_PHONE);
  await postOrder(app, token, createPickupBody());
  const sold = 10 - ((await fetchStockLeft(plov)) ?? 10);
  expect(sold).toBeGreaterThan(0);
  const late = await setStock([
    { id: salad, left: 3, was: null },
    { id: plov, left: 20, was: 10 },
  ]);
  expect(late).toMatchObject({ status: 409, body: { code: "stale_version" } });
  expect(late.body.data.present.products).toEqual([{ id: plov, left: 10 - sold }]);
  expect(await fetchStockLeft(salad)).toBeNull();
  expect((await setStock([{ id: plov, left: 20, was: 10 - sold }])).status).toBe(200);
  const again = await setStock([{ id: plov, left: 20, was: 10 - sold }]);
  expect(again.status, "the same once more, as after an answer that got lost").toBe(200);
  await setStock([{ id: plov, left: was, was: 20 }]);
});

test("[MN-6] one of ten concurrent counts on the same stock succeeds", async () => {
  const was = await fetchStockLeft(salad);
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => setStock([{ id: salad, left: 100 + at, was }])),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  await setStock([{ id: salad, left: was, was: await fetchStockLeft(salad) }]);
});

test("[US-8] staff of one branch read the stock but cannot count for all branches; kitchen staff and other brands cannot read it", async () => {
  const was = await fetchStockLeft(plov);
  const branchIds = [branchIdFromKey("center")];
  const { token } = await createInvitedStaff(app, owner, {
    login: "count",
    name: "M",
    role: "manager",
    branchIds,
  });
  expect(await fetchStockLeft(plov, token)).toBe(was);
  expect((await setStock([{ id: plov, left: 5, was }], token)).status).toBe(403);
  const cook = await app.signInStaff("kitchen@osh");
  expect(await fetchStockLeft(plov, cook)).toBe(was);
  expect((await setStock([{ id: plov, left: 5, was }], cook)).status).toBe(403);
  const pizza = await app.signInStaff("owner@pizza");
  expect((await setStock([{ id: plov, left: 5, was }], pizza)).status).toBe(404);
  expect((await setStock([{ id: newId(), left: 5, was: null }])).status).toBe(404);
  expect((await setStock([{ id: plov, left: -1, was }])).status).toBe(400);
  expect(await fetchStockLeft(plov)).toBe(was);
});
