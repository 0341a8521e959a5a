import type { CityMap } from "@dasturxon/contract";
import type { Text } from "@dasturxon/domain/text";
import { shapeOf, toUnitSquare, unitsPerMetre } from "./mercator.ts";
import type { MercatorLine } from "./mercator.ts";
import type { RoadRank } from "./palette.ts";
import { createSegmentIndex } from "./segment-index.ts";
import type { SegmentIndex } from "./segment-index.ts";

export interface NamedShape {
  name: Text;
  shape: MercatorLine;
}

export interface Spot {
  name: Text;
  x: number;
  y: number;
}

/** City in the unit square, ready to draw at any zoom. */
export interface PreparedCity extends Spot {
  key: string;
  outline: MercatorLine;
  parks: NamedShape[];
  lakes: NamedShape[];
  streams: (NamedShape & { isRiver: boolean })[];
  roads: (NamedShape & { rank: RoadRank })[];
  metro: { color: string; shape: MercatorLine; stations: Spot[] }[];
  districts: Spot[];
  /** Length of a metre in the unit square at the city's latitude. */
  metre: number;
  /** Roads and waters that lanes and houses keep a distance from. */
  roadIndex: SegmentIndex;
  streamIndex: SegmentIndex;
}

export function prepareCity(map: CityMap): PreparedCity {
  const outline = shapeOf(map.outline);
  const [x, y] = [(outline.west + outline.east) / 2, (outline.north + outline.south) / 2];
  const metre = unitsPerMetre(y);
  const streams = map.water.filter(({ kind }) => kind !== "lake");
  const roads = map.roads.map(({ name, rank, points }) => ({ name, rank, shape: shapeOf(points) }));
  const drawnStreams = streams.map(({ name, kind, points }) => ({
    name,
    isRiver: kind === "river",
    shape: shapeOf(points),
  }));
  return {
    key: map.key,
    name: map.name,
    x,
    y,
    outline,
    parks: map.parks.map(({ name, points }) => ({ name, shape: shapeOf(points) })),
    lakes: map.water
      .filter(({ kind }) => kind === "lake")
      .map(({ name, points }) => ({ name, shape: shapeOf(points) })),
    streams: drawnStreams,
    roads,
    metro: map.metro.map(({ color, points, stations }) => ({
      color,
      shape: shapeOf(points),
      stations: stations.map(({ name, point }) => toSpot(name, point)),
    })),
    districts: map.districts.map(({ name, label }) => toSpot(name, label)),
    metre,
    roadIndex: createSegmentIndex(roads, 250 * metre),
    streamIndex: createSegmentIndex(drawnStreams, 250 * metre),
  };
}

function toSpot(name: Text, point: readonly [number, number]): Spot {
  const [x, y] = toUnitSquare(point);
  return { name, x, y };
}
