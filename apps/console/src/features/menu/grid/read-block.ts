import { readCsv } from "@dasturxon/domain/csv";
import type { CellFault, ReadCell } from "@dasturxon/domain/menu-cells";
import type { CellPlace } from "./next-cell.ts";

export interface PastedCell {
  row: number;
  column: number;
  text: string;
}
export interface MisreadCell extends PastedCell {
  fault: CellFault;
}

/** What was pasted as cells from a spreadsheet: tabs between them, one line a row. */
export function readBlock(text: string): string[][] {
  const bare = text.replace(/\r?\n$/, "");
  // Told the sign: a column of `1,5` has none by which it could be found.
  return bare === "" ? [] : readCsv(`sep=\t\n${bare}`);
}

interface Fit {
  /** Rows that are shown, and columns. */
  rows: number;
  columns: number;
}

/** The pasted cells by the places that they fall on, down and right from the first; and how many fell beside. */
export function placeBlock(
  block: readonly (readonly string[])[],
  at: CellPlace,
  { rows, columns }: Fit,
): { cells: PastedCell[]; beside: number } {
  const cells = block.flatMap((line, down) =>
    line.map((text, right) => ({ row: at.row + down, column: at.column + right, text })),
  );
  const within = cells.filter(({ row, column }) => row < rows && column < columns);
  return { cells: within, beside: cells.length - within.length };
}

/** Pasted cells that were understood, with their values, and those that were not. */
export function sortCells(
  cells: readonly PastedCell[],
  read: (cell: PastedCell) => ReadCell,
): { read: (PastedCell & { value: unknown })[]; misread: MisreadCell[] } {
  const understood: (PastedCell & { value: unknown })[] = [];
  const misread: MisreadCell[] = [];
  for (const cell of cells) {
    const found = read(cell);
    if ("fault" in found) misread.push({ ...cell, fault: found.fault });
    else understood.push({ ...cell, value: found.value });
  }
  return { read: understood, misread };
}
