import { hasLetters } from "./column-contents.ts";
import { findColumnHeaderMeaning } from "./head-meaning.ts";
import type { WireLanguage } from "./language.ts";
import type { MenuColumn } from "./menu-columns.ts";
import { createNumberedSectionFinder } from "./numbered-sections.ts";
import { parseFormattedNumber } from "./read-number.ts";
import { removeSectionNumber } from "./row-numbers.ts";
import { normalizeSearchText, toNameKey } from "./search-fold.ts";

type MenuTableRowCells = readonly (string | null)[];
export interface MenuTableRow {
  /** Row number in the spreadsheet, from 1. */
  line: number;
  cells: MenuTableRowCells;
}

const TOTAL_WORDS = new Set(
  "итого всего итог jami жами total totals subtotal барлығы toplam المجموع الاجمالي 合计 总计"
    .split(" ")
    .map(normalizeSearchText),
);
const WORDS_AFTER_TOTAL_IN_NAMES = new Set(
  "по за на boʻyicha бўйича for of".split(" ").map(normalizeSearchText),
);
const MAX_SECTION_NAME_LENGTH = 80;

const trimSectionCell = (cell: string | null | undefined) => cell?.trim() ?? "";
/** Returns whether the cell is a zero or dash that a formula leaves in an empty row. */
const isZeroOrDash = (cell: string) => /^(?:0+(?:[.,]0+)?|[-–—.]+)$/.test(cell);

/**
 * Returns the category name of a section: "САЛАТЫ:" → "Салаты", "1. СУПЫ" → "Супы". Short words in capitals remain
 * unchanged: "BBQ".
 */
export function formatSectionName(text: string): string {
  const bare = removeSectionNumber(text.replace(/[:：]$/, "").trim());
  if (bare.length <= 3 || bare !== bare.toUpperCase()) return bare;
  const first = bare.search(/[\p{L}\p{N}]/u);
  return bare.slice(0, first + 1) + bare.slice(first + 1).toLowerCase();
}

function isTotalTableRow(cells: MenuTableRowCells): boolean {
  const words = cells.map(trimSectionCell).filter(hasLetters);
  const [first = ""] = words;
  const [word = "", next] = normalizeSearchText(first).split(" ");
  if (!TOTAL_WORDS.has(word) || words.length > 2) return false;
  return (
    next === undefined ||
    /[:：]\s*$/.test(first) ||
    WORDS_AFTER_TOTAL_IN_NAMES.has(next) ||
    /^\d+$/.test(next)
  );
}

interface DetectedTableColumns {
  columns: readonly (MenuColumn | null)[];
  heads: readonly string[];
  main: WireLanguage;
}
type MenuTableRowKind = { kind: "dish" | "ignored" } | { kind: "section"; name: string };

/** Returns the index of the column with this key; -1 if there is none. */
export const findColumnIndex = (columns: readonly (MenuColumn | null)[], key: string) =>
  columns.findIndex((column) => column?.key === key);

/** Classifies each row of a spreadsheet as a dish, a section (the category of the rows below it) or ignored. [MN-1] */
export function classifyMenuTableRows(
  rows: readonly MenuTableRow[],
  { columns, heads, main }: DetectedTableColumns,
): MenuTableRowKind[] {
  const at = {
    id: findColumnIndex(columns, "id"),
    name: findColumnIndex(columns, "name"),
    price: findColumnIndex(columns, "costPrice"),
    category: findColumnIndex(columns, "category"),
  };
  const headKeys = heads.map(toNameKey);
  const findNumberedName = createNumberedSectionFinder(rows, {
    columns,
    heads,
    main,
    isSectionName,
  });
  const kinds = rows.map(({ cells }, row): MenuTableRowKind => classifyRow(cells, row));
  // A section must precede a dish that has no category of its own.
  for (let index = kinds.length - 1, next: MenuTableRowCells | null = null; index >= 0; index -= 1) {
    const kind = kinds[index];
    const cells = rows[index]?.cells ?? [];
    if (kind?.kind === "dish") next = cells;
    else if (
      kind?.kind === "section" &&
      (!next || (at.category >= 0 && trimSectionCell(next[at.category]) !== ""))
    )
      kinds[index] = { kind: "dish" };
  }
  return kinds;

  function classifyRow(cells: MenuTableRowCells, row: number): MenuTableRowKind {
    // Null cells come from machine-generated rows, which omit unchanged values.
    if (cells[at.name] === null || cells[at.price] === null || at.name < 0) return { kind: "dish" };
    const filled = cells.flatMap((cell, index) =>
      trimSectionCell(cell) === "" || isZeroOrDash(trimSectionCell(cell)) ? [] : [index],
    );
    const isNamed = trimSectionCell(cells[at.name]) !== "" && !isZeroOrDash(trimSectionCell(cells[at.name]));
    const hasId = at.id >= 0 && trimSectionCell(cells[at.id]) !== "";
    if (
      !isNamed &&
      !hasId &&
      !filled.some((index) => hasLetters(trimSectionCell(cells[index]))) &&
      hasNoPrice(cells)
    )
      return { kind: "ignored" };
    if (at.price < 0 || hasId) return { kind: "dish" };
    if (isTotalTableRow(cells)) return { kind: "ignored" };
    const name = findNumberedName(row, filled);
    if (name !== null) return { kind: "section", name: formatSectionName(name) };
    return findSection(cells, filled) ?? { kind: "dish" };
  }

  /** Returns whether the row has no price. A number in another cell is then only a row number or a count. */
  function hasNoPrice(cells: MenuTableRowCells): boolean {
    const price = at.price < 0 ? "" : trimSectionCell(cells[at.price]);
    return at.price >= 0 && (price === "" || isZeroOrDash(price));
  }

  function findSection(cells: MenuTableRowCells, filled: readonly number[]): MenuTableRowKind | null {
    const texts = new Set(filled.map((index) => trimSectionCell(cells[index])));
    const [only = ""] = texts;
    const place = filled[0] ?? -1;
    if (texts.size === 1)
      return isSectionName(only, place) ? { kind: "section", name: formatSectionName(only) } : null;
    // In a repeated header row, the name of the section may replace the header of the name column.
    const price = trimSectionCell(cells[at.price]);
    if (price === "" || findColumnHeaderMeaning(price, main)?.column.key !== "costPrice") return null;
    const isHeadCell = (index: number) => {
      const text = trimSectionCell(cells[index]);
      return (
        toNameKey(text) === headKeys[index] ||
        findColumnHeaderMeaning(text, main)?.column.key === columns[index]?.key
      );
    };
    if (
      !filled.every(
        (index) => index === at.name || isHeadCell(index) || !hasLetters(trimSectionCell(cells[index])),
      )
    )
      return null;
    const called = trimSectionCell(cells[at.name]);
    return called === "" || isHeadCell(at.name)
      ? { kind: "ignored" }
      : { kind: "section", name: formatSectionName(called) };
  }

  function isSectionName(text: string, place: number): boolean {
    const key = columns[place]?.key;
    const isPlace = key === undefined || key === "name" || key === "category" || place === 0;
    return (
      isPlace &&
      text.length <= MAX_SECTION_NAME_LENGTH &&
      hasLetters(text) &&
      Number.isNaN(parseFormattedNumber(text, true))
    );
  }
}
