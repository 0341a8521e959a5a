import { circleAround } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { Map } from "leaflet";
import { useState } from "react";
import { MapFrame } from "./map-frame.tsx";
import { usePin } from "./marks.ts";
import type { VenueMap } from "./use-venue-map.ts";

export interface PinMapProps {
  /** What the pin says, read aloud. */
  label: string;
  place: Coordinates;
  /** Is it a place already, or only where one looks for it? */
  isPinned?: boolean;
  /** Metres around the place that are seen at first. */
  reach?: number;
  /** None: it is only looked at. */
  onPut: ((at: Coordinates) => void) | null;
}

/** A place on a map, with a pin that a tap puts and a drag moves. */
export function PinMap({
  venue,
  label,
  place,
  isPinned = true,
  reach = 700,
  onPut,
}: PinMapProps & { venue: VenueMap }) {
  const [first] = useState(() =>
    circleAround(place, reach, 4).map(([longitude, latitude]) => ({ latitude, longitude })),
  );
  return (
    <MapFrame label={label} venue={venue} first={first} {...(onPut ? { onTap: onPut } : {})}>
      {(map) => isPinned && <Pin map={map} at={place} onMove={onPut} />}
    </MapFrame>
  );
}

function Pin({ map, at, onMove }: { map: Map; at: Coordinates; onMove: PinMapProps["onPut"] }) {
  usePin(map, at, onMove);
  return null;
}
