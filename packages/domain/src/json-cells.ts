import { findColumnHeaderMeaning } from "./head-meaning.ts";
import { LANGUAGES, toWireLanguage } from "./language.ts";
import { formatMachineNumber } from "./menu-cells.ts";
import { parseFormattedNumber } from "./read-number.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/** Names of fields with a dish's sizes, prices or choices. Lists in these fields are not lists of dishes. */
export const VARIANT_KEY_PATTERN =
  /variant|variation|size|price|option|modif|offer|portion|topping|addon|sku/i;
/** Names of fields with ids of other records or of other software. These fields are not columns of a dish. */
const ID_FIELD_NAME_PATTERN = /[a-z]Id$|[a-z]ID$|_id$/;
const URL_OR_PATH_PATTERN = /^(?:https?:\/)?\/\S+$/i;
const LANGUAGE_KEYS = new Set<string>(
  LANGUAGES.flatMap((language) => [language, toWireLanguage(language), "kk"]),
);
const PRICE_KEY_PATTERN = /price|narx|цена|amount|value|^\d+$/i;
/** Maximum depth at which a price is searched in a dish. */
const MAX_PRICE_DEPTH = 4;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Cache of columns by field name, because all records of a list have the same names and parsing a name is slow. */
const columnKeyByFieldName = new Map<string, string | null>();
const MAX_CACHED_FIELD_MEANINGS = 10_000;

/** Returns the key of the column that corresponds to the name of a JSON field; null: none. */
export function findColumnKeyOfJsonField(key: string): string | null {
  const known = columnKeyByFieldName.get(key);
  if (known !== undefined) return known;
  const meaning = findColumnHeaderMeaning(key, "uz")?.column.key ?? null;
  if (columnKeyByFieldName.size >= MAX_CACHED_FIELD_MEANINGS) columnKeyByFieldName.clear();
  columnKeyByFieldName.set(key, meaning);
  return meaning;
}

const isScalarValue = (value: unknown) =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";
const isJsonPriceValue = (value: unknown) =>
  (typeof value === "string" || typeof value === "number") && parseFormattedNumber(String(value), true) > 0;

/** Returns the value of the object's first non-empty field with one of these names, as text. */
function findFirstFilledField(object: JsonObject, keys: readonly string[]): string {
  const value = keys.map((key) => object[key]).find((each) => isScalarValue(each) && each !== "");
  return value === undefined ? "" : String(value);
}

/** Returns the name of a record, in any language; an empty string: none. */
export function findJsonName(row: JsonObject): string {
  for (const [key, value] of Object.entries(row)) {
    if (findColumnKeyOfJsonField(key) !== "name") continue;
    const first = flattenJsonField([key, value]).find(([, cell]) => cell.trim() !== "");
    if (first) return first[1];
  }
  return "";
}

/** Returns whether a record has a name and a price, of its own or in a list of its sizes. */
export const isDishRecord = (row: JsonObject): boolean => findPrice(row) !== null && findJsonName(row) !== "";

/** Returns the first price of a record; null: none. */
function findPrice(row: JsonObject): string | null {
  for (const [key, value] of Object.entries(row))
    if (isJsonPriceValue(value) && findColumnKeyOfJsonField(key) === "costPrice") return String(value);
  for (const [key, value] of Object.entries(row)) {
    const found = VARIANT_KEY_PATTERN.test(key) ? findNestedPrice(value, MAX_PRICE_DEPTH) : null;
    if (found !== null) return found;
  }
  return null;
}

function findNestedPrice(value: unknown, depth: number): string | null {
  if (depth === 0 || typeof value !== "object" || value === null) return null;
  const entries = Object.entries(value);
  const own = entries.find(([key, each]) => PRICE_KEY_PATTERN.test(key) && isJsonPriceValue(each));
  if (own) return String(own[1]);
  for (const [, each] of entries) {
    const found = findNestedPrice(each, depth - 1);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the cells of a record by column header, with ids of other records, as in the lists of our own export. */
export const flattenJsonRecordWithIds = (row: JsonObject): Map<string, string> =>
  new Map(Object.entries(row).flatMap(flattenJsonField));

/** Returns the cells of a dish by column header, without ids of other records. */
export function flattenCells(row: JsonObject): Map<string, string> {
  const cells = new Map(
    Object.entries(row).flatMap(([key, value]) =>
      isForeignIdFieldName(key) ? [] : flattenJsonField([key, value]),
    ),
  );
  const hasPrice = [...cells].some(
    ([key, cell]) => isJsonPriceValue(cell) && findColumnKeyOfJsonField(key) === "costPrice",
  );
  const inner = hasPrice ? null : findPrice(row);
  if (inner !== null) cells.set("price", formatMachineNumber(inner));
  return cells;
}

const isForeignIdFieldName = (key: string) => key !== "id" && ID_FIELD_NAME_PATTERN.test(key);

/**
 * Flattens a field: `{"name": {"uz": …}}` and `{"name": [{"lang": "uz", "value": …}]}` to `name_uz`, a picture to its
 * address, other records to their names. Null clears a cell; an absent value leaves it unchanged.
 */
function flattenJsonField([key, value]: [string, unknown]): [string, string][] {
  if (Array.isArray(value)) return flattenJsonList(key, value);
  if (!isObject(value)) return [[key, toJsonCell(value)]];
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((each) => LANGUAGE_KEYS.has(each)))
    return Object.entries(value).map(([part, each]) => [`${key}_${part}`, toJsonCell(each)]);
  const short =
    findFirstFilledField(value, ["url", "src", "href"]) || findFirstFilledField(value, ["name", "title"]);
  if (short !== "") return [[key, short]];
  return Object.entries(value).map(([part, each]) => [`${key}_${part}`, toJsonCell(each)]);
}

function flattenJsonList(key: string, all: readonly unknown[]): [string, string][] {
  const objects = all.filter(isObject);
  if (objects.length === 0) {
    const isPicture =
      all.length > 0 && all.every((each) => typeof each === "string" && URL_OR_PATH_PATTERN.test(each));
    return [[key, isPicture ? String(all[0]) : all.map(toJsonCell).join(", ")]];
  }
  const texts = objects.map((each) => [
    findFirstFilledField(each, ["lang", "language", "locale"]),
    findFirstFilledField(each, ["value", "text", "translation"]),
  ]);
  if (texts.every(([language]) => language))
    return texts.map(([language = "", text = ""]) => [`${key}_${language.slice(0, 2).toLowerCase()}`, text]);
  const address = objects.map((each) => findFirstFilledField(each, ["url", "src", "href"])).find(Boolean);
  if (address) return [[key, address]];
  const names = objects.map(findJsonName).filter(Boolean);
  // A dish has only one category, so only the first of several category names is used.
  return [[key, findColumnKeyOfJsonField(key) === "category" ? (names[0] ?? "") : names.join(", ")]];
}

const toJsonCell = (value: unknown) =>
  value === null || value === undefined
    ? ""
    : typeof value === "number"
      ? formatMachineNumber(String(value))
      : typeof value === "object"
        ? JSON.stringify(value)
        : typeof value === "string" || typeof value === "boolean"
          ? String(value)
          : "";
