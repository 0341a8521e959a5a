import { expect, test } from "vitest";
import { fillMergedCells } from "./merged-cells.ts";

const createTable = () => [
  ["Раздел", "Блюдо"],
  ["Салаты", "Оливье"],
  ["", "Цезарь"],
  ["", ""],
  ["", "Чай"],
];
const createMergeXml = (...ranges: string[]) =>
  `<sheetData/><mergeCells count="1">${ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`;

test("[MN-1] copies the text of merged cells into each of their rows with other content", () => {
  const fillFirstColumn = (...ranges: string[]) =>
    fillMergedCells(createTable(), createMergeXml(...ranges)).map(([first]) => first);
  expect(fillFirstColumn("A2:A5")).toEqual(["Раздел", "Салаты", "Салаты", "", "Салаты"]);
  expect(fillFirstColumn("A2:B3")).toEqual(["Раздел", "Салаты", "Салаты", "", ""]);
  expect(fillFirstColumn("A1:B1")).toEqual(createTable().map(([first]) => first));
});

test("[MN-1, S9] invalid or huge merge ranges change nothing and cost no time", () => {
  const start = performance.now();
  const ranges = Array.from({ length: 50_000 }, () => "A2:XFD1048576");
  expect(fillMergedCells(createTable(), createMergeXml(...ranges))).toHaveLength(5);
  expect(
    fillMergedCells(createTable(), createMergeXml("A0:A9", "2:9", "", "A9999999:A1", "ZZZ2:ZZZ9")),
  ).toEqual(createTable());
  expect(performance.now() - start).toBeLessThan(5_000);
});
