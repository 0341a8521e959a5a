import type { Branch, DeliveryRegion } from "@dasturxon/contract/merchants";
import { findOpenState } from "@dasturxon/domain/hours";
import type { StoreServiceType } from "@dasturxon/domain/order-status";
import { containsPoint, calculateDistanceMetres } from "@dasturxon/domain/zones";

export interface ClosestBranchQuestion {
  latitude: number;
  longitude: number;
  type: StoreServiceType;
  now: Date;
  timeZone: string;
}

const ENABLED_SETTING_BY_SERVICE = {
  DELIVERY: "deliveryEnabled",
  PICK_UP: "pickupEnabled",
  DINE_IN: "dineinEnabled",
} as const;

/**
 * Returns the branch that serves a point. For delivery, this is the nearest branch whose region contains the point,
 * with open branches first. If no region contains the point, and for other services, it is the nearest branch with the
 * service enabled. Distances are in metres. Null: no branch has the service.
 */
export function findClosestBranch(
  { latitude, longitude, type, now, timeZone }: ClosestBranchQuestion,
  branches: readonly Branch[],
  regions: readonly Pick<DeliveryRegion, "branchId" | "polygon">[],
): Branch | null {
  const point = { latitude, longitude };
  const nearest = branches
    .filter((branch) => branch.settings[ENABLED_SETTING_BY_SERVICE[type]])
    .map((branch) => ({ ...branch, distance: calculateDistanceMetres(point, branch) }))
    .sort((a, b) => a.distance - b.distance);
  if (type !== "DELIVERY") return nearest[0] ?? null;
  const serving = new Set(
    regions
      .filter((region) => containsPoint(region.polygon, [longitude, latitude]))
      .map((region) => region.branchId),
  );
  const near = nearest.filter((branch) => serving.has(branch.id));
  const isBranchOpen = ({ workHours }: Branch) =>
    findOpenState({ workHours, serviceType: type, instant: now, timeZone }).isOpen;
  return near.find(isBranchOpen) ?? near[0] ?? nearest[0] ?? null;
}
