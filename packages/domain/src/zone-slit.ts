import { METRES_PER_DEGREE, type Point, type Polygon } from "./zones.ts";
import { calculateSignedArea } from "./zone-shape.ts";

/** Width in degrees, about half a metre: too narrow to contain a door, wide enough that its sides do not touch. */
const HOLE_SLIT_WIDTH_DEGREES = 0.5 / METRES_PER_DEGREE;

/**
 * Joins a border and its holes to one ring, because zones have a single ring. A slit of half a metre connects each hole
 * with the border. The ring crosses itself if a hole crosses the border or another hole. [AD-5]
 */
export function joinHolesToBorder(border: Polygon, holes: readonly Polygon[]): Point[] {
  let ring = orientRingInDirection(border, 1);
  let left = holes.map((hole) => orientRingInDirection(hole, -1));
  while (left.length > 0) {
    // The hole nearest to the ring is joined first, because no other hole lies between it and the ring.
    const [next, ...rest] = left
      .map((hole) => ({ hole, ...findNearestVertexPair(ring, hole) }))
      .toSorted((one, other) => one.far - other.far);
    if (!next) break;
    ring = joinHoleToRing(ring, next.hole, next);
    left = rest.map(({ hole }) => hole);
  }
  return ring;
}

/** Returns the ring counterclockwise (1) or clockwise (-1). */
const orientRingInDirection = (ring: Polygon, way: 1 | -1): Point[] =>
  calculateSignedArea(ring) * way > 0 ? [...ring] : ring.toReversed();

function findNearestVertexPair(ring: Polygon, hole: Polygon): { at: number; to: number; far: number } {
  let found = { at: 0, to: 0, far: Infinity };
  for (const [at, one] of ring.entries())
    for (const [to, other] of hole.entries()) {
      const far = Math.hypot(one[0] - other[0], one[1] - other[1]);
      if (far < found.far) found = { at, to, far };
    }
  return found;
}

/**
 * Inserts the hole into the ring: the ring goes along the slit to the hole, around the hole, and back along the slit's
 * other side.
 */
function joinHoleToRing(ring: Polygon, hole: Polygon, { at, to }: { at: number; to: number }): Point[] {
  const around = [...hole.slice(to), ...hole.slice(0, to)];
  return [
    ...ring.slice(0, at + 1),
    ...around,
    ...findPointBesideVertex(hole, to, -1),
    ...findPointBesideVertex(ring, at, 1),
    ...ring.slice(at + 1),
  ];
}

/** Returns a point next to a vertex of the ring, on the edge to the next (1) or previous (-1) vertex. */
function findPointBesideVertex(ring: Polygon, at: number, way: 1 | -1): Point[] {
  const [from, to] = [ring[at], ring[(at + way + ring.length) % ring.length]];
  if (!from || !to) return [];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = Math.min(0.4, HOLE_SLIT_WIDTH_DEGREES / length);
  return [[from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]];
}
