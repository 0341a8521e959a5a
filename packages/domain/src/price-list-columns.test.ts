import { expect, test } from "vitest";
import {
  blankProduct,
  listFaultCausesByLine,
  menu,
  planTestImport,
  planImportOfTable,
  importRules,
} from "./testing/import-fixture.ts";
import type { StoredMenu } from "./menu-table.ts";
import { toColumnHeaderKey, detectTableColumns } from "./open-table.ts";
import type { MenuImportPlan } from "./plan-import.ts";
import { toTextByLanguage } from "./text.ts";

const emptyMenu: StoredMenu = { groups: [], categories: [], products: [] };
const planNewMenu = (table: readonly (readonly (string | number)[])[], more: object = {}) =>
  planImportOfTable(
    emptyMenu,
    table.map((row) => row.map(String)),
    {
      ...importRules,
      bounds: {
        ...importRules.bounds,
        measure: { min: 0, max: 100_000, longest: null, choices: [], isOptional: false },
      },
      ...more,
    },
  ) as MenuImportPlan;
/** Returns the dishes that the import would add, each as category, name and price. */
const listAddedDishes = (made: MenuImportPlan) =>
  made.added.map(({ name, fields }) => {
    const category = made.categories.find(({ key }) => key === fields["categoryId"]);
    return [Object.values(category?.name ?? {})[0], Object.values(name)[0], fields["costPrice"]];
  });

test("[MN-1] reports two prices in a cell and other currencies with the product, and reads corrected cells", () => {
  const table = [
    ["Раздел", "Наименование", "Цена"],
    ["Салаты", "Оливье", "16000/18000"],
    ["Салаты", "Цезарь", "$5"],
    ["Салаты", "", "9000"],
    ["", "Плов", "45000"],
  ];
  const made = planNewMenu(table);
  expect(listFaultCausesByLine(made)).toEqual([
    [2, "costPrice: several"],
    [3, "costPrice: number"],
    [4, "name: required"],
    [5, "category: required"],
  ]);
  expect(made.faulty.map(({ name }) => name)).toEqual(["Оливье", "Цезарь", "", "Плов"]);
  const mended = new Map([
    [2, new Map([["costPrice", "16 000"]])],
    [4, new Map([["name_uz", "Сельдь"]])],
    [5, new Map([["category", "Горячее"]])],
  ]);
  const again = planNewMenu(table, { mended, skipped: new Set([3]) });
  expect(listFaultCausesByLine(again)).toEqual([]);
  expect(listAddedDishes(again)).toEqual([
    ["Салаты", "Оливье", 16_000],
    ["Салаты", "Сельдь", 9_000],
    ["Горячее", "Плов", 45_000],
  ]);
});

test("[MN-1] an empty category repeats the one above only if chosen, and a table without categories needs one", () => {
  const table = [
    ["Раздел", "Наименование", "Цена"],
    ["Салаты", "Оливье", "16000"],
    ["", "Цезарь", "20000"],
  ];
  expect(listFaultCausesByLine(planNewMenu(table))).toEqual([[3, "category: required"]]);
  const filled = planNewMenu(table, { fillsCategory: true });
  expect([filled.emptyCategories, listAddedDishes(filled)[1]]).toEqual([1, ["Салаты", "Цезарь", 20_000]]);
  const bare = planImportOfTable(
    menu,
    [
      ["Название", "Цена"],
      ["Kola", "10000"],
      ["Лимонад", "9000"],
    ],
    { ...importRules, category: "Yangilar" },
  ) as MenuImportPlan;
  expect(bare.changed.map(({ id, after }) => [id, after])).toEqual([["p2", { costPrice: 10_000 }]]);
  expect(listAddedDishes(bare)).toEqual([["Yangilar", "Лимонад", 9_000]]);
});

