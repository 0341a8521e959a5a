import type { Text } from "../types.ts";

/** `[longitude, latitude]`, like in delivery regions. */
export type MapPoint = [longitude: number, latitude: number];

/** City that the map draws if no tile server is configured. */
export interface SchematicCity {
  key: string;
  name: Text;
  /** Bounds of the city: `[[west, south], [east, north]]`. */
  bounds: [MapPoint, MapPoint];
  /** Built-up area, a closed shape. The first point is not repeated. */
  outline: MapPoint[];
  /** Waters of the city. Rivers and canals are lines, lakes are closed shapes. */
  water: { name: Text; kind: "river" | "canal" | "lake"; points: MapPoint[] }[];
  parks: { name: Text; points: MapPoint[] }[];
  /** Roads of the city. Rank 1: ring and avenues, 2: main streets, 3: streets. */
  roads: { name: Text; rank: 1 | 2 | 3; points: MapPoint[] }[];
  /** Unnamed lanes within the quarters, drawn as the thinnest lines. */
  lanes: MapPoint[][];
  metro: { name: Text; color: string; points: MapPoint[]; stations: { name: Text; point: MapPoint }[] }[];
  districts: { name: Text; label: MapPoint }[];
}

export type GazetteerEntryKind =
  | "residential"
  | "house"
  | "suburb"
  | "metro"
  | "landmark"
  | "mall"
  | "market"
  | "university"
  | "hospital"
  | "park"
  | "station"
  | "hotel";

/** Entry of the gazetteer, in the format of the server's built-in geocoder. */
export interface GazetteerEntry {
  /** Type of the place: `residential` is a street, `suburb` a quarter or an estate. */
  type: GazetteerEntryKind;
  /** Name of the place. Null for a house, which has a street and a number instead. */
  name: Text | null;
  street: Text | null;
  house: string | null;
  /** Name of the city district in which the place is. */
  suburb: Text;
  city: Text;
  cityKey: string;
  latitude: number;
  longitude: number;
}
