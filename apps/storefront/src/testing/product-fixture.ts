import { product } from "@dasturxon/contract/products";
import type { Product } from "../platform/shapes.ts";

type NullFields = { [Field in keyof Product as null extends Product[Field] ? Field : never]: null };
const nullableProductFields = Object.entries(product.shape).filter(
  ([, field]) => field.safeParse(null).success,
);
const nullProductFields = Object.fromEntries(
  nullableProductFields.map(([name]) => [name, null]),
) as NullFields;

/** Returns an available product without modifications at 10 000 soʻm, for tests. `change` overrides fields. */
export function createTestProduct(change: Partial<Product> = {}): Product {
  return {
    ...nullProductFields,
    id: "osh",
    categoryId: "palov",
    name: { uz: "Osh" },
    description: {},
    gallery: [],
    costPrice: 10_000,
    branchPrices: [],
    discount: 0,
    unit: "COUNT",
    measure: 1,
    isWeighed: false,
    minCount: 1,
    composition: {},
    allergens: [],
    type: "NONE",
    modificationGroups: [],
    priority: 0,
    labels: [],
    tags: [],
    isCartRecommendation: false,
    deliveryEnabled: true,
    productBranch: [],
    isAvailable: true,
    ...change,
  };
}
