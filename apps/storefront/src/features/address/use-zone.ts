import { useMemo } from "react";
import { pointOf, regionAt } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { MapOutline } from "../../platform/map-contract.ts";
import { useOrderSettings } from "../../shop/brand/order-settings.ts";
import { call } from "../../platform/api.ts";
import { query } from "../../platform/query.ts";
import { useMenu } from "../../shop/menu/menu-query.ts";

/**
 * Delivery regions of the brand as its content of this version has them; open to guests. A guest who stands at the map
 * needs them: lost ones are asked for again, and the former ones are shown until the new ones come.
 */
const regionsQuery = query((_version: string) => call("GET /users/v1/region"), {
  retryAfterMs: 5_000,
  showsPrevious: true,
  kept: 2,
});

const NONE: MapOutline[] = [];

export interface Zone {
  /** Null while the regions are not there yet. */
  isInside: boolean | null;
  outlines: MapOutline[];
  cityId: string | null;
  /** The regions did not come, so nobody can say whether the point is served. */
  isFailed: boolean;
  retry(): void;
}

/** Is the point served? Only where the brand checks its area; elsewhere every point is [AD-5]. */
export function useZone(centre: Coordinates): Zone {
  const isChecked = useOrderSettings()?.shouldValidateDeliveryArea ?? false;
  // Zones that the staff change raise the version of the menu, which an open store looks at once a minute.
  const version = useMenu().menu?.version ?? "";
  const { data: regions, error } = regionsQuery.use(isChecked ? version : null);
  const outlines = useMemo(() => (isChecked ? (regions ?? NONE) : NONE), [isChecked, regions]);
  const region = regions && regionAt(regions, pointOf(centre));
  const isInside = !isChecked || (regions ? region !== null : null);
  return {
    isInside,
    outlines,
    cityId: region?.cityId ?? null,
    isFailed: isInside === null && error !== null,
    retry: () => void regionsQuery.load(version),
  };
}
