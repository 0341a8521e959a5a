import type { Product } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { importMenu } from "./index.ts";
import { testMenu } from "../../testing/test-menu.ts";
import { productId, shop } from "../../testing/test-shop.ts";

const app = await shop();
const recommended = new Set(["cola", "salad", "plov"]);
const products = testMenu.products.map((product) => ({
  ...product,
  isCartRecommendation: recommended.has(product.key),
  stock: product.key === "cola" ? 0 : null,
}));
await app.db.tenant(app.osh, (tx) => importMenu(tx, { id: app.osh, key: "osh" }, { ...testMenu, products }));
const fetchRecommendations = async () =>
  (await app.call<Product[]>("/products/v1/recommendations")).body.map((product) => product.id);

test("[MN-11] returns the brand's recommendations without sold-out products", async () => {
  expect((await fetchRecommendations()).toSorted()).toEqual(
    [productId("plov"), productId("salad")].toSorted(),
  );
});

test("[MN-11] does not recommend a stopped product", async () => {
  const token = await app.signInStaff("owner@osh");
  await app.start();
  const body = { productIds: [productId("salad")], stop: { until: null } };
  await app.call("/console/v1/stops", { token, body });
  await expect.poll(fetchRecommendations).toEqual([productId("plov")]);
});
