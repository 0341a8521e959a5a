import type { Menu } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../testing/change-content.ts";
import { productIdFromKey, createTestShop } from "../../testing/test-shop.ts";

const app = await createTestShop();
const fetchMenuHash = async (host = "osh.localhost") =>
  (await app.call<{ hash: string }>("/products/v1/menu", { host })).body.hash;

test("[MN-1] the menu by its hash is the web's menu and cacheable by browsers", async () => {
  const hash = await fetchMenuHash();
  const reply = await app.call<Menu>(`/products/v1/menu/${hash}`);
  expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(reply.body).toEqual((await app.call<Menu>("/products/v1/overalls?type=WEB")).body);
});

test("[MN-7] a changed menu has another hash, and the old one is not found", async () => {
  const hash = await fetchMenuHash();
  const body = { productIds: [productIdFromKey("plov")], stop: { until: null } };
  await app.call("/console/v1/stops", { token: await app.signInStaff("owner@osh"), body });
  app.directory.drop();
  app.http.invalidate(app.osh);
  expect(await fetchMenuHash()).not.toBe(hash);
  expect((await app.call(`/products/v1/menu/${hash}`)).status).toBe(404);
});

test("[BR-9] another brand's menu is not found by its hash", async () => {
  const hash = await fetchMenuHash("pizza.localhost");
  expect((await app.call(`/products/v1/menu/${hash}`)).status).toBe(404);
});

test("[MN-12] Telegram's menu has its own hash if it differs from the web's, else the same", async () => {
  const fetchMessengerHash = async () =>
    (await app.call<{ hash: string }>("/products/v1/menu?type=TG")).body.hash;
  expect(await fetchMessengerHash()).toBe(await fetchMenuHash());
  await changeBrandContent(
    app,
    app.osh,
    sql`update products set channels = '{TG}' where merchant_id = ${app.osh} and id = ${productIdFromKey("plov")}`,
  );
  app.directory.drop();
  app.http.invalidate(app.osh);
  const [web, messenger] = [await fetchMenuHash(), await fetchMessengerHash()];
  expect(messenger).not.toBe(web);
  const isPlovSold = async (hash: string) =>
    (await app.call<Menu>(`/products/v1/menu/${hash}`)).body.products.some(
      ({ id }) => id === productIdFromKey("plov"),
    );
  expect([await isPlovSold(web), await isPlovSold(messenger)]).toEqual([false, true]);
});
