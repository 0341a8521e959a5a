import { shapeFromResource } from "@dasturxon/contract/resource-shape";
import { category } from "@dasturxon/contract/managed/categories";
import { menuGroup } from "@dasturxon/contract/managed/menu-groups";
import { product } from "@dasturxon/contract/managed/products";
import { createBlankProduct } from "../parts/menu-import/blank-product.ts";
import type { ResourceRowOf } from "../resource/use-resource.ts";
import type { FakeAnswers } from "./fake-api.ts";
import { createFakeRows, createTestId, createServerColumns } from "./fake-rows.ts";

type Product = ResourceRowOf<typeof product>;

const FAKE_MENU_GROUP_ID = createTestId(70);
export const [PLOV, SOUPS] = [createTestId(71), createTestId(72)];

const createCategoryRow = (id: string, name: string, number: number): ResourceRowOf<typeof category> => ({
  ...createServerColumns(number),
  id,
  groupId: FAKE_MENU_GROUP_ID,
  name: { uz: name },
  image: null,
  viewType: "MEDIUM",
  scrollType: "VERTICAL",
  navigationType: "SHEET",
  isWithoutCart: false,
  textColor: null,
  timetable: null,
  isActive: true,
});

/** Returns a product by its number. Even numbers are soups. */
const createProductRow = (number: number, more: Partial<Product> = {}): Product => ({
  ...createServerColumns(number),
  ...createBlankProduct(shapeFromResource(product)),
  categoryId: number % 2 ? PLOV : SOUPS,
  name: { uz: `Taom ${number}`, ru: `Блюдо ${number}` },
  costPrice: 20_000 + number * 1_000,
  hasFiscalCode: false,
  ...more,
});

/** Returns a small menu: two categories in one group, and `count` products. */
export function createFakeMenu(count: number, more: Partial<Product> = {}) {
  const groups = createFakeRows(menuGroup, [
    {
      ...createServerColumns(70),
      name: { uz: "Milliy taomlar" },
      image: null,
      icon: null,
      iconBgColor: null,
      bgColor: null,
      isActive: true,
    },
  ]);
  const categories = createFakeRows(category, [
    createCategoryRow(PLOV, "Palovlar", 71),
    createCategoryRow(SOUPS, "Shoʻrvalar", 72),
  ]);
  const products = createFakeRows(
    product,
    Array.from({ length: count }, (_, at) => createProductRow(at + 1, more)),
    { hasFiscalCode: false },
  );
  const answers: FakeAnswers = {
    ...groups.answers,
    ...categories.answers,
    ...products.answers,
    "GET /console/v1/menu/stock": { products: [] },
  };
  return { groups, categories, products, answers };
}
