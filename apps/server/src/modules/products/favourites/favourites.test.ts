import type { Favourite } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { CUSTOMER_PHONE, productIdFromKey, createTestShop } from "../../../testing/test-shop.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const app = await createTestShop();
const ownCustomer = await app.signIn(CUSTOMER_PHONE);
const otherCustomer = await app.signIn("+998902222222");
const path = "/products/v1/favourite";
const listFavourites = async (token: string, query = "") =>
  (await app.call<Favourite[]>(`${path}/all${query}`, { token })).body.map((mark) => mark.productId);
const addFavourite = (key: string, more: object = {}) =>
  app.call<Favourite & { code: string }>(path, {
    token: ownCustomer.token,
    body: { productId: productIdFromKey(key), ...more },
  });

test("[MN-9] a customer adds favourites, lists them newest first and removes them", async () => {
  await addFavourite("plov");
  app.clock.advance(1000);
  const cola = await addFavourite("cola");
  expect(cola.body).toMatchObject({ productId: productIdFromKey("cola"), isFavourite: true });
  expect(await listFavourites(ownCustomer.token, `?userId=${ownCustomer.userId}&isFavourite=true`)).toEqual(
    ["cola", "plov"].map((key) => productIdFromKey(key)),
  );
  const gone = { token: ownCustomer.token, method: "DELETE" } as const;
  expect((await app.call(`${path}/${cola.body.id}`, gone)).body).toEqual({ done: true });
  expect((await app.call(`${path}/${cola.body.id}`, gone)).status).toBe(404);
  expect(await listFavourites(ownCustomer.token)).toEqual([productIdFromKey("plov")]);
});

test("[MN-9] adding twice, also concurrently, stores one favourite, and isFavourite false removes it", async () => {
  const marks = await Promise.all([addFavourite("salad"), addFavourite("salad"), addFavourite("salad")]);
  expect(new Set(marks.map(({ body }) => body.id)).size).toBe(1);
  expect((await addFavourite("salad", { isFavourite: false })).body.isFavourite).toBe(false);
  expect(await listFavourites(ownCustomer.token)).not.toContain(productIdFromKey("salad"));
});

test("[AP-4] favourites belong to the token's customer, whatever the query says", async () => {
  const { body } = await addFavourite("plov");
  expect(await listFavourites(otherCustomer.token)).toEqual([]);
  const foreign = `${path}/all?userId=${ownCustomer.userId}`;
  expect((await app.call(foreign, { token: otherCustomer.token })).status).toBe(404);
  const taken = await app.call(`${path}/${body.id}`, { token: otherCustomer.token, method: "DELETE" });
  expect(taken.status).toBe(404);
  expect((await app.call(`${path}/all`)).status).toBe(401);
});

test("[BR-12] refuses a product of another brand or an unknown one as a favourite", async () => {
  const reply = await addFavourite("plov", { productId: productIdFromKey("plov", "pizza") });
  expect([reply.status, reply.body.code]).toEqual([404, "product_not_found"]);
  expect((await addFavourite("plov", { productId: "plov" })).status).toBe(400);
});

test("[BR-14] with favourites off none can be added, and existing ones can still be removed", async () => {
  const { body } = await addFavourite("plov");
  await changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set features = features || '{"favourite": false}'`,
  );
  const refused = await addFavourite("cola");
  expect([refused.status, refused.body.code]).toEqual([403, "feature_off"]);
  const gone = await app.call(`${path}/${body.id}`, { token: ownCustomer.token, method: "DELETE" });
  expect(gone.status).toBe(200);
});
