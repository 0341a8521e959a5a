import { findZoneHoles, type ZoneHole } from "@dasturxon/domain/zone-holes";
import { calculateDistanceMetres } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { Stack, Text } from "@mantine/core";
import type { Map } from "leaflet";
import { useMemo, useState } from "react";
import { MapFrame } from "../../../map/map-frame.tsx";
import { useBranchMapMarkers, useDraggablePin } from "../../../map/marks.ts";
import { useNameSeparation } from "../../../map/names-apart.ts";
import type { VenueMap } from "../../../map/use-venue-map.ts";
import { useTranslate } from "../../../platform/use-language.tsx";
import { DeliveryPriceCheck } from "./probe.tsx";
import { type ZoneOutline, useZoneHoleLayer, useZoneOutlineLayer } from "./shape-layer.ts";

interface Props {
  venue: VenueMap;
  zones: readonly ZoneOutline[];
}

/** Map of all zones with overlaps and gaps. A tap shows what a delivery there costs. */
export function ZonesMap({ venue, zones }: Props) {
  const t = useTranslate();
  const [pin, setPin] = useState<Coordinates | null>(null);
  const holes = useMemo(() => findZoneHoles(zones.map(({ polygon }) => polygon)), [zones]);
  const first = useMemo(() => listInitialZoneMapPoints(zones, venue), [zones, venue]);
  return (
    <Stack gap="xs">
      <div className="zone-map zone-map-all">
        <MapFrame label={t("zones.map")} venue={venue} first={first} onTap={setPin}>
          {(map) => <ZonesLayer {...{ map, venue, zones, holes, pin }} onPin={setPin} />}
        </MapFrame>
      </div>
      {holes.length > 0 && <Text size="sm">{t("zones.holes", { count: holes.length })}</Text>}
      <DeliveryPriceCheck pin={pin} onPin={setPin} draft={null} />
    </Stack>
  );
}

/** Distance in metres from the first branch. Zones that are farther away belong to another city. */
const MAX_CITY_DISTANCE_M = 60_000;

/** Returns the points of the first branch's city. A map of two cities would be too small to recognise either. */
function listInitialZoneMapPoints(
  zones: readonly ZoneOutline[],
  { branches, cities }: VenueMap,
): Coordinates[] {
  const [middle] = [...branches, ...cities];
  const corners = zones.flatMap(({ polygon }) =>
    polygon.map(([longitude, latitude]) => ({ latitude, longitude })),
  );
  const near = corners.filter(
    (corner) => !middle || calculateDistanceMetres(middle, corner) < MAX_CITY_DISTANCE_M,
  );
  return near.length > 0 ? near : middle ? [middle] : corners;
}

interface ZonesOnMapProps extends Props {
  map: Map;
  holes: readonly ZoneHole[];
  pin: Coordinates | null;
  onPin: (at: Coordinates) => void;
}

function ZonesLayer({ map, venue, zones, holes, pin, onPin }: ZonesOnMapProps) {
  useZoneHoleLayer(map, holes);
  useZoneOutlineLayer(map, zones, true);
  useBranchMapMarkers(map, venue.branches);
  useNameSeparation(map);
  useDraggablePin(map, pin, onPin);
  return null;
}
