import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  createCircleAround,
  containsPoint,
  calculateDistanceMetres,
  isSameAddressPoint,
  pointFromCoordinates,
  findRegionContainingPoint,
  roundCoordinate,
} from "./zones.ts";
import type { Point } from "./zones.ts";

const squareBorder: Point[] = [
  [69.2, 41.2],
  [69.4, 41.2],
  [69.4, 41.4],
  [69.2, 41.4],
];

test("[AD-5] a point inside, on an edge or on a corner is inside; beyond is outside", () => {
  expect(containsPoint(squareBorder, [69.3, 41.3])).toBe(true);
  expect(containsPoint(squareBorder, [69.2, 41.3])).toBe(true);
  expect(containsPoint(squareBorder, [69.4, 41.4])).toBe(true);
  expect(containsPoint(squareBorder, [69.41, 41.3])).toBe(false);
  expect(containsPoint(squareBorder, [41.3, 69.3])).toBe(false);
});

test("[AD-5] a ring that repeats its first point is the same ring", () => {
  const closed = [...squareBorder, ...squareBorder.slice(0, 1)];
  expect([containsPoint(closed, [69.3, 41.3]), containsPoint(closed, [69.5, 41.3])]).toEqual([true, false]);
});

test("[AD-5] an invalid polygon contains nothing, and an invalid point is in none", () => {
  expect(containsPoint(squareBorder.slice(0, 2), [69.3, 41.2])).toBe(false);
  expect(containsPoint([], [0, 0])).toBe(false);
  expect(containsPoint(squareBorder, [Number.NaN, 41.3])).toBe(false);
});

/**
 * Calculates whether a point is inside of a polygon by its winding number. Integers make this different algorithm
 * exact.
 */
function isInsideByWindingNumber(polygon: readonly Point[], [x, y]: Point): boolean {
  let winding = 0;
  for (let index = 0; index < polygon.length; index += 1) {
    const [x1, y1] = polygon[index] ?? [0, 0];
    const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [0, 0];
    const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
    const isWithin =
      Math.min(x1, x2) <= x && x <= Math.max(x1, x2) && Math.min(y1, y2) <= y && y <= Math.max(y1, y2);
    if (side === 0 && isWithin) return true;
    if (y1 <= y && y2 > y && side > 0) winding += 1;
    if (y1 > y && y2 <= y && side < 0) winding -= 1;
  }
  return Math.abs(winding) % 2 === 1;
}

test("[AD-5] contains agrees with a winding number over random polygons, including edges and corners", () => {
  const corner = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }));
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 9 }), corner, (polygon, point) => {
      expect(containsPoint(polygon, point)).toBe(isInsideByWindingNumber(polygon, point));
    }),
    { numRuns: 5_000 },
  );
});

test("[AD-5] a polygon of a hundred thousand points is answered at once", () => {
  const ring = Array.from({ length: 100_000 }, (_, index): Point => {
    const angle = (index / 100_000) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)];
  });
  // An algorithm with quadratic run time would take minutes for this ring. The present one takes half a second on a
  // busy machine.
  const started = performance.now();
  expect([containsPoint(ring, [0.5, 0.5]), containsPoint(ring, [0.8, 0.8])]).toEqual([true, false]);
  expect(performance.now() - started).toBeLessThan(2000);
});

test("[AD-5] returns the first zone that contains the point, or none", () => {
  const regions = [
    { id: "far", polygon: squareBorder.map(([x, y]): Point => [x + 5, y]) },
    { id: "near", polygon: squareBorder },
  ];
  expect(findRegionContainingPoint(regions, [69.3, 41.3])?.id).toBe("near");
  expect(findRegionContainingPoint(regions, [60, 41.3])).toBeNull();
  expect(findRegionContainingPoint(regions, pointFromCoordinates({ latitude: 41.3 }))).toBeNull();
});

test("[AD-6] rounds coordinates to six decimals", () => {
  expect(roundCoordinate(41.31234567)).toBe(41.312346);
  expect(Object.is(roundCoordinate(-0.0000001), 0)).toBe(true);
});

test("[AD-9] an address within 0.000099 degrees is the same one", () => {
  const home = { latitude: 41.31, longitude: 69.28 };
  expect(isSameAddressPoint(home, { latitude: 41.310099, longitude: 69.279901 })).toBe(true);
  expect(isSameAddressPoint(home, { latitude: 41.3101, longitude: 69.28 })).toBe(false);
  expect(isSameAddressPoint(home, { latitude: 41.31, longitude: 69.2801 })).toBe(false);
});

test("[BN-7] the distance between two points is in whole metres", () => {
  const [chilonzor, center] = [
    { latitude: 41.285, longitude: 69.204 },
    { latitude: 41.311, longitude: 69.24 },
  ];
  expect(calculateDistanceMetres(chilonzor, center)).toBe(4172);
  expect(calculateDistanceMetres(center, center)).toBe(0);
});

test("[AD-5] a delivery circle contains points nearer than its radius, and none farther", () => {
  const center = { latitude: 41.311, longitude: 69.28 };
  const circle = createCircleAround(center, 3000);
  for (const [longitude, latitude] of circle)
    expect(Math.abs(calculateDistanceMetres(center, { latitude, longitude }) - 3000)).toBeLessThan(5);
  expect(containsPoint(circle, [69.28, 41.311 + 0.026])).toBe(true);
  expect(containsPoint(circle, [69.28 + 0.0345, 41.311])).toBe(true);
  expect(containsPoint(circle, [69.28, 41.311 + 0.028])).toBe(false);
});
