import type { NewBrandKind, PastedStartMenu } from "@dasturxon/contract";
import type { WireLanguage } from "@dasturxon/domain/language";
import type { TextByLanguage } from "@dasturxon/domain/text";
import type { MenuImport } from "../../products/index.ts";
import { coffeeExampleMenu, fastFoodExampleMenu, kitchenExampleMenu, shopExampleMenu } from "./menus.ts";
import type { ExampleMenu } from "./menu-to-start.ts";

const exampleMenus: Record<NewBrandKind, ExampleMenu> = {
  KITCHEN: kitchenExampleMenu,
  FAST_FOOD: fastFoodExampleMenu,
  COFFEE: coffeeExampleMenu,
  SHOP: shopExampleMenu,
};

const toTranslatedText = ([uz, ru, eng]: readonly [string, string, string]) => ({ uz, ru, eng });

/** Returns a small example menu with usual prices. */
export function createExampleMenu(kind: NewBrandKind): MenuImport {
  const { name, categories } = exampleMenus[kind];
  return toMenuImport(
    toTranslatedText(name),
    categories.map((category) => ({
      name: toTranslatedText(category.name),
      products: category.products.map(([uz, ru, eng, price, minutes]) => ({
        name: { uz, ru, eng },
        price,
        cooking: { min: minutes, max: minutes + 5 },
      })),
    })),
  );
}

/** Returns a menu from names and prices in one language. */
export function createMenuFromDescription(
  { categories, products }: PastedStartMenu,
  language: WireLanguage,
): MenuImport {
  return toMenuImport(
    toTranslatedText(kitchenExampleMenu.name),
    categories.map((name, at) => ({
      name: { [language]: name },
      products: products.flatMap((product) =>
        product.category === at
          ? [{ name: { [language]: product.name }, price: product.price, cooking: { min: 0, max: 0 } }]
          : [],
      ),
    })),
  );
}

interface ExampleCategoryDescription {
  name: TextByLanguage;
  products: readonly { name: TextByLanguage; price: number; cooking: { min: number; max: number } }[];
}

function toMenuImport(name: TextByLanguage, categories: readonly ExampleCategoryDescription[]): MenuImport {
  return {
    groups: [{ key: "menu", name, priority: 1 }],
    categories: categories.map((category, at) => ({
      key: `category-${at}`,
      groupKey: "menu",
      name: category.name,
      priority: at + 1,
      viewType: "MEDIUM",
      scrollType: "VERTICAL",
      navigationType: "SHEET",
    })),
    products: categories.flatMap((category, at) =>
      category.products.map((product, position) => ({
        key: `product-${at}-${position}`,
        categoryKey: `category-${at}`,
        name: product.name,
        description: {},
        costPrice: product.price,
        discount: 0,
        priority: position + 1,
        unit: "COUNT",
        measure: 1,
        calorie: null,
        timeCookingMin: product.cooking.min,
        timeCookingMax: product.cooking.max,
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
