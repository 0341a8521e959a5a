import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { createTestProduct } from "../testing/product-fixture.ts";
import { renderStore } from "../testing/render-store.tsx";
import { createTestId, plov, somsa, createTestMenu } from "../testing/shop-fixture.ts";
import { ProductPanel } from "../features/product/product-panel.tsx";
import { SearchScreen } from "../features/menu/search-screen.tsx";

const { categoryId } = somsa;
const createText = (text: string) => ({ uz: text, ru: text, eng: text });
const menu = createTestMenu([
  somsa,
  { ...plov, labels: ["HIT"] },
  createTestProduct({ id: createTestId(70), categoryId, name: createText("Paxlava") }),
  createTestProduct({ id: createTestId(71), categoryId, name: createText("Lagʻmon") }),
]);

test("[MN-8] search: a misspelt plov before paxlava, suggestions, categories, recent searches", async () => {
  const store = await renderStore(
    <>
      <SearchScreen />
      <ProductPanel />
    </>,
    {
      path: "/search",
      at: ["/", "/search"],
      brand: { features: { productComment: false } },
      api: { "GET /products/v1/menu/{hash}": menu },
    },
  );
  const { t } = store;
  const findSearchPart = (
    id: "search.hits" | "search.maybe" | "search.recent" | "menu.categories" | "search.title",
  ) => page.getByRole("region", { name: t(id), exact: true });
  const field = page.getByRole("searchbox");
  await expect.element(field).toHaveFocus();
  await expect.element(findSearchPart("search.hits").getByRole("listitem")).toMatchTextContent("Palov");
  await field.fill("palav");
  const found = findSearchPart("search.title").getByRole("heading", { level: 3 });
  await expect.element(found.first()).toMatchTextContent("Palov");
  await findSearchPart("search.title").getByRole("link").first().click();
  await expect.element(store.panel("Palov")).toBeVisible();
  await store.back();
  await expect.element(store.panel("Palov")).not.toBeInTheDocument();
  await field.fill("lagʻmon paxlava");
  await expect.element(store.text("search.nothing")).toBeVisible();
  await expect.element(findSearchPart("search.maybe").getByRole("button").first()).toBeVisible();
  await expect.element(findSearchPart("menu.categories").getByRole("link", { name: "Dishes" })).toBeVisible();
  await field.fill("");
  await findSearchPart("search.recent").getByRole("button", { name: "palav" }).click();
  await expect.element(found.first()).toMatchTextContent("Palov");
  await expect.poll(store.location).toBe("/search?q=palav");
});
