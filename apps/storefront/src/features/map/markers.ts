import { useEffect, useEffectEvent } from "react";
import L from "leaflet";
import type { MapMarker } from "../../platform/map-contract.ts";
import { getPinClass, renderPinIcon } from "./pin-sign.ts";

const NO_MARKERS: readonly MapMarker[] = [];
const MAP_MARKER_SIZE_PX: L.PointExpression = [44, 52];
const MAP_PIN_TIP_PX: L.PointExpression = [22, 50];

/** Shows pins that can be chosen by tap and keyboard. The chosen pin is larger and on top. */
export function useMapMarkers(
  map: L.Map | null,
  markers: readonly MapMarker[] = NO_MARKERS,
  onMarker?: (id: string) => void,
): void {
  const onPress = useEffectEvent((id: string) => onMarker?.(id));
  useEffect(() => {
    if (!map) return;
    const group = L.layerGroup(markers.map((marker) => createPin(marker, (id) => onPress(id))));
    group.addTo(map);
    return () => void group.remove();
  }, [map, markers]);
}

function createPin(pin: MapMarker, onPress: (id: string) => void): L.Marker {
  const { id, latitude, longitude, label, isActive = false, kind } = pin;
  const icon = L.divIcon({
    className: getPinClass(pin),
    html: `<span class="map-pin-head"></span>${renderPinIcon(kind)}`,
    iconSize: MAP_MARKER_SIZE_PX,
    iconAnchor: MAP_PIN_TIP_PX,
  });
  const marker = L.marker([latitude, longitude], {
    icon,
    title: label,
    alt: label,
    zIndexOffset: isActive ? 1000 : 0,
  });
  marker.on("click", () => onPress(id));
  return marker;
}
