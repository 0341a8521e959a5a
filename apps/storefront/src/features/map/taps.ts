import { useEffect, useEffectEvent } from "react";
import type { LeafletMouseEvent, Map } from "leaflet";
import type { MapViewProps } from "../../platform/map-contract.ts";

/** So long a second tap may follow, which zooms instead. */
const SINGLE_TAP_MS = 250;

/** Tells taps on the ground; two of them zoom and are told as none. */
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
