import type { Coordinates } from "@dasturxon/domain/zones";
import type { MapLine, MapMarker, MapOutline, MapTarget } from "../../../platform/map-contract.ts";
import type { LngLat, YandexApi, YandexMapObject } from "./yandex-api.ts";

const MAX_FIT_ZOOM = 15;
/** Padding around fitted points, as a share of the shown area. */
const MAP_PADDING_SHARE = 0.2;

export interface YandexEngineOptions {
  target: MapTarget;
  isDark: boolean;
  /** Duration of a programmatic map move, milliseconds [AD-1]. 0 means at once. */
  moveDuration: number;
  zoomRange: { min: number; max: number };
  onMoveStart(isByHand: boolean): void;
  onMoveEnd(centre: Coordinates, isByHand: boolean): void;
  onTap(at: Coordinates, zoom: number): void;
  /** Creates a pin, with its tip at its bottom centre. */
  drawPin(marker: MapMarker): HTMLElement;
}

const toLngLat = ({ longitude, latitude }: Coordinates): LngLat => [longitude, latitude];

/** Yandex map with the moves, pins and outlines that screens expect from every provider [AD-14]. */
export class YandexEngine {
  readonly #api: YandexApi;
  readonly #map: YandexMapObject;
  readonly #options: YandexEngineOptions;
  #pins: object[] = [];
  #zones: object[] = [];
  #lines: object[] = [];
  #moving: ReturnType<typeof setTimeout> | undefined;
  #centre: Coordinates;

  constructor(api: YandexApi, box: HTMLElement, options: YandexEngineOptions) {
    this.#api = api;
    this.#options = options;
    const { target, isDark, zoomRange } = options;
    this.#centre = target;
    this.#map = new api.YMap(box, {
      location: { center: toLngLat(target), zoom: target.zoom },
      zoomRange,
      theme: isDark ? "dark" : "light",
      behaviors: ["drag", "pinchZoom", "scrollZoom", "dblClick"],
    });
    this.#map.addChild(new api.YMapDefaultSchemeLayer({}));
    this.#map.addChild(new api.YMapDefaultFeaturesLayer({}));
    const listener = new api.YMapListener({
      onActionStart: () => this.#startByHand(),
      onActionEnd: ({ location: { center } }) => {
        this.#centre = { longitude: center[0], latitude: center[1] };
        options.onMoveEnd(this.#centre, true);
      },
      onClick: (_, { coordinates: [longitude, latitude] }) =>
        options.onTap({ longitude, latitude }, this.#map.zoom),
    });
    this.#map.addChild(listener);
  }

  moveTo(target: MapTarget): void {
    this.#move({ center: toLngLat(target), zoom: target.zoom }, target);
  }

  /** Moves the map so that all points are visible, with padding. */
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
    if (west === east && south === north)
      return this.#move({ center: toLngLat(first), zoom: MAX_FIT_ZOOM }, centre);
    const [wide, high] = [(east - west) * MAP_PADDING_SHARE, (north - south) * MAP_PADDING_SHARE];
    const bounds: [LngLat, LngLat] = [
      [west - wide, north + high],
      [east + wide, south - high],
    ];
    this.#move({ bounds }, centre);
  }

  /** Changes the zoom around the centre when the guest taps a zoom button. */
  zoomBy(steps: number): void {
    this.#move({ zoom: this.#map.zoom + steps }, this.#centre, true);
  }

  showDark(isDark: boolean): void {
    this.#map.update({ theme: isDark ? "dark" : "light" });
  }

  /** Replaces the pins shown on the map. The pin of the chosen marker is on top. */
  showMarkers(markers: readonly MapMarker[]): void {
    for (const pin of this.#pins) this.#map.removeChild(pin);
    this.#pins = markers.map((marker) => {
      const zIndex = marker.isActive ? 1000 : 0;
      return new this.#api.YMapMarker(
        { coordinates: toLngLat(marker), zIndex },
        this.#options.drawPin(marker),
      );
    });
    for (const pin of this.#pins) this.#map.addChild(pin);
  }

  /** Shows the delivery regions: blue, 4 px wide, filled light blue [AD-5]. */
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

  /** Shows lines between places. They are dashed, because the road between the places is not known [OR-6]. */
  showLines(lines: readonly MapLine[], color: string): void {
    for (const line of this.#lines) this.#map.removeChild(line);
    this.#lines = lines.map(
      ({ points }) =>
        new this.#api.YMapFeature({
          geometry: { type: "LineString", coordinates: points.map(toLngLat) },
          style: { stroke: [{ color, width: 4, dash: [2, 10] }] },
        }),
    );
    for (const line of this.#lines) this.#map.addChild(line);
  }

  destroy(): void {
    clearTimeout(this.#moving);
    this.#map.destroy();
  }

  #startByHand(): void {
    // A gesture of the guest cancels a pending programmatic move.
    clearTimeout(this.#moving);
    this.#options.onMoveStart(true);
  }

  #move(
    location: Parameters<YandexMapObject["update"]>[0]["location"],
    centre: Coordinates,
    isByHand = false,
  ): void {
    const { moveDuration: duration, onMoveStart, onMoveEnd } = this.#options;
    clearTimeout(this.#moving);
    this.#centre = centre;
    onMoveStart(isByHand);
    this.#map.update({ location: { ...location, duration } });
    this.#moving = setTimeout(() => onMoveEnd(centre, isByHand), duration);
  }
}
