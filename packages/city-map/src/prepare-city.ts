import type { CityMap } from "@dasturxon/contract";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { toMercatorLine, toUnitSquare, calculateUnitsPerMetre } from "./mercator.ts";
import type { MercatorLine } from "./mercator.ts";
import type { RoadImportanceRank } from "./palette.ts";
import { createSegmentIndex } from "./segment-index.ts";
import type { SegmentIndex } from "./segment-index.ts";

export interface NamedShape {
  name: TextByLanguage;
  shape: MercatorLine;
}

export interface NamedPoint {
  name: TextByLanguage;
  x: number;
  y: number;
}

/** City in the unit square, ready to draw at any zoom. */
export interface PreparedCity extends NamedPoint {
  key: string;
  outline: MercatorLine;
  parks: NamedShape[];
  lakes: NamedShape[];
  streams: (NamedShape & { isRiver: boolean })[];
  roads: (NamedShape & { rank: RoadImportanceRank })[];
  metro: { color: string; shape: MercatorLine; stations: NamedPoint[] }[];
  districts: NamedPoint[];
  /** Length of a metre in the unit square at the city's latitude. */
  metre: number;
  /** Roads and waters that lanes and houses keep a distance from. */
  roadIndex: SegmentIndex;
  streamIndex: SegmentIndex;
}

export function prepareCity(map: CityMap): PreparedCity {
  const outline = toMercatorLine(map.outline);
  const [x, y] = [(outline.west + outline.east) / 2, (outline.north + outline.south) / 2];
  const metre = calculateUnitsPerMetre(y);
  const streams = map.water.filter(({ kind }) => kind !== "lake");
  const roads = map.roads.map(({ name, rank, points }) => ({ name, rank, shape: toMercatorLine(points) }));
  const drawnStreams = streams.map(({ name, kind, points }) => ({
    name,
    isRiver: kind === "river",
    shape: toMercatorLine(points),
  }));
  return {
    key: map.key,
    name: map.name,
    x,
    y,
    outline,
    parks: map.parks.map(({ name, points }) => ({ name, shape: toMercatorLine(points) })),
    lakes: map.water
      .filter(({ kind }) => kind === "lake")
      .map(({ name, points }) => ({ name, shape: toMercatorLine(points) })),
    streams: drawnStreams,
    roads,
    metro: map.metro.map(({ color, points, stations }) => ({
      color,
      shape: toMercatorLine(points),
      stations: stations.map(({ name, point }) => toNamedPoint(name, point)),
    })),
    districts: map.districts.map(({ name, label }) => toNamedPoint(name, label)),
    metre,
    roadIndex: createSegmentIndex(roads, 250 * metre),
    streamIndex: createSegmentIndex(drawnStreams, 250 * metre),
  };
}

function toNamedPoint(name: TextByLanguage, point: readonly [number, number]): NamedPoint {
  const [x, y] = toUnitSquare(point);
  return { name, x, y };
}
