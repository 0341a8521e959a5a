import type { Coordinates } from "@dasturxon/domain/zones";
import L from "leaflet";
import { useEffect, useEffectEvent } from "react";

interface NamedMapPlace extends Coordinates {
  id: string;
  name: string;
}

/** Shows the branches on the map, each with its name. */
export function useBranchMapMarkers(map: L.Map, branches: readonly NamedMapPlace[]): void {
  useEffect(() => {
    const group = L.layerGroup(
      branches.map(({ latitude, longitude, name }) =>
        L.marker([latitude, longitude], {
          icon: L.divIcon({ className: "map-branch", iconSize: [20, 20] }),
          interactive: false,
          keyboard: false,
        }).bindTooltip(createLabelElement(name), {
          permanent: true,
          direction: "top",
          offset: [0, -8],
          className: "map-branch-name",
        }),
      ),
    );
    group.addTo(map);
    return () => void group.remove();
  }, [map, branches]);
}

/** Returns an element with plain text, because Leaflet interprets strings as HTML. */
function createLabelElement(words: string): HTMLElement {
  const element = document.createElement("span");
  element.textContent = words;
  return element;
}

/** Shows a pin that the user can drag. */
export function useDraggablePin(
  map: L.Map,
  at: Coordinates | null,
  onMove: ((at: Coordinates) => void) | null,
): void {
  const move = useEffectEvent((to: Coordinates) => onMove?.(to));
  const isMovable = onMove !== null;
  const { latitude, longitude } = at ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return undefined;
    const pin = L.marker([latitude, longitude], {
      icon: L.divIcon({ className: "map-pin", iconSize: [44, 52], iconAnchor: [22, 50] }),
      draggable: isMovable,
      keyboard: false,
      zIndexOffset: 1000,
    });
    pin.on("dragend", () => {
      const { lat, lng } = pin.getLatLng();
      move({ latitude: lat, longitude: lng });
    });
    pin.addTo(map);
    return () => void pin.remove();
  }, [map, latitude, longitude, isMovable]);
}
