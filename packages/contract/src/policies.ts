import { MANAGER_ROLES, OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { policy, policyType } from "./content.ts";
import { declareEndpoint } from "./endpoint.ts";
import { createMultilingualTextSchema } from "./field-kinds.ts";
import { instant } from "./shapes.ts";

const managedPolicy = policy.extend({
  /**
   * Version number (optimistic lock), incremented by each change. A change sends the version it is based on. 0: not
   * written yet.
   */
  version: z.int(),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
});

/** Brand's own pages, as managed by the staff [CT-2]. */
export const policyEndpoints = {
  managedPolicies: declareEndpoint({
    method: "GET",
    path: "/console/v1/policies",
    auth: "staff",
    urgency: "quote",
    roles: OFFICE_ROLES,
    summary: "Lists the brand's pages, including those without text",
    reply: z.array(managedPolicy),
  }),
  changePolicy: declareEndpoint({
    method: "PUT",
    path: "/console/v1/policies/{type}",
    auth: "staff",
    urgency: "quote",
    roles: MANAGER_ROLES,
    summary: "Replaces the text of a page; without text the page is hidden, or has the default text",
    params: z.object({ type: policyType }),
    body: z.object({
      text: createMultilingualTextSchema({ longest: 20_000, isRequired: false }),
      version: z.int().min(0),
    }),
    reply: managedPolicy,
    refusals: ["stale_version"],
  }),
};

export type ManagedPolicy = z.infer<typeof managedPolicy>;
