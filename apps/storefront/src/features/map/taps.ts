import { useEffect, useEffectEvent } from "react";
import type { LeafletMouseEvent, Map } from "leaflet";
import type { MapViewProps } from "../../platform/map-contract.ts";

/** Time in milliseconds in which a second tap may follow. A double tap zooms. */
const SECOND_TAP_WAIT_MS = 250;

/** Reports single taps on the map. A double tap zooms and is not reported. */
export function useMapTaps(map: Map | null, onTap: MapViewProps["onTap"]): void {
  const tell = useEffectEvent(({ latlng }: LeafletMouseEvent) => {
    if (map) onTap?.({ latitude: latlng.lat, longitude: latlng.lng }, map.getZoom());
  });
  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const clearTapTimer = () => clearTimeout(timer);
    const onClick = (event: LeafletMouseEvent) => {
      clearTapTimer();
      timer = setTimeout(() => tell(event), SECOND_TAP_WAIT_MS);
    };
    map.on("click", onClick);
    map.on("dblclick", clearTapTimer);
    return () => {
      clearTapTimer();
      map.off("click", onClick);
      map.off("dblclick", clearTapTimer);
    };
  }, [map]);
}
