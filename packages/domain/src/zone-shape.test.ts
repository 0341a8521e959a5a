import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  calculateZoneAreaSquareKilometres,
  findCrossedSides,
  MAX_ZONE_POINTS,
  removeRepeatedCorners,
  findZoneFault,
} from "./zone-shape.ts";
import { createCircleAround, containsPoint } from "./zones.ts";
import type { Point } from "./zones.ts";

const squareBorder: Point[] = [
  [69.2, 41.2],
  [69.4, 41.2],
  [69.4, 41.4],
  [69.2, 41.4],
];
const [a, b, c, d] = squareBorder as [Point, Point, Point, Point];
const createRing = (corners: number) =>
  createCircleAround({ latitude: 41.31, longitude: 69.28 }, 5_000, corners);

test("[AD-5] a square, a triangle and a circle are zones, closed or not", () => {
  expect([squareBorder, [a, b, c], createRing(24), [...squareBorder, a]].map(findZoneFault)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("[AD-5] two corners, a repeated corner, and a line are not zones", () => {
  expect([[], [a, b], [a, b, a, b], [a, a, a, a]].map(findZoneFault)).toEqual([
    "few_points",
    "few_points",
    "crosses_itself",
    "few_points",
  ]);
  expect(findZoneFault([a, [69.3, 41.2], b])).toBe("no_area");
});

test("[AD-5] accepts the maximum number of corners, and refuses one more", () => {
  expect(findZoneFault(createRing(MAX_ZONE_POINTS))).toBeNull();
  expect(findZoneFault(createRing(MAX_ZONE_POINTS + 1))).toBe("many_points");
});

test("[AD-5] refuses a corner out of range or not a number", () => {
  for (const point of [
    [181, 41],
    [69, 91],
    [Number.NaN, 41],
    [69, Number.POSITIVE_INFINITY],
  ] as Point[])
    expect(findZoneFault([a, b, point])).toBe("no_point");
});

test("[AD-5] a bow tie crosses itself, and so does an overlapping side or a corner on another side", () => {
  expect(findZoneFault([a, c, b, d])).toBe("crosses_itself");
  expect(findCrossedSides([a, c, b, d])).toEqual([0, 2]);
  expect(findZoneFault([a, b, c, [69.3, 41.2], d])).toBe("crosses_itself");
  expect(findZoneFault([a, b, [69.5, 41.2], [69.3, 41.2], d])).toBe("crosses_itself");
});

/** Returns exactly whether two sides with integer coordinates meet, calculated with fractions. */
function doSegmentsMeet([p, q]: [Point, Point], [r, s]: [Point, Point]): boolean {
  const calculateCrossProduct = (u: Point, v: Point) => u[0] * v[1] - u[1] * v[0];
  const subtractPoints = (u: Point, v: Point): Point => [u[0] - v[0], u[1] - v[1]];
  const [along, other, between] = [subtractPoints(q, p), subtractPoints(s, r), subtractPoints(r, p)];
  const whole = calculateCrossProduct(along, other);
  if (whole !== 0) {
    const [t, u] = [
      calculateCrossProduct(between, other) / whole,
      calculateCrossProduct(between, along) / whole,
    ];
    return t >= 0 && t <= 1 && u >= 0 && u <= 1;
  }
  if (calculateCrossProduct(between, along) !== 0) return false;
  const calculateProjection = (point: Point) => along[0] * (point[0] - p[0]) + along[1] * (point[1] - p[1]);
  const [low, high] = [
    Math.min(calculateProjection(r), calculateProjection(s)),
    Math.max(calculateProjection(r), calculateProjection(s)),
  ];
  return high >= 0 && low <= calculateProjection(q);
}

const corner = fc.tuple(
  fc.integer({ min: 0, max: 9 }),
  fc.integer({ min: 0, max: 9 }),
) as fc.Arbitrary<Point>;

test("[AD-5] sides that are not adjacent cross exactly if rational arithmetic says so", () => {
  const corners = fc.uniqueArray(corner, { minLength: 4, maxLength: 8, selector: String });
  fc.assert(
    fc.property(corners, (ring) => {
      const sides = ring.map((from, at) => [from, ring[(at + 1) % ring.length] ?? from] as [Point, Point]);
      const isMet = sides.some((one, at) =>
        sides.some((other, to) => {
          const isNext = to === at + 1 || (at === 0 && to === ring.length - 1);
          return to > at && !isNext && doSegmentsMeet(one, other);
        }),
      );
      // If no two sides of the ring meet, a side counts as crossing only if it lies on the previous side.
      const isBack = !isMet && findCrossedSides(ring).length > 0;
      const isNextSideCrossed = (at: number) => findCrossedSides(ring).includes((at + 1) % ring.length);
      expect(
        isBack ? findCrossedSides(ring).some(isNextSideCrossed) : findCrossedSides(ring).length > 0,
      ).toBe(isBack || isMet);
    }),
    { numRuns: 5_000 },
  );
});

const angles = fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 24 });
const reachArbitrary = fc.integer({ min: 1, max: 50 });

test("[AD-5] corners once around a centre never cross, whatever the start and direction", () => {
  fc.assert(
    fc.property(
      angles,
      fc.array(reachArbitrary, { minLength: 24, maxLength: 24 }),
      reachArbitrary,
      (all, far, turn) => {
        const sorted = all.toSorted((one, other) => one - other);
        // The centre lies inside of the ring if the directions of its corners leave no gap of half a circle.
        fc.pre(sorted.every((angle, at) => (sorted[at + 1] ?? (sorted[0] ?? 0) + 360) - angle < 180));
        const ring = sorted.map((angle, at): Point => {
          const length = (far[at] ?? 1) / 1_000;
          const turned = (angle * Math.PI) / 180;
          return [69.28 + length * Math.cos(turned), 41.31 + length * Math.sin(turned)];
        });
        const at = turn % ring.length;
        const turnedRing = [...ring.slice(at), ...ring.slice(0, at)];
        for (const one of [ring, turnedRing, ring.toReversed()]) {
          expect(findZoneFault(one)).toBeNull();
          expect(containsPoint(one, [69.28, 41.31])).toBe(true);
          expect(calculateZoneAreaSquareKilometres(one)).toBeCloseTo(
            calculateZoneAreaSquareKilometres(ring),
            6,
          );
        }
      },
    ),
  );
});

test("[AD-5] swapping two corners of a circle that are not adjacent makes it cross", () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 30 }), fc.nat(), fc.nat(), (count, first, by) => {
      const ring = createRing(count);
      const one = first % count;
      const other = (one + 1 + (by % (count - 2))) % count;
      fc.pre(Math.abs(one - other) > 1 && Math.abs(one - other) < count - 1);
      const changed = ring.map((point, at) => (at === one ? ring[other] : at === other ? ring[one] : point));
      expect(findZoneFault(changed as Point[])).toBe("crosses_itself");
    }),
  );
});

test("[AD-5] the area of a circle is correct, whatever its direction", () => {
  const kilometres = calculateZoneAreaSquareKilometres(createRing(120));
  expect(kilometres).toBeGreaterThan(78.2);
  expect(kilometres).toBeLessThan(78.6);
  expect(calculateZoneAreaSquareKilometres(createRing(120).toReversed())).toBeCloseTo(kilometres, 9);
  expect(calculateZoneAreaSquareKilometres([])).toBe(0);
});

test("[AD-5] a repeated corner counts once, also the first one at the end", () => {
  expect(removeRepeatedCorners([a, a, b, c, c, d, a])).toEqual([a, b, c, d]);
  expect(removeRepeatedCorners(squareBorder)).toEqual(squareBorder);
});
