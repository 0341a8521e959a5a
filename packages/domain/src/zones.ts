/** `[longitude, latitude]` in degrees, as in the server's polygons. */
export type Point = readonly [longitude: number, latitude: number];
/** Ring of points. The last connects to the first, which may be repeated. */
export type Polygon = readonly Point[];
export type Coordinates = { latitude: number; longitude: number };

/** Distance in degrees within which a saved address is the same place. [AD-9] */
export const SAME_POINT_TOLERANCE_DEGREES = 0.000099;
/** Tolerance in degrees within which a point counts as on the edge of a polygon: a tenth of a millimetre. */
const EDGE_TOLERANCE_DEGREES = 1e-9;
const EARTH_RADIUS_METRES = 6_371_008.8;

/** Returns whether the point is in the polygon, by the even-odd rule. Edges and corners count as inside. [AD-5] */
export function containsPoint(polygon: Polygon, point: Point): boolean {
  const [x, y] = point;
  if (polygon.length < 3 || !Number.isFinite(x) || !Number.isFinite(y)) return false;
  let isInside = false;
  let previous = polygon.at(-1);
  for (const current of polygon) {
    if (!previous) return false;
    const [x1, y1] = previous;
    const [x2, y2] = current;
    if (isPointOnEdge(previous, current, point)) return true;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) isInside = !isInside;
    previous = current;
  }
  return isInside;
}

function isPointOnEdge(from: Point, to: Point, [x, y]: Point): boolean {
  const [x1, y1] = from;
  const [dx, dy] = [to[0] - x1, to[1] - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy) <= EDGE_TOLERANCE_DEGREES;
}

/** Returns the first region that contains the point, or null outside of all regions. [AD-5] */
export function findRegionContainingPoint<Region extends { polygon: Polygon }>(
  regions: readonly Region[],
  point: Point | null | undefined,
): Region | null {
  return point ? (regions.find((region) => containsPoint(region.polygon, point)) ?? null) : null;
}

/** Returns the point of a place, or null if a coordinate is missing. */
export function pointFromCoordinates(
  point: { latitude?: number | null; longitude?: number | null } | null | undefined,
): Point | null {
  const { latitude, longitude } = point ?? {};
  return typeof latitude === "number" && typeof longitude === "number" ? [longitude, latitude] : null;
}

/** Rounds to six decimals, about a tenth of a metre. [AD-6] */
export function roundCoordinate(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6 + 0;
}

/** Returns whether two places are the same: within 0.000099 degrees. [AD-9] */
export function isSameAddressPoint(a: Coordinates, b: Coordinates): boolean {
  const limit = SAME_POINT_TOLERANCE_DEGREES + EDGE_TOLERANCE_DEGREES;
  return Math.abs(a.latitude - b.latitude) <= limit && Math.abs(a.longitude - b.longitude) <= limit;
}

/** Returns the great-circle distance in whole metres. */
export function calculateDistanceMetres(a: Coordinates, b: Coordinates): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitudes = Math.sin(toRadians(b.latitude - a.latitude) / 2) ** 2;
  const longitudes = Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2;
  const chord = latitudes + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * longitudes;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** Length of a degree along a meridian, in metres. */
export const METRES_PER_DEGREE = (Math.PI * EARTH_RADIUS_METRES) / 180;

/** Returns the corners of a circle around a point, as an initial zone. Radius in metres; default: 24 corners. [AD-5] */
export function createCircleAround(
  { latitude, longitude }: Coordinates,
  metres: number,
  corners = 24,
): Point[] {
  const north = metres / METRES_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return [
      roundCoordinate(longitude + east * Math.sin(angle)),
      roundCoordinate(latitude + north * Math.cos(angle)),
    ];
  });
}
