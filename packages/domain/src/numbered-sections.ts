import { hasLetters } from "./column-contents.ts";
import type { CellFormat } from "./dish-columns.ts";
import { findColumnHeaderMeaning } from "./head-meaning.ts";
import type { WireLanguage } from "./language.ts";
import type { MenuColumn } from "./menu-columns.ts";
import { parseFormattedNumber } from "./read-number.ts";
import { createNumberLevels, isDishCount, type NumberLevel, parseRowNumber } from "./row-numbers.ts";

interface NumberedTable {
  columns: readonly (MenuColumn | null)[];
  heads: readonly string[];
  main: WireLanguage;
  /** Returns whether a text in this column can be a section's name. */
  isSectionName: (text: string, place: number) => boolean;
}

/** Kinds of columns with amounts. A number below the header of another kind, as in `Позиций`, is no amount of a dish. */
const AMOUNT_KINDS: ReadonlySet<CellFormat> = new Set(["sum", "number", "count"]);

const trimCell = (cell: string | null | undefined) => cell?.trim() ?? "";

/** Returns whether a name is written like a section's: in capital letters, or with a colon. */
const isWrittenAsSection = (name: string) =>
  /[:：]$/.test(name) || (hasLetters(name) && name === name.toUpperCase() && name !== name.toLowerCase());

/**
 * Returns a function that finds the name of a section whose row also has a number, a code or the count of its dishes,
 * and no price: `1 | ПИЦЦА | 12`. Null: the row is a dish, or has other cells. `filled`: indexes of the row's cells that
 * are not empty. [MN-1]
 */
export function createNumberedSectionFinder(
  rows: readonly { cells: readonly (string | null)[] }[],
  { columns, heads, main, isSectionName }: NumberedTable,
): (row: number, filled: readonly number[]) => string | null {
  const findColumn = (key: string) => columns.findIndex((column) => column?.key === key);
  const [nameAt, priceAt] = [findColumn("name"), findColumn("costPrice")];
  const getCell = (row: number, column: number) => trimCell(rows[row]?.cells[column]);
  const isPriced = rows.map((_, row) => parseFormattedNumber(getCell(row, priceAt), true) > 0);
  const dishNames = rows.flatMap((_, row) => (isPriced[row] ? getCell(row, nameAt) : []));
  // Names of dishes in capital letters too do not distinguish sections.
  const hasPlainDishNames = dishNames.filter(isWrittenAsSection).length * 2 < dishNames.length;
  const levels = new Map<number, ReturnType<typeof createNumberLevels>>();
  const numberColumns = new Map<number, boolean>();
  return (row, filled) => {
    const numbered = filled.filter((column) => isNumberCell(row, column));
    const named = filled.filter((column) => !numbered.includes(column));
    const [name = "", ...others] = new Set(named.map((column) => getCell(row, column)));
    if (numbered.length === 0 || others.length > 0 || !isSectionName(name, named[0] ?? -1)) return null;
    // Zero is a price that a dish may have.
    const isFree = /^[\d.,]+$/.test(getCell(row, priceAt));
    if (!named.includes(nameAt)) return isFree ? null : name;
    const found = numbered.map((column) => judgeNumber(row, column));
    if (found.includes("section")) return name;
    const isHeading = hasPlainDishNames && isWrittenAsSection(name);
    const isOpen = found.every((level) => level === "open");
    return !isFree && (isOpen || isHeading) ? name : null;
  };

  /** Returns whether a column may contain row numbers or codes, not amounts of a dish such as another price. */
  function isNumberColumn(column: number): boolean {
    if (columns[column]) return false;
    const known = numberColumns.get(column);
    if (known !== undefined) return known;
    const meaning = findColumnHeaderMeaning(heads[column] ?? "", main)?.column;
    const isOfNumbers = !meaning || !AMOUNT_KINDS.has(meaning.kind) || meaning.digits !== null;
    numberColumns.set(column, isOfNumbers);
    return isOfNumbers;
  }

  function isNumberCell(row: number, column: number): boolean {
    const cell = getCell(row, column);
    if (isDishCount(cell)) return true;
    if (isNumberColumn(column)) return parseRowNumber(cell) !== null;
    const key = columns[column]?.key;
    if (key === "unit") return true;
    return (key === "stock" || key === "measure") && /^\d{1,3}$/.test(cell);
  }

  function judgeNumber(row: number, column: number): NumberLevel {
    if (isDishCount(getCell(row, column))) return "open";
    if (!isNumberColumn(column)) return "unclear";
    const known =
      levels.get(column) ??
      createNumberLevels(
        rows.map((_, each) => ({ cell: getCell(each, column), isPriced: isPriced[each] === true })),
      );
    levels.set(column, known);
    return known(row);
  }
}
