import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { byId, id } from "./shapes.ts";

/** Copy of a product. */
export const productCopy = {
  copyProduct: endpoint({
    method: "POST",
    path: "/console/v1/menu/products/{id}/copy",
    auth: "staff",
    roles: ["owner", "manager"],
    urgency: "quote",
    idempotent: true,
    isForSupport: true,
    summary:
      "Adds a product that says what this one does and is off; its barcode, what is left of it, stops and grades are its own",
    params: byId,
    /** Id of the copy. */
    reply: z.object({ id }),
    refusals: ["not_found", "plan_limit"],
  }),
};
