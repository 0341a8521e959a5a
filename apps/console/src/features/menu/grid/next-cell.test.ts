import { expect, test } from "vitest";
import { findNextCell } from "./next-cell.ts";

const GRID_SIZE = { rows: 50, columns: 9, inSight: 10 };
const createKeyPress = (
  key: string,
  held: Partial<Record<"shiftKey" | "ctrlKey" | "metaKey", boolean>> = {},
) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

test("[MN-1] keys move from cell to cell and stop at the last one", () => {
  const from = { row: 5, column: 4 };
  const steps = [
    [createKeyPress("ArrowUp"), 4, 4],
    [createKeyPress("ArrowDown"), 6, 4],
    [createKeyPress("ArrowLeft"), 5, 3],
    [createKeyPress("ArrowRight"), 5, 5],
    [createKeyPress("ArrowDown", { ctrlKey: true }), 49, 4],
    [createKeyPress("ArrowLeft", { metaKey: true }), 5, 0],
    [createKeyPress("Home"), 5, 0],
    [createKeyPress("End"), 5, 8],
    [createKeyPress("Home", { ctrlKey: true }), 0, 0],
    [createKeyPress("End", { ctrlKey: true }), 49, 8],
    [createKeyPress("PageUp"), 0, 4],
    [createKeyPress("PageDown"), 15, 4],
    [createKeyPress("Tab"), 5, 5],
    [createKeyPress("Tab", { shiftKey: true }), 5, 3],
  ] as const;
  for (const [key, row, column] of steps) expect(findNextCell(from, key, GRID_SIZE)).toEqual({ row, column });
  expect(findNextCell({ row: 49, column: 8 }, createKeyPress("ArrowDown"), GRID_SIZE)).toEqual({
    row: 49,
    column: 8,
  });
});

test("[MN-1] Tab leaves the grid at the end of a row, and letters do not move the focus", () => {
  expect(findNextCell({ row: 5, column: 8 }, createKeyPress("Tab"), GRID_SIZE)).toBeNull();
  expect(
    findNextCell({ row: 5, column: 0 }, createKeyPress("Tab", { shiftKey: true }), GRID_SIZE),
  ).toBeNull();
  expect(findNextCell({ row: 5, column: 0 }, createKeyPress("a"), GRID_SIZE)).toBeNull();
});
