import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type ParsedZoneBorder, createBorderFromRings } from "./zone-border.ts";
import { calculateZoneAreaSquareKilometres, MAX_ZONE_POINTS, findZoneFault } from "./zone-shape.ts";
import { simplifyRings } from "./zone-thin.ts";
import { createCircleAround, containsPoint, METRES_PER_DEGREE, type Point } from "./zones.ts";

const branch = { latitude: 41.31, longitude: 69.28 };
const createCircle = (corners: number, metres = 5000) => createCircleAround(branch, metres, corners);
const requireBorder = (rings: Point[][]): ParsedZoneBorder => {
  const read = createBorderFromRings(rings, branch);
  if (typeof read === "string") throw new Error(read);
  return read;
};

test("[AD-5] simplifies a border with too many corners, and returns the maximum deviation", () => {
  const { polygon, notes } = requireBorder([createCircle(600)]);
  expect(polygon.length).toBeLessThanOrEqual(MAX_ZONE_POINTS);
  expect(notes).toEqual([{ note: "thinned", from: 600, to: polygon.length, metres: expect.any(Number) }]);
  const [note] = notes;
  const metres = note?.note === "thinned" ? note.metres : 0;
  expect(metres).toBeGreaterThan(0);
  expect(metres).toBeLessThan(10);
  expect(
    Math.abs(
      calculateZoneAreaSquareKilometres(polygon) - calculateZoneAreaSquareKilometres(createCircle(600)),
    ),
  ).toBeLessThan(0.1);
});

test("[AD-5] keeps a border with the maximum number of corners", () => {
  expect(requireBorder([createCircle(MAX_ZONE_POINTS)])).toEqual({
    polygon: createCircle(MAX_ZONE_POINTS),
    notes: [],
  });
});

test("[AD-5] no omitted corner is farther from the simplified border than reported", () => {
  const corner = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }));
  fc.assert(
    fc.property(
      fc.array(corner, { minLength: 5, maxLength: 60 }),
      fc.integer({ min: 3, max: 20 }),
      (all, most) => {
        const ring = all.map(([x, y]): Point => [69 + x / 4000, 41 + y / 4000]);
        const { rings, metres } = simplifyRings([ring], most);
        const [left = []] = rings;
        expect(left.length).toBeLessThanOrEqual(most);
        expect(ring.filter((point) => left.includes(point))).toEqual(left);
        for (const point of ring)
          expect(calculateDistanceToRingMetres(left, point)).toBeLessThanOrEqual(metres * 1.01 + 1);
      },
    ),
  );
});

test("[AD-5] a hole stays a hole: a slit joins it with the border", () => {
  const { polygon, notes } = requireBorder([createCircle(24), createCircle(12, 1000)]);
  expect(notes).toEqual([{ note: "holes", count: 1 }]);
  expect(findZoneFault(polygon)).toBeNull();
  expect(containsPoint(polygon, [69.28, 41.31])).toBe(false);
  expect(containsPoint(polygon, [69.28, 41.34])).toBe(true);
  expect(calculateZoneAreaSquareKilometres(polygon)).toBeCloseTo(
    calculateZoneAreaSquareKilometres(createCircle(24)) -
      calculateZoneAreaSquareKilometres(createCircle(12, 1000)),
    1,
  );
});

test("[AD-5] keeps several holes of a long border, whatever the direction of the rings", () => {
  const holes = [-1500, 0, 1500].map((metres) =>
    createCircleAround({ ...branch, longitude: branch.longitude + metres / 80_000 }, 500, 90),
  );
  const { polygon, notes } = requireBorder([
    createCircle(700).toReversed(),
    ...holes.map((hole, at) => (at ? hole : hole.toReversed())),
  ]);
  expect(notes.map(({ note }) => note)).toEqual(["thinned", "holes"]);
  expect(polygon.length).toBeLessThanOrEqual(MAX_ZONE_POINTS);
  expect(findZoneFault(polygon)).toBeNull();
  for (const hole of holes) {
    const [longitude = 0, latitude = 0] = [0, 1].map(
      (part) => hole.reduce((sum, point) => sum + (point[part] ?? 0), 0) / hole.length,
    );
    expect(containsPoint(polygon, [longitude, latitude])).toBe(false);
  }
});

