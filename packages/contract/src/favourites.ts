import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { doneReply, queryFlag, id, instant } from "./shapes.ts";

export const favourite = z.object({
  id,
  productId: id,
  isFavourite: z.boolean(),
  createdDate: instant,
});

/** Favourite products of a customer. */
export const favouriteEndpoints = {
  favourites: declareEndpoint({
    method: "GET",
    path: "/products/v1/favourite/all",
    auth: "token",
    summary: "Lists the customer's favourites, newest first",
    query: z.object({ userId: id.optional(), isFavourite: queryFlag.default(true) }),
    reply: z.array(favourite),
    refusals: ["not_found"],
  }),
  addFavourite: declareEndpoint({
    method: "POST",
    path: "/products/v1/favourite",
    auth: "token",
    summary: "Adds a product to the favourites, or removes it if isFavourite is false",
    body: z.object({ productId: id, isFavourite: z.boolean().default(true) }),
    reply: favourite,
    refusals: ["product_not_found", "feature_off"],
  }),
  removeFavourite: declareEndpoint({
    method: "DELETE",
    path: "/products/v1/favourite/{id}",
    auth: "token",
    summary: "Removes a favourite",
    params: z.object({ id }),
    reply: doneReply,
    refusals: ["not_found"],
  }),
};

export type Favourite = z.infer<typeof favourite>;
