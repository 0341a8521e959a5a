import { readCsv } from "@dasturxon/domain/csv";
import type { MenuCellFault, ParsedCell } from "@dasturxon/domain/menu-cells";
import type { CellPosition } from "./next-cell.ts";

export interface PastedGridCell {
  row: number;
  column: number;
  text: string;
}
export interface InvalidCell extends PastedGridCell {
  fault: MenuCellFault;
}

/** Parses text pasted from a spreadsheet: tabs between cells, one line for each row. */
export function parsePastedBlock(text: string): string[][] {
  const bare = text.replace(/\r?\n$/, "");
  // The line `sep=` names the tab as the separator, because it cannot be detected in a single column of numbers such as
  // `1,5`.
  return bare === "" ? [] : readCsv(`sep=\t\n${bare}`);
}

interface DisplayedGridSize {
  /** Number of rows that the grid displays. `columns` is the number of columns that it displays. */
  rows: number;
  columns: number;
}

/** Places pasted cells to the right of and below the first one. `beside` is the number of cells outside the grid. */
export function placePastedCells(
  block: readonly (readonly string[])[],
  at: CellPosition,
  { rows, columns }: DisplayedGridSize,
): { cells: PastedGridCell[]; beside: number } {
  const cells = block.flatMap((line, down) =>
    line.map((text, right) => ({ row: at.row + down, column: at.column + right, text })),
  );
  const within = cells.filter(({ row, column }) => row < rows && column < columns);
  return { cells: within, beside: cells.length - within.length };
}

/** Separates the pasted cells into parsed ones with their values and invalid ones. */
export function separateInvalidCells(
  cells: readonly PastedGridCell[],
  read: (cell: PastedGridCell) => ParsedCell,
): { read: (PastedGridCell & { value: unknown })[]; misread: InvalidCell[] } {
  const understood: (PastedGridCell & { value: unknown })[] = [];
  const misread: InvalidCell[] = [];
  for (const cell of cells) {
    const found = read(cell);
    if ("fault" in found) misread.push({ ...cell, fault: found.fault });
    else understood.push({ ...cell, value: found.value });
  }
  return { read: understood, misread };
}
