import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { id, instant, pause, money, textByLanguage, timetable, unit } from "./shapes.ts";

export const menuGroup = z.object({
  id,
  icon: z.string().nullable(),
  image: z.string().nullable(),
  bgColor: z.string().nullable(),
  iconBgColor: z.string().nullable(),
  priority: z.int(),
  name: textByLanguage,
});

export const category = z.object({
  id,
  groupId: id,
  image: z.string().nullable(),
  priority: z.int(),
  name: textByLanguage,
  textColor: z.string().nullable(),
  viewType: z.enum(["BIG", "MEDIUM", "SMALL"]),
  scrollType: z.enum(["VERTICAL", "HORIZONTAL"]),
  navigationType: z.enum(["SHEET", "POP_UP", "FULL_SCREEN"]),
  isWithoutCart: z.boolean(),
  /** Serving hours of the category's products; null: always. */
  timetable: timetable.nullable(),
});

export const modification = z.object({
  id,
  name: textByLanguage,
  price: money,
  maxCount: z.int(),
  image: z.string().nullable(),
  /**
   * Product that this choice adds to a set; null: the choice is not a product. It is sold and counted as that product.
   */
  productId: id.nullish(),
  /** Whether the choice can be selected. False: its product is unavailable in all branches. */
  isAvailable: z.boolean().nullish(),
});

export const modificationGroup = z.object({
  id,
  name: textByLanguage,
  /** Minimum and maximum number of choices, including counts [MN-5]. */
  min: z.int(),
  max: z.int(),
  modifications: z.array(modification),
});

/** Nutrients of a product, in grams per 100 g. */
export const nutrition = z.object({
  protein: z.number().min(0).max(100),
  fat: z.number().min(0).max(100),
  carbohydrate: z.number().min(0).max(100),
});

/** Step of a product sold by weight. */
export const weightMeasure = z.object({ unit: z.enum(["KG", "GRAMM", "LITER"]), measure: z.number() });

export const product = z.object({
  id,
  categoryId: id,
  name: textByLanguage,
  description: textByLanguage,
  image: z.string().nullable(),
  /** Background colour of the picture, shown until the picture is loaded. */
  imageGround: z.string().nullable(),
  gallery: z.array(z.string()),
  costPrice: money,
  /** Branches with a different price. Other branches charge `costPrice`. */
  branchPrices: z.array(z.object({ id, price: money })),
  /** Discount in percent. */
  discount: z.number().min(0).max(100),
  unit,
  measure: z.number(),
  /**
   * Whether the product is sold by weight. A count of 1 is one step of `measure` units; the price is for one step
   * [MN-15].
   */
  isWeighed: z.boolean(),
  /** Minimum count in an order. */
  minCount: z.int(),
  calorie: z.number().nullable(),
  /** Ingredients of the product, in each language. */
  composition: textByLanguage,
  /** Allergen codes such as GLUTEN and MILK. The store shows other values unchanged. */
  allergens: z.array(z.string()),
  nutrition: nutrition.nullable(),
  timeCookingMin: z.int().nullable(),
  timeCookingMax: z.int().nullable(),
  /** `COMBO`: a set with one price. Its modifier groups are its parts. */
  type: z.enum(["NONE", "MODIFICATION", "COMBO"]),
  modificationGroups: z.array(modificationGroup),
  /** Number in stock; null: unlimited [MN-6]. */
  count: z.int().nullable(),
  priority: z.int(),
  labels: z.array(z.string()),
  tags: z.array(z.string()),
  isCartRecommendation: z.boolean(),
  deliveryEnabled: z.boolean(),
  /** Branches, each with whether the product is sold there; empty: sold in all branches [MN-1]. */
  productBranch: z.array(z.object({ id, isActive: z.boolean() })),
  isAvailable: z.boolean(),
  /** Serving hours of the product: its own, or those of its category; null: always. */
  timetable: timetable.nullable(),
  stop: z.object({ until: instant.nullable(), branchIds: z.array(id).nullable() }).nullable(),
  mxicCode: z.string().nullable(),
  /** Barcode of the product. The product search also finds products by barcode. */
  barcode: z.string().nullable(),
  grade: z.number().nullable(),
});

export const menu = z.object({
  version: z.string(),
  /** Active pauses and busy hours. Pauses of a category are also in the stops of its products. */
  pauses: z.array(pause),
  groups: z.array(menuGroup),
  categories: z.array(category),
  products: z.array(product),
});

export const productEndpoints = {
  overalls: declareEndpoint({
    method: "GET",
    path: "/products/v1/overalls",
    auth: "none",
    summary: "Returns the whole menu of a channel",
    query: z.object({ type: z.enum(["TG", "WEB"]).default("WEB") }),
    reply: menu,
  }),
  menuHash: declareEndpoint({
    method: "GET",
    path: "/products/v1/menu",
    auth: "none",
    summary: "Returns the hash of a channel's current menu, by which the store loads the menu",
    query: z.object({ type: z.enum(["TG", "WEB"]).default("WEB") }),
    reply: z.object({ hash: z.string() }),
  }),
  menuByHash: declareEndpoint({
    method: "GET",
    path: "/products/v1/menu/{hash}",
    auth: "none",
    summary: "Returns the menu with this hash; cacheable, because each menu and channel has its own hash",
    params: z.object({ hash: z.string().max(64) }),
    reply: menu,
    refusals: ["not_found"],
  }),
  searchProducts: declareEndpoint({
    method: "GET",
    path: "/products/v1/search",
    auth: "none",
    perMinute: 240,
    summary:
      "Searches products by name, tags and description, best match first; tolerates typos and keyboard layouts",
    query: z.object({
      q: z.string().trim().min(1).max(80),
      type: z.enum(["TG", "WEB"]).default("WEB"),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    reply: z.object({ products: z.array(product) }),
  }),
  recommendations: declareEndpoint({
    method: "GET",
    path: "/products/v1/recommendations",
    auth: "none",
    summary: "Lists the brand's recommendations that can be ordered now",
    query: z.object({ type: z.enum(["TG", "WEB"]).default("WEB") }),
    reply: z.array(product),
  }),
};

export type ProductMenuGroup = z.infer<typeof menuGroup>;
export type Category = z.infer<typeof category>;
export type Modification = z.infer<typeof modification>;
export type ModificationGroup = z.infer<typeof modificationGroup>;
export type Nutrition = z.infer<typeof nutrition>;
export type Product = z.infer<typeof product>;
export type ProductTimetable = NonNullable<Product["timetable"]>;
export type Menu = z.infer<typeof menu>;
