import type { Branch, Region } from "@dasturxon/contract/merchants";
import { contains, distanceMetres } from "@dasturxon/domain/zones";

export interface ClosestQuestion {
  latitude: number;
  longitude: number;
  type: "DELIVERY" | "PICK_UP" | "DINE_IN";
}

const enabledBy = {
  DELIVERY: "deliveryEnabled",
  PICK_UP: "pickupEnabled",
  DINE_IN: "dineinEnabled",
} as const;

/**
 * The branch that serves a point: for delivery the one whose region holds it, else the nearest with the service
 * switched on. Distance in metres. Null: no branch has the service.
 */
export function findClosestBranch(
  { latitude, longitude, type }: ClosestQuestion,
  branches: readonly Branch[],
  regions: readonly Pick<Region, "branchId" | "polygon">[],
): Branch | null {
  const point = { latitude, longitude };
  const nearest = branches
    .filter((branch) => branch.settings[enabledBy[type]])
    .map((branch) => ({ ...branch, distance: distanceMetres(point, branch) }))
    .sort((a, b) => a.distance - b.distance);
  if (type !== "DELIVERY") return nearest[0] ?? null;
  const serving = new Set(
    regions
      .filter((region) => contains(region.polygon, [longitude, latitude]))
      .map((region) => region.branchId),
  );
  return nearest.find((branch) => serving.has(branch.id)) ?? nearest[0] ?? null;
}
