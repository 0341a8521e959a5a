import type { HeaderMatchCloseness } from "./head-meaning.ts";
import { formatMachineColumnName, type MenuColumn } from "./menu-columns.ts";
import { findFirstMeasureUnit } from "./read-measure.ts";
import { parseFormattedNumber } from "./read-number.ts";

/** Meaning of a column header. `column` is null if a user chose to ignore the column. */
export interface ColumnHeaderMatch {
  column: MenuColumn | null;
  closeness: HeaderMatchCloseness;
}
type ColumnMeaningFinder = (head: string) => ColumnHeaderMatch | null;
type TableRowCells = readonly (string | null)[];
export interface FoundHeaderRows {
  /** Index of the first header row; -1: the table has none. */
  at: number;
  /** Number of header rows. */
  count: 0 | 1 | 2;
  heads: readonly string[];
  meanings: readonly (ColumnHeaderMatch | null)[];
}

/** Number of rows searched for the header row: a title, an address or a date may precede it. */
const MAX_SEARCHED_ROWS = 20;
const MAX_HEADER_CELL_LENGTH = 40;
const IDENTIFYING_FIELDS = new Set(["id", "name", "costPrice"]);
const isNumberCell = (cell: string | null | undefined) =>
  !Number.isNaN(parseFormattedNumber(cell ?? "", true));
const removeEmptyCells = (row: TableRowCells) => row.filter((cell) => cell?.trim());

const getColumnKey = ({ column }: ColumnHeaderMatch) => column && formatMachineColumnName(column);

/** Finds the header row: the first with two known headers, or the first row if it has a name or an id. [MN-1] */
export function findHeaderRows(
  table: readonly TableRowCells[],
  meaningOf: ColumnMeaningFinder,
): FoundHeaderRows {
  for (const [at, row] of table.slice(0, MAX_SEARCHED_ROWS).entries()) {
    const meanings = row.map((head) => meaningOf(head ?? ""));
    const known = new Set(
      meanings.flatMap((meaning, place) => (meaning ? (getColumnKey(meaning) ?? place) : [])),
    );
    const getHeadField = (meaning: ColumnHeaderMatch | null) => meaning?.column?.key ?? "";
    const hasPlace = meanings.some((meaning) => IDENTIFYING_FIELDS.has(getHeadField(meaning)));
    const isExact = meanings.some(
      (meaning) =>
        meaning &&
        meaning.closeness < 2 &&
        (getHeadField(meaning) === "name" || getHeadField(meaning) === "id"),
    );
    const isOnly = at === 0 && isExact && !row.some(isNumberCell);
    if (!isOnly && (known.size < 2 || !hasPlace || row.some(isNumberCell))) continue;
    const heads = row.map((head) => head ?? "");
    return mergeSecondHeaderRow({ at, count: 1, heads, meanings }, table[at + 1] ?? [], meaningOf);
  }
  return findUnknownHeaderRow(table) ?? { at: -1, count: 0, heads: [], meanings: [] };
}

/** Returns a first row of texts above a row with numbers as unknown headers, or null if there is no such row. */
function findUnknownHeaderRow(table: readonly TableRowCells[]): FoundHeaderRows | null {
  const hasSeveralCells = (row: TableRowCells) => removeEmptyCells(row).length > 1;
  const at = table.slice(0, MAX_SEARCHED_ROWS).findIndex(hasSeveralCells);
  const [first = [], next = []] = at < 0 ? [] : table.slice(at).filter(hasSeveralCells);
  const isHead = removeEmptyCells(first).every(
    (cell) =>
      !isNumberCell(cell) && (cell ?? "").length <= MAX_HEADER_CELL_LENGTH && !/\d{3}/.test(cell ?? ""),
  );
  if (!isHead || !next.some((cell, place) => isNumberCell(cell) && first[place]?.trim())) return null;
  return { at, count: 1, heads: first.map((head) => head ?? ""), meanings: first.map(() => null) };
}

/** Merges a second header row into the first: `Цена` above `0,5 л` and `1 л`, or `Цена` above `сум`. */
function mergeSecondHeaderRow(
  found: FoundHeaderRows,
  below: TableRowCells,
  meaningOf: ColumnMeaningFinder,
): FoundHeaderRows {
  const { heads, meanings } = found;
  const names = meanings.flatMap((meaning, at) => (meaning?.column?.key === "name" ? at : []));
  const own = below.map((cell, at) =>
    cell?.trim() === (heads[at] ?? "").trim() ? "" : (cell?.trim() ?? ""),
  );
  const filled = removeEmptyCells(own);
  const isSecond =
    filled.length > 0 &&
    names.every((at) => !own[at]) &&
    own.every((cell, at) => cell === "" || isSecondHeaderCell(cell, findHeaderAbove(heads, at), meaningOf));
  if (!isSecond) return found;
  const joined = Array.from({ length: Math.max(heads.length, own.length) }, (_, at) => {
    const sub = own[at] ?? "";
    return sub === "" ? (heads[at] ?? "").trim() : `${findHeaderAbove(heads, at)} ${sub}`.trim();
  });
  return { ...found, count: 2, heads: joined, meanings: joined.map(meaningOf) };
}

/** Returns the header of a column, or of the merged header cell that spans the column. */
function findHeaderAbove(heads: readonly string[], at: number): string {
  for (let from = at; from >= 0; from -= 1) {
    const head = heads[from]?.trim();
    if (head) return head;
  }
  return "";
}

function isSecondHeaderCell(cell: string, head: string, meaningOf: ColumnMeaningFinder): boolean {
  if (cell.length > 20 || isNumberCell(cell)) return false;
  const above = meaningOf(head)?.column?.key;
  if (above === "costPrice") return !/\d{3}/.test(cell);
  return (
    findFirstMeasureUnit(cell) !== null || (above !== undefined && meaningOf(cell)?.column?.key === above)
  );
}
