import { zoneHoles, type ZoneHole } from "@dasturxon/domain/zone-holes";
import { distanceMetres } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { Stack, Text } from "@mantine/core";
import type { Map } from "leaflet";
import { useMemo, useState } from "react";
import { MapFrame } from "../../../map/map-frame.tsx";
import { useBranchMarks, usePin } from "../../../map/marks.ts";
import { useNamesApart } from "../../../map/names-apart.ts";
import type { VenueMap } from "../../../map/use-venue-map.ts";
import { useT } from "../../../platform/use-language.tsx";
import { Probe } from "./probe.tsx";
import { type Outline, useHoles, useOutlines } from "./shape-layer.ts";

interface Props {
  venue: VenueMap;
  zones: readonly Outline[];
}

/** Map of all zones with overlaps and gaps. A tap shows what a delivery there costs. */
export function ZonesMap({ venue, zones }: Props) {
  const t = useT();
  const [pin, setPin] = useState<Coordinates | null>(null);
  const holes = useMemo(() => zoneHoles(zones.map(({ polygon }) => polygon)), [zones]);
  const first = useMemo(() => firstPlaces(zones, venue), [zones, venue]);
  return (
    <Stack gap="xs">
      <div className="zone-map zone-map-all">
        <MapFrame label={t("zones.map")} venue={venue} first={first} onTap={setPin}>
          {(map) => <OnMap {...{ map, venue, zones, holes, pin }} onPin={setPin} />}
        </MapFrame>
      </div>
      {holes.length > 0 && <Text size="sm">{t("zones.holes", { count: holes.length })}</Text>}
      <Probe pin={pin} onPin={setPin} draft={null} />
    </Stack>
  );
}

/** Distance in metres from the first branch, beyond which zones belong to another city. */
const ONE_CITY = 60_000;

/** Returns the points of the first branch's city. A map of two cities would be too small to recognise either. */
function firstPlaces(zones: readonly Outline[], { branches, cities }: VenueMap): Coordinates[] {
  const [middle] = [...branches, ...cities];
  const corners = zones.flatMap(({ polygon }) =>
    polygon.map(([longitude, latitude]) => ({ latitude, longitude })),
  );
  const near = corners.filter((corner) => !middle || distanceMetres(middle, corner) < ONE_CITY);
  return near.length > 0 ? near : middle ? [middle] : corners;
}

interface OnMapProps extends Props {
  map: Map;
  holes: readonly ZoneHole[];
  pin: Coordinates | null;
  onPin: (at: Coordinates) => void;
}

function OnMap({ map, venue, zones, holes, pin, onPin }: OnMapProps) {
  useHoles(map, holes);
  useOutlines(map, zones, true);
  useBranchMarks(map, venue.branches);
  useNamesApart(map);
  usePin(map, pin, onPin);
  return null;
}
