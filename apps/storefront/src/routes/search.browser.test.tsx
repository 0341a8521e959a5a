import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProduct } from "../testing/product-fixture.ts";
import { renderStore } from "../testing/render-store.tsx";
import { idOf, plov, somsa, testMenu } from "../testing/shop-fixture.ts";
import { ProductPanel } from "../features/product/product-panel.tsx";
import { SearchScreen } from "../features/menu/search-screen.tsx";

const { categoryId } = somsa;
const words = (text: string) => ({ uz: text, ru: text, eng: text });
const menu = testMenu([
  somsa,
  { ...plov, labels: ["HIT"] },
  testProduct({ id: idOf(70), categoryId, name: words("Paxlava") }),
  testProduct({ id: idOf(71), categoryId, name: words("Lagʻmon") }),
]);

test("[MN-8] search: a misspelt plov before paxlava, suggestions, categories, recent searches", async () => {
  const store = await renderStore(
    <>
      <SearchScreen />
      <ProductPanel />
    </>,
    {
      path: "/search",
      brand: { features: { productComment: false } },
      api: { "GET /products/v1/menu/{hash}": menu },
    },
  );
  const { t } = store;
  const part = (id: "search.hits" | "search.maybe" | "search.recent" | "menu.categories" | "search.title") =>
    page.getByRole("region", { name: t(id), exact: true });
  const field = page.getByRole("searchbox");
  await expect.element(field).toHaveFocus();
  await expect.element(part("search.hits").getByRole("listitem")).toMatchTextContent("Palov");
  await field.fill("palav");
  const found = part("search.title").getByRole("heading", { level: 3 });
  await expect.element(found.first()).toMatchTextContent("Palov");
  await part("search.title").getByRole("link").first().click();
  await expect.element(store.panel("Palov")).toBeVisible();
  await store.back();
  await expect.element(store.panel("Palov")).not.toBeInTheDocument();
  await field.fill("lagʻmon paxlava");
  await expect.element(store.text("search.nothing")).toBeVisible();
  await expect.element(part("search.maybe").getByRole("button").first()).toBeVisible();
  await expect.element(part("menu.categories").getByRole("link", { name: "Dishes" })).toBeVisible();
  await field.fill("");
  await part("search.recent").getByRole("button", { name: "palav" }).click();
  await expect.element(found.first()).toMatchTextContent("Palov");
  await expect.poll(store.location).toBe("/search?q=palav");
});
