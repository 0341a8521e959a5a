import { IMPORT_TABLE_LIMITS } from "./csv.ts";
import {
  flattenJsonRecordWithIds,
  flattenCells,
  isObject,
  type JsonObject,
  findColumnKeyOfJsonField,
  findJsonName,
} from "./json-cells.ts";
import { type JsonRecordList, listRecordLists, type JsonRecordInList } from "./json-lists.ts";
import { createWorkbook, type MenuWorkbook, sheetKeyFromName, type SheetTable } from "./menu-workbook.ts";
import type { DishSheet } from "./merge-sheets.ts";

export interface JsonMenu {
  /** Tables of our own export format, or the first list of dishes of another file. */
  book: MenuWorkbook;
  /** All lists of dishes in the JSON file. Empty if the file is our own export. */
  sheets: DishSheet[];
  /** Paths of lists in the JSON file that contain no dishes. They are not imported. */
  ignored: string[];
}

/** Words that name a list of dishes, and not a section of a menu. */
const GENERIC_JSON_LIST_NAME_PATTERN =
  /^(?:products?|items?|menus?|dishes|goods|data|results?|response|catalogue?|list|payload|taomlar|mahsulotlar|блюда|товары|меню|позиции)?$/i;
/** Names of fields of a dish with the id of its category, and of fields of a category with the ids of its dishes. */
const CATEGORY_REFERENCE_KEY = /categ|group|section|menu|parent|folder|bolim|раздел/i;
const NON_REFERENCE_FIELD_NAME_PATTERN = /sort|order|position|index|count|number/i;
const DISH_REFERENCE_KEY = /item|product|dish|good|ids$/i;
/** Maximum nesting of lists and objects. Exports of known software have fewer than ten levels. */
const MAX_JSON_NESTING_DEPTH = 64;
const CATEGORY_COLUMN_KEY = "category";

/**
 * Parses a menu as JSON: our own export, or the export of other software with lists of dishes at any place. The
 * category of a dish without one is the name of the record that contains its list, or of the record to which an id in
 * the dish refers. Returns null for other JSON, invalid JSON, or JSON that is nested too deeply. [MN-1]
 */
export function readMenuJson(text: string): JsonMenu | null {
  if (isJsonNestedDeeperThan(text, MAX_JSON_NESTING_DEPTH)) return null;
  try {
    const read: unknown = JSON.parse(text);
    return readOwnMenu(read) ?? readForeignMenu(read);
  } catch {
    return null;
  }
}

/**
 * Returns whether brackets outside strings are nested deeper than `depth`. Parsing values is recursive, and the stack
 * is limited.
 */
function isJsonNestedDeeperThan(text: string, depth: number): boolean {
  let open = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isInString && letter === "\\") at += 1;
    else if (letter === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (letter === "[" || letter === "{") open += 1;
    else if (letter === "]" || letter === "}") open -= 1;
    if (open > depth) return true;
  }
  return false;
}

/** Returns the tables of our own export, whose lists are named as its sheets; null: another file. */
function readOwnMenu(read: unknown): JsonMenu | null {
  if (!isObject(read)) return null;
  const lists = Object.entries(read);
  if (lists.length === 0 || lists.some(([name]) => !sheetKeyFromName(name))) return null;
  const sheets = lists.flatMap(([name, rows]) =>
    Array.isArray(rows) && rows.every(isObject)
      ? [
          {
            name,
            table: createTableFromRecords(
              rows.map(sheetKeyFromName(name) === "dishes" ? flattenCells : flattenJsonRecordWithIds),
            ),
          },
        ]
      : [],
  );
  return sheets.length < lists.length ? null : { book: createWorkbook(sheets), sheets: [], ignored: [] };
}

function readForeignMenu(read: unknown): JsonMenu | null {
  const lists = listRecordLists(read);
  const withDishes = lists.filter(({ hasDishes }) => hasDishes);
  // If no list of the file has prices, lists without prices are imported, for example corrections of dishes by id.
  const wanted = withDishes.length > 0 ? withDishes : lists.filter(({ isInside }) => !isInside);
  const categories = lists.filter(({ hasDishes }) => !hasDishes);
  const indexes = categories.map((list) => ({
    list,
    names: indexNamesById(list),
    owners: indexNamesByDish(list),
  }));
  const used = new Set<JsonRecordList>();
  const sheets = wanted.map((list) => ({
    name: list.path,
    section: sectionNameFromJsonPath(list.path),
    table: createTableFromRecords(addCategoryToDishCells(list, indexes, used)),
  }));
  const [first] = sheets;
  if (!first) return null;
  const isCategoryList = (list: JsonRecordList) =>
    wanted.some(({ path }) => path.startsWith(`${list.path}.`) || list.path === "");
  const ignored = categories.filter(
    (list) => !list.isInside && !wanted.includes(list) && !used.has(list) && !isCategoryList(list),
  );
  return { book: { dishes: first.table }, sheets, ignored: ignored.map(({ path }) => path) };
}

