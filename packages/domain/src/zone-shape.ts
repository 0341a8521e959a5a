import { METRES_PER_DEGREE } from "./zones.ts";
import type { Point, Polygon } from "./zones.ts";

/** Minimum and maximum number of corners of a delivery zone's border. */
export const MIN_ZONE_POINTS = 3;
export const MAX_ZONE_POINTS = 200;
/**
 * Maximum length of a zone's name in characters. `MAX_ZONE_STEPS` is the maximum number of delivery prices by distance.
 */
export const MAX_ZONE_NAME_LENGTH = 60;
export const MAX_ZONE_STEPS = 20;
/** Tolerance in degrees. Closer corners are equal, and a narrower zone is a line. */
const ZONE_TOLERANCE_DEGREES = 1e-7;

/** Reasons why the shape of a delivery zone is invalid. */
export type ZoneFault = "few_points" | "many_points" | "no_point" | "crosses_itself" | "no_area";

/** Returns the fault of a delivery zone's shape, or null if it is valid. [AD-5] */
export function findZoneFault(polygon: Polygon): ZoneFault | null {
  const ring = removeRepeatedCorners(polygon);
  if (!ring.every(isValidPoint)) return "no_point";
  if (ring.length < MIN_ZONE_POINTS) return "few_points";
  if (ring.length > MAX_ZONE_POINTS) return "many_points";
  if (findCrossingSides(ring).length > 0) return "crosses_itself";
  return Math.abs(calculateSignedArea(ring)) < ZONE_TOLERANCE_DEGREES * ZONE_TOLERANCE_DEGREES
    ? "no_area"
    : null;
}

/** Returns whether the coordinates are in the valid range. */
function isValidPoint([longitude, latitude]: Point): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

/**
 * Returns the corners without those that repeat the previous corner, and without a repetition of the first corner at
 * the end.
 */
export function removeRepeatedCorners(polygon: Polygon): Point[] {
  const ring: Point[] = [];
  for (const point of polygon) {
    const last = ring.at(-1);
    if (!last || !areSameZonePoint(last, point)) ring.push(point);
  }
  const [first, ...rest] = ring;
  if (!first) return [];
  const end = rest.findLastIndex((point) => !areSameZonePoint(first, point));
  return [first, ...rest.slice(0, end + 1)];
}

/** Returns pairs of sides that cross or touch and are not neighbours. A side is the index of its first corner. */
export function findCrossingSides(ring: Polygon): [number, number][] {
  const found: [number, number][] = [];
  for (let one = 0; one < ring.length; one += 1)
    for (let other = one + 1; other < ring.length; other += 1)
      if (doZoneSidesMeet(ring, one, other)) found.push([one, other]);
  return found;
}

/** Returns the sides that cross another. */
export function findCrossedSides(ring: Polygon): number[] {
  return [...new Set(findCrossingSides(ring).flat())].toSorted((a, b) => a - b);
}

function doZoneSidesMeet(ring: Polygon, one: number, other: number): boolean {
  const [a, b] = findZoneSide(ring, one);
  const [c, d] = findZoneSide(ring, other);
  const isNext = other === one + 1;
  const isAround = one === 0 && other === ring.length - 1;
  // In a triangle all sides are neighbours. Neighbouring sides share a corner, and cross only if one side lies on the
  // other.
  if (ring.length < 4) return false;
  if (isNext) return doSidesLeaveCornerInSameDirection(b, a, d);
  if (isAround) return doSidesLeaveCornerInSameDirection(a, b, c);
  const [atC, atD] = [getSideOfLine(a, b, c), getSideOfLine(a, b, d)];
  const [atA, atB] = [getSideOfLine(c, d, a), getSideOfLine(c, d, b)];
  if (atC * atD < 0 && atA * atB < 0) return true;
  return (
    (atC === 0 && isPointWithinSegmentBounds(a, b, c)) ||
    (atD === 0 && isPointWithinSegmentBounds(a, b, d)) ||
    (atA === 0 && isPointWithinSegmentBounds(c, d, a)) ||
    (atB === 0 && isPointWithinSegmentBounds(c, d, b))
  );
}

function findZoneSide(ring: Polygon, at: number): [Point, Point] {
  return [ring[at] ?? [0, 0], ring[(at + 1) % ring.length] ?? [0, 0]];
}

/** Returns whether two sides leave their corner in the same direction. */
function doSidesLeaveCornerInSameDirection(corner: Point, one: Point, other: Point): boolean {
  const along = (one[0] - corner[0]) * (other[0] - corner[0]) + (one[1] - corner[1]) * (other[1] - corner[1]);
  return getSideOfLine(corner, one, other) === 0 && along > 0;
}

/** Returns the side of a line on which a point is: 1 left, -1 right, 0 on it. */
function getSideOfLine(from: Point, to: Point, point: Point): number {
  const turn = (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
  return Math.abs(turn) < ZONE_TOLERANCE_DEGREES * ZONE_TOLERANCE_DEGREES ? 0 : Math.sign(turn);
}

function isPointWithinSegmentBounds(from: Point, to: Point, [x, y]: Point): boolean {
  return (
    Math.min(from[0], to[0]) <= x &&
    x <= Math.max(from[0], to[0]) &&
    Math.min(from[1], to[1]) <= y &&
    y <= Math.max(from[1], to[1])
  );
}

function areSameZonePoint(a: Point, b: Point): boolean {
  return Math.abs(a[0] - b[0]) < ZONE_TOLERANCE_DEGREES && Math.abs(a[1] - b[1]) < ZONE_TOLERANCE_DEGREES;
}

/**
 * Returns the area in square degrees, positive for a counterclockwise ring. Calculated relative to the first corner,
 * for better precision.
 */
export function calculateSignedArea(ring: Polygon): number {
  const [x, y] = ring[0] ?? [0, 0];
  let twice = 0;
  for (let at = 0; at < ring.length; at += 1) {
    const [[x1, y1], [x2, y2]] = findZoneSide(ring, at);
    twice += (x1 - x) * (y2 - y) - (x2 - x) * (y1 - y);
  }
  return twice / 2;
}

/** Returns the area of a zone in square kilometres, ignoring the curvature of the Earth. */
export function calculateZoneAreaSquareKilometres(polygon: Polygon): number {
  const latitudes = polygon.map(([, latitude]) => latitude);
  const middle = latitudes.reduce((sum, latitude) => sum + latitude, 0) / Math.max(1, latitudes.length);
  const narrowed = Math.cos((middle * Math.PI) / 180);
  return (Math.abs(calculateSignedArea(polygon)) * narrowed * METRES_PER_DEGREE ** 2) / 1e6;
}
