import type { Text } from "../types.ts";
import {
  samarkandDistricts,
  samarkandOutline,
  samarkandParks,
  samarkandQuarters,
  samarkandStreets,
  samarkandWater,
} from "./samarkand-data.ts";
import { createBlockLanes, smoothLine } from "./lanes.ts";
import { createThreeLanguageName, parsePoints, parseTableRows } from "./table.ts";
import {
  tashkentDistricts,
  tashkentMetro,
  tashkentOutline,
  tashkentParks,
  tashkentWater,
} from "./tashkent-shape.ts";
import { tashkentQuarters } from "./tashkent-quarters.ts";
import { tashkentStreets } from "./tashkent-streets.ts";
import type { MapPoint, SchematicCity } from "./types.ts";

interface CityMapTables {
  outline: string;
  water: string;
  parks: string;
  streets: string;
  districts: string;
  quarters: string;
  metro: string;
}

/** Parses the rank of a road. Throws for a value outside 1–3. */
function parseRoadRank(cell: string): 1 | 2 | 3 {
  if (cell === "1") return 1;
  if (cell === "2") return 2;
  if (cell === "3") return 3;
  throw new Error(`A road has no rank ${cell}`);
}

function findBounds(points: MapPoint[]): [MapPoint, MapPoint] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

function parseMetro(table: string): SchematicCity["metro"] {
  const lines: SchematicCity["metro"] = [];
  for (const cells of parseTableRows(table)) {
    const [first = "", ru = "", eng = "", where] = cells;
    if (first.startsWith("-")) {
      const [point] = parsePoints(where);
      const line = lines.at(-1);
      if (!point || !line) throw new Error(`A station stands before its line: ${first}`);
      line.points.push(point);
      line.stations.push({ name: createThreeLanguageName([first.slice(1).trim(), ru, eng]), point });
    } else {
      lines.push({ name: createThreeLanguageName(cells.slice(1)), color: first, points: [], stations: [] });
    }
  }
  return lines;
}

function parseWaterKind(cell = ""): "river" | "canal" | "lake" {
  return cell === "river" || cell === "lake" ? cell : "canal";
}

function createSchematicCity(key: string, name: Text, tables: CityMapTables): SchematicCity {
  const outline = smoothLine(parsePoints(tables.outline), { isClosed: true });
  return {
    key,
    name,
    bounds: findBounds(outline),
    outline,
    water: parseTableRows(tables.water).map(([kind, ...rest]) => ({
      name: createThreeLanguageName(rest),
      kind: parseWaterKind(kind),
      points: smoothLine(parsePoints(rest[3]), { isClosed: kind === "lake" }),
    })),
    parks: parseTableRows(tables.parks).map((cells) => ({
      name: createThreeLanguageName(cells),
      points: parsePoints(cells[3]),
    })),
    roads: parseTableRows(tables.streets).map(([rank = "", ...rest]) => ({
      name: createThreeLanguageName(rest),
      rank: parseRoadRank(rank),
      points: rank === "1" ? smoothLine(parsePoints(rest[4])) : parsePoints(rest[4]),
    })),
    lanes: parseTableRows(tables.quarters).flatMap((cells, index) =>
      parsePoints(cells[3]).flatMap((centre) => createBlockLanes(centre, index)),
    ),
    metro: parseMetro(tables.metro),
    districts: parseTableRows(tables.districts).map((cells) => ({
      name: createThreeLanguageName(cells),
      label: parsePoints(cells[3])[0] ?? [0, 0],
    })),
  };
}

export const tashkentMap = createSchematicCity(
  "tashkent",
  { uz: "Toshkent", ru: "Ташкент", eng: "Tashkent" },
  {
    outline: tashkentOutline,
    water: tashkentWater,
    parks: tashkentParks,
    streets: tashkentStreets,
    districts: tashkentDistricts,
    quarters: tashkentQuarters,
    metro: tashkentMetro,
  },
);

export const samarkandMap = createSchematicCity(
  "samarkand",
  { uz: "Samarqand", ru: "Самарканд", eng: "Samarkand" },
  {
    outline: samarkandOutline,
    water: samarkandWater,
    parks: samarkandParks,
    streets: samarkandStreets,
    districts: samarkandDistricts,
    quarters: samarkandQuarters,
    metro: "",
  },
);

/** Cities that the map draws if no tile server is configured. */
export const schematicCities: SchematicCity[] = [tashkentMap, samarkandMap];
