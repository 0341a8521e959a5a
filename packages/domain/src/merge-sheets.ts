import { hasLetters } from "./column-contents.ts";
import { findHeaderRows } from "./find-heads.ts";
import { findColumnHeaderMeaning } from "./head-meaning.ts";
import type { WireLanguage } from "./language.ts";
import { sheetKeyFromName, type SheetTable } from "./menu-workbook.ts";
import { formatMachineColumnName } from "./menu-columns.ts";
import { formatDefaultGroupName } from "./menu-places.ts";
import { parseFormattedNumber } from "./read-number.ts";
import { toNameKey } from "./search-fold.ts";

/** Sheet of a workbook that may contain dishes. */
export interface DishSheet {
  name: string;
  table: SheetTable;
  /**
   * Name of the section for rows of the sheet without a category; an empty string: a section with a neutral name.
   * Default: the sheet's name.
   */
  section?: string;
}

/** Position of a sheet's rows in the merged table, with line numbers from 1. */
export interface MergedSheetPosition {
  name: string;
  /** Line number of the sheet's first row in the merged table. */
  from: number;
  /** Line number of the section's first row in its original sheet. */
  line: number;
}

interface DetectedSheet {
  heads: readonly string[];
  /** Field of each column as a `formatMachineColumnName` key; null: unknown. */
  fields: readonly (string | null)[];
  rows: SheetTable;
  /** Index of the first row below the header rows. */
  start: number;
}

const trimTableCell = (cell: string | null | undefined) => cell?.trim() ?? "";
const hasFilledCell = (cells: SheetTable[number]) => cells.some((cell) => trimTableCell(cell) !== "");

/** Returns the sheets that may contain dishes: all that are not empty and not of choices or sets. [MN-1] */
export const filterDishSheets = (sheets: readonly DishSheet[]): DishSheet[] =>
  sheets.filter(
    ({ name, table }) => (sheetKeyFromName(name) ?? "dishes") === "dishes" && table.some(hasFilledCell),
  );

/**
 * Returns the indexes of the sheets to import by default: the sheet with the name of our export, else all that have a
 * price in some row, else the first.
 */
export function findDefaultSheetIndexes(sheets: readonly DishSheet[]): number[] {
  const named = sheets.findIndex(({ name }) => sheetKeyFromName(name) === "dishes");
  if (named >= 0) return [named];
  const menus = sheets.flatMap(({ table }, at) => (table.some(isPricedRow) ? at : []));
  return menus.length > 0 ? menus : [0];
}

/** Returns whether a row has a text and a number, as in a price list. */
const isPricedRow = (cells: SheetTable[number]) =>
  cells.some((cell) => hasLetters(trimTableCell(cell))) &&
  cells.some((cell) => parseFormattedNumber(trimTableCell(cell), true) > 0);

/**
 * Merges sheets into one table. Columns are matched by header text, by the field that the header means, or by position.
 * The name of a sheet becomes a section, and so the category of its rows without one. [MN-1]
 */
export function mergeWorkbookSheets(
  sheets: readonly DishSheet[],
  main: WireLanguage,
): { table: SheetTable; places: MergedSheetPosition[] } {
  const [only] = sheets;
  if (sheets.length < 2) return { table: only?.table ?? [], places: [] };
  const opened = sheets.map(({ name, section = name, table }) => ({
    name,
    section,
    ...openSheet(table, main),
  }));
  const heads: string[] = [];
  const fields: (string | null)[] = [];
  const table: (string | null)[][] = [];
  const places: MergedSheetPosition[] = [];
  for (const sheet of opened) {
    const columns = mapToMergedColumns(sheet, heads, fields);
    for (const [at, column] of columns.entries()) {
      heads[column] ||= sheet.heads[at] ?? "";
      fields[column] ??= sheet.fields[at] ?? null;
    }
    const addMergedRow = (cells: SheetTable[number]) => {
      const row: (string | null)[] = [];
      for (const [at, cell] of cells.entries()) row[columns[at] ?? at] = cell;
      return Array.from(row, (cell) => (cell === undefined ? "" : cell));
    };
    const section = createSectionRow(sheet, main);
    if (section) table.push(addMergedRow(section));
    // Line numbers start at 1 and count the header row of the merged table.
    places.push({ name: sheet.name, from: table.length + 2, line: sheet.start + 1 });
    for (const cells of sheet.rows) table.push(addMergedRow(cells));
  }
  const hasHeads = heads.some((head) => head !== "");
  if (!hasHeads) for (const place of places) place.from -= 1;
  return { table: hasHeads ? [Array.from(heads, (head) => head ?? ""), ...table] : table, places };
}

function openSheet(table: SheetTable, main: WireLanguage): DetectedSheet {
  const found = findHeaderRows(table, (head) => findColumnHeaderMeaning(head, main));
  const start = Math.max(0, found.at + found.count);
  const rows = table.slice(start);
  const width = Math.max(found.heads.length, ...rows.slice(0, 100).map(({ length }) => length));
  const fields = Array.from({ length: width }, (_, at) => {
    const column = found.meanings[at]?.column;
    return column ? formatMachineColumnName(column) : null;
  });
  return { heads: found.heads.map((head) => head.trim()), fields, rows, start };
}

/** Returns the column of the merged table for each column of a sheet. */
function mapToMergedColumns(
  { heads, fields }: DetectedSheet,
  known: readonly string[],
  knownFields: readonly (string | null)[],
): number[] {
  const columns: (number | undefined)[] = fields.map(() => undefined);
  const taken = new Set<number>();
  const assignColumn = (at: number, column: number) => {
    if (columns[at] !== undefined || column < 0 || taken.has(column)) return;
    columns[at] = column;
    taken.add(column);
  };
  const keys = known.map(toNameKey);
  for (const [at, head] of heads.entries()) if (head !== "") assignColumn(at, keys.indexOf(toNameKey(head)));
  for (const [at, field] of fields.entries())
    if (field !== null) assignColumn(at, knownFields.indexOf(field));
  const own = new Set(fields);
  for (const [at, field] of fields.entries()) {
    // If the columns at the same position of two sheets contain different fields, the merged table gets an additional
    // column.
    const there = knownFields[at] ?? null;
    if (field === null && at < knownFields.length && (there === null ? !known[at] : !own.has(there)))
      assignColumn(at, at);
  }
  let next = knownFields.length;
  return columns.map((column) => column ?? next++);
}

/** Returns a section row with the sheet's name, or null if the sheet has no rows or its first row has a category. */
function createSectionRow(
  { section, fields, rows }: DetectedSheet & { section: string },
  main: WireLanguage,
): (string | null)[] | null {
  const first = rows.find(hasFilledCell);
  const category = fields.indexOf("category");
  if (!first || (category >= 0 && trimTableCell(first[category]) !== "")) return null;
  const named = fields.findIndex((field) => field?.startsWith("name"));
  const worded = first.findIndex((cell) => hasLetters(trimTableCell(cell)));
  const at = Math.max(0, named >= 0 ? named : worded);
  // The name of a section must contain a word. If it does not, the default name of a group is put before it.
  const word = hasLetters(section) ? section.trim() : `${formatDefaultGroupName(main)} ${section}`.trim();
  return Array.from({ length: at + 1 }, (_, index) => (index === at ? word : ""));
}
