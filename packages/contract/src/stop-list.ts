import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { flag, id, instant, sum, text } from "./shapes.ts";

const byId = z.object({ id });

export const stopListItem = z.object({
  id,
  name: text,
  categoryId: id,
  categoryName: text,
  image: z.string().nullable(),
  imageGround: z.string().nullable(),
  costPrice: sum,
  count: z.int().nullable(),
  /** Null: on sale. `until` null: stopped until somebody starts it by hand. */
  stop: z.object({ until: instant.nullable(), branchId: id.nullable() }).nullable(),
});

/** What is off sale, and the two ways to change it. */
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
};

export type StopListItem = z.infer<typeof stopListItem>;
