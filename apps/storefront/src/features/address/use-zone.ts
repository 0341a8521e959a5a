import { useMemo } from "react";
import { pointFromCoordinates, findRegionContainingPoint } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { MapOutline } from "../../platform/map-contract.ts";
import { useOrderSettings } from "../../shop/brand/order-settings.ts";
import { call } from "../../platform/api.ts";
import { createQuery } from "../../platform/query.ts";
import { useMenu } from "../../shop/menu/menu-query.ts";

/**
 * Delivery regions of the brand for this version of the content. Signed-out guests may read the regions. The map shows
 * them, so failed requests are retried, and the previous regions are shown until the new ones are loaded.
 */
const deliveryRegionsQuery = createQuery((_version: string) => call("GET /users/v1/region"), {
  retryAfterMs: 5_000,
  showsPrevious: true,
  kept: 2,
});

const NO_MAP_OUTLINES: MapOutline[] = [];

export interface DeliveryZoneState {
  /** Whether the point is inside a region. Null until the regions are loaded. */
  isInside: boolean | null;
  /** Returns whether another point is inside a region. Null until the regions are loaded. */
  isInsideAt(point: Coordinates): boolean | null;
  outlines: MapOutline[];
  cityId: string | null;
  /** Whether the regions failed to load, so that it is unknown whether the brand delivers to the point. */
  isFailed: boolean;
  retry(): void;
}

/**
 * Returns whether delivery to the point is available. If the brand does not check its area, it is available everywhere
 * [AD-5].
 */
export function useDeliveryZoneState(centre: Coordinates): DeliveryZoneState {
  const isChecked = useOrderSettings()?.shouldValidateDeliveryArea ?? false;
  // A change of the delivery zones increments the version of the menu. An open page requests the menu each minute.
  const version = useMenu().menu?.version ?? "";
  const { data: regions, error } = deliveryRegionsQuery.use(isChecked ? version : null);
  const outlines = useMemo(
    () => (isChecked ? (regions ?? NO_MAP_OUTLINES) : NO_MAP_OUTLINES),
    [isChecked, regions],
  );
  const region = regions && findRegionContainingPoint(regions, pointFromCoordinates(centre));
  const isInsideAt = (point: Coordinates) =>
    !isChecked || (regions ? findRegionContainingPoint(regions, pointFromCoordinates(point)) !== null : null);
  const isInside = isInsideAt(centre);
  return {
    isInside,
    isInsideAt,
    outlines,
    cityId: region?.cityId ?? null,
    isFailed: isInside === null && error !== null,
    retry: () => void deliveryRegionsQuery.load(version),
  };
}
