import { MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { byId, id } from "./shapes.ts";

/** Endpoint that copies a product. */
export const productCopy = {
  copyProduct: endpoint({
    method: "POST",
    path: "/console/v1/menu/products/{id}/copy",
    auth: "staff",
    roles: MANAGER_ROLES,
    urgency: "quote",
    idempotent: true,
    isForSupport: true,
    summary: "Adds a disabled copy of a product; barcode, stock, stops and reviews are not copied",
    params: byId,
    /** Id of the copy. */
    reply: z.object({ id }),
    refusals: ["not_found", "plan_limit"],
  }),
};