/**
 * Derives a section name from the path of a list: `hot_dishes` is "Hot dishes"; an empty string: only generic names.
 */
function sectionNameFromJsonPath(path: string): string {
  const key = path.split(".").findLast((each) => !GENERIC_JSON_LIST_NAME_PATTERN.test(each)) ?? "";
  const word = key.replaceAll(/[_\s]+/g, " ").trim();
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Names of categories, which are the records of a list without dishes: `names` by the category's id, `owners` by the
 * ids of its dishes.
 */
interface CategoryIndex {
  list: JsonRecordList;
  names: ReadonlyMap<string, string>;
  owners: ReadonlyMap<string, string>;
}

/** Returns the cells of a list's dishes, each with its category if the file contains one. */
function addCategoryToDishCells(
  { path, rows }: JsonRecordList,
  indexes: readonly CategoryIndex[],
  used: Set<JsonRecordList>,
): Map<string, string>[] {
  const findReferredCategory = ({ row }: JsonRecordInList): string => {
    const references = Object.keys(row).filter(
      (key) => CATEGORY_REFERENCE_KEY.test(key) && !NON_REFERENCE_FIELD_NAME_PATTERN.test(key),
    );
    const ids = listJsonIds(row);
    for (const { list, names, owners } of indexes) {
      const key = references.find((each) => names.has(toLowerCaseJsonId(row[each])));
      const found =
        (key && names.get(toLowerCaseJsonId(row[key]))) ?? ids.map((id) => owners.get(id)).find(Boolean);
      if (!found) continue;
      used.add(list);
      return found;
    }
    return "";
  };
  return rows.slice(0, IMPORT_TABLE_LIMITS.rows).map((each) => {
    const cells = flattenCells(each.row);
    const own = [...cells].find(([key]) => findColumnKeyOfJsonField(key) === CATEGORY_COLUMN_KEY);
    // Shopify exports the category of a product as its type.
    const category =
      findReferredCategory(each) || own?.[1] || each.parent || (cells.get("product_type") ?? "");
    // Ids in a file of other software are not ids of our products.
    if (path !== "") cells.delete("id");
    if (category !== "") cells.set(own?.[0] ?? CATEGORY_COLUMN_KEY, category);
    return cells;
  });
}

const toLowerCaseJsonId = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value).toLowerCase() : "";
const listJsonIds = (row: JsonObject) =>
  Object.entries(row).flatMap(([key, value]) =>
    /^_?id$|_id$|uuid|slug/i.test(key) ? toLowerCaseJsonId(value) : [],
  );

function indexNamesById({ rows }: JsonRecordList): Map<string, string> {
  const named = rows.flatMap(({ row }) => listJsonIds(row).map((id) => [id, findJsonName(row)] as const));
  return new Map(named.filter(([id, name]) => id !== "" && name !== ""));
}

/** Returns the name of the record that lists a dish, by the dish's id. */
function indexNamesByDish({ rows }: JsonRecordList): Map<string, string> {
  const named = rows.flatMap(({ row }) => {
    const ids = Object.entries(row).flatMap(([key, value]) =>
      DISH_REFERENCE_KEY.test(key) && Array.isArray(value) ? value.map(toLowerCaseJsonId) : [],
    );
    return ids.filter(Boolean).map((id) => [id, findJsonName(row)] as const);
  });
  return new Map(named);
}

function createTableFromRecords(all: readonly Map<string, string>[]): SheetTable {
  const records = all.slice(0, IMPORT_TABLE_LIMITS.rows);
  const heads = [...new Set(records.flatMap((record) => [...record.keys()]))].slice(
    0,
    IMPORT_TABLE_LIMITS.columns,
  );
  // The header row counts as a row of the table. A list with the maximum number of dishes therefore exceeds the limit
  // of a table, and the caller refuses it.
  return [heads, ...records.map((record) => heads.map((head) => record.get(head) ?? null))];
}
