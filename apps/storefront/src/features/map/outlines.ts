import { useEffect } from "react";
import L from "leaflet";
import type { MapOutline } from "../../platform/map-contract.ts";

const NO_MAP_OUTLINES: readonly MapOutline[] = [];

/** Shows the delivery regions: blue, 4 px wide, filled light blue [AD-5]. */
export function useMapOutlines(map: L.Map | null, outlines: readonly MapOutline[] = NO_MAP_OUTLINES): void {
  useEffect(() => {
    if (!map) return;
    const group = L.layerGroup(
      outlines.map(({ polygon }) =>
        L.polygon(
          polygon.map(([longitude, latitude]) => L.latLng(latitude, longitude)),
          { weight: 4, interactive: false, className: "map-zone", smoothFactor: 1.5 },
        ),
      ),
    );
    group.addTo(map);
    return () => void group.remove();
  }, [map, outlines]);
}
