import { shapeOf } from "@dasturxon/contract/resource-shape";
import { category } from "@dasturxon/contract/managed/categories";
import { menuGroup } from "@dasturxon/contract/managed/menu-groups";
import { product } from "@dasturxon/contract/managed/products";
import { blankProduct } from "../parts/menu-import/blank-product.ts";
import type { RowOf } from "../resource/use-resource.ts";
import type { Answers } from "./fake-api.ts";
import { fakeRows, idOf, stamp } from "./fake-rows.ts";

type Product = RowOf<typeof product>;

const GROUP = idOf(70);
export const [PLOV, SOUPS] = [idOf(71), idOf(72)];

const categoryRow = (id: string, name: string, number: number): RowOf<typeof category> => ({
  ...stamp(number),
  id,
  groupId: GROUP,
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
const productRow = (number: number, more: Partial<Product> = {}): Product => ({
  ...stamp(number),
  ...blankProduct(shapeOf(product)),
  categoryId: number % 2 ? PLOV : SOUPS,
  name: { uz: `Taom ${number}`, ru: `Блюдо ${number}` },
  costPrice: 20_000 + number * 1_000,
  hasFiscalCode: false,
  ...more,
});

/** Returns a small menu: two categories in one group, and `count` products. */
export function fakeMenu(count: number, more: Partial<Product> = {}) {
  const groups = fakeRows(menuGroup, [
    {
      ...stamp(70),
      name: { uz: "Milliy taomlar" },
      image: null,
      icon: null,
      iconBgColor: null,
      bgColor: null,
      isActive: true,
    },
  ]);
  const categories = fakeRows(category, [
    categoryRow(PLOV, "Palovlar", 71),
    categoryRow(SOUPS, "Shoʻrvalar", 72),
  ]);
  const products = fakeRows(
    product,
    Array.from({ length: count }, (_, at) => productRow(at + 1, more)),
    { hasFiscalCode: false },
  );
  const answers: Answers = {
    ...groups.answers,
    ...categories.answers,
    ...products.answers,
    "GET /console/v1/menu/stock": { products: [] },
  };
  return { groups, categories, products, answers };
}
