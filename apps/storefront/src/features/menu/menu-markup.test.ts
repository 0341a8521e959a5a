import { expect, test } from "vitest";
import type { Category, Menu, Product, WebSettings } from "../../platform/shapes.ts";
import { createI18n } from "../../platform/i18n.tsx";
import type { PageBrand } from "../../shop/brand/brand.tsx";
import { renderMenuMarkup } from "./menu-markup.tsx";

const createCategory = (id: string, groupId: string) =>
  ({ id, groupId, priority: 1, name: { uz: `${id} nomi` }, viewType: "MEDIUM" }) as Category;
const createProduct = (id: string, categoryId: string) =>
  ({
    id,
    categoryId,
    name: { uz: id },
    priority: 1,
    image: null,
    imageGround: null,
    discount: 0,
    costPrice: 1,
    labels: [],
    productBranch: [],
    modificationGroups: [],
    amount: null,
    unit: "COUNT",
    count: null,
  }) as unknown as Product;

const menu = {
  version: "1",
  pauses: [],
  groups: [
    { id: "food", priority: 1, name: { uz: "Taomlar" }, icon: null, image: null },
    { id: "drinks", priority: 2, name: { uz: "Ichimlik" }, icon: null, image: null },
  ],
  categories: [
    createCategory("palov", "food"),
    createCategory("soup", "food"),
    createCategory("tea", "drinks"),
  ],
  products: [createProduct("toy", "palov"), createProduct("mastava", "soup"), createProduct("green", "tea")],
} as unknown as Menu;

type MenuViews = Pick<WebSettings["views"], "groupView" | "categoryView">;

/** Returns the HTML that every guest of the brand receives. */
function renderSharedMenu(views: MenuViews, shown = menu, features: object = {}): string {
  const merchant = { views, currency: "UZS", mainLanguage: "uz", timeZone: "Asia/Tashkent", features };
  const brand = { merchant, language: "uz", languages: ["uz"], origin: "" } as unknown as PageBrand;
  return renderMenuMarkup(shown, { brand, i18n: createI18n("uz", {}) });
}

/** Returns the categories whose section is present, marked if it is hidden. */
const extractSections = (html: string) =>
  [...html.matchAll(/<section id="c-(\w+)"[^>]*?( hidden="")?[^>]*>/g)].map(
    ([tag, id]) => `${id}${tag.includes('hidden=""') ? " hidden" : ""}`,
  );
const extractHeadings = (html: string) =>
  [...html.matchAll(/<h(\d)[^>]*>([^<]*)/g)].map(([, at, text]) => `${at} ${text}`);

test("[BR-15, MN-3] without groups and with all categories the page is one list", () => {
  const html = renderSharedMenu({ groupView: "WITHOUT_GROUP", categoryView: "ALL" });
  expect(extractSections(html)).toEqual(["palov", "soup", "tea"]);
  expect(html).not.toContain("Taomlar");
  expect(extractHeadings(html).slice(0, 2)).toEqual(["2 palov nomi", "3 toy"]);
});

test("[MN-3] GROUP with ALL: tabs, and a heading over each group's categories", () => {
  const html = renderSharedMenu({ groupView: "GROUP", categoryView: "ALL" });
  expect(extractSections(html)).toEqual(["palov", "soup", "tea"]);
  expect(extractHeadings(html).slice(0, 3)).toEqual(["2 Taomlar", "3 palov nomi", "4 toy"]);
  expect(html).toMatch(/<a href="#c-tea"[^>]*data-group="drinks"[^>]*>Ichimlik/);
});

test("[MN-3] ONE_CATEGORY: shows the first, hides the others, and every category can be chosen", () => {
  const html = renderSharedMenu({ groupView: "WITHOUT_GROUP", categoryView: "ONE_CATEGORY" });
  expect(extractSections(html)).toEqual(["palov", "soup hidden", "tea hidden"]);
  expect(html.match(/<li><a href="#c-/g)).toHaveLength(3);
});

test("[MN-3] GROUP with GROUP_CATEGORY: one group's categories, their chips, and tabs for all groups", () => {
  const html = renderSharedMenu({ groupView: "GROUP", categoryView: "GROUP_CATEGORY" });
  expect(extractSections(html)).toEqual(["palov", "soup", "tea hidden"]);
  expect(html).toContain('<li data-of="drinks" hidden="">');
  expect(html).toMatch(/data-group="food" aria-current="true"/);
  expect(extractHeadings(html)[0]).toBe("2 palov nomi");
});

test("[MN-3] GROUP_CATEGORY without group names: choosing a category shows those of its group", () => {
  const html = renderSharedMenu({ groupView: "WITHOUT_GROUP", categoryView: "GROUP_CATEGORY" });
  expect(extractSections(html)).toEqual(["palov", "soup", "tea hidden"]);
  expect(html).not.toContain("data-of");
  expect(html).not.toContain("Taomlar");
});

test("[MN-4, MN-7] a stopped product stays on the page with its price", () => {
  const [first, ...others] = menu.products;
  const stopped = { ...first, costPrice: 45_000, isAvailable: false } as Product;
  const html = renderSharedMenu(
    { groupView: "WITHOUT_GROUP", categoryView: "ALL" },
    { ...menu, products: [stopped, ...others] },
  );
  const [, card] = /<li class="card" data-product="toy" data-off="">(.*?)<\/li>/s.exec(html) ?? [];
  expect(card).toContain("card-absence");
  expect(card).toContain("45\u00a0000");
  expect(card).not.toContain('data-tap="add"');
});

test("[MN-2, MN-3] only the first three cards of a long category with large cards are large", () => {
  const large = menu.categories.map((each) => ({ ...each, viewType: "BIG" as const }));
  const products = Array.from({ length: 6 }, (_, at) => createProduct(`dish${at}`, "palov"));
  const html = renderSharedMenu(
    { groupView: "WITHOUT_GROUP", categoryView: "ALL" },
    { ...menu, categories: large, products },
  );
  expect(html.match(/class="card card-big"/g)).toHaveLength(3);
  expect(html.match(/class="card"/g)).toHaveLength(3);
});

test("[MN-9, BR-14] each card has an unfilled heart for guests if the brand has favourites", () => {
  const views = { groupView: "WITHOUT_GROUP", categoryView: "ALL" } as const;
  const findHearts = (favourite: boolean) =>
    renderSharedMenu(views, menu, { favourite }).match(
      /class="card-heart" data-tap="heart"[^>]*aria-pressed="false"/g,
    );
  expect(findHearts(true)).toHaveLength(menu.products.length);
  expect(findHearts(false)).toBeNull();
});
