import { addCityLayer, addTileLayer } from "@dasturxon/city-map/ground";
import { createCityLoader } from "@dasturxon/city-map/load-cities";
import { useComputedColorScheme } from "@mantine/core";
import type L from "leaflet";
import { useEffect, useState } from "react";
import { api } from "../platform/api.ts";
import { useLanguage } from "../platform/use-language.tsx";
import type { VenueMap } from "./use-venue-map.ts";

const loadCityMap = createCityLoader(async (key) => {
  const [, city] = await api.call("GET /notifications/v1/maps/{key}", { path: { key } });
  return city ?? null;
});

/**
 * Adds the map's background: the installation's tiles, or else the built-in cities. @returns whether the
 * background failed to load.
 */
export function useMapBackground(map: L.Map | null, { tilesUrl, cities }: VenueMap): boolean {
  const [isLost, setLost] = useState(false);
  const { language } = useLanguage();
  const isDark = useComputedColorScheme("light") === "dark";
  useEffect(() => {
    if (!map || tilesUrl === null) return undefined;
    return addTileLayer(map, { url: tilesUrl, onAnswer: (isThere) => setLost(!isThere) });
  }, [map, tilesUrl]);
  useEffect(() => {
    if (!map || tilesUrl !== null) return undefined;
    const keys = cities.map(({ mapKey }) => mapKey);
    const setTilesReachable = (isThere: boolean) => setLost(!isThere);
    return addCityLayer(map, { keys, load: loadCityMap, language, isDark, onAnswer: setTilesReachable });
  }, [map, tilesUrl, cities, language, isDark]);
  return isLost;
}
