import { findTextInLanguage } from "@dasturxon/domain/text";
import type { Language } from "@dasturxon/domain/language";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { createLabelPlacer } from "./label-room.ts";
import { placeNamesAlongLine } from "./names-along.ts";
import type { MapLabelKind } from "./palette.ts";
import type { PreparedCity } from "./prepare-city.ts";

/** Label with its position at one zoom, in world pixels. */
export interface MapLabel {
  kind: MapLabelKind;
  lines: string[];
  x: number;
  y: number;
  /** Rotation in radians. Names along roads follow the road and are never upside down. */
  turn: number;
  width: number;
  height: number;
  size: number;
}

export interface MapLabelInput {
  city: PreparedCity;
  zoom: number;
  language: Language;
  /** Returns the width of a text at a font size, in pixels. */
  measure(text: string, size: number): number;
}

const LABEL_FONT_SIZES_PX: Record<MapLabelKind, number> = {
  city: 18,
  district: 13,
  road: 11.5,
  park: 11,
  water: 11,
  metro: 11.5,
};
const LABEL_LINE_HEIGHT_RATIO = 1.2;
/** Minimum zoom at which metro signs are drawn, and the size of a sign in pixels. Names never cover a sign. */
export const MIN_METRO_STATION_ZOOM = 12;
const METRO_STATION_SIZE_PX = 14;
/** Minimum zoom at which road names are shown, by rank of the road. */
const MIN_ROAD_NAME_ZOOM_BY_RANK = { 1: 13, 2: 14, 3: 15, 4: 99 } as const;
/** Maximum length of a line, in characters. Longer names take two lines. */
const MAX_LABEL_LINE_LENGTH = 16;

/** Returns the labels that fit at this zoom without overlap, in order of importance. */
export function placeLabels({ city, zoom, language, measure }: MapLabelInput): MapLabel[] {
  const scale = 256 * 2 ** zoom;
  const room = createLabelPlacer();
  const labels: MapLabel[] = [];

  function placeLabel(
    kind: MapLabelKind,
    name: TextByLanguage,
    where: { x: number; y: number; below?: number },
  ): void {
    const text = findTextInLanguage(name, language);
    const size = LABEL_FONT_SIZES_PX[kind];
    const lines = kind === "metro" || kind === "district" ? [text] : splitNameIntoLines(text);
    const width = Math.max(
      ...lines.map((line) => measure(kind === "district" ? line.toUpperCase() : line, size)),
    );
    const height = lines.length * size * LABEL_LINE_HEIGHT_RATIO;
    const y = where.y * scale + (where.below ?? 0);
    const label: MapLabel = { kind, lines, x: where.x * scale, y, turn: 0, width, height, size };
    if (text && room.take(label)) labels.push(label);
  }

  if (zoom >= MIN_METRO_STATION_ZOOM) {
    for (const { x, y } of city.metro.flatMap(({ stations }) => stations)) {
      room.take({
        x: x * scale,
        y: y * scale,
        turn: 0,
        width: METRO_STATION_SIZE_PX,
        height: METRO_STATION_SIZE_PX,
      });
    }
  }
  if (zoom <= 10) placeLabel("city", city.name, city);
  if (zoom >= 11 && zoom <= 14)
    for (const district of city.districts) placeLabel("district", district.name, district);
  if (zoom >= 14) {
    for (const station of city.metro.flatMap(({ stations }) => stations))
      placeLabel("metro", station.name, { ...station, below: 21 });
  }
  if (zoom >= 13)
    for (const { name, shape } of [...city.parks, ...city.lakes]) {
      // Skips the name of a park or lake that is too narrow for it at this zoom.
      if ((shape.east - shape.west) * scale < 56) continue;
      placeLabel("park", name, { x: (shape.west + shape.east) / 2, y: (shape.north + shape.south) / 2 });
    }
  for (const rank of [1, 2, 3] as const) {
    if (zoom < MIN_ROAD_NAME_ZOOM_BY_RANK[rank]) continue;
    for (const road of city.roads) {
      if (road.rank === rank) labels.push(...createLabelsAlongLine("road", road.name, road.shape.at));
    }
  }
  if (zoom >= 13)
    for (const { name, shape } of city.streams)
      labels.push(...createLabelsAlongLine("water", name, shape.at));
  return labels;

  function createLabelsAlongLine(kind: MapLabelKind, name: TextByLanguage, at: Float64Array): MapLabel[] {
    const text = findTextInLanguage(name, language);
    const size = LABEL_FONT_SIZES_PX[kind];
    const width = measure(text, size);
    return placeNamesAlongLine(at, { scale, width }).flatMap((position) => {
      const label: MapLabel = {
        kind,
        lines: [text],
        ...position,
        width,
        height: size * LABEL_LINE_HEIGHT_RATIO,
        size,
      };
      return room.take(label) ? [label] : [];
    });
  }
}

/** Splits the name on a label between words into two lines of about the same length. */
export function splitNameIntoLines(name: string): string[] {
  const words = name.split(" ");
  if (name.length <= MAX_LABEL_LINE_LENGTH || words.length < 2) return [name];
  let best = 1;
  const calculateLineLengthDifference = (at: number) =>
    Math.abs(words.slice(0, at).join(" ").length - words.slice(at).join(" ").length);
  for (let at = 2; at < words.length; at += 1)
    if (calculateLineLengthDifference(at) < calculateLineLengthDifference(best)) best = at;
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}
