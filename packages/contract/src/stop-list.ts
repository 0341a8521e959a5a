import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { weighed } from "./products.ts";
import { flag, id, instant, money, text } from "./shapes.ts";

const stop = z.object({ until: instant.nullable(), branchId: id.nullable() });

const stopsOfProduct = z.array(stop).max(500);

/** The stops of a product before a change and after it. */
const stopsChange = z.object({ id, before: stopsOfProduct, after: stopsOfProduct });

export const stopListItem = z.object({
  id,
  name: text,
  categoryId: id,
  categoryName: text,
  image: z.string().nullable(),
  imageGround: z.string().nullable(),
  costPrice: money,
  count: z.int().nullable(),
  /** The step that `count` and the price are of, where it is weighed out. */
  weighed: weighed.nullable(),
  /** The widest of its stops; null: on sale. `until` null: stopped until somebody starts it by hand. */
  stop: stop.nullable(),
  /** Every stop that holds: without a branch in all of them, which stands first. */
  stops: stopsOfProduct,
});

/** What is off sale, and the ways to change it. */
export const stops = {
  stopList: endpoint({
    method: "GET",
    path: "/console/v1/products",
    auth: "staff",
    isForSupport: true,
    summary: "Products with their stops, by name",
    query: z.object({ search: z.string().trim().max(100).optional(), isStopped: flag.optional() }),
    reply: z.array(stopListItem),
  }),
  changeStops: endpoint({
    method: "POST",
    path: "/console/v1/stops",
    auth: "staff",
    summary:
      "Takes products off sale or, with null, puts them back, in one branch or in all; tells what that changed",
    body: z.object({
      productIds: z.array(id).min(1).max(1000),
      branchId: id.nullish(),
      stop: z.object({ until: instant.nullable() }).nullable(),
    }),
    reply: z.object({ changes: z.array(stopsChange) }),
    refusals: ["not_found", "bad_request", "forbidden"],
  }),
  restoreStops: endpoint({
    method: "PUT",
    path: "/console/v1/stops",
    auth: "staff",
    summary:
      "Takes a change of stops back; products whose stops were changed since stay as they are, and are told",
    body: z.object({ changes: z.array(stopsChange).min(1).max(1000) }),
    reply: z.object({ keptIds: z.array(id) }),
    refusals: ["not_found", "forbidden"],
  }),
};

export type StopListItem = z.infer<typeof stopListItem>;
export type StopsOfProduct = z.infer<typeof stopsOfProduct>;
export type StopsChange = z.infer<typeof stopsChange>;
