import { distanceMetres } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { branchToday } from "./branch-hours.ts";
import type { BranchToday, HoursQuestion } from "./branch-hours.ts";
import { isServing } from "../location/branches.ts";
import type { Branch } from "../../platform/shapes.ts";

export interface NearbyBranch {
  branch: Branch;
  /** Straight-line distance in metres. */
  distance: number;
  today: BranchToday;
}

/** Maximum distance of a branch that is offered for pickup, in metres. */
const FAR = 30_000;

/**
 * Returns the nearest open branch for pickup. If none is open, returns the nearest one. Null if none is within 30 km.
 */
export function nearestForPickup(
  branches: readonly Branch[],
  point: Coordinates,
  clock: Omit<HoursQuestion, "branch" | "serviceType">,
): NearbyBranch | null {
  const found = branches
    .filter((branch) => isServing(branch, "PICK_UP"))
    .map((branch) => ({
      branch,
      distance: distanceMetres(branch, point),
      today: branchToday({ branch, serviceType: "PICK_UP", ...clock }),
    }))
    .filter(({ distance }) => distance <= FAR)
    .sort((a, b) => a.distance - b.distance);
  return found.find(({ today }) => today.isOpen) ?? found[0] ?? null;
}
