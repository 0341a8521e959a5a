import { expect, test } from "vitest";
import { menu as dishes, createProduct, importRules as dishRules } from "./testing/import-fixture.ts";
import { createWorkbook, type MenuWorkbook, createMenuJson, createMenuSheets } from "./menu-workbook.ts";
import { readMenuJson } from "./menu-json.ts";
import type { StoredMenu } from "./menu-table.ts";
import { detectTableColumns } from "./open-table.ts";
import { type MenuWorkbookPlan, planWorkbook } from "./plan-workbook.ts";

const createChoice = (id: string, uz: string, more: object = {}) => ({
  id,
  name: uz === "" ? {} : { uz },
  price: 0,
  maxCount: 1,
  image: null,
  productId: null,
  ...more,
});
const sauces = {
  id: "l1",
  version: 4,
  name: { uz: "Souslar", ru: "Соусы" },
  min: 0,
  max: 2,
  modifications: [
    createChoice("l1a", "Ketchup", { price: 2_000 }),
    createChoice("l1b", "Achchiq", { isAvailable: false }),
  ],
};
const sauceCopy = {
  ...sauces,
  id: "k1",
  libraryId: "l1",
  modifications: [createChoice("k1a", "Ketchup", { libraryId: "l1a" })],
};
const sizes = {
  id: "g9",
  name: { uz: "Hajmi" },
  min: 1,
  max: 1,
  modifications: [createChoice("s", "Kichik"), createChoice("m", "Katta", { price: 7_000 })],
};
const drinks = {
  id: "g8",
  name: { uz: "Ichimlik" },
  min: 1,
  max: 1,
  modifications: [
    createChoice("d1", "", { productId: "p2" }),
    createChoice("d2", "", { productId: "p3", price: 500 }),
  ],
};
const menu: StoredMenu = {
  ...dishes,
  library: [sauces],
  products: [
    ...dishes.products.map((each) =>
      each.id === "p1" ? { ...each, modificationGroups: [sizes, sauceCopy] } : each,
    ),
    createProduct("p4", {
      categoryId: "c1",
      name: { uz: "Set" },
      costPrice: 60_000,
      modificationGroups: [drinks],
    }),
  ],
};
let createdIdCount = 0;
const menuRules = { ...dishRules, newId: () => `new-${(createdIdCount += 1)}` };
const formatTable = (table: readonly (readonly (string | number)[])[]) => table.map((row) => row.map(String));
function planTestWorkbook({ dishes: table, ...lists }: MenuWorkbook, of = menu): MenuWorkbookPlan {
  const read = planWorkbook(
    of,
    { ...lists, dishes: table && detectTableColumns(of, table, menuRules) },
    menuRules,
  );
  if (typeof read === "string") throw new Error(read);
  return read;
}
const listFaults = ({ lists }: MenuWorkbookPlan) =>
  lists.flatMap(({ faulty }) =>
    faulty.map(({ line, faults: all }) => [
      line,
      ...all.map(({ column, cause }) => `${column.key}: ${cause}`),
    ]),
  );
const listInsideChanges = ({ inside = [] }: Pick<MenuWorkbookPlan["changed"][0], "inside">) =>
  inside.map(({ column, before, after }) => [column.key, before, after]);

test("[MN-1] importing a menu's own sheets changes nothing, in each language and as JSON", () => {
  const nothing = { added: [], changed: [], faulty: [], library: [], unchanged: 4 };
  for (const reader of ["uz", "ru", "en"] as const) {
    const sheets = createMenuSheets(menu, { languages: menuRules.languages, reader });
    expect(sheets.map(({ table }) => table.length)).toEqual([5, 5, 3]);
    const read = planTestWorkbook(
      createWorkbook(sheets.map(({ name, table }) => ({ name, table: formatTable(table) }))),
    );
    expect(read).toMatchObject(nothing);
    expect(read.lists.map(({ faulty, unknownHeads }) => [faulty, unknownHeads])).toEqual([
      [[], []],
      [[], []],
    ]);
  }
  const json = createMenuJson(menu, { languages: menuRules.languages });
  const back = planTestWorkbook(readMenuJson(json)?.book ?? {});
  expect(back).toMatchObject(nothing);
  expect(listFaults(back)).toEqual([]);
});

