import { expect, test } from "vitest";
import { menu, importRules } from "./testing/import-fixture.ts";
import {
  filterDishSheets,
  type DishSheet,
  mergeWorkbookSheets,
  findDefaultSheetIndexes,
} from "./merge-sheets.ts";
import { detectTableColumns } from "./open-table.ts";
import { type MenuImportPlan, planMenuImport } from "./plan-import.ts";

function planSheets(sheets: readonly DishSheet[]): MenuImportPlan {
  const { table } = mergeWorkbookSheets(sheets, "uz");
  const opened = detectTableColumns(menu, table, { ...importRules, fillsCategory: true });
  const made = planMenuImport(menu, opened, importRules);
  if (typeof made === "string") throw new Error(made);
  return made;
}
const listAddedDishes = ({ added, categories }: MenuImportPlan) =>
  added.map(({ name, fields }) => [
    categories.find(({ key }) => key === fields["categoryId"])?.name.uz,
    name.uz,
    fields["costPrice"],
  ]);

test("[MN-1] merges a menu on several sheets: columns match by header, and the sheet's name is the default category", () => {
  const plan = planSheets([
    {
      name: "КУХНЯ",
      table: [
        ["Прайс-лист 2026"],
        ["№", "Блюдо", "Цена"],
        ["1", "Лагман", "32000"],
        ["САЛАТЫ", "", ""],
        ["2", "Оливье", "28000"],
      ],
    },
    {
      name: "Бар",
      table: [
        ["Стоимость", "Наименование"],
        ["9000", "Кола 0,5"],
      ],
    },
    {
      name: "Десерты",
      table: [
        ["Позиция", "Раздел", "Цена"],
        ["Медовик", "Торты", "25000"],
        ["Чизкейк", "", "30000"],
      ],
    },
  ]);
  expect(plan.faulty).toEqual([]);
  expect(listAddedDishes(plan)).toEqual([
    ["Кухня", "Лагман", 32_000],
    ["Салаты", "Оливье", 28_000],
    ["Бар", "Кола 0,5", 9_000],
    ["Торты", "Медовик", 25_000],
    ["Торты", "Чизкейк", 30_000],
  ]);
});

test("[MN-1] matches sheets without headers, or with an unknown header, by column position", () => {
  const plan = planSheets([
    {
      name: "Oshxona",
      table: [
        ["Nomi", "Narxi"],
        ["Lagʻmon", "32000"],
      ],
    },
    {
      name: "Bar",
      table: [
        ["Limonad", "12000"],
        ["Sharbat", "15000"],
      ],
    },
    {
      name: "Choyxona",
      table: [
        ["Ichimligimiz", "Narxi"],
        ["Koʻk choy", "5000"],
      ],
    },
  ]);
  expect(plan.faulty).toEqual([]);
  expect(listAddedDishes(plan)).toEqual([
    ["Oshxona", "Lagʻmon", 32_000],
    ["Bar", "Limonad", 12_000],
    ["Bar", "Sharbat", 15_000],
    ["Choyxona", "Koʻk choy", 5_000],
  ]);
});

test("[MN-1] a row of the merged table has its sheet and its line there", () => {
  const { table, places } = mergeWorkbookSheets(
    [
      { name: "Oshxona", table: [["Menyu"], [], ["Nomi", "Narxi"], ["Lagʻmon", "32000"]] },
      {
        name: "Bar",
        table: [
          ["Nomi", "Boʻlim", "Narxi"],
          ["Limonad", "Sovuq", "12000"],
        ],
      },
    ],
    "uz",
  );
  expect(places).toEqual([
    { name: "Oshxona", from: 3, line: 4 },
    { name: "Bar", from: 4, line: 2 },
  ]);
  expect(places.map(({ from }) => table[from - 1]?.[0])).toEqual(["Lagʻmon", "Limonad"]);
});

test("[MN-1] keeps two price columns separate when sheets are merged", () => {
  const heads = ["Блюдо", "Цена зал", "Цена доставка"];
  const { table } = mergeWorkbookSheets(
    [
      { name: "Кухня", table: [heads, ["Лагман", "30000", "32000"]] },
      {
        name: "Бар",
        table: [
          ["Напиток", "Цена доставка", "Цена зал"],
          ["Кола", "10000", "9000"],
        ],
      },
    ],
    "ru",
  );
  expect(table).toEqual([heads, ["Кухня"], ["Лагман", "30000", "32000"], ["Бар"], ["Кола", "9000", "10000"]]);
});

test("[MN-1] proposes sheets with prices, or the one named as in our export; omits empty ones and those of choices", () => {
  const priced = [["Лагман", "32000"]];
  const sheets = ["Кухня", "Заметки", "Бар", "Лист4", "Наборы"].map((name) => ({
    name,
    table: name === "Заметки" ? [["Позвонить поставщику"]] : name === "Лист4" ? [[""], []] : priced,
  }));
  const offered = filterDishSheets(sheets);
  expect(offered.map(({ name }) => name)).toEqual(["Кухня", "Заметки", "Бар"]);
  expect(findDefaultSheetIndexes(offered)).toEqual([0, 2]);
  expect(findDefaultSheetIndexes([...offered, { name: "Меню", table: priced }])).toEqual([3]);
  expect(findDefaultSheetIndexes([{ name: "Лист1", table: [["Лагман"]] }])).toEqual([0]);
});

test("[MN-1] a sheet named by a number becomes a category with a word", () => {
  const createSheet = (name: string) => ({
    name,
    table: [
      ["Nomi", "Narxi"],
      [`Taom ${name}`, "32000"],
    ],
  });
  expect(listAddedDishes(planSheets([createSheet("2026"), createSheet("1")]))).toEqual([
    ["Menyu 2026", "Taom 2026", 32_000],
    ["Menyu 1", "Taom 1", 32_000],
  ]);
});
