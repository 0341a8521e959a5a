import type { DemoModificationGroup, DemoProduct } from "../types.ts";
import { createText, type ThreeLanguageWords } from "../words.ts";

/** Dish as written in its category's file. `createDishes` turns it into a product. */
export interface Dish {
  key: string;
  name: ThreeLanguageWords;
  about: ThreeLanguageWords;
  /** Price in soʻm. */
  price: number;
  /** Discount in percent. */
  off?: number;
  unit?: DemoProduct["unit"];
  measure: number;
  kcal: number | null;
  /** Cooking time in minutes: minimum and maximum. */
  time: readonly [number, number];
  stock?: number;
  labels?: DemoProduct["labels"];
  /** Search words of all three languages, separated by commas. */
  tags: string;
  isUpsell?: boolean;
  choices?: DemoModificationGroup[];
}

/** Returns the products of one category. Keys of choices are prefixed with the dish's key to make them unique. */
export function createDishes(categoryKey: string, dishes: readonly Dish[]): DemoProduct[] {
  return dishes.map((dish, index) => toProduct(categoryKey, dish, index + 1));
}

function toProduct(categoryKey: string, dish: Dish, priority: number): DemoProduct {
  return {
    key: dish.key,
    categoryKey,
    name: createText(dish.name),
    description: createText(dish.about),
    costPrice: dish.price,
    discount: dish.off ?? 0,
    priority,
    unit: dish.unit ?? "GRAMM",
    measure: dish.measure,
    calorie: dish.kcal,
    timeCookingMin: dish.time[0],
    timeCookingMax: dish.time[1],
    stock: dish.stock ?? null,
    picture: `osh/${dish.key}`,
    labels: dish.labels ?? [],
    tags: dish.tags.split(",").map((tag) => tag.trim()),
    isCartRecommendation: dish.isUpsell ?? false,
    modificationGroups: (dish.choices ?? []).map((group) => ({
      ...group,
      key: `${dish.key}-${group.key}`,
      modifications: group.modifications.map((one) => ({ ...one, key: `${dish.key}-${one.key}` })),
    })),
    mxicCode: null,
  };
}
