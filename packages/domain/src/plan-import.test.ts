import { expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";
import type { KeptMenu } from "./menu-table.ts";
import { menuTable } from "./menu-table.ts";
import { readPastedMenu } from "./pasted-menu.ts";
import { type ImportPlan, type NoPlan, planImport } from "./plan-import.ts";

const blank = {
  categoryId: "",
  name: {},
  description: {},
  costPrice: null,
  discount: 0,
  unit: "COUNT",
  measure: 1,
  isWeighed: false,
  minCount: 1,
  calorie: null,
  timeCookingMin: null,
  timeCookingMax: null,
  labels: [],
  tags: [],
  channels: ["WEB", "TG"],
  barcode: null,
  mxicCode: null,
  packageCode: null,
  vatPercent: null,
  unitCode: null,
  isMarked: false,
  isActive: true,
  timetable: null,
};
const product = (id: string, more: object) =>
  ({ ...blank, id, version: 3, ...more }) as KeptMenu["products"][0];
const menu: KeptMenu = {
  groups: [{ id: "g1", name: { uz: "Taomlar", ru: "Блюда" } }],
  categories: [
    { id: "c1", groupId: "g1", name: { uz: "Palovlar", ru: "Пловы" } },
    { id: "c2", groupId: "g1", name: { uz: "Ichimliklar", ru: "Напитки" } },
  ],
  branches: [
    { id: "b1", name: { uz: "Markaz", ru: "Центр" } },
    { id: "b2", name: { uz: "Shimol", ru: "Север" } },
    { id: "b3", name: { uz: "shimol" } },
  ],
  products: [
    product("p1", {
      categoryId: "c1",
      name: { uz: "Toʻy oshi", ru: "Плов; свадебный", ar: "أرز" },
      description: { uz: "=2+2 kishiga, “katta”\nikki qator" },
      costPrice: 45_000,
      measure: 0.35,
      unit: "KG",
      labels: ["HIT", "Bizniki"],
      mxicCode: "10203040506070801",
      packageCode: "1234567",
      "costPrice@b1": 47_000,
      stock: 12,
      // As the database has it, whatever the order of its keys.
      timetable: [
        { to: "11:00", days: ["SUNDAY", "MONDAY"], from: "07:00" },
        { to: "02:00", days: ["FRIDAY"], from: "19:30" },
      ],
    }),
    product("p2", {
      categoryId: "c2",
      name: { uz: "Kola", ru: "Кола" },
      costPrice: 9_000,
      barcode: "478001",
    }),
    product("p3", {
      categoryId: "c2",
      name: { uz: "Choy", ru: null, eng: "" },
      costPrice: 0,
      isActive: false,
    }),
  ],
};
const free = { min: 0, max: 1_000_000, longest: 120, choices: [], isOptional: false };
const optional = { ...free, isOptional: true };
const rules = {
  languages: ["uz", "ru"] as const,
  blank,
  bounds: {
    name: free,
    description: { ...free, longest: 2000 },
    costPrice: free,
    discount: { ...free, max: 100 },
    unit: { ...free, choices: ["KG", "LITER", "GRAMM", "COUNT"] },
    labels: { ...free, choices: ["HIT", "NEW"] },
    channels: { ...free, choices: ["WEB", "TG"] },
    barcode: optional,
    mxicCode: optional,
    packageCode: optional,
    vatPercent: optional,
    unitCode: optional,
    calorie: optional,
    timeCookingMin: optional,
    timeCookingMax: optional,
  },
};
const NO = new Set<unknown>(["too_many_rows", "no_heads", "no_rows"] satisfies NoPlan[]);
function plan(table: readonly (readonly (string | number)[])[], of = menu): ImportPlan {
  const made = planImport(
    of,
    table.map((row) => row.map(String)),
    rules,
  );
  if (NO.has(made)) throw new Error(String(made));
  return made as ImportPlan;
}
const causes = ({ faulty }: ImportPlan) =>
  faulty.map(({ line, faults }) => [line, ...faults.map(({ column, cause }) => `${column.key}: ${cause}`)]);

test("[MN-1] a menu's own table changes nothing, in each language of the heads and by way of a text file too", () => {
  for (const reader of ["uz", "ru", "en"] as const) {
    const table = menuTable(menu, { languages: rules.languages, reader });
    const nothing = { added: [], changed: [], faulty: [], categories: [], unknownHeads: [], unchanged: 3 };
    expect(plan(table)).toMatchObject(nothing);
    expect(plan(readCsv(`\uFEFF${writeCsv(table)}`))).toMatchObject(nothing);
  }
});

test("[MN-1] only what a table says becomes another: a missing column leaves its field, an empty cell empties it", () => {
  const { changed, unchanged } = plan([
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

test("[MN-1] without an id a row is found by barcode, else by category and name in any alphabet, else it is new", () => {
  const made = plan([
    ["Раздел", "Name (uz)", "Narxi", "Code", "Sotuvda"],
    ["", "Cola zero", "10000", "478001", "ha"],
    ["пловы", "ТЎЙ ОШИ", "50000", "", "да"],
    ["Salatlar", "Achchiq-chuchuk", "15000", "", "yes"],
    ["SALATLAR", "Shakarob", "16 000 soʻm", "", ""],
  ]);
  expect(causes(made)).toEqual([]);
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

test("[MN-1] faulty rows say which cell is wrong and why, and the good ones go without them", () => {
  const made = plan([
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
  expect(causes(made)).toEqual([
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

test("[MN-1] of two that are called alike none is guessed, and no table is taken for a menu that is none", () => {
  const twins: KeptMenu = {
    ...menu,
    products: [...menu.products, product("p4", { categoryId: "c2", name: { uz: "Cola" }, costPrice: 1 })],
  };
  const made = plan(
    [
      ["category", "name", "price"],
      ["Ichimliklar", "Kola", "1"],
    ],
    twins,
  );
  expect(causes(made)).toEqual([[2, "name: ambiguous"]]);
  expect(
    planImport(
      menu,
      [
        ["a", "b"],
        ["1", "2"],
      ],
      rules,
    ),
  ).toBe("no_heads");
  expect(planImport(menu, [["name"], [" "]], rules)).toBe("no_rows");
  expect(planImport(menu, [], rules)).toBe("no_heads");
  const long = Array.from({ length: 5_001 }, (_, at) => [`n${at}`]);
  expect(planImport(menu, [["name"], ...long], rules)).toBe("too_many_rows");
});

test("[MN-1] a menu without groups gets one, and pasted lines are products below their categories", () => {
  const empty: KeptMenu = { groups: [], categories: [], products: [] };
  const pasted =
    "OSHLAR\nOsh 45000\n• Lagʻmon — 38 000 soʻm\n\nIchimliklar:\nKola 1.5 12.000\nChoy\t3000\nSuv";
  const made = plan(readPastedMenu(pasted, "uz"), empty);
  expect(made.groups).toHaveLength(1);
  expect(made.categories.map(({ name }) => name.uz)).toEqual(["Oshlar", "Ichimliklar"]);
  expect(made.added.map(({ name, fields }) => [name.uz, fields["costPrice"]])).toEqual([
    ["Osh", 45_000],
    ["Lagʻmon", 38_000],
    ["Kola 1.5", 12_000],
    ["Choy", 3_000],
  ]);
  expect(causes(made)).toEqual([[6, "costPrice: required"]]);
  const table = "Nomi\tNarxi\nOsh\t45000";
  expect(readPastedMenu(table, "uz")).toEqual([
    ["Nomi", "Narxi"],
    ["Osh", "45000"],
  ]);
});

test("[S37] words that look like a formula leave as words and come back as they were", () => {
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

test("[MN-1] what is left and prices of branches are columns: empty they count no more and price as everywhere, absent they stay", () => {
  const made = plan([
    ["id", "Остаток", "Цена @ Центр", "price@b2", "Narxi @ Shimol"],
    ["p1", "", "", "48 000", "1"],
    ["p2", "7", "9 500", "", ""],
    ["p3", "-1", "arzon", "", ""],
  ]);
  expect(made.unknownHeads).toEqual(["Narxi @ Shimol"]);
  expect(causes(made)).toEqual([[4, "stock: bounds", "costPrice@b1: number"]]);
  expect(made.changed.map(({ before, after }) => [before, after])).toEqual([
    [
      { stock: 12, "costPrice@b1": 47_000, "costPrice@b2": undefined },
      { stock: null, "costPrice@b1": null, "costPrice@b2": 48_000 },
    ],
    [
      { stock: undefined, "costPrice@b1": undefined },
      { stock: 7, "costPrice@b1": 9_500 },
    ],
  ]);
  const hidden = { ...rules, hidden: ["stock"] };
  const table = menuTable(menu, { ...hidden, reader: "en" });
  expect(table[0]).not.toContain("Stock");
  expect(table[0]).toContain("Price @ b2");
  const none = planImport(
    menu,
    [
      ["id", "stock"],
      ["p1", "3"],
    ],
    hidden,
  ) as ImportPlan;
  expect(none).toMatchObject({ unknownHeads: ["stock"], changed: [], unchanged: 1 });
});

test("[MN-7] hours when a product is served are written by days and times, as people and spreadsheets write them", () => {
  const served = (...row: string[]) => {
    const [first] = plan([
      ["id", "days", "from", "to"],
      ["p3", ...row],
    ]).changed;
    return first?.after["timetable"];
  };
  const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];
  expect(served("Пн–Пт; сб., Yakshanba", "7:00; 0.5", "11.30; 23:00")).toEqual([
    { days: weekdays, from: "07:00", to: "11:30" },
    { days: ["SATURDAY", "SUNDAY"], from: "12:00", to: "23:00" },
  ]);
  expect(served("", "0.2916666666666667", "24:00")).toMatchObject([{ from: "07:00", to: "00:00" }]);
  expect(served("sh-du", "", "")).toEqual([
    { days: ["SATURDAY", "SUNDAY", "MONDAY"], from: "00:00", to: "00:00" },
  ]);
  const { changed, faulty } = plan([
    ["id", "to"],
    ["p1", "12:00; 02:00"],
    ["p2", "25:00"],
    ["p3", "12:00"],
  ]);
  expect(changed[0]?.after["timetable"]).toMatchObject([{ from: "07:00", to: "12:00" }, { to: "02:00" }]);
  expect(faulty.map(({ faults }) => faults.map(({ cause }) => cause))).toEqual([["time"], ["together"]]);
  expect(
    causes(
      plan([
        ["id", "days"],
        ["p1", "Du-nimadir"],
      ]),
    ),
  ).toEqual([[2, "days: days"]]);
  const emptied = plan([
    ["id", "days", "from", "to"],
    ["p1", "", "", ""],
  ]);
  expect(emptied.changed[0]?.after).toEqual({ timetable: null });
});
