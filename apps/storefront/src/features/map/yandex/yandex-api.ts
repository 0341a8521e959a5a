/** Coordinates as `[longitude, latitude]`, in degrees. */
export type LngLat = [number, number];

export interface YandexLocation {
  center: LngLat;
  zoom: number;
}

type LocationRequest = (Partial<YandexLocation> | { bounds: [LngLat, LngLat] }) & { duration?: number };

export interface YandexMapObject {
  readonly zoom: number;
  addChild(child: object): unknown;
  removeChild(child: object): unknown;
  update(changes: { location?: LocationRequest; theme?: "light" | "dark" }): void;
  destroy(): void;
}

interface LocationUpdate {
  location: YandexLocation;
}

/** Part of the Yandex Maps JS API v3 (`ymaps3`) that the store uses. */
export interface YandexApi {
  readonly ready: Promise<void>;
  YMap: new (
    box: HTMLElement,
    options: {
      location: YandexLocation;
      zoomRange: { min: number; max: number };
      theme: "light" | "dark";
      behaviors: string[];
    },
  ) => YandexMapObject;
  YMapDefaultSchemeLayer: new (options: object) => object;
  YMapDefaultFeaturesLayer: new (options: object) => object;
  YMapListener: new (handlers: {
    onActionStart(moving: LocationUpdate): void;
    onActionEnd(moving: LocationUpdate): void;
    onClick(object: unknown, event: { coordinates: LngLat }): void;
  }) => object;
  YMapMarker: new (options: { coordinates: LngLat; zIndex: number }, element: HTMLElement) => object;
  YMapFeature: new (
    options:
      | {
          geometry: { type: "Polygon"; coordinates: LngLat[][] };
          style: { fill: string; fillOpacity: number; stroke: { color: string; width: number }[] };
        }
      | {
          geometry: { type: "LineString"; coordinates: LngLat[] };
          style: { stroke: { color: string; width: number; dash: number[] }[] };
        },
  ) => object;
}
