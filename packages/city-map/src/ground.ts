import L from "leaflet";
import { darkMapPalette, lightMapPalette } from "./palette.ts";
import type { PreparedCity } from "./prepare-city.ts";
import { CityTileLayer } from "./schematic-layer.ts";

/**
 * Adds the installation's tile layer with its attribution. Reports whether tiles load through `onAnswer`. @returns a
 * cleanup function.
 */
export function addTileLayer(
  map: L.Map,
  { url, onAnswer }: { url: string; onAnswer?: (isThere: boolean) => void },
): () => void {
  const layer = L.tileLayer(url, { maxZoom: 19, className: "map-tiles" });
  layer.on("tileerror", () => onAnswer?.(false));
  layer.on("tileload", () => onAnswer?.(true));
  layer.addTo(map);
  const credit = L.control.attribution({ prefix: false, position: "bottomleft" });
  credit.addAttribution("© OpenStreetMap").addTo(map);
  return () => {
    layer.remove();
    credit.remove();
  };
}

export interface CityLayerOptions {
  /** Keys of the built-in cities. Null for a city without a built-in map. */
  keys: readonly (string | null)[];
  load(key: string): Promise<PreparedCity | null>;
  language: string;
  isDark: boolean;
  /** Called with true if a city loaded, and with false if a city failed to load. */
  onAnswer?: (isThere: boolean) => void;
}

/** Adds the built-in cities, which the browser draws. @returns a cleanup function. */
export function addCityLayer(
  map: L.Map,
  { keys, load, language, isDark, onAnswer }: CityLayerOptions,
): () => void {
  let isOver = false;
  const layer = new CityTileLayer({ language, palette: isDark ? darkMapPalette : lightMapPalette });
  layer.addTo(map);
  for (const key of new Set(keys.flatMap((key) => key ?? [])))
    void load(key).then((city) => {
      if (isOver) return;
      if (city) layer.addCity(city);
      onAnswer?.(city !== null);
    });
  // Redraws when the font has loaded, because canvas labels drawn earlier use the fallback font.
  void document.fonts.load("500 12px Onest", "Aʻқ").then(() => !isOver && layer.redraw());
  return () => {
    isOver = true;
    layer.remove();
  };
}
