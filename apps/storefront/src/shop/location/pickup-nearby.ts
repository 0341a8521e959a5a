import { distanceMetres } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { branchToday } from "./branch-hours.ts";
import type { BranchToday, HoursQuestion } from "./branch-hours.ts";
import { isServing } from "../location/branches.ts";
import type { Branch } from "../../platform/shapes.ts";

export interface NearbyBranch {
  branch: Branch;
  /** Metres as the crow flies. */
  distance: number;
  today: BranchToday;
}

/** Nobody fetches a meal from farther away, in metres. */
const FAR = 30_000;

/** Where the order could be fetched from: the nearest branch that is open, else the nearest with when it opens. Null: none within 30 km. */
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
