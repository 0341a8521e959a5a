import type { Coordinates } from "@dasturxon/domain/zones";
import type { MapMarker, MapOutline, MapTarget } from "../../../platform/map-contract.ts";
import type { LngLat, YandexApi, YandexMapObject } from "./yandex-api.ts";

const NEAREST_FIT = 15;
/** Share of the shown piece that is added around fitted points. */
const MARGIN = 0.2;

export interface YandexEngineOptions {
  target: MapTarget;
  isDark: boolean;
  /** Milliseconds of a move that the guest did not make by hand [AD-1]; 0: at once. */
  moveDuration: number;
  zoomRange: { min: number; max: number };
  onMoveStart(): void;
  onMoveEnd(centre: Coordinates, isByHand: boolean): void;
  onTap(at: Coordinates, zoom: number): void;
  /** Draws a pin, whose tip is at its own bottom centre. */
  drawPin(marker: MapMarker): HTMLElement;
}

const at = ({ longitude, latitude }: Coordinates): LngLat => [longitude, latitude];

/** One Yandex map: the same moves, pins and outlines that the screens ask of any provider [AD-14]. */
export class YandexEngine {
  readonly #api: YandexApi;
  readonly #map: YandexMapObject;
  readonly #options: YandexEngineOptions;
  #pins: object[] = [];
  #zones: object[] = [];
  #moving: ReturnType<typeof setTimeout> | undefined;

  constructor(api: YandexApi, box: HTMLElement, options: YandexEngineOptions) {
    this.#api = api;
    this.#options = options;
    const { target, isDark, zoomRange } = options;
    this.#map = new api.YMap(box, {
      location: { center: at(target), zoom: target.zoom },
      zoomRange,
      theme: isDark ? "dark" : "light",
      behaviors: ["drag", "pinchZoom", "scrollZoom", "dblClick"],
    });
    this.#map.addChild(new api.YMapDefaultSchemeLayer({}));
    this.#map.addChild(new api.YMapDefaultFeaturesLayer({}));
    const listener = new api.YMapListener({
      onActionStart: () => this.#startByHand(),
      onActionEnd: ({ location: { center } }) =>
        options.onMoveEnd({ longitude: center[0], latitude: center[1] }, true),
      onClick: (_, { coordinates: [longitude, latitude] }) =>
        options.onTap({ longitude, latitude }, this.#map.zoom),
    });
    this.#map.addChild(listener);
  }

  moveTo(target: MapTarget): void {
    this.#move({ center: at(target), zoom: target.zoom }, target);
  }

  /** Shows all the points, with room around. */
  fit(points: readonly Coordinates[]): void {
    const [first] = points;
    if (!first) return;
    const lons = points.map(({ longitude }) => longitude);
    const lats = points.map(({ latitude }) => latitude);
    const [west, east, south, north] = [
      Math.min(...lons),
      Math.max(...lons),
      Math.min(...lats),
      Math.max(...lats),
    ];
    const centre = { longitude: (west + east) / 2, latitude: (south + north) / 2 };
    if (west === east && south === north) return this.#move({ center: at(first), zoom: NEAREST_FIT }, centre);
    const [wide, high] = [(east - west) * MARGIN, (north - south) * MARGIN];
    const bounds: [LngLat, LngLat] = [
      [west - wide, north + high],
      [east + wide, south - high],
    ];
    this.#move({ bounds }, centre);
  }

  zoomBy(steps: number): void {
    this.#map.update({ location: { zoom: this.#map.zoom + steps, duration: this.#options.moveDuration } });
  }

  showDark(isDark: boolean): void {
    this.#map.update({ theme: isDark ? "dark" : "light" });
  }

  /** Pins in the place of those shown; the chosen one lies on top. */
  showMarkers(markers: readonly MapMarker[]): void {
    for (const pin of this.#pins) this.#map.removeChild(pin);
    this.#pins = markers.map((marker) => {
      const zIndex = marker.isActive ? 1000 : 0;
      return new this.#api.YMapMarker({ coordinates: at(marker), zIndex }, this.#options.drawPin(marker));
    });
    for (const pin of this.#pins) this.#map.addChild(pin);
  }

  /** Delivery regions: blue, 4 px, filled light blue [AD-5]. */
  showOutlines(outlines: readonly MapOutline[]): void {
    for (const zone of this.#zones) this.#map.removeChild(zone);
    this.#zones = outlines.map(({ polygon }) => {
      const coordinates = [polygon.map(([longitude, latitude]): LngLat => [longitude, latitude])];
      return new this.#api.YMapFeature({
        geometry: { type: "Polygon", coordinates },
        style: { fill: "#6ea3ff", fillOpacity: 0.05, stroke: [{ color: "#2f6fed", width: 4 }] },
      });
    });
    for (const zone of this.#zones) this.#map.addChild(zone);
  }

  destroy(): void {
    clearTimeout(this.#moving);
    this.#map.destroy();
  }

  #startByHand(): void {
    // The hand is stronger than a move that is under way.
    clearTimeout(this.#moving);
    this.#options.onMoveStart();
  }

  #move(location: Parameters<YandexMapObject["update"]>[0]["location"], centre: Coordinates): void {
    const { moveDuration: duration, onMoveStart, onMoveEnd } = this.#options;
    clearTimeout(this.#moving);
    onMoveStart();
    this.#map.update({ location: { ...location, duration } });
    this.#moving = setTimeout(() => onMoveEnd(centre, false), duration);
  }
}
