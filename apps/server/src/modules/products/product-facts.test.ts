import type { Menu } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { testMenu, createTestProduct } from "../../testing/test-menu.ts";
import { importMenu } from "./index.ts";

const app = await createTestApp();
const composition = { uz: "Guruch, sabzi", ru: "Рис, морковь" };
const nutrition = { protein: 8.5, fat: 11, carbohydrate: 26 };
const externalFields = {
  barcode: "4780012345678",
  eatsPrice: 51_000,
  enabledEats: true,
  expressPrice: 52_000,
  additionalPrice: 1_000,
  externalIds: { poster: "till-17" },
};
await app.db.tenant(app.osh, (tx) =>
  importMenu(
    tx,
    { id: app.osh, key: "osh" },
    {
      ...testMenu,
      products: [
        createTestProduct("plov", 45_000, {
          composition,
          allergens: ["SOY"],
          nutrition,
          labels: ["HALAL"],
          ...externalFields,
        }),
        createTestProduct("salad", 20_000),
      ],
    },
  ),
);

test("[MN-4, EN-3] returns a product's ingredients, allergens and nutrition per 100 g", async () => {
  const { body } = await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" });
  const [plov, salad] = ["plov", "salad"].map((name) => body.products.find((each) => each.name.uz === name));
  expect(plov).toMatchObject({ composition, allergens: ["SOY"], nutrition, labels: ["HALAL"] });
  expect(salad).toMatchObject({ composition: {}, allergens: [], nutrition: null });
});

test("[EN-3, AP-3] returns the barcode; prices and ids of external services are stored and not returned", async () => {
  const { body } = await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" });
  expect(body.products.map(({ barcode }) => barcode).toSorted()).toEqual(["4780012345678", null]);
  expect(JSON.stringify(body)).not.toMatch(/till-17|5[12]000|enabledEats/);
  const kept = await app.db.tenant(app.osh, (tx) =>
    sql`select eats_price::int, enabled_eats, express_price::int, enabled_express, additional_price::int, external_ids
      from products where barcode is not null`.execute(tx),
  );
  expect(kept.rows).toEqual([
    {
      eats_price: 51_000,
      enabled_eats: true,
      express_price: 52_000,
      enabled_express: false,
      additional_price: 1_000,
      external_ids: { poster: "till-17" },
    },
  ]);
});

test("[EN-3, MN-8] finds a product by its barcode", async () => {
  const { body } = await app.call<{ name: { uz?: string } }[]>("/products/v1/search?q=4780012345678");
  expect(JSON.stringify(body)).toContain('"plov"');
});
