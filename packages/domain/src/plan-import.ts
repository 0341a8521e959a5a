import type { ModifierFieldChange } from "./choice-changes.ts";
import { createProductMatcher } from "./matched-products.ts";
import type { MenuCellFault } from "./menu-cells.ts";
import { columnFromKey, formatMachineColumnName, type MenuColumn, listMenuColumns } from "./menu-columns.ts";
import type { StoredMenu } from "./menu-table.ts";
import { timetableFromFields, applyTimetable } from "./menu-servings.ts";
import { indexMenuCategories, type NewCategory, type NewMenuGroup } from "./menu-places.ts";
import { type MenuImportRules, type ParsedRow, parseMenuRow, type RowFault } from "./menu-row.ts";
import { isPictureSource } from "./attached-pictures.ts";
import { applyRowCorrections } from "./row-corrections.ts";
import type { OpenedTable } from "./open-table.ts";
import { findRowPictures } from "./row-pictures.ts";
import { findColumnIndex, type MenuTableRow } from "./table-sections.ts";
import { toTextByLanguage, type TextByLanguage } from "./text.ts";
import { findContradictoryField } from "./wrong-product.ts";

type ImportedRowFields = Record<string, unknown>;
type Product = StoredMenu["products"][number];
type PlannedCells = Pick<FaultyMenuRow, "line" | "cells">;

interface PlannedMenuRow {
  /** Line number of the row in the spreadsheet. The header row is line 1. */
  line: number;
  name: TextByLanguage;
}
export interface AddedMenuRow extends PlannedMenuRow {
  /** New choices of the product's modifier groups. */
  inside?: readonly ModifierFieldChange[];
  fields: ImportedRowFields;
}
export interface ChangedMenuRow extends PlannedMenuRow {
  id: string;
  version: number;
  /** Values of the product's changed fields before (`before`) and after (`after`) the import. */
  before: ImportedRowFields;
  after: ImportedRowFields;
  inside?: readonly ModifierFieldChange[];
}
export interface FaultyMenuRow {
  line: number;
  /** Name of the dish in the row; an empty string: the row has none. */
  name?: string;
  /** Cells of the invalid row as texts. Null cells are ignored. */
  cells: readonly (string | null)[];
  faults: RowFault[];
}

export interface MenuImportPlan {
  /**
   * Column headers as written in the spreadsheet. `unknownHeads` are the headers that correspond to no known column.
   */
  heads: readonly string[];
  /** Column of each header; null: no known column. */
  columns: readonly (MenuColumn | null)[];
  unknownHeads: string[];
  groups: NewMenuGroup[];
  categories: NewCategory[];
  added: AddedMenuRow[];
  changed: ChangedMenuRow[];
  unchanged: number;
  /** Ids of the products that the import leaves unchanged. */
  same: Set<string>;
  faulty: FaultyMenuRow[];
  /** Number of rows that are not dishes: totals, zeros left by formulas, repeated headers. */
  ignored: number;
  /** Number of rows without a category that could get the category of the row above. */
  emptyCategories: number;
  pictures: PicturePlan;
}

export interface PicturePlan {
  /** Sources of pictures (file names or URLs) that must be loaded before the import is written. */
  wanted: readonly string[];
  /**
   * Picture files that cannot be assigned: a file that matches no row or several products, or several files that match
   * one product.
   */
  unfit: readonly string[];
  ambiguous: readonly string[];
}

/** Maximum number of rows of an imported spreadsheet. */
export const MAX_IMPORT_ROWS = 5_000;

export type ImportPlanFailure = "too_many_rows" | "no_heads" | "no_rows";

/**
 * Plans the import of a spreadsheet into a menu, row by row. Writes nothing. A product is found by id, else by barcode,
 * else by category and name. A missing column changes nothing, an empty cell clears its field, and products that are
 * not in it remain unchanged. Faulty rows are returned with the fault of each cell. The other rows can be imported
 * without them. [MN-1]
 */
