import type { Text } from "../types.ts";
import type { MapPoint } from "./types.ts";

/** Parses a table written as text. Cells are separated by bars. Empty lines are skipped. */
export function parseTableRows(table: string): string[][] {
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => line.split("|").map((cell) => cell.trim()));
}

/** Parses `"41.31 69.28, 41.32 69.29"` (latitude first) into points with longitude first. */
export function parsePoints(cell = ""): MapPoint[] {
  return cell.split(",").map((pair): MapPoint => {
    const [latitude = 0, longitude = 0] = pair.trim().split(/\s+/).map(Number);
    return [longitude, latitude];
  });
}

/** Returns a name in three languages. A missing translation is replaced by the Uzbek name. */
export function createThreeLanguageName([uz = "", ru = "", eng = ""]: string[]): Text {
  return { uz, ru: ru || uz, eng: eng || uz };
}
