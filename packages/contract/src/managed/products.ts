import { ALLERGENS, CHANNELS, LABELS } from "@dasturxon/domain/labels";
import { MAX_LINE_COUNT } from "@dasturxon/domain/pricing";
import { IN_BRANCH, MANAGING } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import {
  optionalOnWrite,
  parts,
  picture,
  pictures,
  referenceTo,
  someOf,
  writtenText,
} from "../field-kinds.ts";
import { nutrition } from "../products.ts";
import { resource } from "../resource.ts";
import { flag, id, money, timetable, unit, typedDigits } from "../shapes.ts";
import { category } from "./categories.ts";
import { choiceGroup } from "./modification-groups.ts";

/** Maximum length of a product's name in one language, in characters. */
export const MAX_PRODUCT_NAME = 120;
const minutes = z.int().min(0).max(600).nullable();
const foreignId = optionalOnWrite(z.string().trim().min(1).max(100).nullable());
const foreignAmount = optionalOnWrite(z.number().min(0).max(1_000_000).nullable());
const otherPrice = optionalOnWrite(money.nullable());
const digits = (pattern: RegExp) => typedDigits(pattern).nullable();

/** Products of the menu. `costPrice` is the price before discount; the discount is a percentage. */
export const product = resource({
  one: "product",
  many: "products",
  path: "/console/v1/menu/products",
  reads: IN_BRANCH,
  writes: MANAGING,
  fields: {
    categoryId: referenceTo(category),
    name: writtenText({ longest: MAX_PRODUCT_NAME, isRequired: true }),
    description: writtenText({ longest: 2000, isRequired: false }),
    image: picture.nullable(),
    /** Additional pictures after the first. */
    gallery: pictures(8),
    costPrice: money,
    discount: z.number().min(0).max(100),
    unit,
    measure: z.number().min(0.001).max(1_000_000),
    /**
     * Whether the product is sold by weight. One count is a step of `measure` units; orders start at `minCount` steps.
     */
    isWeighed: z.boolean(),
    minCount: z.int().min(1).max(MAX_LINE_COUNT),
    /** Modifiers. A choice that is a product makes this product a set. */
    modificationGroups: parts(choiceGroup, { least: 0, most: 20 }),
    composition: writtenText({ longest: 1000, isRequired: false }),
    allergens: someOf(ALLERGENS),
    nutrition: nutrition.nullable(),
    tags: someOf([], { most: 40 }),
    /** Serving hours; null: those of the category. */
    timetable: timetable.meta({ "x-kind": "parts" }).nullable(),
    channels: someOf(CHANNELS, { least: 1 }),
    calorie: z.int().min(0).max(20_000).nullable(),
    timeCookingMin: minutes,
    timeCookingMax: minutes,
    labels: someOf(LABELS),
    isCartRecommendation: z.boolean(),
    deliveryEnabled: z.boolean(),
    barcode: digits(/^\d{6,14}$/),
    /**
     * Code of the product in the tax office's catalogue (MXIK), code of its package, and VAT in percent, included in
     * the price.
     */
    mxicCode: digits(/^\d{17}$/),
    packageCode: digits(/^\d{1,20}$/),
    vatPercent: z.int().min(0).max(30).nullable(),
    /** Unit code of the tax office, and whether each piece has a marking code that is scanned at sale. */
    unitCode: z.int().min(1).max(9_999_999).nullable(),
    isMarked: z.boolean(),
    /**
     * Prices and switches for Yandex Eats and Express24. No effect until these are connected, see docs/decisions/0109.
     */
    eatsPrice: otherPrice,
    enabledEats: optionalOnWrite(z.boolean()),
    expressPrice: otherPrice,
    enabledExpress: optionalOnWrite(z.boolean()),
    additionalPrice: otherPrice,
    /** Ids, names and amounts of the product in point-of-sale systems. */
    integrationId: foreignId,
    integrationCategoryId: foreignId,
    posterId: foreignId,
    posterName: foreignId,
    posterAmount: foreignAmount,
    jowiId: foreignId,
    loinPosterId: foreignId,
    amount: foreignAmount,
    systems: optionalOnWrite(someOf([], { most: 40 })),
    isActive: z.boolean(),
  },
  /**
   * Whether the product has its own tax office code and package code. Otherwise the brand's codes apply, if set
   * [OR-10].
   */
  shows: { hasFiscalCode: z.boolean() },
  by: { categoryId: id.optional(), isActive: flag.optional(), hasFiscalCode: flag.optional() },
  search: ["name", "barcode"],
  isForSupport: true,
  sorts: ["name", "costPrice"],
  isOrdered: true,
  within: "categoryId",
  guestsSee: "menu",
  refuses: ["plan_limit"],
});
