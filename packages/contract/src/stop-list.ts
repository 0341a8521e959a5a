import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { byId, done, flag, id, instant, money, text } from "./shapes.ts";

const stop = z.object({ until: instant.nullable(), branchId: id.nullable() });

const productStops = z.object({ id, stops: z.array(stop).max(500) });

export const stopListItem = z.object({
  id,
  name: text,
  categoryId: id,
  categoryName: text,
  image: z.string().nullable(),
  imageGround: z.string().nullable(),
  costPrice: money,
  count: z.int().nullable(),
  /** The widest of its stops; null: on sale. `until` null: stopped until somebody starts it by hand. */
  stop: stop.nullable(),
  /** Every stop that holds: without a branch in all of them, which stands first. */
  stops: productStops.shape.stops,
});

/** What is off sale, and the ways to change it. */
export const stops = {
  stopList: endpoint({
    method: "GET",
    path: "/console/v1/products",
    auth: "staff",
    summary: "Products with their stops, by name",
    query: z.object({ search: z.string().trim().max(100).optional(), isStopped: flag.optional() }),
    reply: z.array(stopListItem),
  }),
  stopProduct: endpoint({
    method: "POST",
    path: "/console/v1/products/{id}/stop",
    auth: "staff",
    summary: "Takes a product off sale until a time, or until by hand with null",
    params: byId,
    body: z.object({ until: instant.nullable(), branchId: id.nullish() }),
    reply: stopListItem,
    refusals: ["not_found", "bad_request", "forbidden"],
  }),
  startProduct: endpoint({
    method: "DELETE",
    path: "/console/v1/products/{id}/stop",
    auth: "staff",
    summary: "Puts a stopped product on sale again",
    params: byId,
    reply: stopListItem,
    refusals: ["not_found", "forbidden"],
  }),
  changeStops: endpoint({
    method: "POST",
    path: "/console/v1/stops",
    auth: "staff",
    summary:
      "Takes products off sale or, with null, puts them back, in one branch or in all; tells what was before",
    body: z.object({
      productIds: z.array(id).min(1).max(1000),
      branchId: id.nullish(),
      stop: z.object({ until: instant.nullable() }).nullable(),
    }),
    reply: z.object({ before: z.array(productStops) }),
    refusals: ["not_found", "bad_request", "forbidden"],
  }),
  restoreStops: endpoint({
    method: "PUT",
    path: "/console/v1/stops",
    auth: "staff",
    summary: "Takes a change of stops back: products have these stops and no others",
    body: z.object({ products: z.array(productStops).min(1).max(1000) }),
    reply: done,
    refusals: ["not_found", "forbidden"],
  }),
};

export type StopListItem = z.infer<typeof stopListItem>;
export type ProductStops = z.infer<typeof productStops>;
