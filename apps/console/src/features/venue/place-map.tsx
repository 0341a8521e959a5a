import { circleAround } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { Map } from "leaflet";
import { useState } from "react";
import { MapFrame } from "../../map/map-frame.tsx";
import { usePin } from "../../map/marks.ts";
import { useVenueMap } from "../../map/use-venue-map.ts";
import { useT } from "../../platform/use-language.tsx";

interface Props {
  place: Coordinates;
  /** None: it is only looked at. */
  onPut: ((at: Coordinates) => void) | null;
}

/** Where a branch stands, with a pin that a tap puts and a drag moves. */
export function PlaceMap({ place, onPut }: Props) {
  const t = useT();
  const { venue } = useVenueMap();
  const [first] = useState(() =>
    circleAround(place, 700, 4).map(([longitude, latitude]) => ({ latitude, longitude })),
  );
  if (!venue) return null;
  return (
    <MapFrame label={t("branch.place.map")} venue={venue} first={first} {...(onPut ? { onTap: onPut } : {})}>
      {(map) => <Pin map={map} at={place} onMove={onPut} />}
    </MapFrame>
  );
}

function Pin({ map, at, onMove }: { map: Map; at: Coordinates; onMove: Props["onPut"] }) {
  usePin(map, at, onMove);
  return null;
}
