import { MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { product } from "./managed/products.ts";
import { MAX_PAGE_ROWS } from "./resource.ts";
import { id, money } from "./shapes.ts";

/** Product in a bulk change: its changed fields, and the version of the product on which the change is based. */
const changedProduct = z.object({
  id,
  version: z.int().min(1),
  categoryId: id,
  costPrice: money,
  isActive: z.boolean(),
  /** Labels of the product; absent: unchanged. */
  labels: product.fields.labels.optional(),
});

/** Bulk changes of products. */
export const bulkProductEndpoints = {
  changeProducts: declareEndpoint({
    method: "PUT",
    path: "/console/v1/menu/products/many",
    auth: "staff",
    roles: MANAGER_ROLES,
    urgency: "quote",
    isForSupport: true,
    summary: "Changes category, price, labels and availability of many products, all or none",
    body: z.object({ products: z.array(changedProduct).min(1).max(MAX_PAGE_ROWS) }),
    reply: z.object({ products: z.array(z.object({ id, version: z.int() })) }),
    refusals: ["not_found", "stale_version"],
  }),
};

export type ChangedProduct = z.infer<typeof changedProduct>;
