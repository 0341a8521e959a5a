import { isInsideShape } from "./mercator.ts";
import { getPseudorandomFraction } from "./lanes.ts";
import type { Lane } from "./lanes.ts";
import type { PreparedCity } from "./prepare-city.ts";

/** House: center, half of each side, and rotation, in the unit square. */
export interface Building {
  x: number;
  y: number;
  wide: number;
  deep: number;
  turn: number;
}

/** Distances in metres: between houses, from the middle of the lane, and from the middle of any other road. */
const HOUSE_SPACING_METRES = 34;
const HOUSE_SETBACK_METRES = 19;
const MIN_ROAD_OR_WATER_DISTANCE_METRES = 26;

/** Returns houses on both sides of the lanes. The result is deterministic. */
export function createHousesAlongLanes(city: PreparedCity, lanes: readonly Lane[]): Building[] {
  const { metre } = city;
  return lanes.flatMap(({ x1, y1, x2, y2 }, index) => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const turn = Math.atan2(y2 - y1, x2 - x1);
    const count = Math.floor(length / metre / HOUSE_SPACING_METRES) - 1;
    const houses: Building[] = [];
    for (let at = 1; at <= count; at += 1) {
      for (const side of [-1, 1]) {
        const luck = getPseudorandomFraction(index, at * side, Math.round(x1 * 1e7));
        if (luck > 0.82) continue;
        const part = (at + (luck - 0.4) * 0.4) / (count + 1);
        const off = side * (HOUSE_SETBACK_METRES + luck * 6) * metre;
        const x = x1 + (x2 - x1) * part - Math.sin(turn) * off;
        const y = y1 + (y2 - y1) * part + Math.cos(turn) * off;
        if (!isHouseSiteFree(city, x, y)) continue;
        houses.push({ x, y, wide: (8 + luck * 7) * metre, deep: (5.5 + (1 - luck) * 3) * metre, turn });
      }
    }
    return houses;
  });
}

function isHouseSiteFree(
  { roadIndex, streamIndex, parks, metre }: PreparedCity,
  x: number,
  y: number,
): boolean {
  const road = roadIndex.nearest(x, y);
  if (road && road.distance < MIN_ROAD_OR_WATER_DISTANCE_METRES * metre) return false;
  const water = streamIndex.nearest(x, y);
  if (water && water.distance < MIN_ROAD_OR_WATER_DISTANCE_METRES * metre) return false;
  return !parks.some(({ shape }) => isInsideShape(shape, x, y));
}
