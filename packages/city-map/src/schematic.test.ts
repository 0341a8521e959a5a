import type { CityMap } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createHousesAlongLanes } from "./houses.ts";
import { createLabelPlacer } from "./label-room.ts";
import { placeLabels, splitNameIntoLines } from "./labels.ts";
import type { MapLabel } from "./labels.ts";
import { LANE_SQUARE_SIZE, createLanesInSquare } from "./lanes.ts";
import { isInsideShape, toUnitSquare } from "./mercator.ts";
import { placeNamesAlongLine } from "./names-along.ts";
import { prepareCity } from "./prepare-city.ts";

const createNameText = (uz: string) => ({ uz, ru: `${uz} (ru)`, eng: uz });
const createBounds = (west: number, south: number, east: number, north: number): [number, number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const cityMap: CityMap = {
  key: "small",
  name: createNameText("Shahar"),
  bounds: [
    [69.2, 41.26],
    [69.3, 41.34],
  ],
  outline: createBounds(69.2, 41.26, 69.3, 41.34),
  water: [
    {
      name: createNameText("Anhor"),
      kind: "canal",
      points: [
        [69.2, 41.29],
        [69.3, 41.291],
      ],
    },
  ],
  parks: [{ name: createNameText("Milliy bogʻ"), points: createBounds(69.24, 41.3, 69.26, 41.31) }],
  roads: [
    {
      name: createNameText("Katta koʻcha"),
      rank: 1,
      points: [
        [69.2, 41.32],
        [69.3, 41.321],
      ],
    },
    {
      name: createNameText("Kichik koʻcha"),
      rank: 2,
      points: [
        [69.22, 41.27],
        [69.23, 41.33],
      ],
    },
  ],
  lanes: [],
  metro: [
    {
      name: createNameText("Chiziq"),
      color: "#d33",
      points: [
        [69.21, 41.3],
        [69.29, 41.3],
      ],
      stations: [{ name: createNameText("Bekat"), point: [69.25, 41.3] }],
    },
  ],
  districts: [
    { name: createNameText("Sharq"), label: [69.28, 41.3] },
    { name: createNameText("Gʻarb"), label: [69.22, 41.3] },
  ],
};
const city = prepareCity(cityMap);
const column = Math.floor(city.x / LANE_SQUARE_SIZE);
const row = Math.floor(city.y / LANE_SQUARE_SIZE);
const estimateTextWidth = (text: string, size: number) => text.length * size * 0.6;

test("side streets are deterministic, lie in town and avoid the park and the canal", () => {
  const lanes = createLanesInSquare(city, column, row);
  expect(lanes.length).toBeGreaterThan(50);
  expect(createLanesInSquare(city, column, row)).toEqual(lanes);
  const park = city.parks[0]?.shape;
  for (const { x1, y1, x2, y2 } of lanes) {
    for (const [x, y] of [
      [x1, y1],
      [x2, y2],
    ] as const) {
      expect(isInsideShape(city.outline, x, y)).toBe(true);
      expect(park && isInsideShape(park, x, y)).toBe(false);
      expect(city.streamIndex.nearest(x, y)?.distance ?? Infinity).toBeGreaterThan(40 * city.metre);
    }
  }
});

test("no house is on a road", () => {
  const houses = createHousesAlongLanes(city, createLanesInSquare(city, column, row));
  expect(houses.length).toBeGreaterThan(100);
  for (const { x, y } of houses) {
    expect(city.roadIndex.nearest(x, y)?.distance ?? Infinity).toBeGreaterThan(25 * city.metre);
  }
});

test("no name covers another at any zoom, and each is in the requested language", () => {
  for (const zoom of [11, 13, 14, 16]) {
    const labels = placeLabels({ city, zoom, language: "ru", measure: estimateTextWidth });
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.every(({ lines }) => lines.join(" ").endsWith("(ru)"))).toBe(true);
    const room = createLabelPlacer();
    expect(labels.filter((label) => !room.take(label))).toEqual([]);
  }
});

test("a name along a road is never upside down and stays on it", () => {
  const back = Float64Array.from([0.6, 0.5, 0.4, 0.5]);
  const places = placeNamesAlongLine(back, { scale: 4000, width: 120 });
  expect(places.length).toBeGreaterThan(0);
  for (const { turn, y } of places) {
    expect(Math.abs(turn)).toBeLessThanOrEqual(Math.PI / 2);
    expect(y).toBeCloseTo(2000);
  }
});

test("omits the name of a road that is too short or too curved", () => {
  expect(placeNamesAlongLine(Float64Array.from([0, 0, 0.01, 0]), { scale: 4000, width: 120 })).toEqual([]);
  const corner = Float64Array.from([0, 0, 0.02, 0, 0.02, 0.02]);
  expect(placeNamesAlongLine(corner, { scale: 4000, width: 120 })).toEqual([]);
});

test("long names have two balanced lines, short ones and single words one", () => {
  expect(splitNameIntoLines("Mirzo Ulugʻbek bogʻi")).toEqual(["Mirzo", "Ulugʻbek bogʻi"]);
  expect(splitNameIntoLines("Anhor")).toEqual(["Anhor"]);
  expect(splitNameIntoLines("Oʻzbekistonmustaqilligi")).toEqual(["Oʻzbekistonmustaqilligi"]);
});

test("Greenwich on the equator is the middle of the square", () => {
  expect(toUnitSquare([0, 0])).toEqual([0.5, 0.5]);
  const drawn: Pick<MapLabel, "kind">[] = placeLabels({
    city,
    zoom: 10,
    language: "uz",
    measure: estimateTextWidth,
  });
  expect(drawn[0]).toMatchObject({ kind: "city" });
});
