import { expect, test } from "vitest";
import { nextCell } from "./next-cell.ts";

const SIZE = { rows: 50, columns: 9, inSight: 10 };
const press = (key: string, held: Partial<Record<"shiftKey" | "ctrlKey" | "metaKey", boolean>> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

test("[MN-1] keys move from cell to cell and stop at the last one", () => {
  const from = { row: 5, column: 4 };
  const steps = [
    [press("ArrowUp"), 4, 4],
    [press("ArrowDown"), 6, 4],
    [press("ArrowLeft"), 5, 3],
    [press("ArrowRight"), 5, 5],
    [press("ArrowDown", { ctrlKey: true }), 49, 4],
    [press("ArrowLeft", { metaKey: true }), 5, 0],
    [press("Home"), 5, 0],
    [press("End"), 5, 8],
    [press("Home", { ctrlKey: true }), 0, 0],
    [press("End", { ctrlKey: true }), 49, 8],
    [press("PageUp"), 0, 4],
    [press("PageDown"), 15, 4],
    [press("Tab"), 5, 5],
    [press("Tab", { shiftKey: true }), 5, 3],
  ] as const;
  for (const [key, row, column] of steps) expect(nextCell(from, key, SIZE)).toEqual({ row, column });
  expect(nextCell({ row: 49, column: 8 }, press("ArrowDown"), SIZE)).toEqual({ row: 49, column: 8 });
});

test("[MN-1] Tab leaves the grid at the end of a row, and letters do not move the focus", () => {
  expect(nextCell({ row: 5, column: 8 }, press("Tab"), SIZE)).toBeNull();
  expect(nextCell({ row: 5, column: 0 }, press("Tab", { shiftKey: true }), SIZE)).toBeNull();
  expect(nextCell({ row: 5, column: 0 }, press("a"), SIZE)).toBeNull();
});
