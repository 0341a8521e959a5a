import { METRES_PER_DEGREE, type Point } from "./zones.ts";

/** Tolerance in metres: a border with a smaller deviation is not refined. */
const EXACT_BORDER_TOLERANCE_METRES = 0.5;

interface ThinnedRings {
  rings: Point[][];
  /** Maximum distance of a removed vertex from the border, in metres. */
  metres: number;
}

/** Part of a ring between two retained vertices. `to` may be the ring's length, which means its first vertex. */
interface RingSpan {
  ring: number;
  from: number;
  to: number;
  /**
   * Index of the vertex that is farthest from the straight line between the ends of the span, and its distance in
   * metres.
   */
  at: number;
  far: number;
}

/** Coordinates of a ring in metres, ignoring the curvature of the Earth. */
interface ProjectedRing {
  x: Float64Array;
  y: Float64Array;
}

/**
 * Simplifies rings to at most `most` vertices in total with the Douglas–Peucker algorithm, retaining the farthest
 * vertices first. Each ring retains at least three vertices. Takes O(vertices × `most`) time and O(vertices) memory for
 * any shape.
 */
export function simplifyRings(rings: readonly (readonly Point[])[], most: number): ThinnedRings {
  const flats = rings.map(projectRingToMetres);
  const spans = flats.flatMap(splitRingIntoFirstSpans);
  let count = spans.length;
  const sizes = rings.map((_, ring) => spans.filter((span) => span.ring === ring).length);
  while (count < most) {
    const next = findFarthestSpanIndex(spans, sizes);
    const span = spans[next];
    const flat = span && flats[span.ring];
    const isNeeded = span && (sizes[span.ring] ?? 0) < 3;
    if (!span || !flat || span.far === 0 || (span.far <= EXACT_BORDER_TOLERANCE_METRES && !isNeeded)) break;
    const { ring, from, at, to } = span;
    spans[next] = findFarthestRingVertex(flat, { ring, from, to: at });
    spans.push(findFarthestRingVertex(flat, { ring, from: at, to }));
    sizes[ring] = (sizes[ring] ?? 0) + 1;
    count += 1;
  }
  return {
    rings: rings.map((corners, ring) => {
      const left = new Set(spans.filter((span) => span.ring === ring).map(({ from }) => from));
      return corners.filter((_, at) => left.has(at));
    }),
    metres: Math.max(0, ...spans.map(({ far }) => far)),
  };
}

/** Splits a ring at its first vertex and the vertex farthest from the first. */
function splitRingIntoFirstSpans(flat: ProjectedRing, ring: number): RingSpan[] {
  const there = findFarthestRingVertex(flat, { ring, from: 0, to: 0 });
  const last = flat.x.length;
  if (there.far === 0) return [{ ...there, to: last }];
  return [
    findFarthestRingVertex(flat, { ring, from: 0, to: there.at }),
    findFarthestRingVertex(flat, { ring, from: there.at, to: last }),
  ];
}

/**
 * Returns the index of the span to split next: in a ring with fewer than three vertices, else the one with the largest
 * `far`.
 */
function findFarthestSpanIndex(spans: readonly RingSpan[], sizes: readonly number[]): number {
  const getSplitPriority = ({ ring, far }: RingSpan) => ((sizes[ring] ?? 0) < 3 && far > 0 ? Infinity : far);
  let worst = 0;
  for (const [at, span] of spans.entries())
    if (getSplitPriority(span) > getSplitPriority(spans[worst] ?? span)) worst = at;
  return worst;
}

/** Finds the vertex farthest from the line `from`–`to`; if both are the same, all vertices of the ring are searched. */
function findFarthestRingVertex(
  { x, y }: ProjectedRing,
  { ring, from, to }: Pick<RingSpan, "ring" | "from" | "to">,
): RingSpan {
  const count = x.length;
  const [startX, startY] = [x[from] ?? 0, y[from] ?? 0];
  const [alongX, alongY] = [(x[to % count] ?? 0) - startX, (y[to % count] ?? 0) - startY];
  const length = alongX ** 2 + alongY ** 2;
  const end = to === from ? count : to;
  let at = from;
  let most = 0;
  for (let each = from + 1; each < end; each += 1) {
    const aboutX = (x[each] ?? 0) - startX;
    const aboutY = (y[each] ?? 0) - startY;
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, (aboutX * alongX + aboutY * alongY) / length));
    const square = (aboutX - part * alongX) ** 2 + (aboutY - part * alongY) ** 2;
    if (square > most) {
      most = square;
      at = each;
    }
  }
  return { ring, from, to, at, far: Math.sqrt(most) };
}

function projectRingToMetres(ring: readonly Point[]): ProjectedRing {
  const narrowed = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
  return {
    x: Float64Array.from(ring, ([longitude]) => longitude * narrowed * METRES_PER_DEGREE),
    y: Float64Array.from(ring, ([, latitude]) => latitude * METRES_PER_DEGREE),
  };
}
