import type { Menu } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { validRowsByResource } from "../../../testing/good-rows.ts";
import { productIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

type Choice = { id: string; name: object; price: number; libraryId?: string };
type Group = { id: string; name: object; libraryId?: string; modifications: Choice[] };
interface Row {
  id: string;
  version: number;
  modificationGroups: Group[];
  modifications: Choice[];
}
const app = await createTestShop();
const token = await app.signInStaff("owner@osh");
const [PRODUCTS, LIBRARY] = ["/console/v1/menu/products", "/console/v1/menu/modification-groups"];
const fetchRow = async (path: string, id: string) => (await app.call<Row>(`${path}/${id}`, { token })).body;
const createChoice = (uz: string, price: number) => ({
  id: newId(),
  name: { uz },
  price,
  maxCount: 1,
  image: null,
  isAvailable: true,
});
const importRows = (body: object) =>
  app.call<{ batchId: string; added: number; changed: number; data: { field: string } }>(
    "/console/v1/menu/imports",
    {
      method: "POST",
      token,
      headers: { "idempotency-key": newId() },
      body: { groups: [], categories: [], added: [], changed: [], ...body },
    },
  );
async function fetchProducts() {
  app.directory.drop();
  app.http.invalidate(app.osh);
  return (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body.products;
}

test("[MN-5] an import changes library and own choices together for guests, and both are undone together", async () => {
  const cheese = createChoice("Pishloq", 5_000);
  const fields = { name: { uz: "Qoʻshimcha" }, min: 0, max: 0, modifications: [cheese] };
  const shared = (await app.call<Row>(LIBRARY, { token, body: fields })).body;
  const copy = {
    ...fields,
    id: newId(),
    libraryId: shared.id,
    modifications: [{ ...cheese, id: newId(), libraryId: cheese.id }],
  };
  const sizes = {
    id: newId(),
    name: { uz: "Hajm" },
    min: 1,
    max: 1,
    modifications: [createChoice("Katta", 7_000)],
  };
  const body = { ...validRowsByResource.product.row(), modificationGroups: [copy, sizes] };
  const made = (await app.call<Row>(PRODUCTS, { token, body })).body;
  const before = { menu: await fetchProducts(), product: await fetchRow(PRODUCTS, made.id) };

  const dearer = { ...sizes, modifications: [{ ...sizes.modifications[0], price: 8_000 }] };
  const more = [{ ...cheese, price: 6_000 }, createChoice("Zaytun", 2_000)];
  const sauces = { name: { uz: "Souslar" }, min: 0, max: 1, modifications: [createChoice("Ketchup", 1_000)] };
  const reply = await importRows({
    changed: [
      {
        id: made.id,
        version: made.version,
        fields: { modificationGroups: [before.product.modificationGroups[0], dearer] },
      },
    ],
    library: {
      added: [sauces],
      changed: [{ id: shared.id, version: shared.version, fields: { modifications: more } }],
    },
  });
  expect(reply).toMatchObject({ status: 200, body: { added: 1, changed: 2 } });
  const after = (await fetchProducts()).find(({ id }) => id === made.id);
  expect(after?.modificationGroups.map((group) => group.modifications.map(({ price }) => price))).toEqual([
    [6_000, 2_000],
    [8_000],
  ]);
  // The first choice has the same id as before, so baskets remain valid.
  expect(after?.modificationGroups[0]?.modifications[0]?.id).toBe(
    before.product.modificationGroups[0]?.modifications[0]?.id,
  );
  const undo = `/console/v1/changes/${reply.body.batchId}/undo`;
  expect(await app.call(undo, { method: "POST", token })).toMatchObject({ status: 200, body: { undone: 3 } });
  expect(await fetchProducts()).toEqual(before.menu);
  expect((await fetchRow(PRODUCTS, made.id)).modificationGroups).toEqual(before.product.modificationGroups);
});

test("[MN-5] a group that cannot be satisfied refuses the whole import and is named", async () => {
  const before = await fetchProducts();
  const plov = await fetchRow(PRODUCTS, productIdFromKey("plov"));
  const changed = [{ id: plov.id, version: plov.version, fields: { modificationGroups: [] } }];
  const wrong = { name: { uz: "Souslar" }, min: 3, max: 1, modifications: [createChoice("Ketchup", 1_000)] };
  const refused = await importRows({ changed, library: { added: [wrong], changed: [] } });
  expect(refused).toMatchObject({ status: 400, body: { data: { field: "library.added.0.max" } } });
  const missing = [{ id: newId(), version: 1, fields: { max: 2 } }];
  expect((await importRows({ changed, library: { added: [], changed: missing } })).status).toBe(404);
  expect(await fetchProducts()).toEqual(before);
});
