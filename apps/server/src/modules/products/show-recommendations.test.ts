import type { Product } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { importMenu } from "./index.ts";
import { testMenu } from "../../testing/test-menu.ts";
import { productIdFromKey, createTestShop } from "../../testing/test-shop.ts";

const app = await createTestShop();
const recommendedKeys = new Set(["cola", "salad", "plov"]);
const products = testMenu.products.map((product) => ({
  ...product,
  isCartRecommendation: recommendedKeys.has(product.key),
  stock: product.key === "cola" ? 0 : null,
}));
await app.db.tenant(app.osh, (tx) => importMenu(tx, { id: app.osh, key: "osh" }, { ...testMenu, products }));
const fetchRecommendations = async () =>
  (await app.call<Product[]>("/products/v1/recommendations")).body.map((product) => product.id);

test("[MN-11] returns the brand's recommendations without sold-out products", async () => {
  expect((await fetchRecommendations()).toSorted()).toEqual(
    [productIdFromKey("plov"), productIdFromKey("salad")].toSorted(),
  );
});

test("[MN-11] does not recommend a stopped product", async () => {
  const token = await app.signInStaff("owner@osh");
  await app.start();
  const body = { productIds: [productIdFromKey("salad")], stop: { until: null } };
  await app.call("/console/v1/stops", { token, body });
  await expect.poll(fetchRecommendations).toEqual([productIdFromKey("plov")]);
});
