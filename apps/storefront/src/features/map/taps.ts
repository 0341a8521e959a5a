import { useEffect, useEffectEvent } from "react";
import type { LeafletMouseEvent, Map } from "leaflet";
import type { MapViewProps } from "../../platform/map-contract.ts";

/** Time in milliseconds in which a second tap may follow. A double tap zooms. */
const SINGLE_TAP_MS = 250;

/** Reports single taps on the map. A double tap zooms and is not reported. */
export function useTaps(map: Map | null, onTap: MapViewProps["onTap"]): void {
  const tell = useEffectEvent(({ latlng }: LeafletMouseEvent) => {
    if (map) onTap?.({ latitude: latlng.lat, longitude: latlng.lng }, map.getZoom());
  });
  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const onClick = (event: LeafletMouseEvent) => {
      stop();
      timer = setTimeout(() => tell(event), SINGLE_TAP_MS);
    };
    map.on("click", onClick);
    map.on("dblclick", stop);
    return () => {
      stop();
      map.off("click", onClick);
      map.off("dblclick", stop);
    };
  }, [map]);
}
