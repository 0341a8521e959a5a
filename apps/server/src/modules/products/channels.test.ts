import { sql } from "kysely";
import type { Menu } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { productIdFromKey, createTestShop } from "../../testing/test-shop.ts";
import { changeBrandContent } from "../../testing/change-content.ts";

const app = await createTestShop();
await changeBrandContent(
  app,
  app.osh,
  sql`update products set channels = '{TG}' where merchant_id = ${app.osh} and id = ${productIdFromKey("plov")}`,
);
app.http.invalidate(app.osh);

async function isPlovSold(query: string): Promise<boolean> {
  const { body } = await app.call<Menu>(`/products/v1/overalls${query}`);
  return body.products.some(({ id }) => id === productIdFromKey("plov"));
}

test("[MN-12] Telegram and web each get their own menu; the default is the web's", async () => {
  expect(await isPlovSold("?type=TG")).toBe(true);
  expect(await isPlovSold("?type=WEB")).toBe(false);
  expect(await isPlovSold("")).toBe(false);
});

test("[MN-12] refuses an unknown channel by its field", async () => {
  const reply = await app.call<{ data: { field: string } }>("/products/v1/overalls?type=FAX");
  expect(reply).toMatchObject({ status: 400, body: { code: "bad_request", data: { field: "type" } } });
});
