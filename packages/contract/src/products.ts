import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, instant, pause, money, text, timetable, unit } from "./shapes.ts";

export const group = z.object({
  id,
  icon: z.string().nullable(),
  image: z.string().nullable(),
  bgColor: z.string().nullable(),
  iconBgColor: z.string().nullable(),
  priority: z.int(),
  name: text,
});

export const category = z.object({
  id,
  groupId: id,
  image: z.string().nullable(),
  priority: z.int(),
  name: text,
  textColor: z.string().nullable(),
  viewType: z.enum(["BIG", "MEDIUM", "SMALL"]),
  scrollType: z.enum(["VERTICAL", "HORIZONTAL"]),
  navigationType: z.enum(["SHEET", "POP_UP", "FULL_SCREEN"]),
  isWithoutCart: z.boolean(),
  /** When its products are served; null: always. */
  timetable: timetable.nullable(),
});

export const modification = z.object({
  id,
  name: text,
  price: money,
  maxCount: z.int(),
  image: z.string().nullable(),
  /** In a set: the product that this choice is, sold and counted as that one. */
  productId: id.nullish(),
  /** False while that product can be had nowhere. */
  isAvailable: z.boolean().nullish(),
});

export const modificationGroup = z.object({
  id,
  name: text,
  /** Smallest and largest number of choices, counts included [MN-5]. */
  min: z.int(),
  max: z.int(),
  modifications: z.array(modification),
});

/** Grams in 100 g. */
export const nutrition = z.object({
  protein: z.number().min(0).max(100),
  fat: z.number().min(0).max(100),
  carbohydrate: z.number().min(0).max(100),
});

/** The step by which a good is weighed out. */
export const weighed = z.object({ unit: z.enum(["KG", "GRAMM", "LITER"]), measure: z.number() });

export const product = z.object({
  id,
  categoryId: id,
  name: text,
  description: text,
  image: z.string().nullable(),
  /** Colour of the picture's ground, shown until the picture is there. */
  imageGround: z.string().nullable(),
  gallery: z.array(z.string()),
  costPrice: money,
  /** Branches where it costs another sum; the others charge `costPrice`. */
  branchPrices: z.array(z.object({ id, price: money })),
  /** Percent off. */
  discount: z.number().min(0).max(100),
  unit,
  measure: z.number(),
  /** Sold by weight: one count is a step of `measure` units, and its price is the step's [MN-15]. */
  isWeighed: z.boolean(),
  /** The least count that it is sold in. */
  minCount: z.int(),
  calorie: z.number().nullable(),
  /** What it is made of. */
  composition: text,
  /** Codes: GLUTEN, MILK…; others are told as they are. */
  allergens: z.array(z.string()),
  nutrition: nutrition.nullable(),
  timeCookingMin: z.int().nullable(),
  timeCookingMax: z.int().nullable(),
  /** `COMBO`: a set at one price, whose groups of choices are its parts. */
  type: z.enum(["NONE", "MODIFICATION", "COMBO"]),
  modificationGroups: z.array(modificationGroup),
  /** How many are left; null: without limit [MN-6]. */
  count: z.int().nullable(),
  priority: z.int(),
  labels: z.array(z.string()),
  tags: z.array(z.string()),
  isCartRecommendation: z.boolean(),
  deliveryEnabled: z.boolean(),
  /** Where it is sold, branch by branch; empty: everywhere [MN-1]. */
  productBranch: z.array(z.object({ id, isActive: z.boolean() })),
  isAvailable: z.boolean(),
  /** When it is served, its category's hours included; null: always. */
  timetable: timetable.nullable(),
  stop: z.object({ until: instant.nullable(), branchIds: z.array(id).nullable() }).nullable(),
  mxicCode: z.string().nullable(),
  /** What a scanner reads; the search finds by it. */
  barcode: z.string().nullable(),
  grade: z.number().nullable(),
});

export const menu = z.object({
  version: z.string(),
  /** Pauses and busy hours that hold now; those of a category are in its products' stops besides. */
  pauses: z.array(pause),
  groups: z.array(group),
  categories: z.array(category),
  products: z.array(product),
});

export const products = {
  overalls: endpoint({
    method: "GET",
    path: "/products/v1/overalls",
    auth: "none",
    summary: "The whole menu of a channel",
    query: z.object({ type: z.enum(["TG", "WEB"]).default("WEB") }),
    reply: menu,
  }),
  menuHash: endpoint({
    method: "GET",
    path: "/products/v1/menu",
    auth: "none",
    summary: "Hash of a channel's menu that holds now: the store asks for the menu by it",
    query: z.object({ type: z.enum(["TG", "WEB"]).default("WEB") }),
    reply: z.object({ hash: z.string() }),
  }),
  menuByHash: endpoint({
    method: "GET",
    path: "/products/v1/menu/{hash}",
    auth: "none",
    summary: "The menu of this hash, which browsers may keep: another menu, or channel, has another hash",
    params: z.object({ hash: z.string().max(64) }),
    reply: menu,
    refusals: ["not_found"],
  }),
  searchProducts: endpoint({
    method: "GET",
    path: "/products/v1/search",
    auth: "none",
    perMinute: 240,
    summary:
      "Products whose name, tags or description have all the words, best first; typos and layouts forgiven",
    query: z.object({
      q: z.string().trim().min(1).max(80),
      type: z.enum(["TG", "WEB"]).default("WEB"),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    reply: z.object({ products: z.array(product) }),
  }),
  recommendations: endpoint({
    method: "GET",
    path: "/products/v1/recommendations",
    auth: "none",
    summary: "What goes well with any basket: the brand's own recommendations that can be ordered now",
    query: z.object({ type: z.enum(["TG", "WEB"]).default("WEB") }),
    reply: z.array(product),
  }),
};

export type Group = z.infer<typeof group>;
export type Category = z.infer<typeof category>;
export type Modification = z.infer<typeof modification>;
export type ModificationGroup = z.infer<typeof modificationGroup>;
export type Nutrition = z.infer<typeof nutrition>;
export type Product = z.infer<typeof product>;
export type Timetable = NonNullable<Product["timetable"]>;
export type Menu = z.infer<typeof menu>;
