import { expect, test } from "vitest";
import { firstFaulty, type RowFixes, type ShownRow, shownRows } from "./faulty-rows.ts";

const PRICE = { column: { key: "costPrice", language: null }, text: "x", cause: "number" } as const;
const UNIT = { column: { key: "unit", language: null }, text: "y", cause: "choice" } as const;
const rowsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ line: first + at, cells: [], faults: [PRICE] }));
const mendsOf = (touched: readonly ShownRow[], skipped: readonly number[] = []): RowFixes => ({
  mended: new Map(),
  skipped: new Set(skipped),
  touched: new Map(touched.map((row) => [row.line, row])),
});
const linesOf = (rows: readonly ShownRow[]) => rows.map(({ line }) => line);

test("[MN-1] corrected rows and rows left out keep their positions, and the same number of invalid rows is rendered", () => {
  const all = rowsFrom(2, 9);
  const drawn = firstFaulty(shownRows(all, mendsOf([])), 3);
  expect(linesOf(drawn)).toEqual([2, 3, 4]);
  const rows = shownRows(all.slice(2), mendsOf(drawn.slice(0, 2), [3]));
  expect(rows.slice(0, 3).map(({ state }) => state)).toEqual(["mended", "skipped", "faulty"]);
  expect(linesOf(firstFaulty(rows, 3))).toEqual([2, 3, 4, 5, 6]);
});

test("[MN-1] a corrected cell stays in its row next to the next invalid cell", () => {
  const drawn = shownRows(rowsFrom(2, 2), mendsOf([]));
  const [row] = shownRows([{ line: 2, cells: [], faults: [UNIT] }], mendsOf(drawn));
  expect(row).toMatchObject({ state: "faulty", faults: [PRICE, UNIT] });
  expect([...(row?.open ?? [])]).toEqual(["unit"]);
});