test("[MN-1] the library changes copied choices under their own ids", () => {
  const twin = { ...sauceCopy, id: sauces.id, modifications: sauces.modifications };
  const products = menu.products.map((each) =>
    each.id === "p1" ? { ...each, modificationGroups: [sizes, twin] } : each,
  );
  const sheets = createMenuSheets({ ...menu, products }, { languages: menuRules.languages, reader: "uz" });
  const book = createWorkbook(sheets.map(({ name, table }) => ({ name, table: formatTable(table) })));
  const read = planTestWorkbook(book, { ...menu, products });
  expect(read).toMatchObject({ changed: [], library: [], lists: [{ faulty: [] }, { faulty: [] }] });
});

test("[MN-1] JSON sets the named fields of each product: null clears, a missing field is unchanged", () => {
  const book = readMenuJson(
    JSON.stringify([
      { id: "p1", price: 46_000.001, name: { ru: "Плов" }, labels: ["HIT", "NEW"], stock: null },
      { id: "p2", "price@b1": 9_500, isActive: false },
    ]),
  );
  const read = planTestWorkbook(book?.book ?? {});
  expect(read.faulty.map(({ faults: all }) => all.map(({ column, cause }) => [column.key, cause]))).toEqual([
    [["costPrice", "whole"]],
  ]);
  expect(read.changed).toMatchObject([{ id: "p2", after: { "costPrice@b1": 9_500, isActive: false } }]);
  expect(Object.keys(read.changed[0]?.after ?? {})).toHaveLength(2);
});

test("[MN-5] changes a choice of the library, of a product and of a set, each in place", () => {
  const read = planTestWorkbook({
    choices: [
      ["Guruh ID", "Tanlov ID", "Narxi", "Eng koʻpi", "Tanlash mumkin"],
      ["l1", "l1a", "2 500", "3", "ha"],
      ["l1", "l1b", "", "2", "да"],
      ["g9", "m", "8000", "1", ""],
    ],
    sets: [
      ["Product", "Name of the group", "Product of the menu", "Price on top"],
      ["Set", "ichimlik", "Choy", "1000"],
      ["Set", "ichimlik", "Toʻy oshi", "5000"],
    ],
  });
  expect(listFaults(read)).toEqual([]);
  expect(read.library).toMatchObject([{ id: "l1", version: 4, fields: { max: 3 } }]);
  expect(read.library[0] && listInsideChanges(read.library[0])).toEqual([
    ["max", 2, 3],
    ["choicePrice", 2_000, 2_500],
    ["isAvailable", false, true],
  ]);
  expect(read.changed.map((row) => [row.id, row.version, ...listInsideChanges(row)])).toEqual([
    ["p1", 3, ["choicePrice", 7_000, 8_000]],
    [
      "p4",
      3,
      ["choicePrice", 500, 1_000],
      ["part", null, "Toʻy oshi"],
      ["choicePrice", null, 5_000],
      ["maxCount", null, 1],
      ["isAvailable", null, true],
    ],
  ]);
  // The product's copy of the library group remains unchanged.
  expect(read.changed[0]?.after["modificationGroups"]).toMatchObject([{ id: "g9" }, sauceCopy]);
});

test("[MN-5] in the exported JSON, a new name of a choice changes the choice with its id", () => {
  const json = createMenuJson(menu, { languages: menuRules.languages }).replace('"Katta"', '"Katta boʻlak"');
  const read = planTestWorkbook(readMenuJson(json)?.book ?? {});
  expect(listFaults(read)).toEqual([]);
  expect(read.library).toEqual([]);
  expect(read.changed.map((row) => [row.id, listInsideChanges(row)])).toEqual([
    ["p1", [["choiceName", "Katta", "Katta boʻlak"]]],
  ]);
});

test("[MN-5] adds new groups to the library, to a product, and to one added by the same file", () => {
  const read = planTestWorkbook({
    dishes: [
      ["category", "name", "price"],
      ["Palovlar", "Qovurma", "30000"],
    ],
    choices: [
      ["Product", "Group", "Min", "Max", "Choice", "Price"],
      ["", "Non", "0", "1", "Patir", "3000"],
      ["", "Non", "", "", "Oddiy non", ""],
      ["Kola", "Muz", "1", "1", "Muz bilan", "0"],
      ["Qovurma", "Hajmi", "1", "1", "Katta", "9000"],
    ],
  });
  expect(listFaults(read)).toEqual([]);
  expect(read.library).toMatchObject([
    {
      id: null,
      fields: { name: { uz: "Non" }, min: 0, max: 1, modifications: [{ price: 3_000 }, { price: 0 }] },
    },
  ]);
  expect(read.changed).toMatchObject([
    { id: "p2", after: { modificationGroups: [{ name: { uz: "Muz" } }] } },
  ]);
  expect(read.added).toMatchObject([
    { fields: { modificationGroups: [{ modifications: [{ price: 9_000 }] }] } },
  ]);
});

