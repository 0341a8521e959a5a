import { normalizeDigits } from "./digits.ts";
import { parsePortionMeasure } from "./read-measure.ts";
import { parseFormattedNumber } from "./read-number.ts";

/** Statistics of a column's cells, used to guess its meaning. Shares (0–1) are relative to the non-empty cells. */
export interface ColumnContentStatistics {
  filled: number;
  words: number;
  price: number;
  measure: number;
  picture: number;
  barcode: number;
  mxic: number;
  /** Whether the cells of the column are a numbering of the rows: 1, 2, 3. */
  isNumbering: boolean;
  distinct: number;
  length: number;
  middle: number;
}

const PICTURE_CELL_PATTERN = /^https?:\/\/|\.(?:jpe?g|png|webp|gif|avif|heic)$/i;
/** Minimum price of a dish, in whole soʻm or tenge. Smaller numbers are not recognized as prices. */
const MIN_DISH_PRICE = 100;
const PRODUCT_CODE_LENGTHS = new Set([8, 12, 13, 14]);

/** Returns whether the cell contains a word: two letters in a row, or a Chinese character. */
export const hasLetters = (cell: string) => /\p{L}\p{M}*\p{L}|[\u3400-\u9fff]/u.test(cell);
const isTextCell = (cell: string) =>
  hasLetters(cell) && !PICTURE_CELL_PATTERN.test(cell) && Number.isNaN(parseFormattedNumber(cell, true));
const isPriceCell = (cell: string) =>
  parseFormattedNumber(cell, true) >= MIN_DISH_PRICE && !/^\d{8,}$/.test(cell);
const isMeasureCell = (cell: string) => {
  const read = parsePortionMeasure(cell);
  return read !== null && (read.unit !== null || cell.includes("/"));
};
const hasProductCodeLength = (cell: string) => /^\d+$/.test(cell) && PRODUCT_CODE_LENGTHS.has(cell.length);

/** Computes the statistics of one spreadsheet column from the texts of its cells. */
export function computeColumnStatistics(all: readonly string[]): ColumnContentStatistics {
  const cells = all.map((cell) => normalizeDigits(cell).trim()).filter((cell) => cell !== "");
  const getCellShare = (is: (cell: string) => boolean) => cells.filter(is).length / Math.max(1, cells.length);
  const numbers = cells.map((cell) => parseFormattedNumber(cell, true));
  const sorted = numbers.filter((number) => !Number.isNaN(number)).toSorted((one, other) => one - other);
  return {
    filled: cells.length,
    words: getCellShare(isTextCell),
    price: getCellShare(isPriceCell),
    measure: getCellShare(isMeasureCell),
    picture: getCellShare((cell) => PICTURE_CELL_PATTERN.test(cell)),
    barcode: getCellShare(hasProductCodeLength),
    mxic: getCellShare((cell) => /^\d{17}$/.test(cell)),
    isNumbering: isConsecutiveRowNumbering(numbers),
    distinct: new Set(cells).size,
    length: cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length),
    middle: sorted[Math.floor(sorted.length / 2)] ?? 0,
  };
}

/** Returns whether 70 % of the numbers continue a row numbering: the previous number plus 1, or a restart at 1. */
function isConsecutiveRowNumbering(numbers: readonly number[]): boolean {
  if (numbers.length < 3 || numbers.some((number) => !Number.isInteger(number))) return false;
  const steps = numbers.slice(1).filter((number, at) => number === (numbers[at] ?? 0) + 1 || number === 1);
  return steps.length >= (numbers.length - 1) * 0.7;
}

export type DetectedColumnRole =
  | "name"
  | "costPrice"
  | "category"
  | "description"
  | "measure"
  | "image"
  | "barcode"
  | "mxicCode";

/** Returns the index of the highest-ranked column that fits; null if none does. */
function findBestFittingColumn(
  columns: readonly (ColumnContentStatistics | null)[],
  fits: (contents: ColumnContentStatistics) => boolean,
  rank: (contents: ColumnContentStatistics) => number,
): number | null {
  let found: number | null = null;
  for (const [at, contents] of columns.entries()) {
    if (!contents || contents.filled === 0 || !fits(contents)) continue;
    const now = found === null ? null : columns[found];
    if (!now || rank(contents) > rank(now)) found = at;
  }
  return found;
}

/**
 * Guesses the meaning of columns without a known header from their cells. In `columns`, null means that the column
 * already has a meaning.
 */
export function assignRoles(
  columns: readonly (ColumnContentStatistics | null)[],
  wanted: ReadonlySet<DetectedColumnRole>,
): Map<number, DetectedColumnRole> {
  const roles = new Map<number, DetectedColumnRole>();
  const left = [...columns];
  const assignBestColumn = (
    role: DetectedColumnRole,
    fits: (contents: ColumnContentStatistics) => boolean,
    rank: (contents: ColumnContentStatistics) => number,
  ) => {
    const at = wanted.has(role) ? findBestFittingColumn(left, fits, rank) : null;
    if (at === null) return null;
    const taken = left[at] ?? null;
    roles.set(at, role);
    left[at] = null;
    return taken;
  };
  assignBestColumn(
    "image",
    ({ picture }) => picture >= 0.6,
    ({ picture }) => picture,
  );
  assignBestColumn(
    "mxicCode",
    ({ mxic }) => mxic >= 0.6,
    ({ mxic }) => mxic,
  );
  assignBestColumn(
    "barcode",
    ({ barcode }) => barcode >= 0.6,
    ({ barcode }) => barcode,
  );
  assignBestColumn(
    "measure",
    ({ measure, price }) => measure >= 0.5 && price < 0.6,
    ({ measure }) => measure,
  );
  assignBestColumn(
    "costPrice",
    ({ price, isNumbering: isCount }) => price >= 0.6 && !isCount,
    ({ middle }) => middle,
  );
  const isTextColumn = ({ words, length }: ColumnContentStatistics) => words >= 0.6 && length <= 80;
  // Dish names differ from row to row. If several columns have different texts in each row, the one with the shortest
  // texts is the name.
  const name = assignBestColumn("name", isTextColumn, ({ distinct, length }) => distinct - length / 20);
  const rows = name?.filled ?? Math.max(0, ...columns.map((contents) => contents?.filled ?? 0));
  assignBestColumn(
    "category",
    (contents) =>
      isTextColumn(contents) && contents.length <= 40 && contents.distinct <= Math.max(1, rows * 0.7),
    ({ distinct }) => -distinct,
  );
  assignBestColumn(
    "description",
    ({ words, length }) => words >= 0.6 && length > (name?.length ?? 0),
    ({ length }) => length,
  );
  return roles;
}
