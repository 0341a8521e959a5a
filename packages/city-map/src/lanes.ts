import type { PreparedCity } from "./prepare-city.ts";
import { isInsideShape } from "./mercator.ts";
import type { GeoBounds } from "./mercator.ts";

export interface Lane {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Side of the squares in which lanes are generated, in the unit square: one tile of 512 px at zoom 14. */
export const LANE_SQUARE_SIZE = 1 / 8192;
/** Size of a block in metres, along and across. */
const BLOCK_SIZE_METRES: readonly [number, number] = [235, 165];
/** Maximum random offset of a block's corner, as a fraction of the block. */
const MAX_BLOCK_CORNER_OFFSET_SHARE = 0.2;
const KEPT_LANE_SHARE = 0.84;
/** Minimum distance in metres between a lane and a parallel road, and between a lane and water. */
const MIN_ROAD_DISTANCE_METRES = 75;
const MIN_WATER_DISTANCE_METRES = 40;

/**
 * Returns the lanes of one square. The map data contains only named streets, so the blocks between them are generated.
 * The result is deterministic. The blocks of each district have their own angle.
 */
export function createLanesInSquare(city: PreparedCity, column: number, row: number): Lane[] {
  const box: GeoBounds = {
    west: column * LANE_SQUARE_SIZE,
    north: row * LANE_SQUARE_SIZE,
    east: (column + 1) * LANE_SQUARE_SIZE,
    south: (row + 1) * LANE_SQUARE_SIZE,
  };
  return city.districts.flatMap((_, district) => createDistrictLanes(city, district, box));
}

function createDistrictLanes(city: PreparedCity, district: number, box: GeoBounds): Lane[] {
  const grid = createDistrictGrid(city, district);
  const corners = [
    grid.reverse(box.west, box.north),
    grid.reverse(box.east, box.north),
    grid.reverse(box.west, box.south),
    grid.reverse(box.east, box.south),
  ];
  const [columns, rows] = [corners.map(([i]) => i), corners.map(([, j]) => j)];
  const lanes: Lane[] = [];
  for (let i = Math.floor(Math.min(...columns)) - 1; i <= Math.max(...columns) + 1; i += 1) {
    for (let j = Math.floor(Math.min(...rows)) - 1; j <= Math.max(...rows) + 1; j += 1) {
      const [x1, y1] = grid.corner(i, j);
      const isOurs = x1 >= box.west && x1 < box.east && y1 >= box.north && y1 < box.south;
      if (!isOurs || !isLanePointAllowed(city, district, [x1, y1])) continue;
      for (const [di, dj] of [
        [1, 0],
        [0, 1],
      ] as const) {
        if (getPseudorandomFraction(i * 2 + di, j * 2 + dj, district + 40) > KEPT_LANE_SHARE) continue;
        const [x2, y2] = grid.corner(i + di, j + dj);
        const lane = { x1, y1, x2, y2 };
        if (isLanePointAllowed(city, district, [x2, y2]) && !isAlongRoad(city, lane)) lanes.push(lane);
      }
    }
  }
  return lanes;
}

function createDistrictGrid({ districts, metre }: PreparedCity, district: number) {
  const { x = 0, y = 0 } = districts[district] ?? {};
  const angle = (getPseudorandomFraction(district, 7, 3) - 0.5) * 1.1;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [wide, high] = [BLOCK_SIZE_METRES[0] * metre, BLOCK_SIZE_METRES[1] * metre];
  return {
    corner(i: number, j: number): [number, number] {
      const u =
        (i + (getPseudorandomFraction(i, j, district) - 0.5) * 2 * MAX_BLOCK_CORNER_OFFSET_SHARE) * wide;
      const v =
        (j + (getPseudorandomFraction(j, i, district + 20) - 0.5) * 2 * MAX_BLOCK_CORNER_OFFSET_SHARE) * high;
      return [x + u * cos - v * sin, y + u * sin + v * cos];
    },
    reverse(px: number, py: number): [number, number] {
      const [dx, dy] = [px - x, py - y];
      return [(dx * cos + dy * sin) / wide, (dy * cos - dx * sin) / high];
    },
  };
}

/** Returns whether the point is inside the city, belongs to this district, and is not in a park or in or near water. */
function isLanePointAllowed(city: PreparedCity, district: number, [x, y]: [number, number]): boolean {
  if (!isInsideShape(city.outline, x, y) || findNearestDistrictIndex(city, x, y) !== district) return false;
  if ([...city.parks, ...city.lakes].some(({ shape }) => isInsideShape(shape, x, y))) return false;
  const water = city.streamIndex.nearest(x, y);
  return !water || water.distance > MIN_WATER_DISTANCE_METRES * city.metre;
}

function findNearestDistrictIndex({ districts }: PreparedCity, x: number, y: number): number {
  let best = -1;
  let least = Infinity;
  districts.forEach((district, index) => {
    const distance = (district.x - x) ** 2 + (district.y - y) ** 2;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

function isAlongRoad({ roadIndex, metre }: PreparedCity, { x1, y1, x2, y2 }: Lane): boolean {
  const road = roadIndex.nearest((x1 + x2) / 2, (y1 + y2) / 2);
  if (!road || road.distance > MIN_ROAD_DISTANCE_METRES * metre) return false;
  return Math.abs(Math.cos(Math.atan2(y2 - y1, x2 - x1) - road.turn)) > 0.8;
}

/** Returns a deterministic pseudorandom number between 0 and 1 for three numbers. */
export function getPseudorandomFraction(a: number, b: number, c: number): number {
  let mixed = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca77) ^ Math.imul(c | 0, 0xc2b2ae3d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
