import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { weightMeasure } from "./products.ts";
import { queryFlag, id, instant, money, textByLanguage } from "./shapes.ts";

const stop = z.object({ until: instant.nullable(), branchId: id.nullable() });

const productStops = z.array(stop).max(500);

/** Stops of a product before and after a change. */
const stopsChange = z.object({ id, before: productStops, after: productStops });

export const stopListItem = z.object({
  id,
  name: textByLanguage,
  categoryId: id,
  categoryName: textByLanguage,
  image: z.string().nullable(),
  imageGround: z.string().nullable(),
  costPrice: money,
  count: z.int().nullable(),
  /** Step that `count` and the price refer to, for a product sold by weight; null: sold by the piece. */
  weighed: weightMeasure.nullable(),
  /** Widest stop; null: on sale. `until` null: until the sale is started again manually. */
  stop: stop.nullable(),
  /** All active stops. A stop without a branch applies to all branches and is first. */
  stops: productStops,
});

/** Stopped products, and changes of stops. */
export const stopListEndpoints = {
  stopList: declareEndpoint({
    method: "GET",
    path: "/console/v1/products",
    auth: "staff",
    isForSupport: true,
    summary: "Lists products with their stops, by name",
    query: z.object({ search: z.string().trim().max(100).optional(), isStopped: queryFlag.optional() }),
    reply: z.array(stopListItem),
  }),
  changeStops: declareEndpoint({
    method: "POST",
    path: "/console/v1/stops",
    auth: "staff",
    summary: "Stops products or, with null, restores them, in one branch or in all; returns the changes",
    body: z.object({
      productIds: z.array(id).min(1).max(1000),
      branchId: id.nullish(),
      stop: z.object({ until: instant.nullable() }).nullable(),
    }),
    reply: z.object({ changes: z.array(stopsChange) }),
    refusals: ["not_found", "bad_request", "forbidden"],
  }),
  restoreStops: declareEndpoint({
    method: "PUT",
    path: "/console/v1/stops",
    auth: "staff",
    summary: "Undoes a change of stops; products changed since are kept and returned",
    body: z.object({ changes: z.array(stopsChange).min(1).max(1000) }),
    reply: z.object({ keptIds: z.array(id) }),
    refusals: ["not_found", "forbidden"],
  }),
};

export type StopListItem = z.infer<typeof stopListItem>;
export type ProductSaleStops = z.infer<typeof productStops>;
export type SaleStopsChange = z.infer<typeof stopsChange>;
