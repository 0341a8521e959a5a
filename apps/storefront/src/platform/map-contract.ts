import type { ComponentType } from "react";
import type { Coordinates, Polygon } from "@dasturxon/domain/zones";

export interface MapMarker extends Coordinates {
  id: string;
  /** Read aloud, and told by the browser where a pointer rests. */
  label: string;
  isActive?: boolean;
  /** What stands there, drawn in the pin; a plain pin without it. */
  kind?: "branch" | "door" | "courier";
}

export interface MapOutline {
  id: string;
  /** `[longitude, latitude]` pairs, as the server gives them. */
  polygon: Polygon;
}

/** Where a map stands: a new object moves it there, animated [AD-1]; the same one leaves it where the hand put it. */
export interface MapTarget extends Coordinates {
  zoom: number;
}

/** A map of any provider [AD-14]; screens know only this. */
export interface MapViewProps {
  /** What the map is for, read aloud. */
  label: string;
  target: MapTarget;
  markers?: readonly MapMarker[];
  outlines?: readonly MapOutline[];
  /** A new list moves the map so that all its points show. */
  fitTo?: readonly Coordinates[] | null;
  onMoveStart?(): void;
  /** `isByHand`: the guest moved it, not a new `target`. */
  onMoveEnd?(centre: Coordinates, isByHand: boolean): void;
  /** The ground was tapped, no pin; the map's zoom stays. */
  onTap?(at: Coordinates, zoom: number): void;
  onMarker?(id: string): void;
  className?: string;
}

export type MapView = ComponentType<MapViewProps>;
