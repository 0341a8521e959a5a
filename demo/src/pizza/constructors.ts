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
import { type Said, textsOf } from "../words.ts";

type Label = DemoProduct["labels"][number];

interface Details {
  grams?: number;
  kcal?: number;
  /** Percent off. */
  off?: number;
  labels?: Label[];
  tags?: string[];
  minutes?: readonly [number, number];
  stock?: number;
  /** Offered once more in the basket. */
  offer?: boolean;
  choices?: DemoModificationGroup[];
}

type Serving = Omit<DemoProduct, "key" | "name" | "description" | "picture" | "categoryKey" | "priority">;

/** A dish served by weight as it is, or with the given choices. Price in sum. */
export function plain(price: number, details: Details): Serving {
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

/** A pizza; the price in sum is that of 25 cm. */
export function pizzaOf(price: number, details: Cooked): Serving {
  return plain(price, { minutes: [15, 22], ...details, choices: pizzaChoices(details.without) });
}

export function burgerOf(price: number, details: Cooked): Serving {
  return plain(price, { minutes: [10, 15], ...details, choices: burgerChoices(details.without) });
}

export function wrapOf(price: number, details: Cooked): Serving {
  return plain(price, { minutes: [8, 12], ...details, choices: wrapChoices(details.without) });
}

export function hotDogOf(price: number, details: Cooked): Serving {
  return plain(price, { minutes: [5, 8], ...details, choices: hotDogChoices(details.without) });
}

/** A combo; `drinks` is how many drinks the guest picks. */
export function comboOf(price: number, details: Details & { drinks: number }): Serving {
  return plain(price, { minutes: [15, 25], ...details, choices: comboChoices(details.drinks) });
}

/** A set whose parts are products of the menu. */
export function setOf(price: number, details: Details): Serving {
  return plain(price, { minutes: [15, 25], ...details, choices: soloParts() });
}

/** A bottled or poured drink of so many litres. */
export function drinkOf(price: number, litres: number, details: Details = {}): Serving {
  return { ...plain(price, { minutes: [1, 3], ...details }), unit: "LITER", measure: litres };
}

/** One product: its key, what is served, and what is said of it. */
export function dish(key: string, serving: Serving, said: Said): Draft {
  return { key, ...textsOf(said), picture: `pizza/${key}`, ...serving };
}
