import { describe, expect, test } from "vitest";
import type { StoredMenu } from "./menu-table.ts";
import type { MenuImportPlan } from "./plan-import.ts";
import { formatSectionName } from "./table-sections.ts";
import { importRules, listFaultCausesByLine, planImportOfTable } from "./testing/import-fixture.ts";

const emptyMenu: StoredMenu = { groups: [], categories: [], products: [] };
const PRICE_LIST_HEADS = "№|Наименование|Вес|Цена";

/** Plans a price list whose cells are separated by `|` and its rows by line breaks. */
function planList(text: string, heads = PRICE_LIST_HEADS): MenuImportPlan {
  const table = `${heads}\n${text}`
    .trim()
    .split("\n")
    .map((row) => row.split("|"));
  const measure = { min: 0, max: 100_000, longest: null, choices: [], isOptional: false };
  const made = planImportOfTable(emptyMenu, table, {
    ...importRules,
    category: "Menyu",
    bounds: { ...importRules.bounds, measure },
  });
  if (typeof made === "string") throw new Error(made);
  return made;
}
/** Returns new dishes as `category: name`. */
const listPlacedDishes = (made: MenuImportPlan) =>
  made.added.map(({ name, fields }) => {
    const category = made.categories.find(({ key }) => key === fields["categoryId"]);
    return `${Object.values(category?.name ?? {})[0]}: ${Object.values(name)[0]}`;
  });

