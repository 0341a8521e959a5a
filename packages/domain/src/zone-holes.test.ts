import * as fc from "fast-check";
import { expect, test } from "vitest";
import { zoneHoles } from "./zone-holes.ts";
import { contains } from "./zones.ts";
import type { Point } from "./zones.ts";

const box = (west: number, south: number, east: number, north: number): Point[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
/** Four zones around a square that is in none of them. */
const frame = [
  box(69, 41, 70, 41.3),
  box(69, 41.7, 70, 42),
  box(69, 41.3, 69.3, 41.7),
  box(69.7, 41.3, 70, 41.7),
];

test("[AD-5] an area enclosed by zones is a hole, with its centre and approximate size", () => {
  const [hole, ...more] = zoneHoles(frame);
  expect(more).toEqual([]);
  expect(hole?.middle[0]).toBeCloseTo(69.5, 1);
  expect(hole?.middle[1]).toBeCloseTo(41.5, 1);
  expect(hole?.kilometres).toBeGreaterThan(1300);
  expect(hole?.kilometres).toBeLessThan(1650);
});

test("[AD-5] no zones, one zone, and zones with a gap to the outside have no hole", () => {
  expect(zoneHoles([])).toEqual([]);
  expect(zoneHoles([box(69, 41, 70, 42)])).toEqual([]);
  expect(zoneHoles(frame.slice(0, 3))).toEqual([]);
});

test("[AD-5] no zone contains the centre of a hole's square, and every square is counted once", () => {
  const side = fc.integer({ min: 1, max: 6 });
  const zone = fc
    .tuple(fc.nat(8), fc.nat(8), side, side)
    .map(([x, y, wide, high]) => box(x, y, x + wide, y + high));
  fc.assert(
    fc.property(fc.array(zone, { maxLength: 8 }), (zones) => {
      const squares = zoneHoles(zones).flatMap((hole) => hole.squares);
      expect(new Set(squares.map(String)).size).toBe(squares.length);
      for (const [west, south, east, north] of squares)
        expect(zones.some((one) => contains(one, [(west + east) / 2, (south + north) / 2]))).toBe(false);
    }),
    { numRuns: 60 },
  );
});
