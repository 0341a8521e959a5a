import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { product } from "./products.ts";
import { done, flag, id, instant } from "./shapes.ts";

export const favourite = z.object({
  id,
  productId: id,
  isFavourite: z.boolean(),
  createdDate: instant,
});

/** What a customer thinks of a product; the author by first name only. */
export const productComment = z.object({
  productId: id,
  grade: z.int().min(1).max(5),
  comment: z.string().nullable(),
  author: z.string().nullable(),
  createdDate: instant,
});

/** What people think of products: favourites, grades with comments, and what the brand recommends. */
export const opinions = {
  productComments: endpoint({
    method: "GET",
    path: "/products/v1/grade/{productId}/comments",
    auth: "none",
    summary: "What customers wrote about a product, newest first, where productComment is on",
    params: z.object({ productId: id }),
    query: z.object({
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      size: z.coerce.number().int().min(1).max(50).default(10),
    }),
    reply: z.object({
      content: z.array(productComment),
      page: z.int(),
      size: z.int(),
      totalElements: z.int(),
      totalPages: z.int(),
    }),
  }),
  gradeProduct: endpoint({
    method: "POST",
    path: "/products/v1/grade",
    auth: "token",
    perMinute: 60,
    summary: "Grades a product that the customer received; a second time changes the first",
    body: z.object({
      productId: id,
      grade: z.int().min(1).max(5),
      comment: z.string().trim().max(1000).nullish(),
    }),
    reply: productComment,
    refusals: ["not_a_buyer", "feature_off"],
  }),
  recommendations: endpoint({
    method: "GET",
    path: "/products/v1/recommendations",
    auth: "none",
    summary: "What goes well with any basket: the brand's own recommendations that can be ordered now",
    query: z.object({ type: z.enum(["TG", "WEB"]).default("WEB") }),
    reply: z.array(product),
  }),
  favourites: endpoint({
    method: "GET",
    path: "/products/v1/favourite/all",
    auth: "token",
    summary: "The customer's favourites, newest first",
    query: z.object({ userId: id.optional(), isFavourite: flag.default(true) }),
    reply: z.array(favourite),
    refusals: ["not_found"],
  }),
  addFavourite: endpoint({
    method: "POST",
    path: "/products/v1/favourite",
    auth: "token",
    summary: "Marks a product as a favourite, or takes the mark away with isFavourite false",
    body: z.object({ productId: id, isFavourite: z.boolean().default(true) }),
    reply: favourite,
    refusals: ["product_not_found", "feature_off"],
  }),
  removeFavourite: endpoint({
    method: "DELETE",
    path: "/products/v1/favourite/{id}",
    auth: "token",
    summary: "Removes a favourite",
    params: z.object({ id }),
    reply: done,
    refusals: ["not_found"],
  }),
};

export type Favourite = z.infer<typeof favourite>;
export type ProductComment = z.infer<typeof productComment>;
