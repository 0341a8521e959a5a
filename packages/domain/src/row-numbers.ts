import { normalizeDigits } from "./digits.ts";

/** Number of a row in a price list: `1`, `1.2`, `№ 3)`, `IV`, `A`. */
interface RowNumber {
  /** Numbers of different kinds belong to different levels: `I` or `1` to sections, `1.1` to their dishes. */
  kind: string;
  /** Parts of a decimal number, [1, 2] for `1.2`. Empty for other kinds. */
  parts: readonly number[];
}

/** Cyrillic letters that look like Roman digits. */
const ROMAN_LETTER_BY_CYRILLIC: Readonly<Record<string, string>> = { І: "I", Х: "X", У: "V", Ү: "V" };
const ROMAN_PATTERN = /^(?=[IVXLC])C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const CHINESE_NUMBER_PATTERN = /^[一二三四五六七八九十]{1,3}$/;
const DECIMAL_PATTERN = /^\d{1,6}(?:[.,-]\d{1,4}){0,4}$/;
const CODE_PATTERN = /^\p{L}{0,3}[-. ]?\d[\d-]{0,19}$/u;
const MAX_ROW_NUMBER_LENGTH = 24;
const MAX_NUMBERED_NAME_LENGTH = 120;

/** Number at the start of a section's name, with its separator. */
const NAME_START_PATTERN = /^(?:[^\s.)、]{1,12}(?:\.\d{1,3}){0,3}[.)、]|№ ?\d{1,3}[.)]?)/u;

/** Number of dishes in a section: `12 позиций`, `12 ta`. */
const DISH_COUNT_PATTERN =
  /^\(?\d{1,4} ?(?:поз\.?|позици\p{L}{0,3}|наименовани\p{L}{0,3}|блюд\p{L}{0,2}|товар\p{L}{0,3}|ta|таом|taom|items?|dishes|ürün|项|种|道)\)?$/iu;

/** Returns whether a cell is the number of dishes in a section. */
export const isDishCount = (cell: string) => DISH_COUNT_PATTERN.test(cell.trim().slice(0, 40));