test("[MN-1] a chosen column has the chosen meaning, and the original meaning is proposed again", () => {
  const table = [
    ["Позывной", "Ценник", "Что-то"],
    ["Плов", "Горячее", "45000"],
  ];
  const chosen = planNewMenu(table, { columns: ["name_uz", "category", "costPrice"] });
  expect(listAddedDishes(chosen)).toEqual([["Горячее", "Плов", 45_000]]);
  const remembered = new Map([
    [toColumnHeaderKey("ПОЗЫВНОЙ"), "name_uz"],
    [toColumnHeaderKey("Что-то"), "costPrice"],
    [toColumnHeaderKey("Цена"), ""],
  ]);
  const opened = detectTableColumns(
    emptyMenu,
    [
      ["Позывной", "Цена", "Что-то"],
      ["Плов", "1", "45000"],
    ],
    { ...importRules, remembered },
  );
  expect(opened.columns.map((column) => column?.key ?? null)).toEqual(["name", null, "costPrice"]);
});

test("[MN-1] reads a column of barcodes in Arabic digits", () => {
  const made = planNewMenu([
    ["Раздел", "Наименование", "Цена", "Артикул"],
    ["Чай", "Зелёный", "5000", "٤٧٨٠٠١٢٣٤٥٦٧٨"],
    ["Чай", "Чёрный", "6000", "۴۷۸۰۰۱۲۳۴۵۶۸۵"],
  ]);
  expect(made.added.map(({ fields }) => fields["barcode"])).toEqual(["4780012345678", "4780012345685"]);
});

test("[MN-1] codes in Arabic digits without a known header are barcodes, not prices", () => {
  const opened = detectTableColumns(
    emptyMenu,
    [
      ["Чай", "Зелёный", "٥٠٠٠", "٤٧٨٠٠١٢٣٤٥٦٧٨"],
      ["Чай", "Чёрный", "٦٠٠٠", "٤٧٨٠٠١٢٣٤٥٦٨٥"],
    ],
    importRules,
  );
  expect(opened.columns.map((column) => column?.key)).toEqual(["category", "name", "costPrice", "barcode"]);
});

test("[MN-1] reads a code with an exponent by its digits, and reports one that is too large", () => {
  const made = planNewMenu([
    ["Раздел", "Наименование", "Цена", "Артикул"],
    ["Чай", "Зелёный", "5000", "4,780012345678E+12"],
    ["Чай", "Чёрный", "6000", "1e999"],
  ]);
  expect(made.added.map(({ fields }) => fields["barcode"])).toEqual(["4780012345678"]);
  expect(listFaultCausesByLine(made)).toEqual([[3, "barcode: digits"]]);
});

test("[MN-1] unknown headers are not a product, and their columns are proposed by their cells", () => {
  const made = planNewMenu([
    ["Кухня «Анхор»", "", ""],
    ["Вкусности", "Почём", "Где"],
    ["Плов", "45000", "Горячее"],
    ["Шурпа", "35000", "Горячее"],
    ["Чай", "5000", "Бар"],
  ]);
  expect(listAddedDishes(made)).toEqual([
    ["Горячее", "Плов", 45_000],
    ["Горячее", "Шурпа", 35_000],
    ["Бар", "Чай", 5_000],
  ]);
});

