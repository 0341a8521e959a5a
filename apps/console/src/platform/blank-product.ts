import { CHANNELS } from "@dasturxon/domain/labels";

const plain = {
  categoryId: "",
  name: {},
  description: {},
  image: null,
  costPrice: 0,
  discount: 0,
  unit: "COUNT",
  measure: 1,
  isWeighed: false,
  minCount: 1,
  calorie: null,
  timeCookingMin: null,
  timeCookingMax: null,
  composition: {},
  nutrition: null,
  timetable: null,
  isCartRecommendation: false,
  deliveryEnabled: true,
  barcode: null,
  mxicCode: null,
  packageCode: null,
  vatPercent: null,
  unitCode: null,
  isMarked: false,
  isActive: true,
} as const;

/** A product of which nothing is said yet. */
export function blankProduct() {
  return {
    ...plain,
    gallery: [],
    modificationGroups: [],
    allergens: [],
    tags: [],
    labels: [],
    channels: [...CHANNELS],
  };
}
