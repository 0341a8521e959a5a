import type { MenuImport } from "../modules/products/index.ts";

const createTextInEachLanguage = (name: string) => ({ uz: name, ru: name, eng: name });

/** Returns a minimal product of the category `dishes`. */
export function createTestProduct(
  key: string,
  costPrice: number,
  more: Partial<MenuImport["products"][number]> = {},
) {
  return {
    key,
    categoryKey: "dishes",
    name: createTextInEachLanguage(key),
    description: createTextInEachLanguage(`${key}, warm`),
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
export function createTestSetPart(partKey: string, price = 0) {
  return { key: partKey, name: createTextInEachLanguage(partKey), price, maxCount: 1, partKey };
}

/** Plov 45,000 soʻm. Salad 20,000, 10 % off. Cola 9,000, five in stock. Somsa 12,000, a required size and extras. */
export const testMenu: MenuImport = {
  groups: [{ key: "kitchen", name: createTextInEachLanguage("Kitchen"), priority: 1 }],
  categories: [
    {
      key: "dishes",
      groupKey: "kitchen",
      name: createTextInEachLanguage("Dishes"),
      priority: 1,
      viewType: "MEDIUM",
      scrollType: "VERTICAL",
      navigationType: "SHEET",
    },
    {
      key: "empty",
      groupKey: "kitchen",
      name: createTextInEachLanguage("Nothing in it"),
      priority: 2,
      viewType: "SMALL",
      scrollType: "VERTICAL",
      navigationType: "SHEET",
    },
  ],
  products: [
    createTestProduct("plov", 45_000),
    createTestProduct("salad", 20_000, { discount: 10 }),
    createTestProduct("cola", 9000, { stock: 5 }),
    createTestProduct("somsa", 12_000, {
      modificationGroups: [
        {
          key: "size",
          name: createTextInEachLanguage("Size"),
          min: 1,
          max: 1,
          modifications: [
            { key: "small", name: createTextInEachLanguage("Small"), price: 0, maxCount: 1 },
            { key: "big", name: createTextInEachLanguage("Big"), price: 6000, maxCount: 1 },
          ],
        },
        {
          key: "extras",
          name: createTextInEachLanguage("Extras"),
          min: 0,
          max: 3,
          modifications: [
            { key: "sauce", name: createTextInEachLanguage("Sauce"), price: 2000, maxCount: 2 },
          ],
        },
      ],
    }),
  ],
};
