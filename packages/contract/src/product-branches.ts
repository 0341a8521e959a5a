import { MANAGER_ROLES, OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { byId, id, money } from "./shapes.ts";

/** Terms of a product in one branch: whether it is sold, and its price in sum; null: the general price. */
const terms = z.object({ isSold: z.boolean(), price: money.nullable() });
const branchTerms = terms.extend({ branchId: id });
const endpointDefaults = { auth: "staff", urgency: "quote" } as const;

/** Sale and prices of products in single branches, for the staff of these branches. */
export const productBranches = {
  branchPrices: endpoint({
    ...endpointDefaults,
    method: "GET",
    path: "/console/v1/menu/branch-prices",
    roles: OFFICE_ROLES,
    isForSupport: true,
    summary: "Lists the branch prices of all products in the caller's branches",
    reply: z.object({ prices: z.array(z.object({ id, branchId: id, price: money })) }),
    refusals: [],
  }),
  productBranches: endpoint({
    ...endpointDefaults,
    method: "GET",
    path: "/console/v1/menu/products/{id}/branches",
    roles: OFFICE_ROLES,
    isForSupport: true,
    summary: "Returns price and availability of a product in the caller's branches",
    params: byId,
    reply: z.object({ branches: z.array(branchTerms) }),
    refusals: ["not_found"],
  }),
  changeProductBranch: endpoint({
    ...endpointDefaults,
    method: "PUT",
    path: "/console/v1/menu/products/{id}/branches/{branchId}",
    roles: MANAGER_ROLES,
    isForSupport: true,
    summary: "Changes the availability and price of a product in a branch, if the current state equals `was`",
    params: byId.extend({ branchId: id }),
    body: terms.extend({ was: terms }),
    reply: branchTerms,
    refusals: ["not_found", "stale_version"],
  }),
};

export type BranchTerms = z.infer<typeof branchTerms>;
export type BranchPrice = { id: string; branchId: string; price: number };
