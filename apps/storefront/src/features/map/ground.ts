import { useEffect } from "react";
import L from "leaflet";
import { useBrand } from "../../shop/brand/brand.tsx";
import { citiesQuery } from "../../shop/location/cities.ts";
import { useLanguage } from "../../platform/i18n.tsx";
import { loadCityMap } from "./city-maps.ts";
import { darkPalette, lightPalette } from "@dasturxon/city-map/palette";
import { SchematicLayer } from "@dasturxon/city-map/schematic-layer";
import { useIsDark } from "./use-is-dark.ts";

/** What the map stands on: tiles where the installation names them, else the built-in cities of the brand. */
export function useGround(map: L.Map | null): void {
  const { mapTilesUrl } = useBrand().merchant;
  const language = useLanguage();
  const isDark = useIsDark();
  const { data: cities } = citiesQuery.use(mapTilesUrl === null ? undefined : null);

  useEffect(() => {
    if (!map || mapTilesUrl === null) return;
    const layer = L.tileLayer(mapTilesUrl, { maxZoom: 19, detectRetina: false, className: "map-tiles" });
    layer.addTo(map);
    const credit = L.control.attribution({ prefix: false, position: "bottomleft" });
    credit.addAttribution("© OpenStreetMap").addTo(map);
    return () => {
      layer.remove();
      credit.remove();
    };
  }, [map, mapTilesUrl]);

  useEffect(() => {
    if (!map || mapTilesUrl !== null || !cities) return;
    let isOver = false;
    const layer = new SchematicLayer({ language, palette: isDark ? darkPalette : lightPalette });
    layer.addTo(map);
    for (const { mapKey } of cities) {
      if (!mapKey) continue;
      void loadCityMap(mapKey).then((city) => {
        if (city && !isOver) layer.addCity(city);
      });
    }
    // A label drawn before its face came would stay in the wrong one.
    void document.fonts.load("500 12px Onest", "Aʻқ").then(() => !isOver && layer.redraw());
    return () => {
      isOver = true;
      layer.remove();
    };
  }, [map, mapTilesUrl, cities, language, isDark]);
}