describe("[MN-1] a section has a number of its own:", () => {
  test.each([
    [
      "a dish number has one part more",
      "1|ПИЦЦА||\n1.1|Маргарита|450 г|59000\n2|НАПИТКИ||\n2.1|Чай|0,5 л|10000",
    ],
    ["with dots", "1.|Пицца||\n1.1.|Маргарита|450 г|59000\n2.|Напитки||\n2.1.|Чай|0,5 л|10000"],
    ["with brackets", "1)|Пицца||\n1.1)|Маргарита|450 г|59000\n2)|Напитки||\n2.1)|Чай|0,5 л|10000"],
    ["Roman", "I|Пицца||\n1|Маргарита|450 г|59000\nII|Напитки||\n2|Чай|0,5 л|10000"],
    ["Roman in Cyrillic letters", "Х|Пицца||\n1|Маргарита|450 г|59000\nХІ.|Напитки||\n2|Чай|0,5 л|10000"],
    ["Roman characters", "Ⅰ|Пицца||\n①|Маргарита|450 г|59000\nⅡ|Напитки||\n②|Чай|0,5 л|10000"],
    ["with a zero", "1.0|Пицца||\n1.1|Маргарита|450 г|59000\n2.0|Напитки||\n2.1|Чай|0,5 л|10000"],
    ["Roman above 40", "XLI|Пицца||\n1|Маргарита|450 г|59000\nXLII|Напитки||\n2|Чай|0,5 л|10000"],
    ["a sign", "*|Пицца||\n1|Маргарита|450 г|59000\n*|Напитки||\n2|Чай|0,5 л|10000"],
    ["letters", "А|Пицца||\n1|Маргарита|450 г|59000\nБ.|Напитки||\n2|Чай|0,5 л|10000"],
    ["Chinese", "一|Пицца||\n1|Маргарита|450 г|59000\n二|Напитки||\n1|Чай|0,5 л|10000"],
    ["with the sign №", "№1|Пицца||\n1|Маргарита|450 г|59000\n№2|Напитки||\n1|Чай|0,5 л|10000"],
    ["dishes restart below it", "1|Пицца||\n1|Маргарита|450 г|59000\n2|Напитки||\n1|Чай|0,5 л|10000"],
    ["dishes are counted through", "1|Пицца||\n1|Маргарита|450 г|59000\n2|Напитки||\n2|Чай|0,5 л|10000"],
    ["codes in hundreds", "100|Пицца||\n101|Маргарита|450 г|59000\n200|Напитки||\n201|Чай|0,5 л|10000"],
    [
      "rows are counted and sections are in capitals",
      "1|ПИЦЦА||\n2|Маргарита|450 г|59000\n3|НАПИТКИ||\n4|Чай|0,5 л|10000",
    ],
    [
      "codes, sections in capitals",
      "P-1|ПИЦЦА||\nP-2|Маргарита|450 г|59000\nN-1|НАПИТКИ||\nN-2|Чай|0,5 л|10000",
    ],
    ["dishes have none", "1|Пицца||\n|Маргарита|450 г|59000\n2|Напитки||\n|Чай|0,5 л|10000"],
    ["dashes in the price", "1|Пицца|-|-\n1.1|Маргарита|450 г|59000\n2|Напитки|–|—\n2.1|Чай|0,5 л|10000"],
    ["zeros in the price", "I|Пицца|0|0\n1|Маргарита|450 г|59000\nII|Напитки||0\n1|Чай|0,5 л|10000"],
    [
      "the name in each column",
      "1|ПИЦЦА|ПИЦЦА|ПИЦЦА\n1.1|Маргарита|450 г|59000\n2|НАПИТКИ|НАПИТКИ|НАПИТКИ\n2.1|Чай|0,5 л|10000",
    ],
    [
      "the name in the column of numbers",
      "1. ПИЦЦА|||\n1|Маргарита|450 г|59000\nII) НАПИТКИ|||\n2|Чай|0,5 л|10000",
    ],
    ["a count of dishes", "|Пицца|12 позиций|\n1|Маргарита|450 г|59000\n|Напитки (1)||\n2|Чай|0,5 л|10000"],
    [
      "a count in a column of amounts",
      "1|ПИЦЦА|12|\n2|Маргарита|450 г|59000\n3|НАПИТКИ|8|\n4|Чай|0,5 л|10000",
    ],
    [
      "sections inside sections",
      "1|Кухня||\n1.1|Пицца||\n1.1.1|Маргарита|450 г|59000\n1.2|Напитки||\n1.2.1|Чай|1 л|9000",
    ],
  ])("%s", (_, text) => {
    const made = planList(text);
    expect(listFaultCausesByLine(made)).toEqual([]);
    expect(listPlacedDishes(made)).toEqual(["Пицца: Маргарита", "Напитки: Чай"]);
  });

  test.each([
    [
      "of categories",
      "№|Раздел|Наименование|Цена",
      "1|ПИЦЦА||\n1.1||Маргарита|59000\n2|НАПИТКИ||\n2.1||Чай|9000",
    ],
    [
      "without a meaning",
      "№|Цех|Наименование|Цена",
      "1|ПИЦЦА||\n1.1||Маргарита|59000\n2|НАПИТКИ||\n2.1||Чай|9000",
    ],
    [
      "of names, with a unit",
      "№|Наименование|Ед. изм.|Цена",
      "1|Пицца|шт|\n1.1|Маргарита|шт|59000\n2|Напитки|шт|\n2.1|Чай|шт|9000",
    ],
    [
      "of names, with a count",
      "№|Наименование|Позиций|Цена",
      "1|Пицца|1|\n1.1|Маргарита||59000\n2|Напитки|1|\n2.1|Чай||9000",
    ],
  ])("the name is in a column %s", (_, heads, text) => {
    const made = planList(text, heads);
    expect(listFaultCausesByLine(made)).toEqual([]);
    expect(listPlacedDishes(made)).toEqual(["Пицца: Маргарита", "Напитки: Чай"]);
  });

  test("in a file without headers, and in Uzbek, Arabic, Turkish and Chinese", () => {
    const bare = planList(
      "1.1|Margarita|450 g|59000\n1.2|Pepperoni|450 g|62000\n2|ICHIMLIKLAR||\n2.1|Choy|500 ml|10000",
      "1|PITSALAR||",
    );
    expect(listPlacedDishes(bare)).toEqual([
      "Pitsalar: Margarita",
      "Pitsalar: Pepperoni",
      "Ichimliklar: Choy",
    ]);
    const uzbek = planList(
      "I|Birinchi taomlar|\n1|Mastava|25 000\nII|Salatlar|\n2|Achichuk|15 000",
      "T/r|Taom nomi|Narxi",
    );
    expect(listPlacedDishes(uzbek)).toEqual(["Birinchi taomlar: Mastava", "Salatlar: Achichuk"]);
    const arabic = planList(
      "١|المشويات|\n١٫١|كباب|٤٥٠٠٠\n٢|المشروبات|\n٢٫١|شاي|٥٠٠٠",
      "الرقم|اسم الصنف|السعر",
    );
    expect(listPlacedDishes(arabic)).toEqual(["المشويات: كباب", "المشروبات: شاي"]);
    const turkish = planList(
      "1|ÇORBALAR|\n1|Mercimek|120\n2|Ezogelin|120\n2|IZGARALAR|\n1|Adana|350",
      "No|Ürün Adı|Fiyat",
    );
    expect(listPlacedDishes(turkish)).toEqual([
      "Çorbalar: Mercimek",
      "Çorbalar: Ezogelin",
      "Izgaralar: Adana",
    ]);
    const chinese = planList("一|凉菜|\n1|拍黄瓜|1.8\n二|热菜|\n1|万州烤鱼|2.2万", "序号|菜名|价格（万）");
    expect(listPlacedDishes(chinese)).toEqual(["凉菜: 拍黄瓜", "热菜: 万州烤鱼"]);
    expect(chinese.added.map(({ fields }) => fields["costPrice"])).toEqual([18_000, 22_000]);
  });
});

