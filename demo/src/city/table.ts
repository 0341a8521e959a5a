import type { Text } from "../types.ts";
import type { Point } from "./types.ts";

/** Rows of a table written as text: cells between bars, empty lines skipped. */
export function rowsOf(table: string): string[][] {
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => line.split("|").map((cell) => cell.trim()));
}

/** `"41.31 69.28, 41.32 69.29"` (latitude first, as people write it) as points of longitude and latitude. */
export function pointsOf(cell = ""): Point[] {
  return cell.split(",").map((pair): Point => {
    const [latitude = 0, longitude = 0] = pair.trim().split(/\s+/).map(Number);
    return [longitude, latitude];
  });
}

/** Names of the three languages; a missing one is the Uzbek. */
export function nameOf([uz = "", ru = "", eng = ""]: string[]): Text {
  return { uz, ru: ru || uz, eng: eng || uz };
}