test("[AD-5] refuses a hole that touches or leaves the border, and too many holes", () => {
  expect(createBorderFromRings([createCircle(24), createCircle(24)], branch)).toBe("has_hole");
  expect(createBorderFromRings([createCircle(24), createCircle(12, 9000)], branch)).toBe("has_hole");
  expect(
    createBorderFromRings(
      [createCircle(24), ...Array.from({ length: 21 }, () => createCircle(12, 500))],
      branch,
    ),
  ).toBe("has_hole");
});

test("[AD-5] detects swapped coordinates by the branch and corrects them", () => {
  const swapped = createCircle(24).map(([longitude, latitude]): Point => [latitude, longitude]);
  expect(requireBorder([swapped])).toEqual({ polygon: createCircle(24), notes: [{ note: "swapped" }] });
  expect(createBorderFromRings([swapped], undefined)).toMatchObject({ notes: [] });
});

test("[AD-5] converts metres of Web Mercator to degrees; refuses other projections", () => {
  const half = 20_037_508.342_789_244;
  const mercator = createCircle(24).map(([longitude, latitude]): Point => [
    (longitude / 180) * half,
    (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / Math.PI) * half,
  ]);
  const { polygon, notes } = requireBorder([mercator]);
  expect(notes).toEqual([{ note: "mercator" }]);
  for (const [at, [longitude, latitude]] of polygon.entries()) {
    expect(longitude).toBeCloseTo(createCircle(24)[at]?.[0] ?? 0, 5);
    expect(latitude).toBeCloseTo(createCircle(24)[at]?.[1] ?? 0, 5);
  }
  const utm: Point[] = [
    [523_000, 4_573_000],
    [526_000, 4_573_000],
    [526_000, 4_576_000],
  ];
  expect(createBorderFromRings([utm], branch)).toBe("projection");
  expect(createBorderFromRings([utm.map(([x, y]): Point => [x, y * 10])], branch)).toBe("no_point");
});

test.each([
  ["a spiral", createSpiral(100_000)],
  ["a comb", Array.from({ length: 100_000 }, (_, at): Point => [69.2 + at / 1e6, 41.3 + (at % 2) / 50])],
  ["one point", Array.from({ length: 100_000 }, (): Point => [69.28, 41.31])],
  ["two points", Array.from({ length: 100_000 }, (_, at): Point => [69.28 + (at % 2) / 50, 41.31])],
])("[AD-5, S9] reads 100,000 corners of %s in bounded time", (_, ring) => {
  const start = performance.now();
  const read = createBorderFromRings([ring], branch);
  expect(performance.now() - start).toBeLessThan(5000);
  expect(typeof read === "string" || findZoneFault(read.polygon) === null).toBe(true);
});

function createSpiral(count: number): Point[] {
  return Array.from({ length: count }, (_, at): Point => {
    const far = 0.001 + (0.05 * at) / count;
    return [69.28 + far * Math.cos(at / 50), 41.31 + far * Math.sin(at / 50)];
  });
}

function calculateDistanceToRingMetres(ring: readonly Point[], point: Point): number {
  const wide = METRES_PER_DEGREE * Math.cos((41 * Math.PI) / 180);
  const toMetres = ([longitude, latitude]: Point) =>
    [longitude * wide, latitude * METRES_PER_DEGREE] as const;
  const [x, y] = toMetres(point);
  const distances = ring.map((from, at) => {
    const [startX, startY] = toMetres(from);
    const [endX, endY] = toMetres(ring[(at + 1) % ring.length] ?? from);
    const length = (endX - startX) ** 2 + (endY - startY) ** 2;
    const part =
      length === 0 ? 0 : ((x - startX) * (endX - startX) + (y - startY) * (endY - startY)) / length;
    const along = Math.min(1, Math.max(0, part));
    return Math.hypot(startX + along * (endX - startX) - x, startY + along * (endY - startY) - y);
  });
  return Math.min(...distances);
}
