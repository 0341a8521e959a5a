import { computeColumnStatistics, type DetectedColumnRole, assignRoles } from "./column-contents.ts";
import { findHeaderRows, type FoundHeaderRows, type ColumnHeaderMatch } from "./find-heads.ts";
import { findColumnHeaderMeaning } from "./head-meaning.ts";
import type { WireLanguage } from "./language.ts";
import { readDigits } from "./menu-cells.ts";
import { columnFromKey, formatMachineColumnName, type MenuColumn, listMenuColumns } from "./menu-columns.ts";
import type { HiddenColumns, StoredMenu } from "./menu-table.ts";
import { isSeveralSizes, parsePortionMeasure, findHeaderUnit } from "./read-measure.ts";
import { findMultiplierInHeader, parseFormattedNumber } from "./read-number.ts";
import { toNameKey } from "./search-fold.ts";
import {
  findColumnIndex,
  classifyMenuTableRows,
  formatSectionName,
  type MenuTableRow,
} from "./table-sections.ts";

type TableCells = readonly (readonly (string | null)[])[];
export interface TableDetectionRules extends HiddenColumns {
  /** Languages of the brand, main language first. */
  languages: readonly WireLanguage[];
  /** Meaning of each column as a `formatMachineColumnName` key; null: ignored. Default: detected from the headers and cells. */
  columns?: readonly (string | null)[];
  /**
   * Meanings of headers from earlier imports, by `toColumnHeaderKey`, latest first. An empty string: the column is
   * ignored.
   */
  remembered?: ReadonlyMap<string, string>;
  /** Whether a row without a category gets the category of the row above it. */
  fillsCategory?: boolean;
}

export interface OpenedTable {
  /** Texts of the column headers; empty if the table has no header row. */
  heads: readonly string[];
  columns: readonly (MenuColumn | null)[];
  /** Whether every header is a known name of its column, so that no column was guessed. */
  isSure: boolean;
  rows: readonly MenuTableRow[];
  /** Number of rows below the headers that are not dishes: totals, zeros left by formulas, repeated headers. */
  ignored: number;
  /** Number of rows without a category that could get the category of the row above. */
  emptyCategories: number;
  /** Index of the column of categories made of the sections, beyond the columns of the table; null: none. */
  sectionColumn: number | null;
}

/** Number of rows from which column meanings are guessed. */
const SAMPLE_ROW_COUNT = 60;
/** Control characters, which are removed from cells. Tabs and line breaks are allowed. */
// oxlint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const removeControlCharacters = (cell: string | null) => cell && cell.replaceAll(CONTROL_CHARACTERS, "");

/** Maximum length of the normalized header under which the meaning of a column is stored. */
export const MAX_COLUMN_HEADER_LENGTH = 120;
/** Maximum number of column headers in one request that saves their meanings. */
export const MAX_SENT_COLUMN_HEADERS = 200;

/** Returns the key under which the meaning of a header is stored. */
export const toColumnHeaderKey = (head: string) => toNameKey(head).slice(0, MAX_COLUMN_HEADER_LENGTH);

