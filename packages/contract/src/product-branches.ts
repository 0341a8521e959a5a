import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { byId, id, money } from "./shapes.ts";

/** Product in a branch: whether it is sold, and its price there. Null: the general price. */
const terms = z.object({ isSold: z.boolean(), price: money.nullable() });
const branchTerms = terms.extend({ branchId: id });
const common = { auth: "staff", urgency: "quote" } as const;

/** Products in single branches, for the staff of these branches. */
export const productBranches = {
  branchPrices: endpoint({
    ...common,
    method: "GET",
    path: "/console/v1/menu/branch-prices",
    roles: ["owner", "manager", "operator"],
    isForSupport: true,
    summary: "The prices that one's branches have of their own, of all products",
    reply: z.object({ prices: z.array(z.object({ id, branchId: id, price: money })) }),
    refusals: [],
  }),
  productBranches: endpoint({
    ...common,
    method: "GET",
    path: "/console/v1/menu/products/{id}/branches",
    roles: ["owner", "manager", "operator"],
    isForSupport: true,
    summary: "What one's branches do with a product: all of the brand's, or those that one works in",
    params: byId,
    reply: z.object({ branches: z.array(branchTerms) }),
    refusals: ["not_found"],
  }),
  changeProductBranch: endpoint({
    ...common,
    method: "PUT",
    path: "/console/v1/menu/products/{id}/branches/{branchId}",
    roles: ["owner", "manager"],
    isForSupport: true,
    summary: "Changes whether a branch sells a product and for what price, as long as it is as `was` says",
    params: byId.extend({ branchId: id }),
    body: terms.extend({ was: terms }),
    reply: branchTerms,
    refusals: ["not_found", "stale_version"],
  }),
};

export type BranchTerms = z.infer<typeof branchTerms>;
export type BranchPrice = { id: string; branchId: string; price: number };
