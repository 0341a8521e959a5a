import { expect, test } from "vitest";
import {
  takeFirstFaultyRows,
  type RowCorrectionsOfSheet,
  type ShownImportRow,
  listShownRows,
} from "./faulty-rows.ts";

const PRICE_FAULT = { column: { key: "costPrice", language: null }, text: "x", cause: "number" } as const;
const UNIT_FAULT = { column: { key: "unit", language: null }, text: "y", cause: "choice" } as const;
const createFaultyRows = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({
    line: first + at,
    cells: [],
    faults: [PRICE_FAULT],
  }));
const createRowFixes = (
  touched: readonly ShownImportRow[],
  skipped: readonly number[] = [],
): RowCorrectionsOfSheet => ({
  mended: new Map(),
  skipped: new Set(skipped),
  touched: new Map(touched.map((row) => [row.line, row])),
});
const getRowLines = (rows: readonly ShownImportRow[]) => rows.map(({ line }) => line);

test("[MN-1] corrected rows and rows left out keep their positions, and the same number of invalid rows is rendered", () => {
  const all = createFaultyRows(2, 9);
  const drawn = takeFirstFaultyRows(listShownRows(all, createRowFixes([])), 3);
  expect(getRowLines(drawn)).toEqual([2, 3, 4]);
  const rows = listShownRows(all.slice(2), createRowFixes(drawn.slice(0, 2), [3]));
  expect(rows.slice(0, 3).map(({ state }) => state)).toEqual(["mended", "skipped", "faulty"]);
  expect(getRowLines(takeFirstFaultyRows(rows, 3))).toEqual([2, 3, 4, 5, 6]);
});

test("[MN-1] a corrected cell stays in its row next to the next invalid cell", () => {
  const drawn = listShownRows(createFaultyRows(2, 2), createRowFixes([]));
  const [row] = listShownRows([{ line: 2, cells: [], faults: [UNIT_FAULT] }], createRowFixes(drawn));
  expect(row).toMatchObject({ state: "faulty", faults: [PRICE_FAULT, UNIT_FAULT] });
  expect([...(row?.open ?? [])]).toEqual(["unit"]);
});
