import type { WireLanguage } from "./language.ts";
import { type CellValueLimits, type MenuCellFault, parseMenuCell } from "./menu-cells.ts";
import { branchIdFromKey } from "./branch-columns.ts";
import type { ColumnHeader, MenuColumn } from "./menu-columns.ts";
import type { AttachedPictures } from "./attached-pictures.ts";
import type { RowCorrections } from "./row-corrections.ts";
import { isSeveralSizes, parsePortionMeasure, findFirstMeasureUnit } from "./read-measure.ts";
import { findColumnIndex } from "./table-sections.ts";
import { toTextByLanguage } from "./text.ts";

type MenuRowFields = Record<string, unknown>;

/** Fault of a row and its column. */
export interface RowFault {
  column: ColumnHeader;
  text: string;
  cause: MenuCellFault;
}

export interface MenuImportRules extends RowCorrections {
  /** Languages of the brand, main language first. */
  languages: readonly WireLanguage[];
  /** Limits by field of a product. */
  bounds: Readonly<Record<string, CellValueLimits>>;
  /** Fields of a new product with default values. */
  blank: MenuRowFields;
  /** Additional pictures. Absent: only pictures of the menu. */
  pictures?: AttachedPictures;
  /** Category of new products whose row names no category. */
  category?: string;
}

const DEFAULT_CELL_BOUNDS: CellValueLimits = {
  min: null,
  max: null,
  longest: 120,
  choices: [],
  isOptional: true,
};
const COUNT_CELL_BOUNDS: CellValueLimits = { ...DEFAULT_CELL_BOUNDS, min: 0, max: 1_000_000 };

/**
 * Returns the limits of a cell's value: those of the product field in its form, or those of a branch price or stock.
 */
function findCellBounds(key: string, bounds: MenuImportRules["bounds"]): CellValueLimits {
  if (branchIdFromKey(key) !== null)
    return { ...(bounds["costPrice"] ?? DEFAULT_CELL_BOUNDS), isOptional: true };
  return bounds[key] ?? (key === "stock" ? COUNT_CELL_BOUNDS : DEFAULT_CELL_BOUNDS);
}

export interface ParsedRow {
  id: string;
  group: string;
  category: string;
  /** Name in the main language, else in the first language with one. */
  name: string;
  /** Values of the product fields in the row. Multilingual texts contain only the languages of the spreadsheet. */
  fields: MenuRowFields;
  /** Unit found in the cell or the header of the measure; null: none. */
  measuredIn: string | null;
  faults: RowFault[];
}

/** Parses the cells of a row by the meaning of their columns. Each fault contains its cell. */
export function parseMenuRow(
  columns: readonly (MenuColumn | null)[],
  cells: readonly (string | null)[],
  { bounds, blank }: MenuImportRules,
): ParsedRow {
  const row: ParsedRow = {
    id: "",
    group: "",
    category: "",
    name: "",
    fields: {},
    measuredIn: null,
    faults: [],
  };
  const unitOfCell = findFirstMeasureUnit(cells[findColumnIndex(columns, "unit")] ?? "");
  for (const [at, column] of columns.entries()) {
    if (!column) continue;
    const { key, language } = column;
    const text = cells[at] === undefined ? "" : cells[at];
    if (text === null) continue;
    const own = findCellBounds(key, bounds);
    const measured = key === "measure" ? parsePortionMeasure(text, unitOfCell ?? column.unit) : null;
    if (measured) row.measuredIn = measured.unit;
    const written = measured ? String(measured.value) : text;
    const read = text.trim() === "" ? null : parseMenuCell(column, written, own);
    if (read && "fault" in read) {
      const isSizes = key === "measure" && isSeveralSizes(text, unitOfCell ?? column.unit ?? null);
      row.faults.push({ column, text, cause: isSizes ? "severalSizes" : read.fault });
    } else if (key === "category") row.category = extractLastCategory(String(read?.value ?? ""));
    else if (key === "id" || key === "group") row[key] = String(read?.value ?? "");
    else if (language) {
      const words = read ? String(read.value) : null;
      row.fields[key] = { ...toTextByLanguage(row.fields[key]), [language]: words };
      if (key === "name" && !row.name) row.name = words ?? "";
    } else if (read) row.fields[key] = read.value;
    // An empty price is a fault; an empty flag or channel changes nothing. Any other empty cell sets an optional field
    // to null and a required field to its default in a new product.
    else if (key === "costPrice" || column.kind === "flag" || key === "channels") {
      if (key === "costPrice") row.faults.push({ column, text, cause: "required" });
    } else if (column.kind === "list") row.fields[key] = [];
    else row.fields[key] = own.isOptional ? null : (blank[key] ?? null);
  }
  const hasUnit = columns.some((column, at) => column?.key === "unit" && cells[at]?.trim());
  if (row.measuredIn && !hasUnit) row.fields["unit"] = row.measuredIn;
  return row;
}

/** Returns the last part of a category path, as online shops export it: "Food > Pizza, Food" → "Pizza". */
function extractLastCategory(category: string): string {
  if (!category.includes(" > ")) return category;
  return category.split(", ")[0]?.split(" > ").at(-1)?.trim() ?? "";
}
