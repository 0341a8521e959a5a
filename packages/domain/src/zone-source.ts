import { parseKmlFeatures } from "./zone-kml.ts";
import type { Point } from "./zones.ts";

type FeatureProperties = Record<string, unknown>;

const isObject = (value: unknown): value is FeatureProperties =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const toFeatureProperties = (value: unknown): FeatureProperties => (isObject(value) ? value : {});

const POLYGON_TYPES = new Set<unknown>(["Polygon", "MultiPolygon"]);
const IGNORED_MAP_GEOMETRY_TYPES = new Set<unknown>(["Point", "MultiPoint", "LineString", "MultiLineString"]);

/** Parses JSON; undefined if the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the features of a zone file; null if the format is not supported. Supports KML, and GeoJSON as a collection,
 * an array, a single feature, a geometry without a feature, or one feature per line. [AD-5]
 */
export function parseZoneFileFeatures(file: string): readonly unknown[] | null {
  const text = file.replace(/^\uFEFF/, "").trim();
  if (text.startsWith("<")) return parseKmlFeatures(text);
  const said = parseJson(text) ?? parseJsonLines(text);
  return Array.isArray(said)
    ? said.every(isGeoJsonObject)
      ? said.flatMap(listFeatures)
      : null
    : isGeoJsonObject(said)
      ? listFeatures(said)
      : null;
}

/** Parses GeoJSON text sequences (RFC 8142) and newline-delimited GeoJSON; undefined if a line is not valid JSON. */
function parseJsonLines(text: string): unknown[] | undefined {
  const lines = text
    .replaceAll("\u001e", "\n")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const said = lines.length > 1 ? lines.map(parseJson) : [];
  return said.length > 0 && !said.includes(undefined) ? said : undefined;
}

function isGeoJsonObject(value: unknown): value is FeatureProperties {
  const { type, features, geometries } = toFeatureProperties(value);
  if (type === "FeatureCollection") return Array.isArray(features);
  if (type === "GeometryCollection") return Array.isArray(geometries);
  return type === "Feature" || POLYGON_TYPES.has(type);
}

function listFeatures(said: FeatureProperties): readonly unknown[] {
  const { type, features } = said;
  if (type === "FeatureCollection" && Array.isArray(features)) return features;
  if (said["type"] === "Feature") return [said];
  return flattenGeometries(said).map((geometry) => ({ type: "Feature", properties: {}, geometry }));
}

/** Flattens a geometry collection and nested ones, in their order. */
function flattenGeometries(geometry: unknown): unknown[] {
  const found: unknown[] = [];
  const open: unknown[] = [geometry];
  while (open.length > 0) {
    const next = open.pop();
    const { type, geometries } = toFeatureProperties(next);
    if (type === "GeometryCollection" && Array.isArray(geometries)) {
      for (const each of geometries.toReversed()) open.push(each);
    } else found.push(next);
  }
  return found;
}

/**
 * Returns the polygons of a geometry, each as its rings, the outer one first, without altitudes. Null: there is no
 * polygon, or one is invalid.
 */
export function parseZonePolygons(geometry: unknown): Point[][][] | null {
  const polygons: Point[][][] = [];
  for (const each of flattenGeometries(geometry)) {
    const { type, coordinates } = toFeatureProperties(each);
    if (!POLYGON_TYPES.has(type)) continue;
    const parts: unknown = type === "Polygon" ? [coordinates] : coordinates;
    if (!Array.isArray(parts)) return null;
    for (const part of parts) {
      const rings = parsePolygonRings(part);
      if (!rings) return null;
      polygons.push(rings);
    }
  }
  return polygons.length > 0 ? polygons : null;
}

/** Checks whether the geometry has only points or lines, such as places marked on the map beside the zones. */
export function isWithoutArea(geometry: unknown): boolean {
  const all = flattenGeometries(geometry);
  return (
    all.length > 0 && all.every((each) => IGNORED_MAP_GEOMETRY_TYPES.has(toFeatureProperties(each)["type"]))
  );
}

function parsePolygonRings(rings: unknown): Point[][] | null {
  if (!Array.isArray(rings) || rings.length === 0) return null;
  if (!rings.every((ring): ring is Point[] => Array.isArray(ring) && ring.every(isZoneCorner))) return null;
  return rings.map((ring) => ring.map(([longitude, latitude]): Point => [longitude, latitude]));
}

const isZoneCorner = (value: unknown): value is Point =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1]);
