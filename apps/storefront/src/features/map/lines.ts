import { useEffect } from "react";
import L from "leaflet";
import type { MapLine } from "../../platform/map-contract.ts";

const NO_MAP_LINES: readonly MapLine[] = [];
/** Lengths of a dash and of the gap after it, CSS pixels. */
const MAP_LINE_DASHES_PX = "2 10";
const MAP_LINE_WIDTH_PX = 4;

/** Shows lines between places. They are dashed, because the road between the places is not known [OR-6]. */
export function useMapLines(map: L.Map | null, lines: readonly MapLine[] = NO_MAP_LINES): void {
  useEffect(() => {
    if (!map) return;
    const group = L.layerGroup(
      lines.map(({ points }) =>
        L.polyline(
          points.map(({ latitude, longitude }) => L.latLng(latitude, longitude)),
          {
            weight: MAP_LINE_WIDTH_PX,
            dashArray: MAP_LINE_DASHES_PX,
            interactive: false,
            className: "map-line",
          },
        ),
      ),
    );
    group.addTo(map);
    return () => void group.remove();
  }, [map, lines]);
}
