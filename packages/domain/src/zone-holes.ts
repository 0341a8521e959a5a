import { calculateZoneAreaSquareKilometres } from "./zone-shape.ts";
import { containsPoint } from "./zones.ts";
import type { Point, Polygon } from "./zones.ts";

/** Number of squares of the grid over all zones, in each direction. */
const ZONE_HOLE_GRID_SIZE = 64;

/** Area that delivery zones enclose but no zone contains, so that there is no delivery. */
export type ZoneHole = {
  /** Squares of the area, as `[west, south, east, north]`. */
  squares: [number, number, number, number][];
  middle: Point;
  kilometres: number;
};

/**
 * Finds areas that zones enclose but no zone contains. Areas smaller than the squares of the grid are not found. [AD-5]
 */
export function findZoneHoles(zones: readonly Polygon[]): ZoneHole[] {
  const all = zones.flat();
  if (all.length === 0) return [];
  const grid = createZoneHoleGrid(all);
  const isFree = grid.map(
    (square) => !zones.some((zone) => containsPoint(zone, getGridSquareCenter(square))),
  );
  const seen = new Set<number>();
  return grid.flatMap((_, start) => {
    if (!isFree[start] || seen.has(start)) return [];
    const found = findConnectedGridSquares(start, isFree, seen);
    return found.some(isSquareAtZoneGridEdge)
      ? []
      : [createZoneHoleFromSquares(found.flatMap((at) => (grid[at] ? [grid[at]] : [])))];
  });
}

type ZoneHoleGridSquare = ZoneHole["squares"][number];

function createZoneHoleGrid(all: readonly Point[]): ZoneHoleGridSquare[] {
  const [west, south] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const wide = (Math.max(...all.map(([x]) => x)) - west) / ZONE_HOLE_GRID_SIZE;
  const high = (Math.max(...all.map(([, y]) => y)) - south) / ZONE_HOLE_GRID_SIZE;
  return Array.from({ length: ZONE_HOLE_GRID_SIZE * ZONE_HOLE_GRID_SIZE }, (_, at): ZoneHoleGridSquare => {
    const [x, y] = [
      west + (at % ZONE_HOLE_GRID_SIZE) * wide,
      south + Math.floor(at / ZONE_HOLE_GRID_SIZE) * high,
    ];
    return [x, y, x + wide, y + high];
  });
}

const getGridSquareCenter = ([west, south, east, north]: ZoneHoleGridSquare): Point => [
  (west + east) / 2,
  (south + north) / 2,
];

function isSquareAtZoneGridEdge(at: number): boolean {
  const [column, row] = [at % ZONE_HOLE_GRID_SIZE, Math.floor(at / ZONE_HOLE_GRID_SIZE)];
  return column === 0 || row === 0 || column === ZONE_HOLE_GRID_SIZE - 1 || row === ZONE_HOLE_GRID_SIZE - 1;
}

/** Returns the free squares that are connected to the square `start`, including it. */
function findConnectedGridSquares(start: number, isFree: readonly boolean[], seen: Set<number>): number[] {
  const found: number[] = [];
  const open = [start];
  seen.add(start);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    found.push(at);
    const column = at % ZONE_HOLE_GRID_SIZE;
    const beside = [
      column > 0 ? at - 1 : -1,
      column < ZONE_HOLE_GRID_SIZE - 1 ? at + 1 : -1,
      at - ZONE_HOLE_GRID_SIZE,
      at + ZONE_HOLE_GRID_SIZE,
    ];
    for (const next of beside) {
      if (!isFree[next] || seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return found;
}

function createZoneHoleFromSquares(squares: ZoneHoleGridSquare[]): ZoneHole {
  const middles = squares.map(getGridSquareCenter);
  const calculateMean = (part: 0 | 1) =>
    middles.reduce((sum, point) => sum + point[part], 0) / squares.length;
  const kilometres = squares.reduce(
    (sum, [west, south, east, north]) =>
      sum +
      calculateZoneAreaSquareKilometres([
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ]),
    0,
  );
  return { squares, middle: [calculateMean(0), calculateMean(1)], kilometres };
}
