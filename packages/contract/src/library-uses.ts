import { BRANCH_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { createMultilingualTextSchema } from "./field-kinds.ts";
import { idParams, id } from "./shapes.ts";

/** Usage of modifier groups of the library. */
export const libraryUseEndpoints = {
  modificationGroupProducts: declareEndpoint({
    auth: "staff",
    urgency: "quote",
    method: "GET",
    path: "/console/v1/menu/modification-groups/{id}/products",
    roles: BRANCH_ROLES,
    isForSupport: true,
    summary: "Lists the products linked to a group of the library",
    params: idParams,
    reply: z.object({
      products: z.array(
        z.object({
          id,
          name: createMultilingualTextSchema({ longest: 120, isRequired: true }),
          isActive: z.boolean(),
        }),
      ),
    }),
    refusals: ["not_found"],
  }),
};
