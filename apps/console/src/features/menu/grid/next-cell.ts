/** Position of a cell among the displayed rows. */
export interface CellPosition {
  row: number;
  column: number;
}

export interface ProductGridSize {
  rows: number;
  columns: number;
  /** Number of the grid's rows that are visible on the screen at once. */
  inSight: number;
}

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Returns the cell that a key moves to. Null for other keys and for Tab at a row's end, which leaves the grid. */
export function findNextCell(
  { row, column }: CellPosition,
  { key, shiftKey, ctrlKey, metaKey }: KeyPress,
  { rows, columns, inSight }: ProductGridSize,
): CellPosition | null {
  const isFar = ctrlKey || metaKey;
  const clampPosition = (nextRow: number, nextColumn: number): CellPosition => ({
    row: Math.min(Math.max(nextRow, 0), rows - 1),
    column: Math.min(Math.max(nextColumn, 0), columns - 1),
  });
  if (key === "ArrowUp") return clampPosition(isFar ? 0 : row - 1, column);
  if (key === "ArrowDown") return clampPosition(isFar ? rows : row + 1, column);
  if (key === "ArrowLeft") return clampPosition(row, isFar ? 0 : column - 1);
  if (key === "ArrowRight") return clampPosition(row, isFar ? columns : column + 1);
  if (key === "Home") return clampPosition(isFar ? 0 : row, 0);
  if (key === "End") return clampPosition(isFar ? rows : row, columns);
  if (key === "PageUp") return clampPosition(row - inSight, column);
  if (key === "PageDown") return clampPosition(row + inSight, column);
  if (key !== "Tab") return null;
  const next = column + (shiftKey ? -1 : 1);
  return next < 0 || next >= columns ? null : { row, column: next };
}
