import { getAttribute, parseXmlTags } from "./xml.ts";

/** Maximum number of merged cells to fill in one sheet. A malicious file can list many overlapping ranges. */
const MAX_FILLED_MERGED_CELLS = 200_000;
const CELL_RANGE_PATTERN = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/;

const columnIndexFromLetters = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/**
 * Copies the text of vertically merged cells into each row of the merged range. Skips empty rows. Fills only the first
 * column of a range, so that a title merged over several columns stays one cell [MN-1].
 */
export function fillMergedCells(table: string[][], xml: string): string[][] {
  const start = xml.lastIndexOf("<mergeCells");
  if (start === -1) return table;
  const filled = table.map((cells) => [...cells]);
  let count = 0;
  for (const tag of parseXmlTags(xml.slice(start))) {
    if (tag.name === "mergeCells" && tag.isEnd) break;
    const range =
      tag.name === "mergeCell" && !tag.isEnd ? CELL_RANGE_PATTERN.exec(getAttribute(tag, "ref") ?? "") : null;
    if (!range) continue;
    const [, left = "", top = "", , bottom = ""] = range;
    const column = columnIndexFromLetters(left);
    const text = table[Number(top) - 1]?.[column] ?? "";
    if (text === "") continue;
    for (let row = Number(top); row < Math.min(Number(bottom), table.length); row += 1) {
      const cells = filled[row];
      if (!cells?.some((cell) => cell !== "") || cells[column]) continue;
      if (count === MAX_FILLED_MERGED_CELLS) return filled;
      count += 1;
      while (cells.length < column) cells.push("");
      cells[column] = text;
    }
  }
  return filled;
}
