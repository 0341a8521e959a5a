import type { UncategorizedProduct } from "../in-category.ts";
import type { DemoModificationGroup, DemoProduct } from "../types.ts";
import {
  createBurgerChoices,
  createComboChoices,
  createHotDogChoices,
  createPizzaChoices,
  createSetParts,
  createWrapChoices,
} from "./choices.ts";
import type { RemovableIngredient } from "./choices.ts";
import { type NameAndDescription, toProductTexts } from "../words.ts";

type ProductLabel = DemoProduct["labels"][number];

interface DishDetails {
  grams?: number;
  kcal?: number;
  /** Discount in percent. */
  off?: number;
  labels?: ProductLabel[];
  tags?: string[];
  minutes?: readonly [number, number];
  stock?: number;
  /** Whether the basket recommends the product. */
  offer?: boolean;
  choices?: DemoModificationGroup[];
}

type ServingFields = Omit<
  DemoProduct,
  "key" | "name" | "description" | "picture" | "categoryKey" | "priority"
>;

/** Returns a dish with the given price in soʻm, optionally with choices. */
export function createPlainServing(price: number, details: DishDetails): ServingFields {
  const [timeCookingMin, timeCookingMax] = details.minutes ?? [5, 10];
  return {
    costPrice: price,
    discount: details.off ?? 0,
    unit: details.grams ? "GRAMM" : "COUNT",
    measure: details.grams ?? 1,
    calorie: details.kcal ?? null,
    timeCookingMin,
    timeCookingMax,
    stock: details.stock ?? null,
    labels: details.labels ?? [],
    tags: details.tags ?? [],
    isCartRecommendation: details.offer ?? false,
    modificationGroups: details.choices ?? [],
    mxicCode: null,
  };
}

type CookedDishDetails = DishDetails & { without: RemovableIngredient[] };

/** Returns a pizza. `price` is the price of the 25 cm size, in soʻm. */
export function createPizza(price: number, details: CookedDishDetails): ServingFields {
  return createPlainServing(price, {
    minutes: [15, 22],
    ...details,
    choices: createPizzaChoices(details.without),
  });
}

export function createBurger(price: number, details: CookedDishDetails): ServingFields {
  return createPlainServing(price, {
    minutes: [10, 15],
    ...details,
    choices: createBurgerChoices(details.without),
  });
}

export function createWrap(price: number, details: CookedDishDetails): ServingFields {
  return createPlainServing(price, {
    minutes: [8, 12],
    ...details,
    choices: createWrapChoices(details.without),
  });
}

export function createHotDog(price: number, details: CookedDishDetails): ServingFields {
  return createPlainServing(price, {
    minutes: [5, 8],
    ...details,
    choices: createHotDogChoices(details.without),
  });
}

/** Returns a combo. `drinks` is the number of drinks to choose. */
export function createCombo(price: number, details: DishDetails & { drinks: number }): ServingFields {
  return createPlainServing(price, {
    minutes: [15, 25],
    ...details,
    choices: createComboChoices(details.drinks),
  });
}

/** Returns the fields of a set, whose parts are products of the menu. */
export function createSet(price: number, details: DishDetails): ServingFields {
  return createPlainServing(price, { minutes: [15, 25], ...details, choices: createSetParts() });
}

/** Returns a bottled or poured drink of this many litres. */
export function createDrink(price: number, litres: number, details: DishDetails = {}): ServingFields {
  return { ...createPlainServing(price, { minutes: [1, 3], ...details }), unit: "LITER", measure: litres };
}

/** Returns a product with its key, serving and texts. */
export function createDish(
  key: string,
  serving: ServingFields,
  texts: NameAndDescription,
): UncategorizedProduct {
  return { key, ...toProductTexts(texts), picture: `pizza/${key}`, ...serving };
}
