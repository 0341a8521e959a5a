import type { ZoneHole } from "@dasturxon/domain/zone-holes";
import { findCrossedSides } from "@dasturxon/domain/zone-shape";
import type { Point } from "@dasturxon/domain/zones";
import L from "leaflet";
import { useEffect, useEffectEvent } from "react";
import { getSideMidpoint, type ZoneShape } from "./shape-state.ts";

export interface ZoneShapeHandlers {
  onMove: (at: number, to: Point) => void;
  onPutIn: (after: number, at: Point) => void;
  onChoose: (at: number) => void;
  onRemove: (at: number) => void;
}

const toLatLng = ([longitude, latitude]: Point) => L.latLng(latitude, longitude);
const latLngToPoint = ({ lat, lng }: L.LatLng): Point => [lng, lat];
/** Minimum length of a side in CSS pixels for a handle at its middle, so that a finger can use it. */
const MIN_SIDE_LENGTH_FOR_HANDLE_PX = 56;

/** Draws the shape: its area, and its border with crossing sides in red. */
function drawZoneBorder(group: L.LayerGroup, shape: ZoneShape, color: string): L.Polygon {
  const ground = L.polygon(shape.map(toLatLng), { color, weight: 3, fillOpacity: 0.18, interactive: false });
  group.addLayer(ground);
  for (const side of findCrossedSides(shape)) {
    const ends = [shape[side], shape[(side + 1) % shape.length]].flatMap((point) =>
      point ? [toLatLng(point)] : [],
    );
    group.addLayer(L.polyline(ends, { color: "#e03131", weight: 5, interactive: false }));
  }
  return ground;
}

interface ShapeHandle {
  className: string;
  color: string;
  point: Point;
}

function createHandleMarker({ className, color, point }: ShapeHandle, isDraggable: boolean): L.Marker {
  const icon = L.divIcon({ className, iconSize: [44, 44] });
  // The marker cannot be focused, because a border would need up to two hundred tab stops. `CornerList` is for keyboard
  // users.
  const marker = L.marker(toLatLng(point), {
    icon,
    draggable: isDraggable,
    keyboard: false,
    bubblingMouseEvents: false,
  });
  marker.on("add", () => marker.getElement()?.style.setProperty("--zone", color));
  return marker;
}

interface DrawnZoneShape {
  shape: ZoneShape;
  color: string;
  chosen: number | null;
  isDrawn: boolean;
  /** Counter that forces the shape to be drawn again, so that a corner moves back after a rejected drag. */
  tick: number;
}

/** Draws the shape with its handles: drag moves a corner, a tap selects it, a long press removes it. */
export function useShapeLayer(
  map: L.Map,
  { shape, color, chosen, isDrawn, tick }: DrawnZoneShape,
  hand: ZoneShapeHandlers,
): void {
  const move = useEffectEvent(hand.onMove);
  const putIn = useEffectEvent(hand.onPutIn);
  const choose = useEffectEvent(hand.onChoose);
  const remove = useEffectEvent(hand.onRemove);
  useEffect(() => {
    const group = L.layerGroup().addTo(map);
    const border = drawZoneBorder(group, shape, color);
    if (isDrawn) {
      shape.forEach((point, index) => {
        const className = `map-corner${index === chosen ? " map-corner-chosen" : ""}`;
        const corner = createHandleMarker({ className, color, point }, true);
        corner.on("drag", () =>
          border.setLatLngs(
            shape.map((each, place) => (place === index ? corner.getLatLng() : toLatLng(each))),
          ),
        );
        corner.on("dragend", () => move(index, latLngToPoint(corner.getLatLng())));
        corner.on("click", () => choose(index));
        corner.on("contextmenu", () => remove(index));
        group.addLayer(corner);
      });
      const between = L.layerGroup().addTo(group);
      const drawMidpointHandles = () => {
        between.clearLayers();
        if (shape.length < 3) return;
        shape.forEach((point, index) => {
          const next = shape[(index + 1) % shape.length] ?? point;
          const length = map
            .latLngToLayerPoint(toLatLng(point))
            .distanceTo(map.latLngToLayerPoint(toLatLng(next)));
          if (length < MIN_SIDE_LENGTH_FOR_HANDLE_PX) return;
          const middle = createHandleMarker(
            { className: "map-between", color, point: getSideMidpoint(shape, index) },
            true,
          );
          middle.on("drag", () =>
            border.setLatLngs(shape.map(toLatLng).toSpliced(index + 1, 0, middle.getLatLng())),
          );
          middle.on("dragend click", () => putIn(index, latLngToPoint(middle.getLatLng())));
          between.addLayer(middle);
        });
      };
      drawMidpointHandles();
      map.on("zoomend", drawMidpointHandles);
      group.on("remove", () => map.off("zoomend", drawMidpointHandles));
    }
    return () => {
      group.fire("remove");
      group.remove();
    };
  }, [map, shape, color, chosen, isDrawn, tick]);
}

export interface ZoneOutline {
  id: string;
  polygon: ZoneShape;
  color: string;
  name: string;
}

/** Draws zones that cannot be edited. */
export function useZoneOutlineLayer(map: L.Map, zones: readonly ZoneOutline[], isNamed: boolean): void {
  useEffect(() => {
    const group = L.layerGroup(
      zones.map(({ polygon, color, name }) => {
        const outline = L.polygon(polygon.map(toLatLng), {
          color,
          weight: 2,
          fillOpacity: 0.14,
          interactive: false,
        });
        const said = document.createElement("span");
        said.textContent = name;
        return isNamed
          ? outline.bindTooltip(said, { permanent: true, direction: "center", className: "map-zone-name" })
          : outline;
      }),
    );
    group.addTo(map);
    return () => void group.remove();
  }, [map, zones, isNamed]);
}

/** Draws the gaps between zones in red. */
export function useZoneHoleLayer(map: L.Map, holes: readonly ZoneHole[]): void {
  useEffect(() => {
    const group = L.layerGroup(
      holes.flatMap(({ squares }) =>
        squares.map(([west, south, east, north]) =>
          L.rectangle(L.latLngBounds([south, west], [north, east]), {
            stroke: false,
            fillColor: "#e03131",
            fillOpacity: 0.35,
            interactive: false,
          }),
        ),
      ),
    );
    group.addTo(map);
    return () => void group.remove();
  }, [map, holes]);
}
