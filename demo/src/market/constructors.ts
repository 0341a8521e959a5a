import type { DemoModificationGroup, DemoProduct, Text } from "../types.ts";

/** One text in Uzbek, Russian, English. */
export type Words = readonly [uz: string, ru: string, eng: string];

export function text([uz, ru, eng]: Words): Text {
  return { uz, ru, eng };
}

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
export type Draft = Omit<DemoProduct, "categoryKey" | "priority">;

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

/** A name and a description in each language. */
type Said = Record<keyof Text, readonly [name: string, about: string]>;

/** One good: its key, how it is packed, and what is said of it. */
export function good(key: string, packed: Pack, { uz, ru, eng }: Said): Draft {
  return {
    key,
    name: { uz: uz[0], ru: ru[0], eng: eng[0] },
    description: { uz: uz[1], ru: ru[1], eng: eng[1] },
    picture: `market/${key}`,
    ...packed,
  };
}

/** Puts goods on a shelf in the order given; the tags go to all of them. */
export function onShelf(categoryKey: string, tags: string[], drafts: Draft[]): DemoProduct[] {
  return drafts.map((draft, index) =>
    Object.assign({}, draft, { categoryKey, priority: index + 1, tags: [...tags, ...draft.tags] }),
  );
}
