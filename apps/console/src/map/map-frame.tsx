import type { Coordinates } from "@dasturxon/domain/zones";
import { ActionIcon, Text } from "@mantine/core";
import { Minus, Plus } from "lucide-react";
import L from "leaflet";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslate } from "../platform/use-language.tsx";
import { useMapBackground } from "./ground.ts";
import type { VenueMap } from "./use-venue-map.ts";
import "leaflet/dist/leaflet.css";
import "./map.css";

interface Props {
  /** Accessible name of the map. */
  label: string;
  venue: VenueMap;
  /** Points that the map shows when it is first rendered. */
  first: readonly Coordinates[];
  onTap?: (at: Coordinates) => void;
  /** Renders the content of the map, such as pins and zones. */
  children: (map: L.Map) => ReactNode;
}

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function createMap(box: HTMLElement, first: readonly Coordinates[]): L.Map {
  const map = L.map(box, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 8,
    maxZoom: 18,
    zoomSnap: 0,
    // Two quick taps on the map place two points, so a double tap must not zoom.
    doubleClickZoom: false,
    fadeAnimation: !prefersReducedMotion(),
    zoomAnimation: !prefersReducedMotion(),
    inertia: !prefersReducedMotion(),
  });
  const bounds = L.latLngBounds(first.map(({ latitude, longitude }) => [latitude, longitude]));
  map.fitBounds(bounds, { padding: [24, 24], maxZoom: 14, animate: false });
  // Fits the initial view exactly, with any zoom. After that, the user zooms in steps of a quarter.
  map.options.zoomSnap = 0.25;
  return map;
}

/** Renders a map of the brand's cities. `children` renders the content of the map. */
export function MapFrame({ label, venue, first, onTap, children }: Props) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map | null>(null);
  const make = useEffectEvent((element: HTMLDivElement) => createMap(element, first));
  const tell = useEffectEvent(({ latlng }: L.LeafletMouseEvent) =>
    onTap?.({ latitude: latlng.lat, longitude: latlng.lng }),
  );
  useEffect(() => {
    if (!box.current) return undefined;
    const made = make(box.current);
    made.on("click", tell);
    const watch = new ResizeObserver(() => made.invalidateSize({ pan: false }));
    watch.observe(box.current);
    setMap(made);
    return () => {
      watch.disconnect();
      setMap(null);
      made.remove();
    };
  }, []);
  const isLost = useMapBackground(map, venue);
  const zoomMap = (steps: number) => map?.setZoom(map.getZoom() + steps);
  return (
    <div className="staff-map">
      <div ref={box} role="application" aria-label={label} className="staff-map-box" />
      <div className="staff-map-zoom">
        <ActionIcon variant="default" size={44} aria-label={t("map.closer")} onClick={() => zoomMap(1)}>
          <Plus size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={44} aria-label={t("map.farther")} onClick={() => zoomMap(-1)}>
          <Minus size={20} aria-hidden />
        </ActionIcon>
      </div>
      {isLost && (
        <Text size="sm" className="staff-map-note" role="status">
          {t("map.lost")}
        </Text>
      )}
      {map && children(map)}
    </div>
  );
}
