import type { UncategorizedProduct } from "../in-category.ts";
import type { DemoModificationGroup, DemoProduct } from "../types.ts";
import { type NameAndDescription, toProductTexts } from "../words.ts";

interface PackDetails {
  /** Discount in percent. */
  off?: number;
  /** Stock of the product, in pieces or kilograms. Undefined means unlimited. */
  left?: number;
  labels?: DemoProduct["labels"];
  tags?: string[];
  /** Whether the basket recommends the product. */
  offer?: boolean;
  choices?: DemoModificationGroup[];
}

type PackedGoodFields = Omit<
  DemoProduct,
  "key" | "name" | "description" | "picture" | "categoryKey" | "priority"
>;

function createPack(
  unit: DemoProduct["unit"],
  measure: number,
  costPrice: number,
  details: PackDetails = {},
): PackedGoodFields {
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

/** Returns the pack of a product that is sold by the kilogram. The price is in soʻm. */
export function packByKilo(price: number, details?: PackDetails): PackedGoodFields {
  return createPack("KG", 1, price, details);
}

/**
 * Returns the pack of a product that is sold by weight in steps of 100 g. The price is in soʻm per kilogram, `left` is the
 * stock in kilograms, and `from` is the minimum number of steps.
 */
export function packByWeight(
  price: number,
  { from = 1, ...details }: PackDetails & { from?: number } = {},
): PackedGoodFields {
  const left = details.left === undefined ? {} : { left: details.left * 10 };
  return { ...createPack("KG", 0.1, price / 10, { ...details, ...left }), isWeighed: true, minCount: from };
}

/** Returns the pack of a product that is sold in packs of `measure` grams. The price is in soʻm. */
export function packInGrams(measure: number, price: number, details?: PackDetails): PackedGoodFields {
  return createPack("GRAMM", measure, price, details);
}

/** Returns the pack of a product that is sold in bottles or cartons of `measure` litres. The price is in soʻm. */
export function packInLitres(measure: number, price: number, details?: PackDetails): PackedGoodFields {
  return createPack("LITER", measure, price, details);
}

/** Returns the pack of a product that is sold in packs of `measure` pieces. The price is in soʻm. */
export function packInPieces(measure: number, price: number, details?: PackDetails): PackedGoodFields {
  return createPack("COUNT", measure, price, details);
}

/** Returns a product with its key, pack and texts. */
export function createGood(
  key: string,
  packed: PackedGoodFields,
  texts: NameAndDescription,
): UncategorizedProduct {
  return { key, ...toProductTexts(texts), picture: `market/${key}`, ...packed };
}
