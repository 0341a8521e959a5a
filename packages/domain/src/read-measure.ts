import { normalizeNumberCharacters } from "./digits.ts";
import { findEndOfLastDigit, parseFormattedNumber } from "./read-number.ts";
import { toNameKey, normalizePlainText } from "./search-fold.ts";

/** Unit of a portion's size, and the factor that converts the number in a price list to this unit. */
export interface MeasureUnit {
  unit: "GRAMM" | "KG" | "LITER" | "COUNT";
  factor: number;
}
const createUnitEntries = (list: string, unit: MeasureUnit["unit"], factor = 1) =>
  list.split(" ").map((word) => [toNameKey(word), { unit, factor }] as const);
const UNIT_BY_WORD = new Map<string, MeasureUnit>([
  ...createUnitEntries("г гр грамм грамма граммов g gr gram gramm grams غ غم غرام جرام 克", "GRAMM"),
  ...createUnitEntries("кг килограмм kg kilo kilogramm كغ كجم كيلو 公斤 千克", "KG"),
  ...createUnitEntries("л литр литра l lt litr liter litre ل لتر 升", "LITER"),
  ...createUnitEntries("мл миллилитр ml millilitr مل ملل 毫升", "LITER", 0.001),
  ...createUnitEntries(
    "шт штук штука штуки порц порция порции dona ta pcs piece pieces porsiya adet дана дона قطعة حصة 份 个",
    "COUNT",
  ),
]);

const MAX_MEASURE_LENGTH = 60;

/** Returns the first unit in a header or cell: grams in `Выход, гр`. */
export const findFirstMeasureUnit = (text: string): MeasureUnit | null =>
  findUnitOfEachWord(text).find(Boolean) ?? null;

/** Returns the unit of each word of a text; undefined: the word is no unit. */
function findUnitOfEachWord(text: string): (MeasureUnit | undefined)[] {
  const parts = normalizePlainText(text.slice(0, MAX_MEASURE_LENGTH)).split(/[\s.,;:()/\d+]+/);
  return parts.filter((word) => word !== "").map((word) => UNIT_BY_WORD.get(toNameKey(word)));
}

/**
 * Returns the unit of a measure's header: grams in `Порция, гр`. Null for a header that only names the size, such as
 * `Порция`.
 */
export function findHeaderUnit(head: string): MeasureUnit | null {
  const units = findUnitOfEachWord(head);
  const measured = units.find((each) => each?.unit !== "COUNT" && each !== undefined);
  return measured ?? units.slice(1).find(Boolean) ?? null;
}

/** Fraction of a portion: `1/2`, `1 1/2`. */
const FRACTION_PATTERN = /^(?:(\d{1,2})\s+)?(\d{1,2})\s*\/\s*(\d{1,4})$/;
/** Maximum denominator of a fraction. Larger numbers are amounts. */
const MAX_FRACTION_DENOMINATOR = 10;
/** Minimum amount in `1/250`, which means one portion of 250 g. */
const MIN_PORTION_AMOUNT = 20;

/**
 * Parses the size of a portion in a price list: `350 г`, `0,33 л`, `1/2 порции`, `250/50/30` (the sum of its parts,
 * which have the same unit). The unit is that of the cell, else of the header. Null: the text is not a measure, or it
 * lists several sizes, as in `0,33/0,5 л`.
 */
export function parsePortionMeasure(
  text: string,
  headUnit: MeasureUnit | null = null,
): { value: number; unit: MeasureUnit["unit"] | null } | null {
  const whole = normalizeNumberCharacters(text).trim();
  if (whole === "" || whole.length > MAX_MEASURE_LENGTH) return null;
  const parts = whole.split(/[/+]/).map(parseMeasurePart);
  if (parts.length > 6 || parts.some((part) => part === null)) return null;
  const units = parts.flatMap((part) => part?.unit ?? []);
  const [own = null] = units;
  if (units.some(({ unit, factor }) => unit !== own?.unit || factor !== own.factor)) return null;
  const measured = own ?? headUnit;
  const fraction = parseFraction(whole.slice(0, findEndOfLastDigit(whole)), measured);
  if (fraction === null && isSeveralSizes(text, headUnit)) return null;
  const amount = fraction ?? parts.reduce((total, part) => total + (part?.number ?? 0), 0);
  if (Number.isNaN(amount)) return null;
  return { value: Math.round(amount * (measured?.factor ?? 1) * 1e6) / 1e6, unit: measured?.unit ?? null };
}

/**
 * Returns whether a cell has several sizes: amounts of a drink (`0,33/0,5 л`, `300/500 мл`), amounts with decimals, or
 * three and more ascending amounts (`250/350/450`). The parts of a dish are listed from the largest, or are two.
 */
export function isSeveralSizes(text: string, headUnit: MeasureUnit | null = null): boolean {
  const whole = normalizeNumberCharacters(text).trim();
  if (whole.length > MAX_MEASURE_LENGTH || whole.includes("+")) return false;
  const parts = whole.split("/").map(parseMeasurePart);
  const unit = parts.findLast((part) => part?.unit)?.unit ?? headUnit;
  const amounts = parts.flatMap((part) => (part ? part.number * ((part.unit ?? unit)?.factor ?? 1) : []));
  if (parts.length < 2 || amounts.length < parts.length || amounts.some((amount) => amount <= 0))
    return false;
  const isAscending = amounts.every((amount, at) => at === 0 || amount > (amounts[at - 1] ?? 0));
  const hasDecimals = parts.some((part) => part && !Number.isInteger(part.number));
  if (unit?.unit === "LITER") return isAscending || hasDecimals || unit.factor === 1;
  return hasDecimals || (isAscending && amounts.length > 2);
}

/** Returns the value of a fraction, or NaN if it is not plausible in its unit. Null: the text is a sum of parts. */
function parseFraction(text: string, unit: MeasureUnit | null): number | null {
  const [isFraction, wholes, above = "", below = ""] = FRACTION_PATTERN.exec(text) ?? [];
  if (isFraction === undefined) return null;
  const [numerator, denominator] = [Number(above), Number(below)];
  // Half a gram or half a millilitre is not a plausible portion.
  const isWhole = unit !== null && (unit.unit === "GRAMM" || unit.factor !== 1);
  if (wholes === undefined && numerator === 1 && denominator >= MIN_PORTION_AMOUNT)
    return unit === null || isWhole ? denominator : Number.NaN;
  if (wholes === undefined && numerator > 1 && Math.max(numerator, denominator) > MAX_FRACTION_DENOMINATOR)
    return null;
  const isProper = 0 < numerator && numerator < denominator && denominator <= MAX_FRACTION_DENOMINATOR;
  return isProper && !isWhole ? Number(wholes ?? 0) + numerator / denominator : Number.NaN;
}

/** Parses the number and the unit of one part. Null: invalid. */
function parseMeasurePart(part: string): { number: number; unit: MeasureUnit | null } | null {
  const end = findEndOfLastDigit(part);
  const rest = part.slice(end).trim();
  const unit = rest === "" ? null : findFirstMeasureUnit(rest);
  const number = parseFormattedNumber(part.slice(0, end), false);
  return Number.isNaN(number) || (rest !== "" && !unit) ? null : { number, unit };
}