export function planMenuImport(
  menu: StoredMenu,
  opened: OpenedTable,
  rules: MenuImportRules,
): MenuImportPlan | ImportPlanFailure {
  const main = rules.languages[0] ?? "uz";
  if (!opened.columns.some((column) => column?.key === "id" || column?.key === "name")) return "no_heads";
  if (opened.rows.length === 0) return "no_rows";
  if (opened.rows.length > MAX_IMPORT_ROWS) return "too_many_rows";
  const findKnownColumn = (key: string) =>
    listMenuColumns(rules.languages).find((column) => formatMachineColumnName(column) === key) ??
    columnFromKey(key, null);
  const { heads, columns, rows: said } = applyRowCorrections(opened, rules, findKnownColumn);
  const places = indexMenuCategories(menu, main);
  const plan: MenuImportPlan = {
    heads,
    columns,
    unknownHeads: heads.filter((head, at) => head.trim() !== "" && !columns[at]),
    groups: places.newGroups,
    categories: places.newCategories,
    added: [],
    changed: [],
    unchanged: 0,
    same: new Set(),
    faulty: [],
    ignored: opened.ignored,
    emptyCategories: opened.emptyCategories,
    pictures: { wanted: [], unfit: [], ambiguous: [] },
  };
  const find = createProductMatcher(menu, places);
  const sound: (PlannedCells & { row: ParsedRow; product: Product | null; categoryId: string | null })[] = [];
  for (const { cells, line } of said) {
    const row = parseMenuRow(columns, cells, rules);
    const found = row.faults.length === 0 ? find(row) : null;
    if (found && "fault" in found) row.faults.push(found.fault);
    if (row.faults.length > 0 || !found || "fault" in found) addFaultyRow({ line, cells, row }, row.faults);
    else {
      const { product } = found;
      const isPlaced = product !== null || found.categoryId !== null || !rules.category;
      const categoryId = isPlaced ? found.categoryId : places.find("", rules.category ?? "");
      if (categoryId === "ambiguous")
        addFaultyRow({ line, cells, row }, [createColumnFault(columns, "category", "ambiguous")]);
      else sound.push({ cells, line, row, product, categoryId });
    }
  }
  const pictures = findRowPictures(menu, sound, rules.pictures);
  for (const one of sound) {
    const { line, row, product, categoryId } = one;
    const picture = pictures.of(one);
    if (picture && "fault" in picture) {
      const { fault: cause, text } = picture;
      addFaultyRow(one, [{ ...createColumnFault(columns, "image", cause), text }]);
      continue;
    }
    if (picture) row.fields["image"] = picture.value;
    if (!product) row.fields = addDefaultUnit(row.fields);
    const now: ImportedRowFields = product ?? rules.blank;
    const timed = applyTimetable(row.fields, timetableFromFields(now));
    const fields = mergeImportedTexts(now, { ...timed, ...(categoryId === null ? {} : { categoryId }) });
    const whole = { ...now, ...fields };
    const fault = timed
      ? findImportedProductFault(whole, columns)
      : createColumnFault(columns, "from", "together");
    if (fault) {
      addFaultyRow(one, [fault]);
      continue;
    }
    if (categoryId !== null) places.take(categoryId);
    const name = toTextByLanguage(whole["name"]);
    if (!product) plan.added.push({ line, name, fields: whole });
    else {
      const differing = Object.keys(fields).filter((key) => !isSameImportedValue(now[key], fields[key]));
      const pickDifferingFields = (from: ImportedRowFields) =>
        Object.fromEntries(differing.map((key) => [key, from[key]]));
      const { id, version } = product;
      if (differing.length === 0) plan.same.add(id);
      else
        plan.changed.push({
          line,
          name,
          id,
          version,
          before: pickDifferingFields(now),
          after: pickDifferingFields(fields),
        });
    }
  }
  plan.unchanged = plan.same.size;
  plan.faulty.sort((before, after) => before.line - after.line);
  const { unfit, ambiguous } = pictures;
  plan.pictures = { wanted: listPictureSourcesOfPlan(plan), unfit, ambiguous };
  return plan;

  function addFaultyRow({ line, cells, row }: PlannedCells & { row: ParsedRow }, faults: RowFault[]): void {
    plan.faulty.push({ line, cells, faults, name: findDishName(row, columns, cells) });
  }
}

/** Returns the dish name of a row, even if its cell is invalid. */
function findDishName(
  { name }: ParsedRow,
  columns: readonly (MenuColumn | null)[],
  cells: MenuTableRow["cells"],
): string {
  return name || (cells[findColumnIndex(columns, "name")]?.trim().slice(0, 120) ?? "");
}

/** Sets grams as the unit of a new dish that has no unit and a portion of 50 or more. */
function addDefaultUnit(fields: ImportedRowFields): ImportedRowFields {
  const { measure, unit } = fields;
  return typeof measure === "number" && measure >= 50 && unit === undefined
    ? { ...fields, unit: "GRAMM" }
    : fields;
}

/** Returns the sources of pictures that must be loaded, each once. */
function listPictureSourcesOfPlan({ added, changed }: MenuImportPlan): string[] {
  const rows = [...added.map(({ fields }) => fields), ...changed.map(({ after }) => after)];
  return [...new Set(rows.map((fields) => fields["image"]).filter(isPictureSource))];
}

/** Merges texts: languages that the spreadsheet lacks remain, cleared languages are removed. */
function mergeImportedTexts(now: ImportedRowFields, said: ImportedRowFields): ImportedRowFields {
  const merged = Object.entries(said).map(([key, value]) => {
    if (key !== "name" && key !== "description") return [key, value] as const;
    const words = Object.entries({ ...toTextByLanguage(now[key]), ...toTextByLanguage(value) });
    return [key, Object.fromEntries(words.filter(([, word]) => word))] as const;
  });
  return Object.fromEntries(merged);
}

/** Checks the product with all its fields. Returns the first fault; null: none. */
function findImportedProductFault(
  whole: ImportedRowFields,
  columns: readonly (MenuColumn | null)[],
): RowFault | null {
  const createFault = (key: string, cause: MenuCellFault) => createColumnFault(columns, key, cause);
  if (Object.keys(toTextByLanguage(whole["name"])).length === 0) return createFault("name", "required");
  if (!whole["categoryId"]) return createFault("category", "required");
  if (whole["costPrice"] === null) return createFault("costPrice", "required");
  const wrong = findContradictoryField(whole);
  return wrong ? createFault(wrong, "together") : null;
}

function createColumnFault(
  columns: readonly (MenuColumn | null)[],
  key: string,
  cause: MenuCellFault,
): RowFault {
  const column = columns.find((each) => each?.key === key);
  return { column: column ?? { key, language: null }, text: "", cause };
}

/**
 * Normalizes a value for comparison: null, undefined and empty texts are equal, and the order of languages is ignored.
 */
function normalizeForComparison(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalizeForComparison);
  if (typeof value !== "object" || value === null) return value ?? null;
  const words = Object.entries(value).filter(([, word]) => word !== null && word !== "");
  return words
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, word]) => [key, normalizeForComparison(word)]);
}
const isSameImportedValue = (one: unknown, other: unknown) =>
  JSON.stringify(normalizeForComparison(one)) === JSON.stringify(normalizeForComparison(other));
