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

/** When the branch that would serve is open; null when there is none [BN-4, BN-6]. Pauses stand over the menu, in a note of their own. */
export function openingOf({ branches, branchId, ...clock }: OpeningQuestion): BranchToday | null {
  const branch = defaultBranch(branches, branchId);
  return branch && branchToday({ branch, ...clock });
}
