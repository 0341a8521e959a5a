import type { Refusal } from "@dasturxon/contract/refusals";
import type { CellFault } from "@dasturxon/domain/menu-cells";
import type { Row } from "../../../resource/use-resource.ts";

/** How a cell that somebody wrote stands. What is wrong was never sent, what failed was. */
export type CellState =
  | { sign: "waiting" | "saving" | "saved"; value: unknown }
  | { sign: "failed"; value: unknown; why: Refusal<string> }
  | { sign: "wrong"; text: string; why: CellFault };

/** A product as it was saved last, with what was written of it here. */
export interface GridRow {
  row: Row;
  cells: Readonly<Record<string, CellState>>;
  /** What somebody else made of it meanwhile, while one is asked whose value counts. */
  present: Row | null;
  /** Its words as the search compares them. */
  said: string;
}

/** How many cells are not saved yet, and whether more than time is needed for that. */
export interface Unsaved {
  underWay: number;
  wrong: number;
  failed: number;
  /** The first cell that is wrong or failed. */
  first: { id: string; field: string } | null;
  /** Id of a row that somebody else was quicker with. */
  overtaken: string | null;
}

/** What a cell holds, saved or about to be; of what is wrong or failed the value before it. */
export function heldValue({ row, cells }: GridRow, field: string): unknown {
  const cell = cells[field];
  return cell && cell.sign !== "wrong" && cell.sign !== "failed" ? cell.value : row[field];
}

/** What a cell shows: of what failed the value that was meant. */
export function shownValue({ row, cells }: GridRow, field: string): unknown {
  const cell = cells[field];
  return cell && cell.sign !== "wrong" ? cell.value : row[field];
}

/** The values of a row's cells that stand so. */
export function valuesOf({ cells }: GridRow, signs: readonly CellState["sign"][]): Record<string, unknown> {
  const those = Object.entries(cells).flatMap(([field, cell]) =>
    cell.sign !== "wrong" && signs.includes(cell.sign) ? [[field, cell.value] as const] : [],
  );
  return Object.fromEntries(those);
}

/** Counts what is not saved in these rows. */
export function countUnsaved(rows: Iterable<GridRow>): Unsaved {
  const unsaved: Unsaved = { underWay: 0, wrong: 0, failed: 0, first: null, overtaken: null };
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
