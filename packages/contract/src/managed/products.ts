import { ALLERGENS, CHANNELS, LABELS } from "@dasturxon/domain/labels";
import { MAX_LINE_COUNT } from "@dasturxon/domain/pricing";
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

/** Letters of a product's name in one language, at most. */
export const MAX_PRODUCT_NAME = 120;
const minutes = z.int().min(0).max(600).nullable();
const foreignId = optionalOnWrite(z.string().trim().min(1).max(100).nullable());
const foreignAmount = optionalOnWrite(z.number().min(0).max(1_000_000).nullable());
const otherPrice = optionalOnWrite(money.nullable());
const digits = (pattern: RegExp) => typedDigits(pattern).nullable();

/** What the menu sells. The price before its discount is `costPrice`; a discount is a percent. */
export const product = resource({
  one: "product",
  many: "products",
  path: "/console/v1/menu/products",
  reads: ["owner", "manager", "operator", "kitchen"],
  writes: ["owner", "manager"],
  fields: {
    categoryId: referenceTo(category),
    name: writtenText({ longest: MAX_PRODUCT_NAME, isRequired: true }),
    description: writtenText({ longest: 2000, isRequired: false }),
    image: picture.nullable(),
    /** Swiped after the first one. */
    gallery: pictures(8),
    costPrice: money,
    discount: z.number().min(0).max(100),
    unit,
    measure: z.number().min(0.001).max(1_000_000),
    /** Sold by weight: one count is a step of `measure` units, and orders begin at `minCount` steps. */
    isWeighed: z.boolean(),
    minCount: z.int().min(1).max(MAX_LINE_COUNT),
    /** What is chosen with it; a choice that is a product makes it a set. */
    modificationGroups: parts(choiceGroup, { least: 0, most: 20 }),
    composition: writtenText({ longest: 1000, isRequired: false }),
    allergens: someOf(ALLERGENS),
    nutrition: nutrition.nullable(),
    tags: someOf([], { most: 40 }),
    /** When it is served; null: as its category is. */
    timetable: timetable.meta({ "x-kind": "parts" }).nullable(),
    channels: someOf(CHANNELS, { least: 1 }),
    calorie: z.int().min(0).max(20_000).nullable(),
    timeCookingMin: minutes,
    timeCookingMax: minutes,
    labels: someOf(LABELS),
    isCartRecommendation: z.boolean(),
    deliveryEnabled: z.boolean(),
    barcode: digits(/^\d{6,14}$/),
    /** Its code in the tax office's catalogue (MXIK), that of its package, and the tax in its price. */
    mxicCode: digits(/^\d{17}$/),
    packageCode: digits(/^\d{1,20}$/),
    vatPercent: z.int().min(0).max(30).nullable(),
    /** The tax office's number of its unit; and does each piece have marks that are scanned as it is sold? */
    unitCode: z.int().min(1).max(9_999_999).nullable(),
    isMarked: z.boolean(),
    /** Prices and switches for Yandex Eats and Express24: no effect until these are connected, docs/decisions/0109. */
    eatsPrice: otherPrice,
    enabledEats: optionalOnWrite(z.boolean()),
    expressPrice: otherPrice,
    enabledExpress: optionalOnWrite(z.boolean()),
    additionalPrice: otherPrice,
    /** Ids, names and amounts of the product in tills. */
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
  /** Has it a code of the tax office of its own, with its package? Else it goes by the brand's, if that has one [OR-10]. */
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
