/** Position of a cell among the displayed rows. */
export interface CellPlace {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Number of rows visible at once. */
  inSight: number;
}

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Returns the cell that a key moves to. Null for other keys and for Tab at a row's end, which leaves the grid. */
export function nextCell(
  { row, column }: CellPlace,
  { key, shiftKey, ctrlKey, metaKey }: KeyPress,
  { rows, columns, inSight }: GridSize,
): CellPlace | null {
  const isFar = ctrlKey || metaKey;
  const clampPlace = (nextRow: number, nextColumn: number): CellPlace => ({
    row: Math.min(Math.max(nextRow, 0), rows - 1),
    column: Math.min(Math.max(nextColumn, 0), columns - 1),
  });
  if (key === "ArrowUp") return clampPlace(isFar ? 0 : row - 1, column);
  if (key === "ArrowDown") return clampPlace(isFar ? rows : row + 1, column);
  if (key === "ArrowLeft") return clampPlace(row, isFar ? 0 : column - 1);
  if (key === "ArrowRight") return clampPlace(row, isFar ? columns : column + 1);
  if (key === "Home") return clampPlace(isFar ? 0 : row, 0);
  if (key === "End") return clampPlace(isFar ? rows : row, columns);
  if (key === "PageUp") return clampPlace(row - inSight, column);
  if (key === "PageDown") return clampPlace(row + inSight, column);
  if (key !== "Tab") return null;
  const next = column + (shiftKey ? -1 : 1);
  return next < 0 || next >= columns ? null : { row, column: next };
}
