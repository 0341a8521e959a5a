import { PinMap, type PinMapProps } from "./pin-map.tsx";
import { useVenueMap } from "./use-venue-map.ts";

/** A place on the brand's map, with a pin that a tap puts and a drag moves. */
export function PlaceMap(props: PinMapProps) {
  const { venue } = useVenueMap();
  return venue && <PinMap venue={venue} {...props} />;
}
