import type { Menu } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { testMenu, testProduct } from "../../testing/test-menu.ts";
import { importMenu } from "./index.ts";

const app = await testApp();
const composition = { uz: "Guruch, sabzi", ru: "Рис, морковь" };
const nutrition = { protein: 8.5, fat: 11, carbohydrate: 26 };
await app.db.tenant(app.osh, (tx) =>
  importMenu(
    tx,
    { id: app.osh, key: "osh" },
    {
      ...testMenu,
      products: [
        testProduct("plov", 45_000, { composition, allergens: ["SOY"], nutrition, labels: ["HALAL"] }),
        testProduct("salad", 20_000),
      ],
    },
  ),
);

test("[MN-4, EN-3] a product is told with what it is made of, its allergens and what 100 g of it hold", async () => {
  const { body } = await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" });
  const [plov, salad] = ["plov", "salad"].map((name) => body.products.find((each) => each.name.uz === name));
  expect(plov).toMatchObject({ composition, allergens: ["SOY"], nutrition, labels: ["HALAL"] });
  expect(salad).toMatchObject({ composition: {}, allergens: [], nutrition: null });
});
