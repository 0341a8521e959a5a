import { expect, test } from "vitest";
import { placePastedCells, parsePastedBlock, separateInvalidCells } from "./read-block.ts";

test("[MN-1] reads spreadsheet cells with line breaks and quotes, and a decimal column as one column", () => {
  expect(parsePastedBlock("Osh\t45 000\r\nSomsa\t12 000\r\n")).toEqual([
    ["Osh", "45 000"],
    ["Somsa", "12 000"],
  ]);
  expect(parsePastedBlock("1,5\n2,5")).toEqual([["1,5"], ["2,5"]]);
  expect(parsePastedBlock('"ikki\nqator"\t"""katta"" osh"\t')).toEqual([["ikki\nqator", '"katta" osh', ""]]);
  expect(parsePastedBlock("")).toEqual([]);
});

test("[MN-1] a pasted block fills right and down from its first cell, and cells outside the grid are counted", () => {
  const { cells, beside } = placePastedCells(
    [
      ["1", "2"],
      ["3", "4"],
    ],
    { row: 8, column: 1 },
    { rows: 9, columns: 3 },
  );
  expect(cells).toEqual([
    { row: 8, column: 1, text: "1" },
    { row: 8, column: 2, text: "2" },
  ]);
  expect(beside).toBe(2);
});

test("[MN-1] reports unreadable values of a pasted block separately and keeps them", () => {
  const cells = ["7", "qimmat"].map((text, row) => ({ row, column: 0, text }));
  const { read, misread } = separateInvalidCells(cells, ({ text }) =>
    Number.isNaN(Number(text)) ? { fault: "number" } : { value: Number(text) },
  );
  expect(read).toEqual([{ row: 0, column: 0, text: "7", value: 7 }]);
  expect(misread).toEqual([{ row: 1, column: 0, text: "qimmat", fault: "number" }]);
});
