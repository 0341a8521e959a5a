import type { Menu, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { validRowsByResource } from "../../../testing/good-rows.ts";
import { createPickupBody, postOrder, productIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

type Choice = { id: string; name: object; price: number; libraryId?: string };
type Group = { id: string; libraryId?: string; modifications: Choice[] };
type Row = {
  id: string;
  version: number;
  productCount: number;
  modificationGroups: Group[];
  [field: string]: unknown;
};
const app = await createTestShop();
const token = await app.signInStaff("owner@osh");
const guest = await app.signIn("+998901000002");
const PRODUCTS_PATH = "/console/v1/menu/products";
const LIBRARY_GROUPS_PATH = "/console/v1/menu/modification-groups";
const addRow = async (path: string, body: object) => (await app.call<Row>(path, { token, body })).body;
const fetchRow = async (path: string, id: string) => (await app.call<Row>(`${path}/${id}`, { token })).body;
async function putRow(path: string, id: string, change: object) {
  const { changedAt: _at, changedBy: _by, id: _id, ...row } = await fetchRow(path, id);
  const reply = await app.call<Row>(`${path}/${id}`, { method: "PUT", token, body: { ...row, ...change } });
  app.directory.drop();
  app.http.invalidate(app.osh);
  return reply;
}
const fetchMenu = async () =>
  (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body.products;
const createChoice = (uz: string, price: number) => ({
  id: newId(),
  name: { uz },
  price,
  maxCount: 1,
  image: null,
  isAvailable: true,
});
/** Returns a copy of a library group, as the console sends it. */
const createGroupCopy = ({ id, modifications }: { id: string; modifications: Choice[] }) => ({
  id: newId(),
  libraryId: id,
  name: { uz: "?" },
  min: 0,
  max: 1,
  modifications: modifications.map((each) => ({ ...each, id: newId(), libraryId: each.id })),
});

test("[MN-5] changing a library choice updates 40 linked products; an active order keeps its own", async () => {
  const cheese = createChoice("Pishloq", 5_000);
  const row = { name: { uz: "Qoʻshimcha" }, min: 0, max: 0, modifications: [cheese] };
  const group = await addRow(LIBRARY_GROUPS_PATH, row);
  const copy = createGroupCopy({ id: group.id, modifications: [cheese] });
  expect((await putRow(PRODUCTS_PATH, productIdFromKey("plov"), { modificationGroups: [copy] })).status).toBe(
    200,
  );
  for (let made = 1; made < 40; made += 1)
    await addRow(PRODUCTS_PATH, {
      ...validRowsByResource.product.row(),
      modificationGroups: [createGroupCopy({ id: group.id, modifications: [cheese] })],
    });
  expect(await fetchRow(LIBRARY_GROUPS_PATH, group.id)).toMatchObject({ productCount: 40 });
  const cartItems = [
    {
      productId: productIdFromKey("plov"),
      count: 1,
      modifications: [{ id: copy.modifications[0]?.id ?? "", groupId: copy.id, count: 1 }],
    },
  ];
  const order = await postOrder(app, guest.token, createPickupBody({ cartItems, totalPrice: 52_000 }));

  const dearer = { ...cheese, name: { uz: "Mol pishlogʻi" }, price: 6_000 };
  const added = createChoice("Zaytun", 2_000);
  expect((await putRow(LIBRARY_GROUPS_PATH, group.id, { modifications: [dearer, added] })).status).toBe(200);
  const seen = (await fetchMenu()).flatMap(({ modificationGroups }) => modificationGroups);
  const following = seen.filter(({ modifications }) =>
    modifications.some(({ name }) => name.uz === "Mol pishlogʻi"),
  );
  expect(following).toHaveLength(40);
  expect(new Set(following.flatMap(({ modifications }) => modifications.map(({ id }) => id))).size).toBe(80);
  expect(JSON.stringify(seen)).not.toContain("libraryId");
  const kept = (await app.call<Order>(`/orders/v1/orders/${order.id}`, { token: guest.token })).body;
  expect(JSON.stringify(kept)).toContain("Pishloq");
  expect(JSON.stringify(kept)).not.toContain("Mol pishlogʻi");
  // A basket from before the change still contains the choice, at its new price.
  const again = await postOrder(app, guest.token, createPickupBody({ cartItems, totalPrice: 53_000 }));
  expect(JSON.stringify(again)).toContain("Mol pishlogʻi");
});

test("[MN-5] a product's form cannot change library choices, and a library group in use cannot be removed", async () => {
  const cheese = createChoice("Pishloq", 5_000);
  const group = await addRow(LIBRARY_GROUPS_PATH, {
    name: { uz: "Sous" },
    min: 0,
    max: 1,
    modifications: [cheese],
  });
  const mine = createGroupCopy({ id: group.id, modifications: [{ ...cheese, price: 1 }] });
  const made = await addRow(PRODUCTS_PATH, {
    ...validRowsByResource.product.row(),
    modificationGroups: [mine],
  });
  expect(made.modificationGroups).toMatchObject([
    { name: { uz: "Sous" }, modifications: [{ price: 5_000 }] },
  ]);
  const used = await app.call(`${LIBRARY_GROUPS_PATH}/${group.id}/products`, { token });
  expect(used.body).toEqual({ products: [{ id: made.id, name: made["name"], isActive: true }] });
  expect((await app.call(`${LIBRARY_GROUPS_PATH}/${newId()}/products`, { token })).status).toBe(404);
  const { version } = await fetchRow(LIBRARY_GROUPS_PATH, group.id);
  const removing = { method: "DELETE", token } as const;
  expect(await app.call(`${LIBRARY_GROUPS_PATH}/${group.id}?version=${version}`, removing)).toMatchObject({
    status: 409,
    body: { code: "in_use", data: { where: [{ what: "products", count: 1 }] } },
  });
  const own = { ...made.modificationGroups[0], libraryId: null };
  await putRow(PRODUCTS_PATH, made.id, { modificationGroups: [own] });
  expect(await fetchRow(LIBRARY_GROUPS_PATH, group.id)).toMatchObject({ productCount: 0 });
  expect((await app.call(`${LIBRARY_GROUPS_PATH}/${group.id}?version=${version}`, removing)).status).toBe(
    200,
  );
  for (const modificationGroups of [[mine], [{ ...own, libraryId: newId() }]])
    expect(await putRow(PRODUCTS_PATH, made.id, { modificationGroups })).toMatchObject({
      status: 400,
      body: { data: { field: "modificationGroups" } },
    });
});

test("[MN-5] moves equal groups of products into the library, and the guests' menu stays byte for byte equal", async () => {
  const createSizesGroup = () => ({
    id: newId(),
    name: { uz: "Hajm" },
    min: 1,
    max: 1,
    modifications: [createChoice("Kichik", 0), createChoice("Katta", 7_000)],
  });
  const made = await Promise.all(
    [1, 2, 3].map(() =>
      addRow(PRODUCTS_PATH, {
        ...validRowsByResource.product.row(),
        modificationGroups: [createSizesGroup()],
      }),
    ),
  );
  app.directory.drop();
  app.http.invalidate(app.osh);
  const before = JSON.stringify(await fetchMenu());
  await changeBrandContent(app, app.osh, sql`select gather_modification_groups(${app.osh})`);
  app.directory.drop();
  app.http.invalidate(app.osh);
  expect(JSON.stringify(await fetchMenu())).toBe(before);
  const copies = await Promise.all(made.map(({ id }) => fetchRow(PRODUCTS_PATH, id)));
  const [one] = copies.map(({ modificationGroups: [group] }) => group?.libraryId);
  expect(copies.map(({ modificationGroups: [group] }) => group?.libraryId)).toEqual([one, one, one]);
  expect(await fetchRow(LIBRARY_GROUPS_PATH, one ?? "")).toMatchObject({
    name: { uz: "Hajm" },
    productCount: 3,
  });
});
