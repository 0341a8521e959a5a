import { defaultBranch } from "@dasturxon/domain/defaults";
import { branchToday } from "../../shop/location/branch-hours.ts";
import type { BranchToday } from "../../shop/location/branch-hours.ts";
import type { ServiceType } from "../../shop/location/fulfillment.ts";
import type { Branch } from "../../platform/shapes.ts";

export interface OpeningQuestion {
  branches: readonly Branch[];
  branchId: string | null;
  serviceType: ServiceType;
  timeZone: string;
  now: number;
}

/**
 * Returns the opening state of the branch that would serve the order. Null if there is none [BN-4, BN-6]. Pauses are
 * not considered, because they have their own note over the menu.
 */
export function openingOf({ branches, branchId, ...clock }: OpeningQuestion): BranchToday | null {
  const branch = defaultBranch(branches, branchId);
  return branch && branchToday({ branch, ...clock });
}
