import { ALLERGENS, MENU_CHANNELS, PRODUCT_LABELS } from "@dasturxon/domain/labels";
import { MAX_LINE_ITEM_COUNT } from "@dasturxon/domain/pricing";
import { BRANCH_ROLES, MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import {
  markOptionalOnWrite,
  createEmbeddedPartListSchema,
  picture,
  createPictureListSchema,
  createRowReferenceSchema,
  createDistinctChoicesSchema,
  createMultilingualTextSchema,
} from "../field-kinds.ts";
import { nutrition } from "../products.ts";
import { declareResource } from "../resource.ts";
import { queryFlag, id, money, timetable, unit, createTypedDigitsSchema } from "../shapes.ts";
import { category } from "./categories.ts";
import { choiceGroup } from "./modification-groups.ts";

/** Maximum length of a product's name in one language, in characters. */
export const MAX_PRODUCT_NAME_LENGTH = 120;
const minutes = z.int().min(0).max(600).nullable();
const externalId = markOptionalOnWrite(z.string().trim().min(1).max(100).nullable());
const externalAmount = markOptionalOnWrite(z.number().min(0).max(1_000_000).nullable());
const nullableChannelPrice = markOptionalOnWrite(money.nullable());
const createDigitsField = (pattern: RegExp) => createTypedDigitsSchema(pattern).nullable();

/** Products of the menu. `costPrice` is the price before discount; the discount is a percentage. */
export const product = declareResource({
  one: "product",
  many: "products",
  path: "/console/v1/menu/products",
  reads: BRANCH_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    categoryId: createRowReferenceSchema(category),
    name: createMultilingualTextSchema({ longest: MAX_PRODUCT_NAME_LENGTH, isRequired: true }),
    description: createMultilingualTextSchema({ longest: 2000, isRequired: false }),
    image: picture.nullable(),
    /** Additional pictures of the product, after its main picture. */
    gallery: createPictureListSchema(8),
    costPrice: money,
    discount: z.number().min(0).max(100),
    unit,
    measure: z.number().min(0.001).max(1_000_000),
    /**
     * Whether the product is sold by weight. A count of 1 is one step of `measure` units; orders start at `minCount`
     * steps.
     */
    isWeighed: z.boolean(),
    minCount: z.int().min(1).max(MAX_LINE_ITEM_COUNT),
    /** Modifiers. A choice that is a product makes this product a set. */
    modificationGroups: createEmbeddedPartListSchema(choiceGroup, { least: 0, most: 20 }),
    composition: createMultilingualTextSchema({ longest: 1000, isRequired: false }),
    allergens: createDistinctChoicesSchema(ALLERGENS),
    nutrition: nutrition.nullable(),
    tags: createDistinctChoicesSchema([], { most: 40 }),
    /** Serving hours of the product; null: the serving hours of its category. */
    timetable: timetable.meta({ "x-kind": "parts" }).nullable(),
    channels: createDistinctChoicesSchema(MENU_CHANNELS, { least: 1 }),
    calorie: z.int().min(0).max(20_000).nullable(),
    timeCookingMin: minutes,
    timeCookingMax: minutes,
    labels: createDistinctChoicesSchema(PRODUCT_LABELS),
    isCartRecommendation: z.boolean(),
    deliveryEnabled: z.boolean(),
    barcode: createDigitsField(/^\d{6,14}$/),
    /**
     * Code of the product in the tax office's catalogue (MXIK), code of its package, and VAT in percent, included in
     * the price.
     */
    mxicCode: createDigitsField(/^\d{17}$/),
    packageCode: createDigitsField(/^\d{1,20}$/),
    vatPercent: z.int().min(0).max(30).nullable(),
    /** Unit code of the tax office, and whether each piece has a marking code that is scanned at sale. */
    unitCode: z.int().min(1).max(9_999_999).nullable(),
    isMarked: z.boolean(),
    /**
     * Prices and switches for Yandex Eats and Express24. No effect until these services are connected, see
     * docs/decisions/0109.
     */
    eatsPrice: nullableChannelPrice,
    enabledEats: markOptionalOnWrite(z.boolean()),
    expressPrice: nullableChannelPrice,
    enabledExpress: markOptionalOnWrite(z.boolean()),
    additionalPrice: nullableChannelPrice,
    /** Ids, names and amounts of the product in point-of-sale systems. */
    integrationId: externalId,
    integrationCategoryId: externalId,
    posterId: externalId,
    posterName: externalId,
    posterAmount: externalAmount,
    jowiId: externalId,
    loinPosterId: externalId,
    amount: externalAmount,
    systems: markOptionalOnWrite(createDistinctChoicesSchema([], { most: 40 })),
    isActive: z.boolean(),
  },
  /**
   * Whether the product has its own tax office code and package code. Otherwise the brand's codes apply, if set
   * [OR-10].
   */
  shows: { hasFiscalCode: z.boolean() },
  by: { categoryId: id.optional(), isActive: queryFlag.optional(), hasFiscalCode: queryFlag.optional() },
  search: ["name", "barcode"],
  isForSupport: true,
  sorts: ["name", "costPrice"],
  isOrdered: true,
  within: "categoryId",
  guestsSee: "menu",
  refuses: ["plan_limit"],
});
