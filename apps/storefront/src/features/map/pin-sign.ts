import type { MapMarker } from "../../platform/map-contract.ts";

type MapMarkerKind = MapMarker["kind"];

/** Paths of the icons, in a 24 by 24 view box. */
const MAP_PIN_ICON_PATHS: Record<NonNullable<MapMarkerKind>, string> = {
  branch: "M4 10v9h16v-9M3 10l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM10 19v-5h4v5",
  door: "M4 11l8-7 8 7M6 9.5V19h12V9.5M10 19v-5h4v5",
  courier:
    "M6 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM18 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6 16l4-7h4l4 7M12 16l-2-7M14 6h2l1.5 3",
};

/** Returns the classes of a pin, for maps of every provider. */
export function getPinClass({
  isActive = false,
  isOld = false,
  kind,
}: Pick<MapMarker, "isActive" | "isOld" | "kind">): string {
  const state = `${isActive ? " map-pin-active" : ""}${isOld ? " map-pin-old" : ""}`;
  return `map-pin${state}${kind ? ` map-pin-sign map-pin-${kind}` : ""}`;
}

/**
 * Returns the HTML of the icon in the head of a map pin. "" for a plain pin. The HTML contains no user text and needs
 * no escaping.
 */
export function renderPinIcon(kind: MapMarkerKind): string {
  return kind
    ? `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${MAP_PIN_ICON_PATHS[kind]}"/></svg>`
    : "";
}
