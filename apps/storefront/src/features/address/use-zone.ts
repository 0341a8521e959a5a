import { useMemo } from "react";
import { nearestBranch, pointOf, regionAt } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { useBranches } from "../../platform/branches.ts";
import type { MapOutline } from "../../platform/map-view.ts";
import { isServing } from "../../platform/order-basics.ts";
import { useOrderSettings } from "../../platform/order-settings.ts";
import type { Branch } from "../../platform/shapes.ts";
import { useServiceTypes } from "../../platform/service-type.ts";
import { regionsStore } from "./regions.ts";

const NONE: MapOutline[] = [];

export interface Zone {
  /** Null while the regions are not there yet. */
  isInside: boolean | null;
  outlines: MapOutline[];
  cityId: string | null;
  /** For whom no courier comes: the nearest branch to fetch it from, metres away. */
  pickup: { branch: Branch; distance: number } | null;
}

/** Is the point served? Only where the brand checks its area; elsewhere every point is [AD-5]. */
export function useZone(centre: Coordinates): Zone {
  const isChecked = useOrderSettings()?.shouldValidateDeliveryArea ?? false;
  const { data: regions } = regionsStore.use(isChecked);
  const outlines = useMemo(() => (isChecked ? (regions ?? NONE) : NONE), [isChecked, regions]);
  const hasPickup = useServiceTypes().includes("PICK_UP");
  const { branches } = useBranches();
  const region = regions && regionAt(regions, pointOf(centre));
  const isInside = !isChecked || (regions ? region !== null : null);
  const open = (branches ?? []).filter((branch) => isServing(branch, "PICK_UP"));
  return {
    isInside,
    outlines,
    cityId: region?.cityId ?? null,
    pickup: isInside === false && hasPickup ? nearestBranch(open, centre) : null,
  };
}
