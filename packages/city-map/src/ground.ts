import L from "leaflet";
import { darkPalette, lightPalette } from "./palette.ts";
import type { DrawnCity } from "./prepare-city.ts";
import { SchematicLayer } from "./schematic-layer.ts";

/** Tiles of the installation with their credit; whether they come is told. @returns what takes them away. */
export function layTiles(
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

export interface CitiesLook {
  /** Of the built-in cities; those of cities without a drawing are null. */
  keys: readonly (string | null)[];
  load(key: string): Promise<DrawnCity | null>;
  language: string;
  isDark: boolean;
  /** Whether a city came. */
  onAnswer?: (isThere: boolean) => void;
}

/** Built-in cities, drawn here. @returns what takes them away. */
export function layCities(map: L.Map, { keys, load, language, isDark, onAnswer }: CitiesLook): () => void {
  let isOver = false;
  const layer = new SchematicLayer({ language, palette: isDark ? darkPalette : lightPalette });
  layer.addTo(map);
  for (const key of new Set(keys.flatMap((key) => key ?? [])))
    void load(key).then((city) => {
      if (isOver) return;
      if (city) layer.addCity(city);
      onAnswer?.(city !== null);
    });
  // A label drawn before its face came would stay in the wrong one.
  void document.fonts.load("500 12px Onest", "Aʻқ").then(() => !isOver && layer.redraw());
  return () => {
    isOver = true;
    layer.remove();
  };
}
