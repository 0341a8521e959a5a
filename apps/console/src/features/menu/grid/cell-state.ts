import type { RefusalBody } from "@dasturxon/contract/refusals";
import type { MenuCellFault } from "@dasturxon/domain/menu-cells";
import type { ResourceRow } from "../../../resource/use-resource.ts";

/** State of an edited cell. `wrong`: the text is invalid and was not sent. `failed`: the server refused the value. */
export type EditedCellState =
  | { sign: "waiting" | "saving" | "saved"; value: unknown }
  | { sign: "failed"; value: unknown; why: RefusalBody<string> }
  | { sign: "wrong"; text: string; why: MenuCellFault };

/** Product as last saved on the server, with the cells that were edited in this grid. */
export interface GridRow {
  row: ResourceRow;
  cells: Readonly<Record<string, EditedCellState>>;
  /**
   * Current version of the row, which another user saved, while this user resolves the conflict. Null: there is no
   * conflict.
   */
  present: ResourceRow | null;
  /** Text of the row that is compared with the search text. */
  said: string;
}

/** Numbers of unsaved cells by state, and the first cell and row that the user must correct. */
export interface UnsavedSummary {
  underWay: number;
  wrong: number;
  failed: number;
  /** First cell with an invalid text or a failed save; null: there is none. */
  first: { id: string; field: string } | null;
  /** Id of the first row with an unresolved conflict, because another user saved the row first. Null: no conflict. */
  overtaken: string | null;
}

/** Returns the value of a cell, saved or being saved. For a wrong or failed cell, returns its saved value. */
export function getSavedCellValue({ row, cells }: GridRow, field: string): unknown {
  const cell = cells[field];
  return cell && cell.sign !== "wrong" && cell.sign !== "failed" ? cell.value : row[field];
}

/** Returns the value to display. For a failed cell, that is the value that was refused. */
export function getDisplayedCellValue({ row, cells }: GridRow, field: string): unknown {
  const cell = cells[field];
  return cell && cell.sign !== "wrong" ? cell.value : row[field];
}

/** Returns the values of those cells of a row that have one of the given states. */
export function pickCellValuesByState(
  { cells }: GridRow,
  signs: readonly EditedCellState["sign"][],
): Record<string, unknown> {
  const those = Object.entries(cells).flatMap(([field, cell]) =>
    cell.sign !== "wrong" && signs.includes(cell.sign) ? [[field, cell.value] as const] : [],
  );
  return Object.fromEntries(those);
}

/** Counts the unsaved cells of the given rows by their state. */
export function countUnsavedCells(rows: Iterable<GridRow>): UnsavedSummary {
  const unsaved: UnsavedSummary = { underWay: 0, wrong: 0, failed: 0, first: null, overtaken: null };
  for (const { row, cells, present } of rows) {
    if (present) unsaved.overtaken ??= row.id;
    for (const [field, { sign }] of Object.entries(cells)) {
      if (sign === "waiting" || sign === "saving") unsaved.underWay += 1;
      if (sign !== "wrong" && sign !== "failed") continue;
      unsaved[sign] += 1;
      unsaved.first ??= { id: row.id, field };
    }
  }
  return unsaved;
}
