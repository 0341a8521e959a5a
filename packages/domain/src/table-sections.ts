import { hasLetters } from "./column-contents.ts";
import { headMeaning } from "./head-meaning.ts";
import type { WireLanguage } from "./language.ts";
import type { MenuColumn } from "./menu-columns.ts";
import { readNumber } from "./read-number.ts";
import { fold, nameKey } from "./search-fold.ts";

type Cells = readonly (string | null)[];
export interface TableRow {
  /** Row number in the table, from 1. */
  line: number;
  cells: Cells;
}

const TOTALS = new Set(
  "итого всего итог jami жами total totals subtotal барлығы toplam المجموع الاجمالي 合计 总计"
    .split(" ")
    .map(fold),
);
const BEHIND_TOTAL = new Set("по за на boʻyicha бўйича for of".split(" ").map(fold));
const MAX_SECTION = 80;

const textOf = (cell: string | null | undefined) => cell?.trim() ?? "";
/** Returns whether the cell is a zero or dash that a formula leaves in an empty row. */
const isZero = (cell: string) => /^(?:0+(?:[.,]0+)?|[-–—.]+)$/.test(cell);

/** Returns the category name of a section: "САЛАТЫ:" → "Салаты". Short words in capitals remain unchanged: "BBQ". */
export function sectionName(text: string): string {
  const bare = text.replace(/[:：]$/, "").trim();
  return bare.length > 3 && bare === bare.toUpperCase() ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare;
}

function isTotal(cells: Cells): boolean {
  const words = cells.map(textOf).filter(hasLetters);
  const [first = ""] = words;
  const [word = "", next] = fold(first).split(" ");
  if (!TOTALS.has(word) || words.length > 2) return false;
  return next === undefined || /[:：]\s*$/.test(first) || BEHIND_TOTAL.has(next) || /^\d+$/.test(next);
}

interface Places {
  columns: readonly (MenuColumn | null)[];
  heads: readonly string[];
  main: WireLanguage;
}
type RowKind = { kind: "dish" | "ignored" } | { kind: "section"; name: string };

/** Returns the index of the column with this key; -1 if there is none. */
export const indexOf = (columns: readonly (MenuColumn | null)[], key: string) =>
  columns.findIndex((column) => column?.key === key);

/** Classifies each row of a table as a dish, a section (the category of the rows below it) or ignored. [MN-1] */
export function rowKinds(rows: readonly TableRow[], { columns, heads, main }: Places): RowKind[] {
  const at = {
    id: indexOf(columns, "id"),
    name: indexOf(columns, "name"),
    price: indexOf(columns, "costPrice"),
    category: indexOf(columns, "category"),
  };
  const headKeys = heads.map(nameKey);
  const kinds = rows.map(({ cells }): RowKind => kindOf(cells));
  // A section must precede a dish that has no category of its own.
  for (let index = kinds.length - 1, next: Cells | null = null; index >= 0; index -= 1) {
    const kind = kinds[index];
    const cells = rows[index]?.cells ?? [];
    if (kind?.kind === "dish") next = cells;
    else if (kind?.kind === "section" && (!next || (at.category >= 0 && textOf(next[at.category]) !== "")))
      kinds[index] = { kind: "dish" };
  }
  return kinds;

  function kindOf(cells: Cells): RowKind {
    // Null cells come from machine-generated rows, which omit unchanged values.
    if (cells[at.name] === null || cells[at.price] === null || at.name < 0) return { kind: "dish" };
    const filled = cells.flatMap((cell, index) =>
      textOf(cell) === "" || isZero(textOf(cell)) ? [] : [index],
    );
    const isNamed = textOf(cells[at.name]) !== "" && !isZero(textOf(cells[at.name]));
    const hasId = at.id >= 0 && textOf(cells[at.id]) !== "";
    if (!isNamed && !hasId && !filled.some((index) => hasLetters(textOf(cells[index]))) && isFree(cells))
      return { kind: "ignored" };
    if (at.price < 0 || hasId) return { kind: "dish" };
    if (isTotal(cells)) return { kind: "ignored" };
    return sectionIn(cells, filled) ?? { kind: "dish" };
  }

  /** Returns whether the row has no price. Its other numbers are then row counts. */
  function isFree(cells: Cells): boolean {
    const price = at.price < 0 ? "" : textOf(cells[at.price]);
    return at.price >= 0 && (price === "" || isZero(price));
  }

  function sectionIn(cells: Cells, filled: readonly number[]): RowKind | null {
    const texts = new Set(filled.map((index) => textOf(cells[index])));
    const [only = ""] = texts;
    const place = filled[0] ?? -1;
    if (texts.size === 1) return isSection(only, place) ? { kind: "section", name: sectionName(only) } : null;
    // Repeated header row, with the section's name instead of the header of the name column.
    const price = textOf(cells[at.price]);
    if (price === "" || headMeaning(price, main)?.column.key !== "costPrice") return null;
    const isHead = (index: number) => {
      const text = textOf(cells[index]);
      return nameKey(text) === headKeys[index] || headMeaning(text, main)?.column.key === columns[index]?.key;
    };
    if (!filled.every((index) => index === at.name || isHead(index) || !hasLetters(textOf(cells[index]))))
      return null;
    const called = textOf(cells[at.name]);
    return called === "" || isHead(at.name)
      ? { kind: "ignored" }
      : { kind: "section", name: sectionName(called) };
  }

  function isSection(text: string, place: number): boolean {
    const key = columns[place]?.key;
    const isPlace = key === undefined || key === "name" || key === "category" || place === 0;
    return isPlace && text.length <= MAX_SECTION && hasLetters(text) && Number.isNaN(readNumber(text, true));
  }
}
