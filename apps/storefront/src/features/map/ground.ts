import { addCityLayer, addTileLayer } from "@dasturxon/city-map/ground";
import { createCityLoader } from "@dasturxon/city-map/load-cities";
import type L from "leaflet";
import { useEffect } from "react";
import { call } from "../../platform/api.ts";
import { useLanguage } from "../../platform/i18n.tsx";
import { useBrand } from "../../shop/brand/brand.tsx";
import { citiesQuery } from "../../shop/location/cities.ts";
import { useIsDark } from "./use-is-dark.ts";

const loadCityMap = createCityLoader(
  async (key) => (await call("GET /notifications/v1/maps/{key}", { path: { key } })).data,
);

/** Adds the base layer: tiles if the installation has a tile server, else the built-in maps of the brand's cities. */
export function useMapBackground(map: L.Map | null): void {
  const { mapTilesUrl } = useBrand().merchant;
  const language = useLanguage();
  const isDark = useIsDark();
  const { data: cities } = citiesQuery.use(mapTilesUrl === null ? undefined : null);

  useEffect(() => {
    if (!map || mapTilesUrl === null) return;
    return addTileLayer(map, { url: mapTilesUrl });
  }, [map, mapTilesUrl]);

  useEffect(() => {
    if (!map || mapTilesUrl !== null || !cities) return;
    const keys = cities.map(({ mapKey }) => mapKey);
    return addCityLayer(map, { keys, load: loadCityMap, language, isDark });
  }, [map, mapTilesUrl, cities, language, isDark]);
}
