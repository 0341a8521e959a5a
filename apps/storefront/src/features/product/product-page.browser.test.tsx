import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Product } from "../../platform/shapes.ts";
import { createTestProduct } from "../../testing/product-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, plov, createTestMenu } from "../../testing/shop-fixture.ts";
import { ProductPage } from "./product-page.tsx";

const createText = (text: string) => ({ uz: text, ru: text, eng: text });
const createChoice = (number: number, name: string, change = {}) => ({
  id: createTestId(number),
  name: createText(name),
  price: 0,
  maxCount: 1,
  image: null,
  ...change,
});

async function renderProductPage(product: Product) {
  const store = await renderStore(
    <ProductPage product={product} mark="" reviews={null} onAdded={() => undefined} />,
    {
      path: "/product/:id",
      at: [`/product/${product.id}`],
      brand: { features: { productComment: false } },
      api: { "GET /products/v1/menu/{hash}": createTestMenu([product]) },
    },
  );
  return { store };
}

test("[MN-5] another choice in a group of one replaces the first; a full group replaces one of its choices", async () => {
  const sauces = {
    id: createTestId(80),
    name: createText("Sauces"),
    min: 0,
    max: 2,
    modifications: [
      createChoice(81, "Garlic", { price: 2_000, maxCount: 2 }),
      createChoice(82, "Chilli"),
      createChoice(83, "Mint"),
    ],
  };
  const { store } = await renderProductPage({
    ...plov,
    modificationGroups: [...plov.modificationGroups, sauces],
  });
  await page.getByText("Small", { exact: true }).click();
  await page.getByText("Large", { exact: true }).click();
  await expect.element(page.getByRole("radio", { name: /Small/ })).not.toBeChecked();
  await page.getByText("Garlic", { exact: true }).click();
  await store.button("stepper.more", { name: "Garlic" }).click();
  await expect.element(store.button("stepper.more", { name: "Garlic" })).toBeDisabled();
  const add = page.getByRole("button", { name: new RegExp(`^${store.t("product.add")}`) });
  await expect.element(add).toMatchTextContent(/64\s000/);
  await page.getByText("Chilli", { exact: true }).click();
  await expect.element(page.getByRole("checkbox", { name: /Chilli/ })).toBeChecked();
  await expect.element(add).toMatchTextContent(/62\s000/);
});

test("[MN-6] limits the count of a product to the stock", async () => {
  const { store } = await renderProductPage(
    createTestProduct({ id: createTestId(84), name: createText("Cake"), count: 2 }),
  );
  await store.button("stepper.more", { name: "Cake" }).click();
  await expect.element(store.button("stepper.more", { name: "Cake" })).toBeDisabled();
  await expect.element(page.getByRole("status").filter({ hasText: "2" }).first()).toBeVisible();
});
