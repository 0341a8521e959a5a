import type { ComponentType } from "react";
import type { Coordinates, Polygon } from "@dasturxon/domain/zones";

export interface MapMarker extends Coordinates {
  id: string;
  /** Accessible name, also shown by the browser on hover. */
  label: string;
  isActive?: boolean;
  /** Icon in the pin. Undefined shows a plain pin. */
  kind?: "branch" | "door" | "courier";
  /** Whether the place is out of date. Such a pin is pale. */
  isOld?: boolean;
}

/** Dashed line between places whose road is not known. */
export interface MapLine {
  id: string;
  points: readonly Coordinates[];
}

export interface MapOutline {
  id: string;
  /** `[longitude, latitude]` pairs, as received from the server. */
  polygon: Polygon;
}

/**
 * Position of a map. A new object moves the map there with an animation [AD-1]. The same object leaves the map where
 * the guest moved it.
 */
export interface MapTarget extends Coordinates {
  zoom: number;
}

/** Map of any provider [AD-14]. Screens depend only on this interface. */
export interface MapViewProps {
  /** Accessible name of the map. */
  label: string;
  target: MapTarget;
  markers?: readonly MapMarker[];
  outlines?: readonly MapOutline[];
  lines?: readonly MapLine[];
  /** Points to show. A new list moves the map so that all of them are visible. */
  fitTo?: readonly Coordinates[] | null;
  /**
   * Called when a move of the map starts. `isByHand`: the guest moves the map, as opposed to a new `target` or `fitTo`.
   */
  onMoveStart?(isByHand: boolean): void;
  /** Called when a move of the map ends. */
  onMoveEnd?(centre: Coordinates, isByHand: boolean): void;
  /** Called on a tap on the map outside of pins. The zoom does not change. */
  onTap?(at: Coordinates, zoom: number): void;
  onMarker?(id: string): void;
  className?: string;
}

export type MapView = ComponentType<MapViewProps>;
