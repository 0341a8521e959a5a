import { useEffect, useEffectEvent } from "react";
import L from "leaflet";
import type { MapMarker } from "../../platform/map-view.ts";

const NONE: readonly MapMarker[] = [];
const SIZE: L.PointExpression = [44, 52];
const TIP: L.PointExpression = [22, 50];

/** Strokes of the signs on a square of 24. */
const SIGNS: Record<NonNullable<MapMarker["kind"]>, string> = {
  branch: "M4 10v9h16v-9M3 10l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM10 19v-5h4v5",
  door: "M4 11l8-7 8 7M6 9.5V19h12V9.5M10 19v-5h4v5",
  courier:
    "M6 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM18 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6 16l4-7h4l4 7M12 16l-2-7M14 6h2l1.5 3",
};

/** Pins that can be chosen by tap and by keyboard; the chosen one is larger and on top. */
export function useMarkers(
  map: L.Map | null,
  markers: readonly MapMarker[] = NONE,
  onMarker?: (id: string) => void,
): void {
  const onPress = useEffectEvent((id: string) => onMarker?.(id));
  useEffect(() => {
    if (!map) return;
    const group = L.layerGroup(markers.map((marker) => pin(marker, (id) => onPress(id))));
    group.addTo(map);
    return () => void group.remove();
  }, [map, markers]);
}

function pin(
  { id, latitude, longitude, label, isActive = false, kind }: MapMarker,
  onPress: (id: string) => void,
): L.Marker {
  const icon = L.divIcon({
    className: `map-pin${isActive ? " map-pin-active" : ""}${kind ? ` map-pin-sign map-pin-${kind}` : ""}`,
    html: `<span class="map-pin-head"></span>${kind ? sign(kind) : ""}`,
    iconSize: SIZE,
    iconAnchor: TIP,
  });
  const marker = L.marker([latitude, longitude], {
    icon,
    title: label,
    alt: label,
    zIndexOffset: isActive ? 1000 : 0,
  });
  marker.bindTooltip(text(label), {
    direction: "top",
    offset: [0, -46],
    className: "map-tip",
    permanent: isActive,
  });
  marker.on("click", () => onPress(id));
  return marker;
}

function sign(kind: NonNullable<MapMarker["kind"]>): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[kind]}"/></svg>`;
}

/** Leaflet reads strings as HTML: a branch's name is only text. */
function text(label: string): HTMLElement {
  const span = document.createElement("span");
  span.textContent = label;
  return span;
}