test("[MN-1] adds new categories to a group called Menu, to the menu's group, or to one named in the row", () => {
  const table = [
    ["Раздел", "Наименование", "Цена"],
    ["Плов", "Свадебный", "45000"],
  ];
  const listPlannedGroups = (of: StoredMenu, rows = table) => {
    const made = planImportOfTable(of, rows, importRules) as MenuImportPlan;
    const groups = [...of.groups, ...made.groups.map(({ key, name }) => ({ id: key, name }))];
    return made.categories.map(
      ({ groupId }) => toTextByLanguage(groups.find(({ id }) => id === groupId)?.name).uz,
    );
  };
  const createGroup = (id: string, uz: string) => ({ id, name: { uz } });
  expect(listPlannedGroups(emptyMenu)).toEqual(["Menyu"]);
  expect(
    listPlannedGroups({ ...emptyMenu, groups: [createGroup("a", "Bar"), createGroup("b", "МЕНЮ")] }),
  ).toEqual(["МЕНЮ"]);
  expect(
    listPlannedGroups({ ...emptyMenu, groups: [createGroup("a", "Bar"), createGroup("b", "Osh")] }),
  ).toEqual(["Menyu"]);
  expect(listPlannedGroups({ ...emptyMenu, groups: [createGroup("a", "Taomlar")] })).toEqual(["Taomlar"]);
  const legacy = {
    ...emptyMenu,
    groups: [createGroup("a", "Salat")],
    categories: [{ id: "c", groupId: "a", name: { uz: "Salat" } }],
  };
  expect(listPlannedGroups(legacy)).toEqual(["Menyu"]);
  expect(
    listPlannedGroups(emptyMenu, [
      ["Группа", ...(table[0] ?? [])],
      ["Кухня", ...(table[1] ?? [])],
    ]),
  ).toEqual(["Кухня"]);
});

test("[MN-1] keeps products that begin like a total or are alone at the end", () => {
  const made = planNewMenu([
    ["Раздел", "Наименование", "Цена"],
    ["Osh", "Jami taomlar toʻplami", "45000"],
    ["Osh", "Total mix", "45000"],
    ["Osh", "Suv", "1000"],
    ["", "Хлеб", ""],
  ]);
  expect(listAddedDishes(made).map(([, name]) => name)).toEqual([
    "Jami taomlar toʻplami",
    "Total mix",
    "Suv",
  ]);
  expect(listFaultCausesByLine(made)).toEqual([[5, "costPrice: required"]]);
});

test("[MN-1, S9] reads hostile tables in linear time, without unneeded cells", () => {
  const start = performance.now();
  const wide = Array.from({ length: 40 }, (_, row) =>
    Array.from({ length: 1_000 }, (_, at) => `${row}-${at}`),
  );
  expect(planImportOfTable(emptyMenu, wide, importRules)).toBe("no_heads");
  const long = Array.from({ length: 20_000 }, () => ["a".repeat(100), "1"]);
  expect(planImportOfTable(emptyMenu, [["Наименование блюда", "Цена, сум"], ...long], importRules)).toBe(
    "too_many_rows",
  );
  expect(performance.now() - start).toBeLessThan(20_000);
  const made = planTestImport([
    ["category", "name", "price"],
    ["Palovlar", "Osh\u0000\u0007 x", "1"],
  ]);
  expect(made.added.map(({ name }) => name)).toEqual([{ uz: "Osh x" }]);
  expect(blankProduct.unit).toBe("COUNT");
});

test("[MN-1] of two headers remembered for one field, the latest choice has the field", () => {
  const table = [
    ["Наименование", "Цена 0,5 л", "Цена 1 л"],
    ["Чай", "10000", "15000"],
  ];
  const openWith = (...latestFirst: string[]) => {
    const remembered = new Map(latestFirst.map((head) => [toColumnHeaderKey(head), "costPrice"]));
    return detectTableColumns(emptyMenu, table, { ...importRules, remembered }).columns.map(
      (column) => column?.key,
    );
  };
  expect(openWith("Цена 1 л", "Цена 0,5 л").indexOf("costPrice")).toBe(2);
  expect(openWith("Цена 0,5 л", "Цена 1 л").indexOf("costPrice")).toBe(1);
});

test("[MN-1] the column made of sections has no header, so that an import cannot remember it", () => {
  const opened = detectTableColumns(
    emptyMenu,
    [
      ["Наименование", "Цена"],
      ["САЛАТЫ", ""],
      ["Оливье", "28000"],
    ],
    importRules,
  );
  expect(opened).toMatchObject({ heads: ["Наименование", "Цена"], sectionColumn: 2 });
  expect(opened.columns.map((column) => column?.key)).toEqual(["name", "costPrice", "category"]);
  expect(opened.rows.map(({ cells }) => cells)).toEqual([["Оливье", "28000", "Салаты"]]);
});
