import type { Text } from "../types.ts";
import {
  samarkandDistricts,
  samarkandOutline,
  samarkandParks,
  samarkandQuarters,
  samarkandStreets,
  samarkandWater,
} from "./samarkand-data.ts";
import { lanesAround, smoothed } from "./lanes.ts";
import { nameOf, pointsOf, rowsOf } from "./table.ts";
import {
  tashkentDistricts,
  tashkentMetro,
  tashkentOutline,
  tashkentParks,
  tashkentWater,
} from "./tashkent-shape.ts";
import { tashkentQuarters } from "./tashkent-quarters.ts";
import { tashkentStreets } from "./tashkent-streets.ts";
import type { Point, SchematicCity } from "./types.ts";

interface Tables {
  outline: string;
  water: string;
  parks: string;
  streets: string;
  districts: string;
  quarters: string;
  metro: string;
}

/** Parses the rank of a road. Throws for a value outside 1–3. */
function rankOf(cell: string): 1 | 2 | 3 {
  if (cell === "1") return 1;
  if (cell === "2") return 2;
  if (cell === "3") return 3;
  throw new Error(`A road has no rank ${cell}`);
}

function boundsOf(points: Point[]): [Point, Point] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

function metroOf(table: string): SchematicCity["metro"] {
  const lines: SchematicCity["metro"] = [];
  for (const cells of rowsOf(table)) {
    const [first = "", ru = "", eng = "", where] = cells;
    if (first.startsWith("-")) {
      const [point] = pointsOf(where);
      const line = lines.at(-1);
      if (!point || !line) throw new Error(`A station stands before its line: ${first}`);
      line.points.push(point);
      line.stations.push({ name: nameOf([first.slice(1).trim(), ru, eng]), point });
    } else {
      lines.push({ name: nameOf(cells.slice(1)), color: first, points: [], stations: [] });
    }
  }
  return lines;
}

function kindOf(cell = ""): "river" | "canal" | "lake" {
  return cell === "river" || cell === "lake" ? cell : "canal";
}

function cityOf(key: string, name: Text, tables: Tables): SchematicCity {
  const outline = smoothed(pointsOf(tables.outline), { isClosed: true });
  return {
    key,
    name,
    bounds: boundsOf(outline),
    outline,
    water: rowsOf(tables.water).map(([kind, ...rest]) => ({
      name: nameOf(rest),
      kind: kindOf(kind),
      points: smoothed(pointsOf(rest[3]), { isClosed: kind === "lake" }),
    })),
    parks: rowsOf(tables.parks).map((cells) => ({ name: nameOf(cells), points: pointsOf(cells[3]) })),
    roads: rowsOf(tables.streets).map(([rank = "", ...rest]) => ({
      name: nameOf(rest),
      rank: rankOf(rank),
      points: rank === "1" ? smoothed(pointsOf(rest[4])) : pointsOf(rest[4]),
    })),
    lanes: rowsOf(tables.quarters).flatMap((cells, index) =>
      pointsOf(cells[3]).flatMap((centre) => lanesAround(centre, index)),
    ),
    metro: metroOf(tables.metro),
    districts: rowsOf(tables.districts).map((cells) => ({
      name: nameOf(cells),
      label: pointsOf(cells[3])[0] ?? [0, 0],
    })),
  };
}

export const tashkent = cityOf(
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

export const samarkand = cityOf(
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
export const schematicCities: SchematicCity[] = [tashkent, samarkand];
