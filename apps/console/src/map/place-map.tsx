import { circleAround } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { Map } from "leaflet";
import { useState } from "react";
import { MapFrame } from "./map-frame.tsx";
import { usePin } from "./marks.ts";
import { useVenueMap } from "./use-venue-map.ts";

interface Props {
  /** What the pin says, read aloud. */
  label: string;
  place: Coordinates;
  /** Is it a place already, or only where one looks for it? */
  isPinned?: boolean;
  /** None: it is only looked at. */
  onPut: ((at: Coordinates) => void) | null;
}

/** A place on the brand's map, with a pin that a tap puts and a drag moves. */
export function PlaceMap({ label, place, isPinned = true, onPut }: Props) {
  const { venue } = useVenueMap();
  const [first] = useState(() =>
    circleAround(place, 700, 4).map(([longitude, latitude]) => ({ latitude, longitude })),
  );
  if (!venue) return null;
  return (
    <MapFrame label={label} venue={venue} first={first} {...(onPut ? { onTap: onPut } : {})}>
      {(map) => isPinned && <Pin map={map} at={place} onMove={onPut} />}
    </MapFrame>
  );
}

function Pin({ map, at, onMove }: { map: Map; at: Coordinates; onMove: Props["onPut"] }) {
  usePin(map, at, onMove);
  return null;
}
