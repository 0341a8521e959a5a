import { joinHoles } from "./zone-slit.ts";
import { MAX_ZONE_POINTS, MIN_ZONE_POINTS, openRing, type ZoneFault, zoneFault } from "./zone-shape.ts";
import { thinRings } from "./zone-thin.ts";
import { contains, type Coordinates, distanceMetres, type Point, roundCoordinate } from "./zones.ts";

/** Metres: a zone whose nearest corner lies farther from its branch is another's, or its coordinates mean something else. */
const FAR = 200_000;
/** Holes of one zone. */
const MAX_HOLES = 20;
/** Half of the earth's equator in metres, which is 180° in Web Mercator (EPSG:3857). */
const HALF_EQUATOR = 20_037_508.342_789_244;

/** What is wrong with the border that a file has. */
export type BorderFault = ZoneFault | "has_hole" | "far_away" | "projection";

/** What was changed so that a border of a file became a zone. */
export type BorderNote =
  /** The coordinates were metres of Web Mercator. */
  | { note: "mercator" }
  /** The latitude was written before the longitude. */
  | { note: "swapped" }
  /** Corners were left out; the border is off by so many metres at most. */
  | { note: "thinned"; from: number; to: number; metres: number }
  /** Holes are joined with the border by a slit. */
  | { note: "holes"; count: number };

export interface ReadBorder {
  polygon: Point[];
  notes: BorderNote[];
}

/** Makes a zone's border of the rings of a polygon, the outer one first; `near` is where its branch is. [AD-5] */
export function readBorder(
  rings: readonly Point[][],
  near: Coordinates | undefined,
): ReadBorder | BorderFault {
  const open = rings.map(openRing);
  if ((open[0]?.length ?? 0) < MIN_ZONE_POINTS) return "few_points";
  const isInDegrees = open.every((ring) => ring.every(isDegrees));
  let read = isInDegrees ? open : open.map((ring) => ring.map(fromMercator));
  if (!read.every((ring) => ring.every(isDegrees))) return "no_point";
  const notes: BorderNote[] = isInDegrees ? [] : [{ note: "mercator" }];
  if (near && isFar(read, near)) {
    read = read.map((ring) => ring.map(([first, second]): Point => [second, first]));
    if (isFar(read, near)) return isInDegrees ? "far_away" : "projection";
    notes.push({ note: "swapped" });
  }
  const [outer = [], ...holes] = read;
  if (holes.length > MAX_HOLES) return "has_hole";
  // A hole of two corners takes nothing away.
  return bordered([outer, ...holes.filter((hole) => hole.length >= MIN_ZONE_POINTS)], notes);
}

function bordered(rings: Point[][], notes: BorderNote[]): ReadBorder | BorderFault {
  const slits = (rings.length - 1) * 2;
  const from = rings.reduce((sum, ring) => sum + ring.length, 0);
  const most = MAX_ZONE_POINTS - slits;
  if (from <= most) return whole(rings, notes);
  let fault: BorderFault = "many_points";
  let thinned = { rings, metres: 0 };
  // With fewer corners a border that crossed itself may not: which ones are left out differs.
  for (const part of [1, 0.9, 0.75, 0.5]) {
    const next = thinRings(thinned.rings, Math.floor(most * part));
    // The shifts of one thinning after another add up at most.
    thinned = { rings: next.rings, metres: thinned.metres + next.metres };
    const to = thinned.rings.reduce((sum, ring) => sum + ring.length, 0);
    const metres = Math.ceil(thinned.metres);
    const read = whole(thinned.rings, [...notes, { note: "thinned", from, to, metres }]);
    if (typeof read !== "string") return read;
    fault = read;
  }
  return fault;
}

function whole([outer = [], ...holes]: readonly Point[][], notes: BorderNote[]): ReadBorder | BorderFault {
  const fault = zoneFault(outer);
  if (fault) return fault;
  if (holes.length === 0) return { polygon: outer, notes };
  if (holes.some((hole) => zoneFault(hole) !== null || !hole.every((corner) => contains(outer, corner))))
    return "has_hole";
  const polygon = joinHoles(outer, holes);
  return zoneFault(polygon)
    ? "has_hole"
    : { polygon, notes: [...notes, { note: "holes", count: holes.length }] };
}

const isDegrees = ([longitude, latitude]: Point) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

function isFar([outer = []]: readonly Point[][], near: Coordinates): boolean {
  return outer.every(
    ([longitude, latitude]) => Math.abs(latitude) > 90 || distanceMetres(near, { latitude, longitude }) > FAR,
  );
}

function fromMercator([x, y]: Point): Point {
  const latitude = (2 * Math.atan(Math.exp((y / HALF_EQUATOR) * Math.PI)) - Math.PI / 2) * (180 / Math.PI);
  // What is beyond the map stays beyond it.
  if (Math.abs(y) > HALF_EQUATOR) return [Infinity, Infinity];
  return [roundCoordinate((x / HALF_EQUATOR) * 180), roundCoordinate(latitude)];
}
