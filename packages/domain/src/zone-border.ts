import { joinHolesToBorder } from "./zone-slit.ts";
import {
  MAX_ZONE_POINTS,
  MIN_ZONE_POINTS,
  removeRepeatedCorners,
  type ZoneFault,
  findZoneFault,
} from "./zone-shape.ts";
import { simplifyRings } from "./zone-thin.ts";
import {
  containsPoint,
  type Coordinates,
  calculateDistanceMetres,
  type Point,
  roundCoordinate,
} from "./zones.ts";

/**
 * Maximum distance in metres from a branch to the nearest vertex of its zone. A zone farther away belongs to another
 * branch, or its coordinates are in another order or projection.
 */
const MAX_BRANCH_DISTANCE_METRES = 200_000;
/** Maximum number of holes in a zone. */
const MAX_ZONE_HOLES = 20;
/** Half of the Earth's equator in metres: 180° in Web Mercator (EPSG:3857). */
const HALF_EQUATOR_METRES = 20_037_508.342_789_244;

/** Reasons why the border of a zone in an imported file is invalid. */
export type BorderFault = ZoneFault | "has_hole" | "far_away" | "projection";

/** Change made to an imported border so that it is valid as a zone. */
export type ZoneBorderAdjustment =
  /** The file's coordinates were in Web Mercator (metres) and were converted to degrees. */
  | { note: "mercator" }
  /** The coordinates were swapped: the file has the latitude first. */
  | { note: "swapped" }
  /** Polygon vertices were removed; the border deviates by at most `metres`. */
  | { note: "thinned"; from: number; to: number; metres: number }
  /** Holes were connected with the border by slits. */
  | { note: "holes"; count: number };

export interface ParsedZoneBorder {
  polygon: Point[];
  notes: ZoneBorderAdjustment[];
}

/** Converts a polygon's rings, the outer one first, to a zone's border; `near` is the location of its branch. [AD-5] */
export function createBorderFromRings(
  rings: readonly Point[][],
  near: Coordinates | undefined,
): ParsedZoneBorder | BorderFault {
  const open = rings.map(removeRepeatedCorners);
  if ((open[0]?.length ?? 0) < MIN_ZONE_POINTS) return "few_points";
  const isInDegrees = open.every((ring) => ring.every(areCoordinatesInDegrees));
  let read = isInDegrees ? open : open.map((ring) => ring.map(pointFromMercator));
  if (!read.every((ring) => ring.every(areCoordinatesInDegrees))) return "no_point";
  const notes: ZoneBorderAdjustment[] = isInDegrees ? [] : [{ note: "mercator" }];
  if (near && isFarFromBranch(read, near)) {
    read = read.map((ring) => ring.map(([first, second]): Point => [second, first]));
    if (isFarFromBranch(read, near)) return isInDegrees ? "far_away" : "projection";
    notes.push({ note: "swapped" });
  }
  const [outer = [], ...holes] = read;
  if (holes.length > MAX_ZONE_HOLES) return "has_hole";
  // Holes with fewer than three vertices have no area and are ignored.
  return createZoneBorder([outer, ...holes.filter((hole) => hole.length >= MIN_ZONE_POINTS)], notes);
}

function createZoneBorder(rings: Point[][], notes: ZoneBorderAdjustment[]): ParsedZoneBorder | BorderFault {
  const slits = (rings.length - 1) * 2;
  const from = rings.reduce((sum, ring) => sum + ring.length, 0);
  const most = MAX_ZONE_POINTS - slits;
  if (from <= most) return parsePolygonBorder(rings, notes);
  let fault: BorderFault = "many_points";
  let thinned = { rings, metres: 0 };
  // If the simplified border crosses itself, a stronger simplification may help, because it removes other vertices.
  for (const part of [1, 0.9, 0.75, 0.5]) {
    const next = simplifyRings(thinned.rings, Math.floor(most * part));
    // The deviations of successive simplifications add up to an upper bound.
    thinned = { rings: next.rings, metres: thinned.metres + next.metres };
    const to = thinned.rings.reduce((sum, ring) => sum + ring.length, 0);
    const metres = Math.ceil(thinned.metres);
    const read = parsePolygonBorder(thinned.rings, [...notes, { note: "thinned", from, to, metres }]);
    if (typeof read !== "string") return read;
    fault = read;
  }
  return fault;
}

function parsePolygonBorder(
  [outer = [], ...holes]: readonly Point[][],
  notes: ZoneBorderAdjustment[],
): ParsedZoneBorder | BorderFault {
  const fault = findZoneFault(outer);
  if (fault) return fault;
  if (holes.length === 0) return { polygon: outer, notes };
  if (
    holes.some(
      (hole) => findZoneFault(hole) !== null || !hole.every((corner) => containsPoint(outer, corner)),
    )
  )
    return "has_hole";
  const polygon = joinHolesToBorder(outer, holes);
  return findZoneFault(polygon)
    ? "has_hole"
    : { polygon, notes: [...notes, { note: "holes", count: holes.length }] };
}

const areCoordinatesInDegrees = ([longitude, latitude]: Point) =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

function isFarFromBranch([outer = []]: readonly Point[][], near: Coordinates): boolean {
  return outer.every(
    ([longitude, latitude]) =>
      Math.abs(latitude) > 90 ||
      calculateDistanceMetres(near, { latitude, longitude }) > MAX_BRANCH_DISTANCE_METRES,
  );
}

function pointFromMercator([x, y]: Point): Point {
  const latitude =
    (2 * Math.atan(Math.exp((y / HALF_EQUATOR_METRES) * Math.PI)) - Math.PI / 2) * (180 / Math.PI);
  // Coordinates outside of the Web Mercator projection are converted to infinity, so that they remain invalid.
  if (Math.abs(y) > HALF_EQUATOR_METRES) return [Infinity, Infinity];
  return [roundCoordinate((x / HALF_EQUATOR_METRES) * 180), roundCoordinate(latitude)];
}
