import { isDishRecord, isObject, type JsonObject, findJsonName, VARIANT_KEY_PATTERN } from "./json-cells.ts";

/** Record of a list, with the name of the record that contains it. */
export interface JsonRecordInList {
  row: JsonObject;
  /** Name of the nearest record that contains the list, for example its category; an empty string: none. */
  parent: string;
}

/** List of records in a JSON file. Lists at the same path, such as the dishes of each category, are one list. */
export interface JsonRecordList {
  /** Names of the JSON fields that lead to the list, separated by dots; an empty string: the list is the whole file. */
  path: string;
  rows: JsonRecordInList[];
  hasDishes: boolean;
  /** Whether the list is nested in a record of another list. */
  isInside: boolean;
}

interface JsonListPosition {
  path: string;
  parent: string;
  isInside: boolean;
}

/** Maximum nesting depth of a JSON file, and maximum number of lists of records in it. */
const MAX_JSON_DEPTH = 12;
const MAX_JSON_RECORD_LISTS = 200;
/** Types of records in lists of dishes that are not sold on their own. */
const NON_DISH_RECORD_TYPES = new Set(["modifier", "modifiers", "service"]);

const isSoldRecord = (row: JsonObject) =>
  row["isDeleted"] !== true && !NON_DISH_RECORD_TYPES.has(String(row["type"] ?? "").toLowerCase());

/** Returns all lists of records of a JSON file. Dishes are not searched for further lists. [MN-1] */
export function listRecordLists(file: unknown): JsonRecordList[] {
  const lists = new Map<string, JsonRecordList>();
  const visit = (value: unknown, place: JsonListPosition, depth: number): void => {
    if (depth > MAX_JSON_DEPTH) return;
    const records = findJsonRecords(value);
    if (records) return collectLists(records, place, depth);
    // In an array of arrays, the inner arrays are searched for lists of records.
    if (Array.isArray(value)) for (const each of value) visit(each, place, depth + 1);
    else if (isObject(value))
      for (const [key, each] of Object.entries(value))
        visit(each, { ...place, path: joinJsonPath(place.path, key) }, depth + 1);
  };
  const collectLists = (records: readonly JsonObject[], place: JsonListPosition, depth: number): void => {
    const { path, parent, isInside } = place;
    const list = lists.get(path) ?? { path, rows: [], hasDishes: false, isInside };
    if (!lists.has(path) && lists.size < MAX_JSON_RECORD_LISTS) lists.set(path, list);
    for (const row of records) {
      if (!isSoldRecord(row)) continue;
      list.rows.push({ row, parent });
      // Records inside the record of a dish are its sizes and choices, and not further dishes.
      if (isDishRecord(row)) {
        list.hasDishes ||= !isChoiceList(path);
        continue;
      }
      const own = { parent: findJsonName(row) || parent, isInside: true };
      for (const [key, each] of Object.entries(row))
        if (typeof each === "object" && !VARIANT_KEY_PATTERN.test(key))
          visit(each, { ...own, path: joinJsonPath(path, key) }, depth + 1);
    }
  };
  visit(file, { path: "", parent: "", isInside: false }, 0);
  return [...lists.values()];
}

const joinJsonPath = (path: string, key: string) => (path === "" ? key : `${path}.${key}`);
const isChoiceList = (path: string) =>
  path.split(".").some((key) => /modif|option|variant|topping/i.test(key));

/** Returns the records of an array, or of an object that contains dishes by id; null: the value is neither. */
function findJsonRecords(value: unknown): JsonObject[] | null {
  if (Array.isArray(value)) {
    const records = value.filter(isObject);
    return records.length > 0 && records.length === value.length ? records : null;
  }
  if (!isObject(value)) return null;
  const all = Object.values(value);
  const records = all.filter(isObject);
  return records.length > 1 && records.length === all.length && records.every(isDishRecord) ? records : null;
}
