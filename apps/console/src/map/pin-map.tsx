import { createCircleAround } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { Map } from "leaflet";
import { useState } from "react";
import { MapFrame } from "./map-frame.tsx";
import { useDraggablePin } from "./marks.ts";
import type { VenueMap } from "./use-venue-map.ts";

export interface PinMapProps {
  /** Accessible name of the map. */
  label: string;
  place: Coordinates;
  /** Whether the map shows a pin at `place`. False: `place` is only the initial centre of the map. */
  isPinned?: boolean;
  /** Radius of the initially visible area around the place, in metres. */
  reach?: number;
  /** Called when the user places or moves the pin. Null: the user cannot place the pin. */
  onPut: ((at: Coordinates) => void) | null;
}

/** Shows a place on a map. A tap places its pin, a drag moves it. */
export function PinMap({
  venue,
  label,
  place,
  isPinned = true,
  reach = 700,
  onPut,
}: PinMapProps & { venue: VenueMap }) {
  const [first] = useState(() =>
    createCircleAround(place, reach, 4).map(([longitude, latitude]) => ({ latitude, longitude })),
  );
  return (
    <MapFrame label={label} venue={venue} first={first} {...(onPut ? { onTap: onPut } : {})}>
      {(map) => isPinned && <DraggablePin map={map} at={place} onMove={onPut} />}
    </MapFrame>
  );
}

function DraggablePin({ map, at, onMove }: { map: Map; at: Coordinates; onMove: PinMapProps["onPut"] }) {
  useDraggablePin(map, at, onMove);
  return null;
}
