import type { product } from "@dasturxon/contract/managed/products";
import type { WrittenRowFields } from "@dasturxon/contract/resource";
import type { ResourceShape } from "@dasturxon/contract/resource-shape";
import { MENU_CHANNELS } from "@dasturxon/domain/labels";

type ProductFields = WrittenRowFields<typeof product>;
type NullableFields = {
  [Field in keyof ProductFields as null extends ProductFields[Field] ? Field : never]: null;
};

/** Returns a new product with default values. Fields that may be empty are null. */
export function createBlankProduct({ fields }: Pick<ResourceShape, "fields">): ProductFields {
  const optional = Object.entries(fields).filter(([, { isOptional }]) => isOptional);
  return {
    ...(Object.fromEntries(optional.map(([name]) => [name, null])) as NullableFields),
    categoryId: "",
    name: {},
    description: {},
    gallery: [],
    costPrice: 0,
    discount: 0,
    unit: "COUNT",
    measure: 1,
    isWeighed: false,
    minCount: 1,
    modificationGroups: [],
    composition: {},
    allergens: [],
    tags: [],
    channels: [...MENU_CHANNELS],
    labels: [],
    isCartRecommendation: false,
    deliveryEnabled: true,
    isMarked: false,
    enabledEats: false,
    enabledExpress: false,
    systems: [],
    isActive: true,
  };
}