describe("[MN-1] a dish without a price remains a faulty row:", () => {
  test.each([
    [
      "its number continues the dishes",
      "|ПИЦЦА||\n1|Маргарита|450 г|59000\n2|Соус||\n3|Пепперони|450 г|62000",
    ],
    [
      "it is the last of its section",
      "1|ПИЦЦА||\n1.1|Маргарита|450 г|59000\n1.2|Соус||\n2|НАПИТКИ||\n2.1|Чай|0,5 л|10000",
    ],
    [
      "it ends a section whose numbers restart",
      "1|Пицца||\n1|Маргарита|450 г|59000\n2|Соус||\n2|Напитки||\n1|Чай|0,5 л|10000",
    ],
    [
      "it is the first of its section",
      "1|Пицца||\n1|Соус||\n2|Маргарита|450 г|59000\n2|Напитки||\n1|Чай|0,5 л|10000",
    ],
    [
      "rows are only counted",
      "1|Маргарита|450 г|59000\n2|Пепперони|450 г|62000\n3|Соус||\n4|Чай|0,5 л|10000",
    ],
    ["all names are in capitals", "1|МАРГАРИТА|450 г|59000\n2|СОУС||\n3|ЧАЙ|0,5 л|10000"],
    ["it has a mark", "|ПИЦЦА||\n|Маргарита|450 г|59000\n+|Соус||\n|Чай|0,5 л|10000"],
    ["it has a weight", "I|Пицца||\n1|Маргарита|450 г|59000\n2|Соус|50|\n3|Чай|0,5 л|10000"],
  ])("%s", (_, text) => {
    const made = planList(text);
    const line = text.split("\n").findIndex((row) => /соус/i.test(row)) + 2;
    expect(listFaultCausesByLine(made)).toEqual([[line, "costPrice: required"]]);
  });

  test("it has only its price in another size, or its cost", () => {
    const sizes = planList("1|Лимонад||15000\n2|Чай|5000|9000", "№|Наименование|Цена 0,5 л|Цена 1 л");
    expect(listFaultCausesByLine(sizes)).toEqual([[2, "costPrice: required"]]);
    const costs = planList("Шурпа|12000|38000\nСоус|3000|\nЧай|1000|5000", "Наименование|Себестоимость|Цена");
    expect(listFaultCausesByLine(costs)).toEqual([[3, "costPrice: required"]]);
  });

  test("a free dish with a number is a dish", () => {
    const made = planList("1|Шурпа|400|38000\n2|Хлеб||0\n3|Чай|1 л|4000");
    expect(listPlacedDishes(made)).toEqual(["Menyu: Шурпа", "Menyu: Хлеб", "Menyu: Чай"]);
  });
});

test("[MN-1] a section's name has no number and no count of dishes", () => {
  const names = [
    "1. ПИЦЦА",
    "1.Пицца",
    "II) ПИЦЦА:",
    "№1 Пицца",
    "(1) Пицца",
    "1.1. Пицца",
    "Пицца (12)",
    "ПИЦЦА (12 позиций)",
  ];
  expect(names.map(formatSectionName)).toEqual(names.map(() => "Пицца"));
  expect(formatSectionName("一、凉菜")).toBe("凉菜");
  const kept = ["7. 7 Up", "1+1", "Dr. Pepper", "Роллы (8 шт)", "Х. закуски", "1.5 л", "BBQ"];
  expect(kept.map(formatSectionName)).toEqual(kept);
  expect(["«ПИЦЦА»", "4 СЫРА"].map(formatSectionName)).toEqual(["«Пицца»", "4 сыра"]);
});

test("[MN-1, S9] many numbered rows without a price are classified in linear time", () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => `${at % 7}|Соус ${at}||`).join("\n");
  const start = performance.now();
  planImportOfTable(
    emptyMenu,
    `${PRICE_LIST_HEADS}\n${rows}\n1|Чай|1|5000`.split("\n").map((row) => row.split("|")),
    importRules,
  );
  formatSectionName(`${" (".repeat(500_000)}1)`);
  expect(performance.now() - start).toBeLessThan(3_000);
});
