import type { Text } from "../types.ts";
import { samarkandPlaces, samarkandQuarters, samarkandStreets } from "./samarkand-data.ts";
import { samarkandMap, tashkentMap } from "./schematic.ts";
import { createThreeLanguageName, parsePoints, parseTableRows } from "./table.ts";
import { tashkentPlaces } from "./tashkent-places.ts";
import { tashkentQuarters } from "./tashkent-quarters.ts";
import { tashkentStreets } from "./tashkent-streets.ts";
import type { GazetteerEntry, GazetteerEntryKind, MapPoint, SchematicCity } from "./types.ts";

const placeKinds: GazetteerEntryKind[] = [
  "landmark",
  "mall",
  "market",
  "university",
  "hospital",
  "park",
  "station",
  "hotel",
];

function parsePlaceKind(cell: string): GazetteerEntryKind {
  const kind = placeKinds.find((one) => one === cell);
  if (!kind) throw new Error(`No kind of place is called ${cell}`);
  return kind;
}

/** Returns the distance in metres. Ignores the curvature of the Earth, which is negligible within a city. */
function calculateDistance([x1, y1]: MapPoint, [x2, y2]: MapPoint): number {
  const wide = Math.cos((y1 * Math.PI) / 180) * 111_320;
  return Math.hypot((x2 - x1) * wide, (y2 - y1) * 110_574);
}

function findDistrict(city: SchematicCity, point: MapPoint): Text {
  const nearest = city.districts.reduce((best, one) =>
    calculateDistance(one.label, point) < calculateDistance(best.label, point) ? one : best,
  );
  return nearest.name;
}

type GazetteerEntryName = Pick<GazetteerEntry, "type" | "name"> &
  Partial<Pick<GazetteerEntry, "street" | "house">>;

function createEntry(city: SchematicCity, point: MapPoint, called: GazetteerEntryName): GazetteerEntry {
  return {
    street: null,
    house: null,
    ...called,
    suburb: findDistrict(city, point),
    city: city.name,
    cityKey: city.key,
    latitude: Math.round(point[1] * 1e6) / 1e6,
    longitude: Math.round(point[0] * 1e6) / 1e6,
  };
}

/** Returns the point at a fraction (0–1) of a line's length, and the direction of the line there. */
function findPointAlong(points: MapPoint[], share: number): { point: MapPoint; turn: number } {
  const legs = points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));
  const whole = legs.reduce((sum, { from, to }) => sum + calculateDistance(from, to), 0);
  let rest = whole * share;
  for (const { from, to } of legs) {
    const length = calculateDistance(from, to);
    const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
    if (rest <= length && length > 0) {
      const part = rest / length;
      return { point: [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part], turn };
    }
    rest -= length;
  }
  return { point: points.at(-1) ?? [0, 0], turn: 0 };
}

/** Returns a house about every 250 m, odd numbers on the left and even ones on the right, 25 m from the line. */
function createHouses(
  city: SchematicCity,
  name: Text,
  { points, highest }: { points: MapPoint[]; highest: number },
): GazetteerEntry[] {
  const length = points
    .slice(1)
    .reduce((sum, to, index) => sum + calculateDistance(points[index] ?? to, to), 0);
  const count = Math.max(3, Math.min(highest, Math.round(length / 250)));
  return Array.from({ length: count }, (_, index) => {
    const { point, turn } = findPointAlong(points, (index + 0.5) / count);
    const left = index % 2 === 0;
    const guess = Math.max(1, Math.round(((index + 0.5) / count) * highest));
    const number = left === (guess % 2 === 1) ? guess : guess + 1;
    const off = (left ? 1 : -1) * 0.00027;
    const moved: MapPoint = [point[0] - Math.sin(turn) * off, point[1] + Math.cos(turn) * off];
    return createEntry(city, moved, { type: "house", name: null, street: name, house: String(number) });
  });
}

function createStreets(city: SchematicCity, table: string): GazetteerEntry[] {
  return parseTableRows(table).flatMap(([, ...cells]) => {
    const name = createThreeLanguageName(cells);
    const points = parsePoints(cells[4]);
    const middle = createEntry(city, findPointAlong(points, 0.5).point, {
      type: "residential",
      name,
      street: name,
    });
    return [middle, ...createHouses(city, name, { points, highest: Number(cells[3]) })];
  });
}

function parseCellPoint(cell: string | undefined): MapPoint {
  return parsePoints(cell)[0] ?? [0, 0];
}

function listCityPlaces(
  city: SchematicCity,
  tables: { streets: string; places: string; quarters: string },
): GazetteerEntry[] {
  return [
    ...parseTableRows(tables.places).map(([kind = "", ...cells]) =>
      createEntry(city, parseCellPoint(cells[3]), {
        type: parsePlaceKind(kind),
        name: createThreeLanguageName(cells),
      }),
    ),
    ...parseTableRows(tables.quarters).map((cells) =>
      createEntry(city, parseCellPoint(cells[3]), { type: "suburb", name: createThreeLanguageName(cells) }),
    ),
    ...city.metro.flatMap(({ stations }) =>
      stations.map(({ name, point }) =>
        createEntry(city, point, { type: "metro", name: createStationName(name) }),
      ),
    ),
    ...createStreets(city, tables.streets),
  ];
}

function createStationName({ uz, ru, eng }: Text): Text {
  return { uz: `${uz} metro bekati`, ru: `метро ${ru}`, eng: `${eng} metro` };
}

/** All places of the demo's cities, for forward and reverse geocoding without a server. */
export const gazetteer: GazetteerEntry[] = [
  ...listCityPlaces(tashkentMap, {
    streets: tashkentStreets,
    places: tashkentPlaces,
    quarters: tashkentQuarters,
  }),
  ...listCityPlaces(samarkandMap, {
    streets: samarkandStreets,
    places: samarkandPlaces,
    quarters: samarkandQuarters,
  }),
];
