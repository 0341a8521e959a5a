import { PinMap, type PinMapProps } from "./pin-map.tsx";
import { useVenueMap } from "./use-venue-map.ts";

/** Shows a place on the brand's map. A tap places its pin, a drag moves it. */
export function PlaceMap(props: PinMapProps) {
  const { venue } = useVenueMap();
  return venue && <PinMap venue={venue} {...props} />;
}
