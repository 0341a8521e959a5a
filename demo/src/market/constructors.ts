import type { Draft } from "../in-category.ts";
import type { DemoModificationGroup, DemoProduct } from "../types.ts";
import { type Said, textsOf } from "../words.ts";

interface Details {
  /** Percent off. */
  off?: number;
  /** How many are left on the shelf; without it there is no limit. */
  left?: number;
  labels?: DemoProduct["labels"];
  tags?: string[];
  /** Offered once more in the basket. */
  offer?: boolean;
  choices?: DemoModificationGroup[];
}

type Pack = Omit<DemoProduct, "key" | "name" | "description" | "picture" | "categoryKey" | "priority">;

function pack(unit: DemoProduct["unit"], measure: number, costPrice: number, details: Details = {}): Pack {
  return {
    costPrice,
    discount: details.off ?? 0,
    unit,
    measure,
    calorie: null,
    timeCookingMin: 0,
    timeCookingMax: 0,
    stock: details.left ?? null,
    labels: details.labels ?? [],
    tags: details.tags ?? [],
    isCartRecommendation: details.offer ?? false,
    modificationGroups: details.choices ?? [],
    mxicCode: null,
  };
}

/** By the kilogram; price in sum. */
export function kilo(price: number, details?: Details): Pack {
  return pack("KG", 1, price, details);
}

/** Weighed out in steps of 100 g; price of the kilogram in sum, `left` in kilograms, `from` the least in steps. */
export function byWeight(price: number, { from = 1, ...details }: Details & { from?: number } = {}): Pack {
  const left = details.left === undefined ? {} : { left: details.left * 10 };
  return { ...pack("KG", 0.1, price / 10, { ...details, ...left }), isWeighed: true, minCount: from };
}

/** A pack of so many grams. */
export function grams(measure: number, price: number, details?: Details): Pack {
  return pack("GRAMM", measure, price, details);
}

/** A bottle or carton of so many litres. */
export function litres(measure: number, price: number, details?: Details): Pack {
  return pack("LITER", measure, price, details);
}

/** So many pieces together. */
export function pieces(measure: number, price: number, details?: Details): Pack {
  return pack("COUNT", measure, price, details);
}

/** One good: its key, how it is packed, and what is said of it. */
export function good(key: string, packed: Pack, said: Said): Draft {
  return { key, ...textsOf(said), picture: `market/${key}`, ...packed };
}
