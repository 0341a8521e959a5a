import { MANAGER_ROLES, OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { idParams, id, money } from "./shapes.ts";

/** Terms of a product in one branch: whether it is sold, and its price in soʻm; null: the general price. */
const saleTerms = z.object({ isSold: z.boolean(), price: money.nullable() });
const branchTerms = saleTerms.extend({ branchId: id });
const endpointDefaults = { auth: "staff", urgency: "quote" } as const;

/** Sale and prices of products in single branches, for the staff of these branches. */
export const productBranchEndpoints = {
  branchPrices: declareEndpoint({
    ...endpointDefaults,
    method: "GET",
    path: "/console/v1/menu/branch-prices",
    roles: OFFICE_ROLES,
    isForSupport: true,
    summary: "Lists the branch prices of all products in the caller's branches",
    reply: z.object({ prices: z.array(z.object({ id, branchId: id, price: money })) }),
    refusals: [],
  }),
  productBranches: declareEndpoint({
    ...endpointDefaults,
    method: "GET",
    path: "/console/v1/menu/products/{id}/branches",
    roles: OFFICE_ROLES,
    isForSupport: true,
    summary: "Returns price and availability of a product in the caller's branches",
    params: idParams,
    reply: z.object({ branches: z.array(branchTerms) }),
    refusals: ["not_found"],
  }),
  changeProductBranch: declareEndpoint({
    ...endpointDefaults,
    method: "PUT",
    path: "/console/v1/menu/products/{id}/branches/{branchId}",
    roles: MANAGER_ROLES,
    isForSupport: true,
    summary: "Changes the availability and price of a product in a branch, if the current state equals `was`",
    params: idParams.extend({ branchId: id }),
    body: saleTerms.extend({ was: saleTerms }),
    reply: branchTerms,
    refusals: ["not_found", "stale_version"],
  }),
};

export type BranchTerms = z.infer<typeof branchTerms>;
export type BranchPrice = { id: string; branchId: string; price: number };
