import { findCatalogueText } from "./catalogue.ts";
import { normalizeDigits } from "./digits.ts";
import type { MenuColumn } from "./menu-columns.ts";
import { isServingField, parseServingCell, timetableFromFields, writeServingCell } from "./menu-servings.ts";
import { findFirstMeasureUnit } from "./read-measure.ts";
import { hasSeveralNumbers, parseFormattedNumber } from "./read-number.ts";
import { toNameKey } from "./search-fold.ts";
import { sheetsTexts } from "./texts/sheets.ts";

/** Faults of a cell or a row. */
export type MenuCellFault =
  | "required"
  | "number"
  | "whole"
  /** Fault: one cell contains the prices of several sizes. */
  | "several"
  /** Fault: one cell contains several sizes, as in `0,33/0,5 л`. */
  | "severalSizes"
  | "bounds"
  | "long"
  | "flag"
  | "choice"
  | "digits"
  | "days"
  | "time"
  | "broken"
  | "unknown"
  | "ambiguous"
  | "shared"
  | "twice"
  | "together"
  /**
   * Faults of pictures: no file or several files with the name, not https, not on the public internet, no reply, not a
   * picture, too large.
   */
  | "noFile"
  | "sameFile"
  | "notHttps"
  | "notPublic"
  | "unreachable"
  | "noPicture"
  | "largePicture";

/** Limits of a field, as in its form. */
export interface CellValueLimits {
  min: number | null;
  max: number | null;
  longest: number | null;
  choices: readonly string[];
  isOptional: boolean;
}

/** Maximum length of a picture's address in characters. */
export const MAX_PICTURE_ADDRESS_LENGTH = 2048;

export type ParsedCell = { value: unknown } | { fault: MenuCellFault };

const WORDS_FOR_YES = new Set(
  ["ha", "да", "yes", "true", "1", "+", "x", "истина", "ҳа", "y", "иә", "evet", "نعم", "是"].map(toNameKey),
);
const WORDS_FOR_NO = new Set(
  ["yoʻq", "нет", "no", "false", "0", "-", "ложь", "йўқ", "n", "жоқ", "hayır", "لا", "否"].map(toNameKey),
);

/**
 * Formats a number for machines: appends a zero to three decimals, so that the point is not read as a thousands
 * separator.
 */
export const formatMachineNumber = (number: string) =>
  /^-?\d+\.\d{3}$/.test(number) ? `${number}0` : number;

function parseNumberCell(
  { kind, factor }: MenuColumn,
  text: string,
  { min, max }: CellValueLimits,
): ParsedCell {
  const read = parseFormattedNumber(text, kind === "sum", factor);
  if (Number.isNaN(read)) return { fault: kind === "sum" && hasSeveralNumbers(text) ? "several" : "number" };
  // Corrects rounding of formulas: 49500.00000000001 is 49500, and 49500.000001 in a whole number too.
  const places = kind === "number" ? 1e6 : 1e4;
  const value = Math.round(read * places) / places;
  if (kind !== "number" && !Number.isInteger(value)) return { fault: "whole" };
  return value < (min ?? value) || value > (max ?? value) ? { fault: "bounds" } : { value };
}

function parseChoiceFromList(text: string, choices: readonly string[], key: string): ParsedCell {
  const bare = toNameKey(text);
  const own = choices.find((choice) => toNameKey(choice) === bare);
  const value =
    own ??
    (key === "unit" ? choices.find((choice) => choice === findFirstMeasureUnit(text)?.unit) : undefined);
  return value === undefined ? { fault: "choice" } : { value };
}

/** Parses a code of digits, such as a barcode; `digits` is the range of its length, null: the default range. */
export function readDigits(written: string, digits: MenuColumn["digits"]): ParsedCell {
  const [least, most] = digits ?? [1, 40];
  const text = normalizeDigits(written);
  // Spreadsheets show long codes as numbers with an exponent. If the code is too large to be an exact number, the cell
  // is invalid.
  const isExponent = /^\d+(?:[.,]\d+)?e\+?\d+$/i.test(text.trim());
  const number = isExponent ? Number(text.replace(",", ".")) : Number.NaN;
  const value = Number.isFinite(number)
    ? BigInt(Math.round(number)).toString()
    : text.replaceAll(/[\s\u00a0'’]/g, "").replace(/[.,]0+$/, "");
  return /^\d+$/.test(value) && value.length >= least && value.length <= most
    ? { value }
    : { fault: "digits" };
}

function parseChoiceList(text: string, { choices }: CellValueLimits, key: string): ParsedCell {
  const said = [...new Set(text.split(/[,;\n]/).map((word) => word.trim()))].filter(Boolean);
  const value = said.map((word) => choices.find((each) => toNameKey(each) === toNameKey(word)) ?? word);
  if (value.some((word) => word.length > 40)) return { fault: "long" };
  // A label may be the brand's own word. A channel must be one of the known channels.
  if (key === "channels" && !value.every((word) => choices.includes(word))) return { fault: "choice" };
  return { value };
}

/** Parses a cell as the value of its field. For empty cells see `planMenuImport`. */
export function parseMenuCell(column: MenuColumn, text: string, bounds: CellValueLimits): ParsedCell {
  const { key, kind, digits } = column;
  // Texts that spreadsheet programs show as the result of a broken formula, such as `#REF!`.
  if (/^#(?:REF|N\/A|VALUE|NAME|DIV\/0|NUM|NULL|ЗНАЧ|ИМЯ|ССЫЛКА|ДЕЛ\/0|ЧИСЛО|Н\/Д)[!?]?/.test(text))
    return { fault: "broken" };
  if (kind === "sum" || kind === "number" || kind === "count") return parseNumberCell(column, text, bounds);
  if (kind === "choice") return parseChoiceFromList(text, bounds.choices, key);
  if (kind === "digits") return readDigits(text, digits);
  if (kind === "list") return parseChoiceList(text, bounds, key);
  if (kind === "days" || kind === "time") {
    const value = parseServingCell(kind, text);
    return value ? { value } : { fault: kind };
  }
  if (kind === "flag") {
    const word = toNameKey(text);
    return WORDS_FOR_YES.has(word)
      ? { value: true }
      : WORDS_FOR_NO.has(word)
        ? { value: false }
        : { fault: "flag" };
  }
  const words = text.trim().normalize("NFC");
  // Online shops export several picture URLs in one cell: the first is the main picture, the others are a gallery.
  const several = kind === "picture" ? /^(https?:\/\/[^\s,]+),\s*https?:/i.exec(words) : null;
  if (several?.[1])
    return parseMenuCell({ key, kind, digits, language: null, branch: null }, several[1], bounds);
  if (kind === "picture")
    return words.length > MAX_PICTURE_ADDRESS_LENGTH ? { fault: "long" } : { value: words };
  return words.length > (bounds.longest ?? words.length) ? { fault: "long" } : { value: words };
}

/** Returns the cell of a product's field. Numbers remain numbers, so that spreadsheets can calculate with them. */
export function formatMenuCell(
  { key, kind }: Pick<MenuColumn, "key" | "kind">,
  fields: Readonly<Record<string, unknown>>,
  reader: "uz" | "ru" | "en",
): string | number {
  if (isServingField(key)) return writeServingCell(timetableFromFields(fields), key, reader);
  const value = fields[key];
  if (value === null || value === undefined) return "";
  if (kind === "flag") return findCatalogueText(sheetsTexts, value ? "yes" : "no", reader);
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "number" ? value : String(value);
}