/** Detects the header row and the meaning of each column; section names become the categories of the rows. [MN-1] */
export function detectTableColumns(
  menu: StoredMenu,
  table: TableCells,
  rules: TableDetectionRules,
): OpenedTable {
  const main = rules.languages[0] ?? "uz";
  const written = indexColumnsByKey(menu, rules);
  const found = findHeaderRows(table, (head): ColumnHeaderMatch | null => {
    const means = rules.remembered?.get(toColumnHeaderKey(head));
    if (means === undefined) return findColumnHeaderMeaning(head, main, menu.branches);
    return { column: written.get(means) ?? null, closeness: 2 };
  });
  const start = found.at + found.count;
  const body = table
    .slice(Math.max(0, start))
    .map((cells, at) => ({ cells: cells.map(removeControlCharacters), line: Math.max(0, start) + at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell?.trim()));
  const sample = body.slice(0, SAMPLE_ROW_COUNT).map(({ cells }) => cells);
  const heads = found.heads.map((head) => removeControlCharacters(head) ?? "");
  const proposed = rules.columns
    ? rules.columns.map((key) => (key === null ? null : (written.get(key) ?? null)))
    : proposeColumns(menu, { found, heads, sample }, rules);
  const columns = proposed.map((column, at) => addHeaderUnitOrMultiplier(column, heads[at] ?? ""));
  const isSure =
    found.at >= 0 &&
    heads.every((head, at) => {
      const meaning = found.meanings[at];
      const isHidden = rules.hidden?.includes(meaning?.column?.key ?? "") === true;
      return head.trim() === "" || (meaning && meaning.closeness < 2 && (columns[at] || isHidden));
    });
  return { isSure, ...applySectionCategories({ heads, columns, body }, rules) };
}

/**
 * Adds data in the header that applies to the cells below: the unit of a measure, or the multiplier of a price in
 * thousands.
 */
function addHeaderUnitOrMultiplier(column: MenuColumn | null, head: string): MenuColumn | null {
  if (column?.key === "measure") return { ...column, unit: findHeaderUnit(head) };
  const factor = column?.kind === "sum" ? findMultiplierInHeader(head) : 1;
  return column && factor !== 1 ? { ...column, factor } : column;
}

/** Returns the visible columns of a menu by `formatMachineColumnName` key. */
function indexColumnsByKey(
  menu: StoredMenu,
  { languages, hidden }: TableDetectionRules,
): Map<string, MenuColumn> {
  const all = listMenuColumns(languages, menu.branches).filter(({ key }) => !hidden?.includes(key));
  return new Map(all.map((column) => [formatMachineColumnName(column), column]));
}

interface HeaderCandidate {
  found: FoundHeaderRows;
  heads: readonly string[];
  sample: TableCells;
}

function proposeColumns(
  menu: StoredMenu,
  { found, heads, sample }: HeaderCandidate,
  rules: TableDetectionRules,
): (MenuColumn | null)[] {
  const { languages, hidden } = rules;
  const width = found.at >= 0 ? heads.length : Math.max(0, ...sample.map((cells) => cells.length));
  const readSampleCells = (at: number) =>
    sample.map((cells) => cells[at]?.trim() ?? "").filter((cell) => cell !== "");
  const columns: (MenuColumn | null)[] = Array.from({ length: width }, () => null);
  const remembered = new Map([...(rules.remembered?.keys() ?? [])].map((head, order) => [head, order]));
  const getChoiceOrder = (at: number) => remembered.get(toColumnHeaderKey(heads[at] ?? ""));
  const isColumnChosenByUser = (at: number) => getChoiceOrder(at) !== undefined;
  const closest = found.meanings
    .flatMap((meaning, at) => (meaning?.column ? [{ ...meaning, column: meaning.column, at }] : []))
    .toSorted(
      (one, other) =>
        (getChoiceOrder(one.at) ?? remembered.size) - (getChoiceOrder(other.at) ?? remembered.size) ||
        one.closeness - other.closeness ||
        one.at - other.at,
    );
  const ids = new Set(menu.products.map(({ id }) => id));
  for (const { column, closeness, at } of closest) {
    const isTaken = columns.some(
      (each) => each && formatMachineColumnName(each) === formatMachineColumnName(column),
    );
    if (
      !isTaken &&
      (isColumnChosenByUser(at) ||
        canCellsFitColumn(column, readSampleCells(at), { isLoose: closeness === 2, ids }))
    )
      columns[at] = column;
  }
  const group = findColumnIndex(columns, "group");
  // POS systems call a category a group, so groups without a column of categories are categories.
  if (group >= 0 && findColumnIndex(columns, "category") < 0 && findColumnIndex(columns, "id") < 0)
    columns[group] = columnFromKey("category", null);
  const contents = columns.map((column, at) =>
    column || isColumnChosenByUser(at) ? null : computeColumnStatistics(readSampleCells(at)),
  );
  const main = languages[0] ?? "uz";
  for (const [at, role] of assignRoles(contents, listRolesToGuess(columns, found.meanings.some(Boolean))))
    columns[at] = columnFromKey(role, role === "name" || role === "description" ? main : null);
  return columns.map((column) => (column && hidden?.includes(column.key) ? null : column));
}

const GUESSABLE_ROLES: readonly DetectedColumnRole[] = [
  ...(["name", "costPrice", "category", "description"] as const),
  ...(["measure", "image", "barcode", "mxicCode"] as const),
];

/**
 * Returns which columns to guess from their cells: all if the table has no headers, otherwise only a missing name or
 * price.
 */
function listRolesToGuess(
  columns: readonly (MenuColumn | null)[],
  hasHeads: boolean,
): ReadonlySet<DetectedColumnRole> {
  if (!hasHeads) return new Set(GUESSABLE_ROLES);
  if (findColumnIndex(columns, "id") >= 0) return new Set();
  const lacking = (["name", "costPrice"] as const).filter((role) => findColumnIndex(columns, role) < 0);
  return new Set(columns.some(Boolean) && lacking.length < 2 ? lacking : []);
}

interface ColumnFitOptions {
  isLoose: boolean;
  ids: ReadonlySet<string>;
}

/** Returns whether a cell can be an id of other software: a number or a UUID. */
const isForeignId = (cell: string) => /^(?:\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.test(cell);

/**
 * Returns whether the cells can be values of the column. Ids of other software and codes of a different length cannot.
 */
function canCellsFitColumn(
  { key, kind, digits }: MenuColumn,
  cells: readonly string[],
  { isLoose, ids }: ColumnFitOptions,
): boolean {
  if (cells.length === 0) return true;
  if (key === "id") return cells.some((cell) => ids.has(cell.toLowerCase())) || !cells.every(isForeignId);
  if (kind === "digits") {
    const isDigitCode = (cell: string) => "value" in readDigits(cell, digits);
    return cells.some(isDigitCode) || (cells.length === 1 && !isLoose);
  }
  if (!isLoose) return true;
  const isReadableCell = (cell: string) => {
    if (key === "measure") return parsePortionMeasure(cell) !== null || isSeveralSizes(cell);
    if (kind === "sum" || kind === "number" || kind === "count")
      return !Number.isNaN(parseFormattedNumber(cell, kind === "sum"));
    if (kind === "picture") return /[./]/.test(cell);
    return kind !== "words" || /\p{L}/u.test(cell);
  };
  return cells.filter(isReadableCell).length >= cells.length * 0.3;
}

interface DetectedTable {
  heads: readonly string[];
  columns: readonly (MenuColumn | null)[];
  body: readonly MenuTableRow[];
}

/** Sets the name of a section as the category of the rows below it. */
function applySectionCategories(
  { heads, columns, body }: DetectedTable,
  rules: TableDetectionRules,
): Omit<OpenedTable, "isSure"> {
  const main = rules.languages[0] ?? "uz";
  const kinds = classifyMenuTableRows(body, { columns, heads, main });
  const name = findColumnIndex(columns, "name");
  const nameHead = name >= 0 && heads.length > 0 ? (heads[name] ?? "").trim() : "";
  const hasSections = kinds.some(({ kind }) => kind === "section");
  // If each section has its own header row, the first header is the first section's name: "Салаты | Выход | Цена".
  const isFirstSection =
    hasSections && nameHead !== "" && findColumnHeaderMeaning(nameHead, main)?.column.key !== "name";
  const own = findColumnIndex(columns, "category");
  // Columns mapped by the user include that of the sections, unless the user ignores it.
  const needsColumn = own < 0 && hasSections && !rules.columns;
  const at = own >= 0 ? own : needsColumn ? Math.max(columns.length, heads.length) : -1;
  let section = isFirstSection ? formatSectionName(nameHead) : "";
  let above = "";
  let ignored = 0;
  let emptyCategories = 0;
  const rows: MenuTableRow[] = [];
  const id = findColumnIndex(columns, "id");
  for (const [index, { cells, line }] of body.entries()) {
    const kind = kinds[index];
    if (kind?.kind === "ignored") ignored += 1;
    else if (kind?.kind === "section") section = kind.name;
    else {
      const category = at < 0 ? null : cells[at];
      const said = category?.trim() ?? "";
      if (said !== "") [above, section] = [said, ""];
      const isEmpty = at >= 0 && said === "" && category !== null && !(id >= 0 && cells[id]?.trim());
      if (isEmpty && section === "" && above !== "") emptyCategories += 1;
      const filled = section || (rules.fillsCategory ? above : "");
      rows.push({ line, cells: isEmpty && filled !== "" ? replaceCell(cells, at, filled) : cells });
    }
  }
  const opened = { heads, rows, ignored, emptyCategories };
  if (!needsColumn) return { ...opened, columns, sectionColumn: null };
  const column = columnFromKey("category", null);
  return { ...opened, columns: setArrayElement(columns, at, column, null), sectionColumn: at };
}

function setArrayElement<T>(all: readonly T[], at: number, one: T, nothing: T): T[] {
  return Array.from({ length: Math.max(all.length, at + 1) }, (_, index) =>
    index === at ? one : (all[index] ?? nothing),
  );
}
const replaceCell = (cells: MenuTableRow["cells"], at: number, said: string) =>
  setArrayElement<string | null>(cells, at, said, "");
