import type { Draft } from "../in-category.ts";
import type { DemoModificationGroup, DemoProduct } from "../types.ts";
import {
  burgerChoices,
  comboChoices,
  hotDogChoices,
  pizzaChoices,
  soloParts,
  wrapChoices,
} from "./choices.ts";
import type { Removable } from "./choices.ts";
import { type NameAndDescription, textsOf } from "../words.ts";

type Label = DemoProduct["labels"][number];

interface Details {
  grams?: number;
  kcal?: number;
  /** Discount in percent. */
  off?: number;
  labels?: Label[];
  tags?: string[];
  minutes?: readonly [number, number];
  stock?: number;
  /** Whether the basket recommends it. */
  offer?: boolean;
  choices?: DemoModificationGroup[];
}

type Serving = Omit<DemoProduct, "key" | "name" | "description" | "picture" | "categoryKey" | "priority">;

/** Returns a dish with the given price in sum, optionally with choices. */
export function plainServing(price: number, details: Details): Serving {
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

type Cooked = Details & { without: Removable[] };

/** Returns a pizza. The price in sum is that of 25 cm. */
export function pizzaOf(price: number, details: Cooked): Serving {
  return plainServing(price, { minutes: [15, 22], ...details, choices: pizzaChoices(details.without) });
}

export function burgerOf(price: number, details: Cooked): Serving {
  return plainServing(price, { minutes: [10, 15], ...details, choices: burgerChoices(details.without) });
}

export function wrapOf(price: number, details: Cooked): Serving {
  return plainServing(price, { minutes: [8, 12], ...details, choices: wrapChoices(details.without) });
}

export function hotDogOf(price: number, details: Cooked): Serving {
  return plainServing(price, { minutes: [5, 8], ...details, choices: hotDogChoices(details.without) });
}

/** Returns a combo. `drinks` is the number of drinks to choose. */
export function comboOf(price: number, details: Details & { drinks: number }): Serving {
  return plainServing(price, { minutes: [15, 25], ...details, choices: comboChoices(details.drinks) });
}

/** Returns a set whose parts are products of the menu. */
export function setOf(price: number, details: Details): Serving {
  return plainServing(price, { minutes: [15, 25], ...details, choices: soloParts() });
}

/** Returns a bottled or poured drink of this many litres. */
export function drinkOf(price: number, litres: number, details: Details = {}): Serving {
  return { ...plainServing(price, { minutes: [1, 3], ...details }), unit: "LITER", measure: litres };
}

/** Returns a product with its key, serving and texts. */
export function dish(key: string, serving: Serving, texts: NameAndDescription): Draft {
  return { key, ...textsOf(texts), picture: `pizza/${key}`, ...serving };
}
