import { MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { idParams, id } from "./shapes.ts";

/** Endpoint that copies a product. */
export const productCopyEndpoints = {
  copyProduct: declareEndpoint({
    method: "POST",
    path: "/console/v1/menu/products/{id}/copy",
    auth: "staff",
    roles: MANAGER_ROLES,
    urgency: "quote",
    idempotent: true,
    isForSupport: true,
    summary: "Adds a disabled copy of a product; barcode, stock, stops and reviews are not copied",
    params: idParams,
    /** Id of the new product, which is the copy. */
    reply: z.object({ id }),
    refusals: ["not_found", "plan_limit"],
  }),
};
