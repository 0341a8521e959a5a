import { expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";
import {
  listFaultCausesByLine,
  menu,
  planTestImport,
  planImportOfTable,
  createProduct,
  importRules,
} from "./testing/import-fixture.ts";
import type { StoredMenu } from "./menu-table.ts";
import { createMenuTable } from "./menu-table.ts";
import { readPastedMenu } from "./pasted-menu.ts";

test("[MN-1] importing a menu's own table changes nothing, in each language of the headers and as CSV", () => {
  for (const reader of ["uz", "ru", "en"] as const) {
    const table = createMenuTable(menu, { languages: importRules.languages, reader });
    const nothing = { added: [], changed: [], faulty: [], categories: [], unknownHeads: [], unchanged: 3 };
    expect(planTestImport(table)).toMatchObject(nothing);
    expect(planTestImport(readCsv(`\uFEFF${writeCsv(table)}`))).toMatchObject(nothing);
  }
});

test("[MN-1] changes only what a table contains: a missing column keeps its field, an empty cell clears it", () => {
  const { changed, unchanged } = planTestImport([
    ["ЦЕНА", "id", "name_ru", "ИКПУ", "Код упаковки"],
    ["46 500,00", "p1", "Плов", "", ""],
    ["9000", "P2", "Кола", "", ""],
    ["12,000", "p3", "", "", ""],
  ]);
  expect(changed).toMatchObject([
    {
      id: "p1",
      version: 3,
      before: { costPrice: 45_000, mxicCode: "10203040506070801" },
      after: {
        costPrice: 46_500,
        name: { uz: "Toʻy oshi", ru: "Плов", ar: "أرز" },
        mxicCode: null,
        packageCode: null,
      },
    },
    { id: "p3", before: { costPrice: 0 }, after: { costPrice: 12_000 } },
  ]);
  expect(Object.keys(changed[1]?.after ?? {})).toEqual(["costPrice"]);
  expect(unchanged).toBe(1);
});

test.each([
  "ТЎИ\u0306 ОШИ",
  "Тўй оши".normalize("NFD"),
  "To'y\u00AD oshi",
  "Toʼy oshi",
  "TOʻY\u00A0OSHI",
  "T\u200Boʻy oshi",
  "Ｔoʻy oshi",
])("[MN-1] a row called %j changes the product of that name and adds none", (name) => {
  const { changed, added, categories } = planTestImport([
    ["Раздел", "Name (uz)", "Narxi"],
    ["пловы".normalize("NFD"), name, "50000"],
  ]);
  expect(changed.map(({ id }) => id)).toEqual(["p1"]);
  expect([added, categories]).toEqual([[], []]);
});

test("[MN-1] finds a row without an id by barcode, else by category and name in any alphabet, else adds it", () => {
  const made = planTestImport([
    ["Раздел", "Name (uz)", "Narxi", "Code", "Sotuvda"],
    ["", "Cola zero", "10000", "478001", "ha"],
    ["пловы", "ТЎЙ ОШИ", "50000", "", "да"],
    ["Salatlar", "Achchiq-chuchuk", "15000", "", "yes"],
    ["SALATLAR", "Shakarob", "16 000 soʻm", "", ""],
  ]);
  expect(listFaultCausesByLine(made)).toEqual([]);
  expect(made.changed.map(({ id, after }) => [id, after["costPrice"]])).toEqual([
    ["p2", 10_000],
    ["p1", 50_000],
  ]);
  expect(made.categories).toMatchObject([{ groupId: "g1", name: { uz: "Salatlar" } }]);
  const key = made.categories[0]?.key;
  expect(made.added.map(({ fields }) => [fields["categoryId"], fields["name"], fields["isActive"]])).toEqual([
    [key, { uz: "Achchiq-chuchuk" }, true],
    [key, { uz: "Shakarob" }, true],
  ]);
});

test("[MN-1] reports the invalid cell of faulty rows with the reason, and imports the others", () => {
  const made = planTestImport([
    ["id", "category", "name_uz", "price", "unit", "on sale", "mxik", "discount", "Rangi"],
    ["nope", "Palovlar", "Osh", "1", "", "ha", "", "", ""],
    ["p1", "Palovlar", "Osh", "arzon", "quti", "balki", "123", "", "qizil"],
    ["p2", "Ichimliklar", "", "-5", "", "", "", "", ""],
    ["p2", "Ichimliklar", "Kola", "1.5", "", "", "", "", ""],
    ["", "", "Yangi", "100", "", "", "", "", ""],
    ["", "Ichimliklar", "Suv", "", "", "", "", "", ""],
    ["", "Ichimliklar", "Suv", "3000", "dona", "", "", "", ""],
    ["", "Ichimliklar", "SUV", "3000", "", "", "", "", ""],
    ["p1", "Palovlar", "Osh", "#REF!", "", "", "", "101", ""],
    ["p1", "Palovlar", "Osh", "45000", "kg", "", "10203040506070801", "", ""],
    ["p3", "Ichimliklar", "Choy", "2000", "", "", "10203040506070801", "", ""],
    ["p3", "Ichimliklar", "Choy", "2000", "", "", "", "", ""],
  ]);
  expect(listFaultCausesByLine(made)).toEqual([
    [2, "id: unknown"],
    [3, "costPrice: number", "unit: choice", "isActive: flag", "mxicCode: digits"],
    [4, "costPrice: bounds"],
    [5, "costPrice: whole"],
    [6, "category: required"],
    [7, "costPrice: required"],
    [9, "name: twice"],
    [10, "costPrice: broken", "discount: bounds"],
    [12, "packageCode: together"],
    [13, "id: twice"],
  ]);
  expect(made.unknownHeads).toEqual(["Rangi"]);
  expect(made.added.map(({ name }) => name)).toEqual([{ uz: "Suv" }]);
});

test("[MN-1] never guesses between two equal names, and refuses a table that is not a menu", () => {
  const twins: StoredMenu = {
    ...menu,
    products: [
      ...menu.products,
      createProduct("p4", { categoryId: "c2", name: { uz: "Cola" }, costPrice: 1 }),
    ],
  };
  const made = planTestImport(
    [
      ["category", "name", "price"],
      ["Ichimliklar", "Kola", "1"],
    ],
    twins,
  );
  expect(listFaultCausesByLine(made)).toEqual([[2, "name: ambiguous"]]);
  expect(
    planImportOfTable(
      menu,
      [
        ["a", "b"],
        ["1", "2"],
      ],
      importRules,
    ),
  ).toBe("no_heads");
  expect(planImportOfTable(menu, [["name"], [" "]], importRules)).toBe("no_rows");
  expect(planImportOfTable(menu, [], importRules)).toBe("no_heads");
  const long = Array.from({ length: 5_001 }, (_, at) => [`n${at}`]);
  expect(planImportOfTable(menu, [["name"], ...long], importRules)).toBe("too_many_rows");
});

test("[MN-1] a menu without groups gets one, and pasted lines are products of their categories", () => {
  const empty: StoredMenu = { groups: [], categories: [], products: [] };
  const pasted =
    "OSHLAR\nOsh 45000\n• Lagʻmon — 38 000 soʻm\n\nIchimliklar:\nKola 1.5 12.000\nChoy\t3000\nSuv";
  const made = planTestImport(readPastedMenu(pasted, "uz"), empty);
  expect(made.groups).toHaveLength(1);
  expect(made.categories.map(({ name }) => name.uz)).toEqual(["Oshlar", "Ichimliklar"]);
  expect(made.added.map(({ name, fields }) => [name.uz, fields["costPrice"]])).toEqual([
    ["Osh", 45_000],
    ["Lagʻmon", 38_000],
    ["Kola 1.5", 12_000],
    ["Choy", 3_000],
  ]);
  expect(listFaultCausesByLine(made)).toEqual([[6, "costPrice: required"]]);
  const table = "Nomi\tNarxi\nOsh\t45000";
  expect(readPastedMenu(table, "uz")).toEqual([
    ["Nomi", "Narxi"],
    ["Osh", "45000"],
  ]);
});

test("[S37] exports text that looks like a formula escaped, and imports it unchanged", () => {
  const cells = ["=cmd|' /C calc'!A0", "+1", "-1", "@SUM(A1)", 'a "b"', "x;y", "", " z ", "'quoted'", "1\n2"];
  const text = writeCsv([cells]);
  expect(text).toContain("'=cmd");
  for (const cell of text.split(";")) expect(cell).not.toMatch(/^"?[=+@-]/);
  expect(readCsv(text)).toEqual([cells]);
  expect(readCsv('sep=,\r\na,"b,c"\r\n1,\n')).toEqual([
    ["a", "b,c"],
    ["1", ""],
  ]);
  expect(readCsv("a\tb;c\td\n1\t2\t3")).toEqual([
    ["a", "b;c", "d"],
    ["1", "2", "3"],
  ]);
  expect(readCsv('"never closed;a\nb')).toEqual([["never closed;a\nb"]]);
});

test("[MN-1] a corrected cell of a column that the table lacks does not affect other rows", () => {
  const table = [
    ["Nomi", "Boʻlim"],
    ["Kola", "Ichimliklar"],
    ["Limonad", "Ichimliklar"],
  ];
  const all = { ...importRules, mended: new Map([[3, new Map([["costPrice", "12000"]])]]) };
  expect(listFaultCausesByLine(planTestImport(table))).toEqual([[3, "costPrice: required"]]);
  const read = planImportOfTable(menu, table, all);
  expect(read).toMatchObject({ faulty: [], unchanged: 1, added: [{ fields: { costPrice: 12_000 } }] });
});
