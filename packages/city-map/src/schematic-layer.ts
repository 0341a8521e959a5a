import L from "leaflet";
import { isLanguage } from "@dasturxon/domain/language";
import type { Language } from "@dasturxon/domain/language";
import { drawLabel, drawMetroStation, formatLabelFont } from "./draw-labels.ts";
import { drawShapes } from "./draw-shapes.ts";
import { placeLabels, MIN_METRO_STATION_ZOOM } from "./labels.ts";
import type { MapLabel } from "./labels.ts";
import type { MapPalette } from "./palette.ts";
import type { PreparedCity } from "./prepare-city.ts";

const TILE_SIZE_PX = 512;

export interface CityTileLayerOptions {
  language: string;
  palette: MapPalette;
}

/**
 * Leaflet layer of the built-in cities. Draws the tiles in the browser: sharp on any screen, in the page's language
 * and theme.
 */
export class CityTileLayer extends L.GridLayer {
  readonly #palette: MapPalette;
  readonly #language: Language;
  readonly #cities: PreparedCity[] = [];
  readonly #labels = new Map<string, MapLabel[]>();
  readonly #ruler = document.createElement("canvas").getContext("2d");

  constructor({ language, palette }: CityTileLayerOptions) {
    super({
      tileSize: TILE_SIZE_PX,
      keepBuffer: 1,
      updateWhenZooming: false,
      noWrap: true,
      className: "map-schematic",
    });
    this.#palette = palette;
    this.#language = isLanguage(language) ? language : "uz";
  }

  addCity(city: PreparedCity): void {
    this.#cities.push(city);
    this.redraw();
  }

  override redraw(): this {
    this.#labels.clear();
    return super.redraw();
  }

  protected override createTile({ x, y, z }: L.Coords): HTMLElement {
    const canvas = document.createElement("canvas");
    const density = Math.min(3, Math.max(1, devicePixelRatio));
    canvas.width = TILE_SIZE_PX * density;
    canvas.height = TILE_SIZE_PX * density;
    const pen = canvas.getContext("2d", { alpha: false });
    if (!pen) return canvas;
    pen.scale(density, density);
    pen.fillStyle = this.#palette.outside;
    pen.fillRect(0, 0, TILE_SIZE_PX, TILE_SIZE_PX);
    for (const city of this.#cities) this.#drawCity(pen, city, { x, y, z });
    return canvas;
  }

  #drawCity(
    pen: CanvasRenderingContext2D,
    city: PreparedCity,
    { x, y, z }: Pick<L.Coords, "x" | "y" | "z">,
  ): void {
    const scale = 256 * 2 ** z;
    const side = TILE_SIZE_PX / scale;
    const tile = {
      zoom: z,
      scale,
      west: x * side,
      north: y * side,
      east: (x + 1) * side,
      south: (y + 1) * side,
    };
    drawShapes(pen, tile, { city, palette: this.#palette });
    const [left, top] = [x * TILE_SIZE_PX, y * TILE_SIZE_PX];
    if (z >= MIN_METRO_STATION_ZOOM) {
      for (const { stations, color } of city.metro) {
        for (const station of stations)
          drawMetroStation(pen, station.x * scale - left, station.y * scale - top, color);
      }
    }
    for (const label of this.#labelsOf(city, z)) {
      const reach = (label.width + label.height) / 2 + 4;
      const isSeen =
        label.x + reach > left &&
        label.x - reach < left + TILE_SIZE_PX &&
        label.y + reach > top &&
        label.y - reach < top + TILE_SIZE_PX;
      if (isSeen) drawLabel(pen, label, { left, top, palette: this.#palette });
    }
  }

  /** Computes labels once per zoom and not per tile, so that a name that crosses two tiles matches at their border. */
  #labelsOf(city: PreparedCity, zoom: number): MapLabel[] {
    const key = `${city.key} ${zoom}`;
    const known = this.#labels.get(key);
    if (known) return known;
    const laid = placeLabels({
      city,
      zoom,
      language: this.#language,
      measure: (text, size) => this.#measure(text, size),
    });
    this.#labels.set(key, laid);
    return laid;
  }

  #measure(text: string, size: number): number {
    if (!this.#ruler) return text.length * size * 0.6;
    this.#ruler.font = formatLabelFont("road", size);
    return this.#ruler.measureText(text).width;
  }
}
