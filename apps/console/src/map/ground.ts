import { darkPalette, lightPalette } from "@dasturxon/city-map/palette";
import { prepareCity } from "@dasturxon/city-map/prepare-city";
import type { DrawnCity } from "@dasturxon/city-map/prepare-city";
import { SchematicLayer } from "@dasturxon/city-map/schematic-layer";
import { useComputedColorScheme } from "@mantine/core";
import L from "leaflet";
import { useEffect, useState } from "react";
import { api } from "../platform/api.ts";
import { useLanguage } from "../platform/use-language.tsx";
import type { VenueMap } from "./use-venue-map.ts";

const drawn = new Map<string, Promise<DrawnCity | null>>();

/** A built-in city, asked for once; null where it did not come, and then asked for again. */
function loadCity(key: string): Promise<DrawnCity | null> {
  const known = drawn.get(key) ?? ask(key);
  drawn.set(key, known);
  return known;
}

async function ask(key: string): Promise<DrawnCity | null> {
  const [refusal, city] = await api.call("GET /notifications/v1/maps/{key}", { path: { key } });
  if (refusal) drawn.delete(key);
  return city && prepareCity(city);
}

/** What the map stands on: the installation's tiles, else the built-in cities. @returns whether it did not come. */
export function useGround(map: L.Map | null, { tilesUrl, cities }: VenueMap): boolean {
  const [isLost, setLost] = useState(false);
  const { language } = useLanguage();
  const isDark = useComputedColorScheme("light") === "dark";
  useEffect(() => {
    if (!map || tilesUrl === null) return undefined;
    const layer = L.tileLayer(tilesUrl, { maxZoom: 19, className: "map-tiles" });
    layer.on("tileerror", () => setLost(true));
    layer.on("tileload", () => setLost(false));
    layer.addTo(map);
    const credit = L.control.attribution({ prefix: false, position: "bottomleft" });
    credit.addAttribution("© OpenStreetMap").addTo(map);
    return () => {
      layer.remove();
      credit.remove();
    };
  }, [map, tilesUrl]);
  useEffect(() => {
    if (!map || tilesUrl !== null) return undefined;
    let isOver = false;
    const layer = new SchematicLayer({ language, palette: isDark ? darkPalette : lightPalette });
    layer.addTo(map);
    for (const key of new Set(cities.flatMap(({ mapKey }) => mapKey ?? [])))
      void loadCity(key).then((city) => {
        if (isOver) return;
        if (city) layer.addCity(city);
        setLost(!city);
      });
    return () => {
      isOver = true;
      layer.remove();
    };
  }, [map, tilesUrl, cities, language, isDark]);
  return isLost;
}
