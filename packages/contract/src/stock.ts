import { IN_BRANCH, MANAGING } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { MAX_PAGE } from "./resource.ts";
import { id } from "./shapes.ts";

/** Stock of a product in all branches together; null: unlimited. */
export const left = z.int().min(0).max(1_000_000).nullable();
const counted = z.object({ id, left });
const common = { path: "/console/v1/menu/stock", auth: "staff", urgency: "quote" } as const;

/** Stock of products, managed by the kitchen. */
export const stock = {
  stock: endpoint({
    ...common,
    method: "GET",
    roles: IN_BRANCH,
    isForSupport: true,
    summary: "Lists counted products with their stock in all branches together",
    reply: z.object({ products: z.array(z.object({ id, left: z.int() })) }),
    refusals: [],
  }),
  changeStock: endpoint({
    ...common,
    method: "PUT",
    roles: MANAGING,
    summary:
      "Sets or removes the stock of products if the current stock equals `was`; for staff of all branches",
    body: z.object({
      products: z
        .array(counted.extend({ was: left }))
        .min(1)
        .max(MAX_PAGE),
    }),
    reply: z.object({ products: z.array(counted) }),
    refusals: ["not_found", "stale_version"],
  }),
};

export type CountedProduct = z.infer<typeof counted>;
