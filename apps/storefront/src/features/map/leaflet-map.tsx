import { clsx } from "clsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Map } from "leaflet";
import { useT } from "../../platform/i18n.tsx";
import type { MapViewProps } from "../../platform/map-contract.ts";
import { createLeafletMap } from "./create-map.ts";
import { useMapBackground } from "./ground.ts";
import { useMapLines } from "./lines.ts";
import { useMapMarkers } from "./markers.ts";
import { useMapOutlines } from "./outlines.ts";
import { useMapMoves } from "./moves.ts";
import { useMapTaps } from "./taps.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";
import "leaflet/dist/leaflet.css";
import "./map.css";

/** Implements `MapView` with Leaflet. Uses tiles if the installation has a tile server, else the built-in city maps. */
export function LeafletMap(props: MapViewProps) {
  const { label, target, markers, outlines, lines, fitTo, className } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<Map | null>(null);
  const make = useEffectEvent((element: HTMLDivElement) => createLeafletMap(element, target));

  useEffect(() => {
    if (!box.current) return;
    const made = make(box.current);
    setMap(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, []);
  useMapBackground(map);
  useMapOutlines(map, outlines);
  useMapLines(map, lines);
  useMapMarkers(map, markers, props.onMarker);
  useMapMoves(map, { target, fitTo, onMoveStart: props.onMoveStart, onMoveEnd: props.onMoveEnd });
  useMapTaps(map, props.onTap);

  return (
    <div className={clsx("map-ground isolate overflow-hidden", className)}>
      <div
        ref={box}
        role="application"
        aria-label={label}
        aria-roledescription={t("map.role")}
        className="map size-full"
      />
      <ZoomButtons zoomBy={(steps) => map?.setZoom(map.getZoom() + steps)} />
    </div>
  );
}
