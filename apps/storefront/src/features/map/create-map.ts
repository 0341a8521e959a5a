import L from "leaflet";
import type { MapTarget } from "../../platform/map-contract.ts";

export const MAX_MAP_ZOOM = 18;
export const MIN_MAP_ZOOM = 9;

/** Creates a map that zooms around its centre, where the fixed pin is. */
export function createLeafletMap(box: HTMLElement, { latitude, longitude, zoom }: MapTarget): L.Map {
  return L.map(box, {
    center: [latitude, longitude],
    zoom,
    minZoom: MIN_MAP_ZOOM,
    maxZoom: MAX_MAP_ZOOM,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: "center",
    doubleClickZoom: "center",
    touchZoom: "center",
    fadeAnimation: !prefersReducedMotion(),
    zoomAnimation: !prefersReducedMotion(),
    inertia: !prefersReducedMotion(),
  });
}

/** Returns whether the guest prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