test("[MN-5] reports the invalid cell of faulty rows of choices, and imports the others", () => {
  const heads = ["Product", "Group ID", "Group", "Choice ID", "Choice", "Price", "Min", "Part", "Rangi"];
  const read = planTestWorkbook({
    choices: [
      heads,
      ["", "nope", "", "", "", "", "", "", ""],
      ["", "l1", "Souslar", "zz", "", "", "", "", ""],
      ["", "k1", "", "k1a", "", "5", "", "", ""],
      ["Yoʻq", "", "Hajmi", "", "Katta", "", "", "", ""],
      ["", "g9", "", "s", "", "arzon", "", "", ""],
      ["", "g9", "Hajmi", "m", "Katta", "1", "2", "", ""],
      ["", "l1", "Souslar", "l1a", "Ketchup", "10", "0", "", ""],
      ["", "l1", "Souslar", "l1a", "Ketchup", "11", "0", "", ""],
      ["", "g8", "", "d1", "", "", "", "Pitsa", ""],
      ["Kola", "", "Muz", "", "", "", "", "", ""],
      ["Choy", "", "Shakar", "", "", "100", "1", "", ""],
      ["", "l1", "Souslar", "l1b", "Achchiq", "", "", "", ""],
    ],
  });
  expect(listFaults(read)).toEqual([
    [2, "groupId: unknown"],
    [3, "choiceId: unknown"],
    [4, "groupId: shared"],
    [5, "of: unknown"],
    [6, "choicePrice: number"],
    [9, "choiceId: twice"],
    [10, "part: unknown"],
    [7, "max: together"],
    [11, "choiceName: required"],
    [12, "choiceName: required"],
  ]);
  expect(read.lists[0]?.unknownHeads).toEqual(["Rangi"]);
  expect(read.changed).toEqual([]);
  expect(read.library[0] && listInsideChanges(read.library[0])).toEqual([["choicePrice", 2_000, 10]]);
});

const NEW_GROUP = [
  ["groupName", null, "Muz"],
  ["min", null, 0],
  ["max", null, 0],
  ["choiceName", null, "Muz bilan"],
  ["choicePrice", null, 0],
  ["maxCount", null, 1],
  ["isAvailable", null, true],
];

test("[MN-5] corrects or omits faulty rows of choices by line, also in columns that the sheet lacks", () => {
  const book = {
    choices: [
      ["Product", "Group ID", "Group", "Choice ID", "Choice", "Price", "Min"],
      ["Yoʻq", "", "Muz", "", "Muz bilan", "0", ""],
      ["", "g9", "Hajmi", "s", "Kichik", "arzon", "2"],
      ["", "g9", "Hajmi", "m", "Katta", "7000", "2"],
      ["", "nope", "", "", "", "", ""],
    ],
  };
  const mended = new Map([
    [2, new Map([["of", "Kola"]])],
    [3, new Map([["choicePrice", "1000"]])],
    [4, new Map([["max", "2"]])],
  ]);
  const before = planTestWorkbook(book);
  expect(listFaults(before)).toEqual([
    [2, "of: unknown"],
    [3, "choicePrice: number"],
    [5, "groupId: unknown"],
    [4, "max: together"],
  ]);
  expect(before.lists[0]?.faulty.map(({ name }) => name)).toEqual([
    "Yoʻq › Muz › Muz bilan",
    "Hajmi › Kichik",
    "",
    "Hajmi › Katta",
  ]);
  const read = planWorkbook(menu, book, {
    ...menuRules,
    mends: { choices: { mended, skipped: new Set([5]) } },
  });
  if (typeof read === "string") throw new Error(read);
  expect(listFaults(read)).toEqual([]);
  expect(read.changed.map(({ id, ...row }) => [id, ...listInsideChanges(row)])).toEqual([
    ["p1", ["min", 1, 2], ["max", 1, 2], ["choicePrice", 0, 1_000]],
    ["p2", ...NEW_GROUP],
  ]);
});
