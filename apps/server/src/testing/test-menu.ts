import type { MenuImport } from "../modules/products/index.ts";

const text = (name: string) => ({ uz: name, ru: name, eng: name });

/** Returns a minimal product of the category `dishes`. */
export function testProduct(
  key: string,
  costPrice: number,
  more: Partial<MenuImport["products"][number]> = {},
) {
  return {
    key,
    categoryKey: "dishes",
    name: text(key),
    description: text(`${key}, warm`),
    costPrice,
    discount: 0,
    priority: 1,
    unit: "COUNT",
    measure: 1,
    calorie: null,
    timeCookingMin: 10,
    timeCookingMax: 20,
    stock: null,
    picture: `osh/${key}`,
    labels: [],
    tags: [],
    isCartRecommendation: false,
    mxicCode: null,
    modificationGroups: [],
    ...more,
  };
}

/** Returns a modifier of a set that is itself a product of the menu. */
export function testPart(partKey: string, price = 0) {
  return { key: partKey, name: text(partKey), price, maxCount: 1, partKey };
}

/** Plov 45,000 sum. Salad 20,000, 10 % off. Cola 9,000, five in stock. Somsa 12,000, a required size and extras. */
export const testMenu: MenuImport = {
  groups: [{ key: "kitchen", name: text("Kitchen"), priority: 1 }],
  categories: [
    {
      key: "dishes",
      groupKey: "kitchen",
      name: text("Dishes"),
      priority: 1,
      viewType: "MEDIUM",
      scrollType: "VERTICAL",
      navigationType: "SHEET",
    },
    {
      key: "empty",
      groupKey: "kitchen",
      name: text("Nothing in it"),
      priority: 2,
      viewType: "SMALL",
      scrollType: "VERTICAL",
      navigationType: "SHEET",
    },
  ],
  products: [
    testProduct("plov", 45_000),
    testProduct("salad", 20_000, { discount: 10 }),
    testProduct("cola", 9000, { stock: 5 }),
    testProduct("somsa", 12_000, {
      modificationGroups: [
        {
          key: "size",
          name: text("Size"),
          min: 1,
          max: 1,
          modifications: [
            { key: "small", name: text("Small"), price: 0, maxCount: 1 },
            { key: "big", name: text("Big"), price: 6000, maxCount: 1 },
          ],
        },
        {
          key: "extras",
          name: text("Extras"),
          min: 0,
          max: 3,
          modifications: [{ key: "sauce", name: text("Sauce"), price: 2000, maxCount: 2 }],
        },
      ],
    }),
  ],
};
