import { BRANCH_ROLES, MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { MAX_PAGE_ROWS } from "./resource.ts";
import { id } from "./shapes.ts";

/** Stock of a product in all branches together; null: unlimited. */
export const stockCount = z.int().min(0).max(1_000_000).nullable();
const countedProduct = z.object({ id, left: stockCount });
const endpointDefaults = { path: "/console/v1/menu/stock", auth: "staff", urgency: "quote" } as const;

/** Stock of products, managed by the kitchen. */
export const stockEndpoints = {
  stock: declareEndpoint({
    ...endpointDefaults,
    method: "GET",
    roles: BRANCH_ROLES,
    isForSupport: true,
    summary: "Lists counted products with their stock in all branches together",
    reply: z.object({ products: z.array(z.object({ id, left: z.int() })) }),
    refusals: [],
  }),
  changeStock: declareEndpoint({
    ...endpointDefaults,
    method: "PUT",
    roles: MANAGER_ROLES,
    summary:
      "Sets or removes the stock of products if the current stock equals `was`; for staff of all branches",
    body: z.object({
      products: z
        .array(countedProduct.extend({ was: stockCount }))
        .min(1)
        .max(MAX_PAGE_ROWS),
    }),
    reply: z.object({ products: z.array(countedProduct) }),
    refusals: ["not_found", "stale_version"],
  }),
};

export type CountedProduct = z.infer<typeof countedProduct>;
