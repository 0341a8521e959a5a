import type { WireLanguage } from "./language.ts";
import { type CellValueLimits, parseMenuCell } from "./menu-cells.ts";
import type { MenuColumn } from "./menu-columns.ts";
import type { RowFault } from "./menu-row.ts";
import { MAX_CHOICE_COUNT } from "./modifiers.ts";

/**
 * Parsed values of a spreadsheet row that describes one modifier choice. A missing column has no entry; an empty cell
 * is null.
 */
export interface ChoiceRow {
  said: Map<string, unknown>;
  /** Names of the group and the choice, by language. */
  names: Record<"groupName" | "choiceName", Map<WireLanguage, string | null>>;
  faults: RowFault[];
}

const nameCellBounds = { min: null, max: null, longest: 120, choices: [], isOptional: true };
const CELL_LIMITS_BY_COLUMN: Record<string, CellValueLimits> = {
  groupName: { ...nameCellBounds, longest: 80 },
  choiceName: { ...nameCellBounds, longest: 80 },
  min: { ...nameCellBounds, min: 0, max: MAX_CHOICE_COUNT },
  max: { ...nameCellBounds, min: 0, max: MAX_CHOICE_COUNT },
  maxCount: { ...nameCellBounds, min: 1, max: MAX_CHOICE_COUNT },
};

/** Reads the cells of a row of choices by the meaning of their columns. Null cells are ignored. */
export function readChoiceRow(
  columns: readonly (MenuColumn | null)[],
  cells: readonly (string | null)[],
  price: CellValueLimits,
): ChoiceRow {
  const row: ChoiceRow = {
    said: new Map(),
    names: { groupName: new Map(), choiceName: new Map() },
    faults: [],
  };
  for (const [at, column] of columns.entries()) {
    const text = cells[at] === undefined ? "" : cells[at];
    if (!column || text === null || column.key === "usedBy") continue;
    const { key, language } = column;
    const bounds = key === "choicePrice" ? price : (CELL_LIMITS_BY_COLUMN[key] ?? nameCellBounds);
    const read = text.trim() === "" ? { value: null } : parseMenuCell(column, text, bounds);
    if ("fault" in read) row.faults.push({ column, text, cause: read.fault });
    else if (language && (key === "groupName" || key === "choiceName"))
      row.names[key].set(language, read.value === null ? null : String(read.value));
    else row.said.set(key, read.value);
  }
  return row;
}

/** Returns all names in a spreadsheet row by which a modifier group or a choice is searched. */
export const listNameTexts = (names: Map<WireLanguage, string | null>) =>
  [...names.values()].flatMap((word) => word ?? []);
