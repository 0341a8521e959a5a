import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
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

const about = {
  uz: "Har kuni osh damlaymiz. Barcha taomlarimiz halol.",
  ru: "Каждый день готовим плов. Все наши блюда халяль.",
  eng: "We cook plov every day. All our dishes are halal.",
};
const openSearchOfHalalBrand = (q: string, brand: { aboutMerchant?: boolean } = {}) =>
  renderStore(<SearchScreen />, {
    path: "/search",
    at: ["/", `/search?q=${encodeURIComponent(q)}`],
    brand: { about, features: brand },
    others: { "/about": <p>About page</p> },
    api: { "GET /products/v1/menu/{hash}": menu },
  });

test.each(["halal", "halol", "халяль", "حلال"])(
  "[MN-8] the search for %s shows the brand's own sentence about it if no product is labelled, and leads to its page",
  async (q) => {
    const store = await openSearchOfHalalBrand(q);
    await expect.element(page.getByRole("heading", { name: "All our dishes are halal." })).toBeVisible();
    await expect.element(store.text("search.nothing")).not.toBeInTheDocument();
    await expect.element(store.text("search.maybe")).not.toBeInTheDocument();
    await store.button("about.title").click();
    await expect.element(page.getByText("About page")).toBeVisible();
  },
);

test("[MN-8] the search for halal shows no link to a page that the brand does not have, and other words find nothing", async () => {
  const store = await openSearchOfHalalBrand("halal", { aboutMerchant: false });
  await expect.element(page.getByRole("heading", { name: "All our dishes are halal." })).toBeVisible();
  await expect.element(store.button("about.title")).not.toBeInTheDocument();
  await page.getByRole("searchbox").fill("vegetarian");
  await expect.element(store.text("search.nothing")).toBeVisible();
});

test("[MN-8] the search finds products by their labels and categories, in any language", async () => {
  const store = await openFilteredSearch("/search?q=халяль");
  await expect.poll(() => store.listNames().toSorted()).toEqual(["Palov", "Palov salat", "Somsa"]);
  await page.getByRole("searchbox").fill("острое");
  await expect.poll(store.listNames).toEqual(["Somsa"]);
  await page.getByRole("searchbox").fill("dishes");
  await expect.poll(() => store.listNames().length).toBe(3);
});

const filteredMenu = createTestMenu([
  { ...somsa, costPrice: 12_000, labels: ["HALAL", "SPICY"] },
  { ...plov, costPrice: 45_000, labels: ["HALAL"] },
  createTestProduct({
    id: createTestId(72),
    categoryId,
    name: createText("Palov salat"),
    costPrice: 30_000,
    labels: ["HALAL"],
  }),
]);

async function openFilteredSearch(address: string) {
  const store = await renderStore(
    <>
      <SearchScreen />
      <ProductPanel />
    </>,
    {
      path: "/search",
      at: ["/", address],
      brand: { features: { productComment: false } },
      api: { "GET /products/v1/menu/{hash}": filteredMenu },
    },
  );
  const { t } = store;
  const bar = page.getByRole("group", { name: t("search.filters") });
  const names = page.getByRole("region", { name: t("search.title") }).getByRole("heading", { level: 3 });
  const listNames = () => names.elements().map((element) => element.textContent);
  return {
    ...store,
    bar,
    listNames,
    order: bar.getByRole("combobox", { name: t("search.order") }),
    price: bar.getByRole("combobox", { name: t("search.price") }),
    getChip: (label: "label.halal" | "label.spicy" | "label.vegetarian") =>
      bar.getByRole("button", { name: t(label) }),
  };
}

test("[MN-8] search filters: only labels of the menu are offered, and they narrow the results", async () => {
  const { bar, getChip, listNames, order, price, location } = await openFilteredSearch("/search?q=palov");
  await expect.poll(listNames).toEqual(["Palov", "Palov salat"]);
  await expect.element(getChip("label.halal")).toHaveAttribute("aria-pressed", "false");
  await expect.element(getChip("label.vegetarian")).not.toBeInTheDocument();
  for (const control of bar.element().querySelectorAll("button, select"))
    expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await order.selectOptions("price-ascending");
  await expect.poll(listNames).toEqual(["Palov salat", "Palov"]);
  await price.selectOptions("20000");
  await expect.poll(location).toBe("/search?q=palov&upTo=20000&sort=price-ascending");
  await getChip("label.halal").click();
  await expect.element(getChip("label.halal")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(location).toBe("/search?q=palov&label=halal&upTo=20000&sort=price-ascending");
});

test("[MN-8] search filters: without a query they list the menu, and a filter is set by keyboard", async () => {
  const { getChip, listNames, location, text } = await openFilteredSearch("/search");
  await expect.element(text("menu.categories")).toBeVisible();
  getChip("label.spicy").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(listNames).toEqual(["Somsa"]);
  await expect.poll(location).toBe("/search?label=spicy");
  await userEvent.keyboard("{Enter}");
  await expect.element(text("menu.categories")).toBeVisible();
  await expect.poll(location).toBe("/search");
});

test("[MN-8] search filters: an empty result names the filters and clears them, the order stays", async () => {
  const { bar, listNames, location, t } = await openFilteredSearch(
    "/search?q=palov&label=spicy&upTo=20000&sort=price-descending",
  );
  await expect.element(page.getByRole("heading", { name: t("search.filteredOut") })).toBeVisible();
  await expect
    .element(page.getByText(t("label.spicy"), { exact: false }).last())
    .toMatchTextContent(/20\s000/);
  await page.getByRole("button", { name: t("search.clearFilters") }).click();
  await expect.poll(listNames).toEqual(["Palov", "Palov salat"]);
  await expect.poll(location).toBe("/search?q=palov&sort=price-descending");
  await expect.element(bar).toHaveFocus();
});

test("[MN-8] search filters: back from a product restores them", async () => {
  const store = await openFilteredSearch("/search?label=halal&sort=price-ascending");
  await expect.poll(store.listNames).toEqual(["Somsa", "Palov salat", "Palov"]);
  await page
    .getByRole("region", { name: store.t("search.title") })
    .getByRole("link")
    .last()
    .click();
  await expect.element(store.panel("Palov")).toBeVisible();
  await store.back();
  await expect.element(store.panel("Palov")).not.toBeInTheDocument();
  await expect.poll(store.location).toBe("/search?label=halal&sort=price-ascending");
  await expect.element(store.getChip("label.halal")).toHaveAttribute("aria-pressed", "true");
  expect(store.listNames()).toEqual(["Somsa", "Palov salat", "Palov"]);
});
