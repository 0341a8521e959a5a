import type { RoadImportanceRank } from "./palette.ts";

/** Width of roads by rank in pixels, for zoom 10 to 18. */
const ROAD_WIDTHS_PX: Record<RoadImportanceRank, readonly number[]> = {
  1: [1.6, 2.4, 3.4, 5, 7.5, 11, 16, 24, 34],
  2: [0.8, 1.3, 2, 3.2, 5.5, 8.5, 13, 19, 28],
  3: [0, 0.7, 1.2, 2.2, 4.2, 6.5, 10, 15, 23],
  4: [0, 0, 0, 0.9, 1.8, 3.6, 6.5, 11, 18],
};
const WATERWAY_WIDTHS_PX: Record<"river" | "canal", readonly number[]> = {
  river: [3, 5, 8, 12, 20, 34, 60, 100, 180],
  canal: [1, 1.4, 2, 3, 4.5, 7, 11, 18, 30],
};

function getLineWidthAtZoom(widths: readonly number[], zoom: number): number {
  return widths[Math.min(widths.length - 1, Math.max(0, zoom - 10))] ?? 0;
}

export const getRoadWidthPx = (rank: RoadImportanceRank, zoom: number): number =>
  getLineWidthAtZoom(ROAD_WIDTHS_PX[rank], zoom);
export const getWaterwayWidthPx = (isRiver: boolean, zoom: number): number =>
  getLineWidthAtZoom(WATERWAY_WIDTHS_PX[isRiver ? "river" : "canal"], zoom);
/** Returns the width of the casing on each side of a road, in pixels. */
export const getRoadCasingWidthPx = (zoom: number): number => (zoom < 12 ? 0.5 : zoom < 15 ? 0.8 : 1.1);
export const getMetroLineWidthPx = (zoom: number): number => (zoom < 12 ? 1.5 : zoom < 15 ? 2 : 3);
