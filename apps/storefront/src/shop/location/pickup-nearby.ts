import { calculateDistanceMetres } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { getBranchOpeningState } from "./branch-hours.ts";
import type { BranchOpeningState, HoursInput } from "./branch-hours.ts";
import { offersServiceType } from "../location/branches.ts";
import type { Branch } from "../../platform/shapes.ts";

export interface NearbyBranch {
  branch: Branch;
  /** Straight-line distance of the branch, in metres. */
  distance: number;
  today: BranchOpeningState;
}

/** Maximum distance of a branch that is offered for pickup, in metres. */
const MAX_PICKUP_METRES = 30_000;

/**
 * Returns the nearest open branch for pickup. If none is open, returns the nearest one. Null if none is within 30 km.
 */
export function findNearestPickupBranch(
  branches: readonly Branch[],
  point: Coordinates,
  clock: Omit<HoursInput, "branch" | "serviceType">,
): NearbyBranch | null {
  const found = branches
    .filter((branch) => offersServiceType(branch, "PICK_UP"))
    .map((branch) => ({
      branch,
      distance: calculateDistanceMetres(branch, point),
      today: getBranchOpeningState({ branch, serviceType: "PICK_UP", ...clock }),
    }))
    .filter(({ distance }) => distance <= MAX_PICKUP_METRES)
    .sort((a, b) => a.distance - b.distance);
  return found.find(({ today }) => today.isOpen) ?? found[0] ?? null;
}
