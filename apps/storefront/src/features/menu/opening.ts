import { findDefaultBranch } from "@dasturxon/domain/defaults";
import { getBranchOpeningState } from "../../shop/location/branch-hours.ts";
import type { BranchOpeningState } from "../../shop/location/branch-hours.ts";
import type { ServiceType } from "../../shop/location/fulfillment.ts";
import type { Branch } from "../../platform/shapes.ts";

export interface MenuOpeningInput {
  branches: readonly Branch[];
  branchId: string | null;
  serviceType: ServiceType;
  timeZone: string;
  now: number;
}

/**
 * Returns the opening state of the branch that would serve the order. Null if there is no such branch [BN-4, BN-6].
 * Ignores pauses of orders, because the menu shows a separate note about a pause.
 */
export function getOpeningState({
  branches,
  branchId,
  ...clock
}: MenuOpeningInput): BranchOpeningState | null {
  const branch = findDefaultBranch(branches, branchId);
  return branch && getBranchOpeningState({ branch, ...clock });
}
