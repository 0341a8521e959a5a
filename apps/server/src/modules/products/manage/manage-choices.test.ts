import type { Menu, Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { validRowsByResource } from "../../../testing/good-rows.ts";
import {
  branchIdFromKey,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { newId } from "../../../platform/ids.ts";

type Row = { id: string; version: number; data: { field: string }; [field: string]: unknown };
const app = await createTestShop();
const token = await app.signInStaff("owner@osh");
const guest = await app.signIn("+998901000002");
const PRODUCTS_PATH = "/console/v1/menu/products";
const createChoice = (uz: string, price: number, more: object = {}) => ({
  id: newId(),
  name: { uz },
  price,
  maxCount: 1,
  image: null as string | null,
  isAvailable: true,
  ...more,
});
const createModificationGroup = (modifications: object[], more: object = {}) => ({
  id: newId(),
  name: { uz: "Oʻlcham" },
  min: 1,
  max: 1,
  modifications,
  ...more,
});
async function putProduct(id: string, change: object) {
  const { body } = await app.call<Row>(`${PRODUCTS_PATH}/${id}`, { token });
  const { changedAt: _at, changedBy: _by, id: _id, ...row } = body;
  const reply = await app.call<Row>(`${PRODUCTS_PATH}/${id}`, {
    method: "PUT",
    token,
    body: { ...row, ...change },
  });
  app.directory.drop();
  app.http.invalidate(app.osh);
  return reply;
}
const fetchMenuProduct = async (id: string) =>
  (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body.products.find(
    (product) => product.id === id,
  );

test("[MN-5] guests choose from the defined groups at their prices, and existing orders keep their choices", async () => {
  const [small, large] = [createChoice("Kichik", 0), createChoice("Katta", 7_000)];
  const sizes = createModificationGroup([small, large]);
  const id = productIdFromKey("plov");
  expect((await putProduct(id, { modificationGroups: [sizes] })).status).toBe(200);
  expect(await fetchMenuProduct(id)).toMatchObject({
    type: "MODIFICATION",
    modificationGroups: [{ min: 1, max: 1, modifications: [{ name: { uz: "Kichik" } }, { price: 7_000 }] }],
  });
  const cartItems = [
    { productId: id, count: 1, modifications: [{ id: large.id, groupId: sizes.id, count: 1 }] },
  ];
  const without = await app.call<{ code: string }>("/orders/v1/orders", {
    token: guest.token,
    body: createPickupBody(),
  });
  expect(without.status).toBe(409);
  const order = await postOrder(app, guest.token, createPickupBody({ cartItems, totalPrice: 54_000 }));
  const renamed = { ...large, name: { uz: "Ulkan" }, price: 9_000 };
  await putProduct(id, { modificationGroups: [{ ...sizes, modifications: [small, renamed] }] });
  const kept = (await app.call<Order>(`/orders/v1/orders/${order.id}`, { token: guest.token })).body;
  expect(JSON.stringify(kept)).toContain("Katta");
  expect(JSON.stringify(kept)).not.toContain("Ulkan");
  await putProduct(id, {
    modificationGroups: [{ ...sizes, modifications: [small, { ...large, isAvailable: false }] }],
  });
  const off = await app.call<{ code: string }>("/orders/v1/orders", {
    token: guest.token,
    body: createPickupBody({ cartItems, totalPrice: 54_000 }),
  });
  expect(off.status).toBe(409);
  await putProduct(id, {
    modificationGroups: [{ ...sizes, modifications: [{ ...small, isAvailable: false }] }],
  });
  expect(await fetchMenuProduct(id)).toMatchObject({ isAvailable: false });
  await putProduct(id, { modificationGroups: [] });
  expect(await fetchMenuProduct(id)).toMatchObject({ type: "NONE", isAvailable: true });
});

test("[MN-12] choices that are products form a set, listed by their names; none of them is a set or weighed", async () => {
  const parts = createModificationGroup(
    [createChoice("", 0, { name: {}, productId: productIdFromKey("cola") })],
    {
      name: { uz: "Ichimlik" },
    },
  );
  const made = await app.call<Row>(PRODUCTS_PATH, {
    token,
    body: { ...validRowsByResource.product.row(), modificationGroups: [parts] },
  });
  app.directory.drop();
  app.http.invalidate(app.osh);
  expect(await fetchMenuProduct(made.body.id)).toMatchObject({
    type: "COMBO",
    modificationGroups: [{ modifications: [{ name: { uz: "cola" }, productId: productIdFromKey("cola") }] }],
  });
  const createProductWithPart = (part: string) => ({
    modificationGroups: [createModificationGroup([createChoice("", 0, { name: {}, productId: part })])],
  });
  for (const part of [made.body.id, productIdFromKey("plov"), newId(), branchIdFromKey("center")])
    expect(await putProduct(productIdFromKey("plov"), createProductWithPart(part))).toMatchObject({
      status: 400,
      body: { data: { field: "modificationGroups" } },
    });
  expect(
    await putProduct(productIdFromKey("cola"), createProductWithPart(productIdFromKey("plov"))),
  ).toMatchObject({
    status: 400,
  });
  const weighed = { isWeighed: true, unit: "KG", measure: 0.5 };
  expect(await putProduct(productIdFromKey("cola"), weighed)).toMatchObject({
    status: 400,
    body: { data: { field: "isWeighed" } },
  });
});

test("[MN-7] returns hours, channels, allergens, nutrition and texts of a product as entered", async () => {
  const id = productIdFromKey("salad");
  const told = {
    composition: { uz: "Pomidor, bodring" },
    allergens: ["NUTS"],
    nutrition: { protein: 1.5, fat: 4, carbohydrate: 6 },
    tags: ["yengil"],
    timetable: [{ days: ["SUNDAY"], from: "08:00", to: "12:00" }],
  };
  expect((await putProduct(id, told)).status).toBe(200);
  expect(await fetchMenuProduct(id)).toMatchObject(told);
  await putProduct(id, { timetable: null, nutrition: null, channels: ["TG"] });
  expect(await fetchMenuProduct(id)).toBeUndefined();
  await putProduct(id, { channels: ["WEB", "TG"] });
  expect(await fetchMenuProduct(id)).toMatchObject({ timetable: null, nutrition: null });
});

const foreignPictureChoice = createChoice("Bad", 0, { image: "pizza/egg" });
test.each([
  [
    "modificationGroups.0.name",
    { modificationGroups: [createModificationGroup([createChoice("A", 0)], { name: {} })] },
  ],
  [
    "modificationGroups.0.min",
    { modificationGroups: [createModificationGroup([createChoice("A", 0)], { min: 2, max: 0 })] },
  ],
  [
    "modificationGroups.0.modifications.0.name",
    { modificationGroups: [createModificationGroup([createChoice(" ", 0)])] },
  ],
  [
    "modificationGroups.0.modifications.0.price",
    { modificationGroups: [createModificationGroup([createChoice("A", -1)])] },
  ],
  ["modificationGroups.0.modifications", { modificationGroups: [createModificationGroup([])] }],
  ["modificationGroups", { modificationGroups: [createModificationGroup([foreignPictureChoice])] }],
  ["channels", { channels: [] }],
  ["timetable.0.days", { timetable: [{ days: [], from: "08:00", to: "12:00" }] }],
  ["timetable.0.from", { timetable: [{ days: ["SUNDAY"], from: "8", to: "12:00" }] }],
  ["nutrition.fat", { nutrition: { protein: 1, carbohydrate: 1 } }],
])("[MN-5, MN-7] names %s if it is invalid", async (field, change) => {
  expect(await putProduct(productIdFromKey("salad"), change)).toMatchObject({
    status: 400,
    body: { data: { field } },
  });
});
