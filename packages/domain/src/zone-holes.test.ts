import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findZoneHoles } from "./zone-holes.ts";
import { containsPoint } from "./zones.ts";
import type { Point } from "./zones.ts";

const createSquare = (west: number, south: number, east: number, north: number): Point[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
/** Four zones around a square that no zone contains. */
const frame = [
  createSquare(69, 41, 70, 41.3),
  createSquare(69, 41.7, 70, 42),
  createSquare(69, 41.3, 69.3, 41.7),
  createSquare(69.7, 41.3, 70, 41.7),
];

test("[AD-5] an area enclosed by zones is a hole, with its centre and approximate size", () => {
  const [hole, ...more] = findZoneHoles(frame);
  expect(more).toEqual([]);
  expect(hole?.middle[0]).toBeCloseTo(69.5, 1);
  expect(hole?.middle[1]).toBeCloseTo(41.5, 1);
  expect(hole?.kilometres).toBeGreaterThan(1300);
  expect(hole?.kilometres).toBeLessThan(1650);
});

test("[AD-5] no zones, one zone, and zones with a gap to the outside have no hole", () => {
  expect(findZoneHoles([])).toEqual([]);
  expect(findZoneHoles([createSquare(69, 41, 70, 42)])).toEqual([]);
  expect(findZoneHoles(frame.slice(0, 3))).toEqual([]);
});

test("[AD-5] no zone contains the centre of a hole's square, and every square is counted once", () => {
  const side = fc.integer({ min: 1, max: 6 });
  const zone = fc
    .tuple(fc.nat(8), fc.nat(8), side, side)
    .map(([x, y, wide, high]) => createSquare(x, y, x + wide, y + high));
  fc.assert(
    fc.property(fc.array(zone, { maxLength: 8 }), (zones) => {
      const squares = findZoneHoles(zones).flatMap((hole) => hole.squares);
      expect(new Set(squares.map(String)).size).toBe(squares.length);
      for (const [west, south, east, north] of squares)
        expect(zones.some((one) => containsPoint(one, [(west + east) / 2, (south + north) / 2]))).toBe(false);
    }),
    { numRuns: 60 },
  );
});
