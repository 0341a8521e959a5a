import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";
import type { Coordinates, Polygon } from "@dasturxon/domain/zones";
import type { MapOutline } from "../../platform/map-contract.ts";
import { ADDRESS_MAP_ZOOM } from "./use-picker.ts";
import type { AddressPicker } from "./use-picker.ts";

const MIN_ZONE_ZOOM = 9;
/** Margin between the zone and the edge of the map, in CSS pixels. */
const ZONE_MARGIN_PX = 24;
/** Size of the whole world at zoom 0, in CSS pixels. */
const WORLD_SIZE_PX = 256;

interface MapSize {
  width: number;
  height: number;
}

/** Returns the largest zoom at which a map of this size, centred on the pin, shows the whole polygon. */
export function zoomToFitPolygon(pin: Coordinates, polygon: Polygon, { width, height }: MapSize): number {
  const [x, y] = projectToMercator(pin);
  let [wide, high] = [0, 0];
  for (const [longitude, latitude] of polygon) {
    const [px, py] = projectToMercator({ latitude, longitude });
    wide = Math.max(wide, Math.abs(px - x));
    high = Math.max(high, Math.abs(py - y));
  }
  const times = Math.min((width / 2 - ZONE_MARGIN_PX) / wide, (height / 2 - ZONE_MARGIN_PX) / high);
  return Math.min(ADDRESS_MAP_ZOOM, Math.max(MIN_ZONE_ZOOM, Math.floor(Math.log2(times))));
}

/** Projects to Web Mercator at zoom 0, in CSS pixels. */
function projectToMercator({ latitude, longitude }: Coordinates): [number, number] {
  const angle = (latitude * Math.PI) / 180;
  return [
    ((longitude + 180) / 360) * WORLD_SIZE_PX,
    ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * WORLD_SIZE_PX,
  ];
}

/** Returns the zone with the corner nearest to the pin. */
export function findNearestZone(zones: readonly MapOutline[], pin: Coordinates): MapOutline | null {
  const [x, y] = projectToMercator(pin);
  let nearest: { zone: MapOutline; distance: number } | null = null;
  for (const zone of zones) {
    for (const [longitude, latitude] of zone.polygon) {
      const [px, py] = projectToMercator({ latitude, longitude });
      const distance = Math.hypot(px - x, py - y);
      if (!nearest || distance < nearest.distance) nearest = { zone, distance };
    }
  }
  return nearest?.zone ?? null;
}

/** When the pin leaves the zone, zooms out once to show both. The zoom is not changed again. */
export function useZoomOutToZone(
  box: RefObject<HTMLElement | null>,
  { picker, zones, isOut }: { picker: AddressPicker; zones: readonly MapOutline[]; isOut: boolean },
): void {
  const isShown = useRef(false);
  const { isMoving, centre } = picker.state;
  const show = useEffectEvent(() => {
    const zone = findNearestZone(zones, centre);
    const size = box.current?.getBoundingClientRect();
    if (zone && size) picker.zoomTo(zoomToFitPolygon(centre, zone.polygon, size));
  });
  useEffect(() => {
    if (isMoving) return;
    if (isOut && !isShown.current) show();
    isShown.current = isOut;
  }, [isOut, isMoving]);
}
