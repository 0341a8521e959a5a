import type { StartKind } from "@dasturxon/contract";
import type { MenuImport } from "../../products/index.ts";
import { coffee, fastFood, kitchen, shop } from "./menus.ts";
import type { MenuToStart } from "./menu-to-start.ts";

const menus: Record<StartKind, MenuToStart> = {
  KITCHEN: kitchen,
  FAST_FOOD: fastFood,
  COFFEE: coffee,
  SHOP: shop,
};

/** A small menu of the kind, with usual prices, that its people make their own. */
export function menuToStart(kind: StartKind): MenuImport {
  const { name, categories } = menus[kind];
  const text = ([uz, ru, eng]: readonly [string, string, string]) => ({ uz, ru, eng });
  return {
    groups: [{ key: "menu", name: text(name), priority: 1 }],
    categories: categories.map((category, at) => ({
      key: `category-${at}`,
      groupKey: "menu",
      name: text(category.name),
      priority: at + 1,
      viewType: "MEDIUM",
      scrollType: "VERTICAL",
      navigationType: "SHEET",
    })),
    products: categories.flatMap((category, at) =>
      category.products.map(([uz, ru, eng, price, minutes], position) => ({
        key: `product-${at}-${position}`,
        categoryKey: `category-${at}`,
        name: { uz, ru, eng },
        description: {},
        costPrice: price,
        discount: 0,
        priority: position + 1,
        unit: "COUNT",
        measure: 1,
        calorie: null,
        timeCookingMin: minutes,
        timeCookingMax: minutes + 5,
        stock: null,
        picture: null,
        labels: [],
        tags: [],
        isCartRecommendation: false,
        mxicCode: null,
        modificationGroups: [],
      })),
    ),
  };
}