/** Returns the number or code of a row; null: the cell is another text. */
export function parseRowNumber(cell: string): RowNumber | null {
  const whole = cell.trim();
  if (whole === "" || whole.length > MAX_ROW_NUMBER_LENGTH) return null;
  const bare = normalizeDigits(whole.replace(/^[(№#]{1,2} ?/, "").normalize("NFKC")).trim();
  const text = bare.replace(/ ?[.):、]{1,2}$/, "");
  if (DECIMAL_PATTERN.test(text)) {
    // Spreadsheets show the number of a section as `1.0`.
    const parts = text
      .replace(/[.,]0$/, "")
      .split(/[.,-]/)
      .map(Number);
    return { kind: `decimal ${parts.length}`, parts };
  }
  const roman = [...text.toUpperCase()].map((letter) => ROMAN_LETTER_BY_CYRILLIC[letter] ?? letter).join("");
  if (ROMAN_PATTERN.test(roman)) return { kind: "roman", parts: [] };
  if (CHINESE_NUMBER_PATTERN.test(text)) return { kind: "chinese", parts: [] };
  if (/^\p{L}\p{M}?$/u.test(text)) return { kind: "letter", parts: [] };
  if (/^[^\p{L}\p{N}]{1,3}$/u.test(text)) return { kind: "sign", parts: [] };
  return CODE_PATTERN.test(text) ? { kind: "code", parts: [] } : null;
}

/**
 * Returns a section's name without its number and the count of its dishes: "Супы" for `1. Супы`, `II) Супы` and
 * `Супы (12)`. A number without a separator remains, as in `7 Up`.
 */
export function removeSectionNumber(name: string): string {
  if (name.length > MAX_NUMBERED_NAME_LENGTH) return name;
  const [start = ""] = NAME_START_PATTERN.exec(name) ?? [];
  const left = name.slice(start.length).trim();
  // A letter with a dot may be an abbreviation: `Х. закуски` and `Г. закуски` are cold and hot.
  const isAbbreviation = /^\p{L}\.$/u.test(start) && !/^[IVX]/.test(start);
  const isNumbered =
    start !== "" && !isAbbreviation && parseRowNumber(start) !== null && /^\P{Nd}/u.test(left);
  return removeDishCount(isNumbered ? left : name);
}

/** Removes the count of dishes in brackets at the end of a name. */
function removeDishCount(name: string): string {
  const open = Math.max(name.lastIndexOf("("), name.lastIndexOf("["));
  if (open <= 0 || !/[)\]]$/.test(name)) return name;
  const count = name.slice(open + 1, -1).trim();
  return /^\d{1,3}$/.test(count) || isDishCount(count) ? name.slice(0, open).trim() : name;
}

/** Cell of one column in each row, and whether the row has a price. */
interface NumberedRow {
  cell: string;
  isPriced: boolean;
}
/**
 * Judgement of a row without a price by its number. `open`: dishes have no number in this column. `unclear`: numbers of
 * sections and of dishes cannot be distinguished.
 */
export type NumberLevel = "section" | "dish" | "open" | "unclear";

/** Minimum share of dishes whose number continues that of the dish above, in a column of row numbers. */
const MIN_CONTINUED_SHARE = 0.6;

/**
 * Returns a function that tells by a row's number in one column whether the row is a section or a dish without a price.
 * A section's number is of another kind than the dishes' numbers (`I`, or `1` above `1.1`), or interrupts them: `1, 2, 3`
 * restart below a section. A number that continues those of the dishes belongs to a dish. [MN-1]
 */
export function createNumberLevels(rows: readonly NumberedRow[]): (at: number) => NumberLevel {
  const numbers = rows.map(({ cell }) => parseRowNumber(cell));
  const ofDishes = numbers.filter((number, at) => number !== null && rows[at]?.isPriced === true);
  const kinds = new Set(ofDishes.map((number) => number?.kind));
  const places = numbers.flatMap((number, at) => (number ? at : []));
  const isNumbering = hasContinuedNumbers(
    places.map((place) => ({ number: numbers[place], isPriced: rows[place]?.isPriced === true })),
  );
  const order = new Map(places.map((place, index) => [place, index]));
  return (at) => {
    const own = numbers[at];
    if (!own) return "open";
    // A sign beside dishes without numbers may be a mark, as of a new dish.
    if (kinds.size === 0) return own.kind === "sign" ? "unclear" : "open";
    const index = order.get(at) ?? 0;
    const next = places[index + 1] ?? -1;
    const [above, below] = [numbers[places[index - 1] ?? -1] ?? null, numbers[next] ?? null];
    if (below && isPartOf(own, below)) return "section";
    if (!kinds.has(own.kind)) return "section";
    if (!isNumbering || own.parts.length === 0) return "unclear";
    if (own.parts.length > 1) return "dish";
    const followsAbove = above !== null && isNext(above, own);
    const precedesBelow = below !== null && isNext(own, below);
    const isFlat = rows[next]?.isPriced
      ? precedesBelow && (followsAbove || own.parts[0] === 1)
      : followsAbove || precedesBelow;
    return isFlat ? "dish" : "section";
  };
}

/**
 * Returns whether the numbers of dishes count the rows: each is the number of the row or the dish above plus 1, or the
 * first of its section.
 */
function hasContinuedNumbers(
  rows: readonly { number: RowNumber | null | undefined; isPriced: boolean }[],
): boolean {
  let dish: RowNumber | null = null;
  let [steps, continued] = [0, 0];
  for (const [at, { number, isPriced }] of rows.entries()) {
    if (!isPriced || !number) continue;
    const above = rows[at - 1]?.number;
    const isContinued =
      number.parts.at(-1) === 1 || [dish, above].some((before) => before && isNext(before, number));
    if (dish) [steps, continued] = [steps + 1, continued + Number(isContinued)];
    dish = number;
  }
  return continued >= steps * MIN_CONTINUED_SHARE;
}

const isPartOf = ({ parts }: RowNumber, { parts: inner }: RowNumber) =>
  parts.length > 0 && inner.length > parts.length && parts.every((part, at) => part === inner[at]);

const isNext = ({ parts }: RowNumber, { parts: following }: RowNumber) =>
  parts.length > 0 &&
  parts.length === following.length &&
  parts.every((part, at) => following[at] === (at === parts.length - 1 ? part + 1 : part));
