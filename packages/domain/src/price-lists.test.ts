import { describe, expect, test } from "vitest";
import { readCsv } from "./csv.ts";
import { listFaultCausesByLine, planImportOfTable, importRules } from "./testing/import-fixture.ts";
import type { StoredMenu } from "./menu-table.ts";
import { detectTableColumns } from "./open-table.ts";
import type { MenuImportPlan } from "./plan-import.ts";

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
/** Returns new dishes as category, name and price. */
const listAddedDishes = (made: MenuImportPlan) =>
  made.added.map(({ name, fields }) => {
    const category = made.categories.find(({ key }) => key === fields["categoryId"]);
    return [Object.values(category?.name ?? {})[0], Object.values(name)[0], fields["costPrice"]];
  });

test("[MN-1] reads a price list with a title, numbers, sections and totals, with sections as categories", () => {
  const made = planNewMenu([
    ["Прайс-лист ресторана «Анхор»", "", "", "", ""],
    ["на 1 ноября 2026 г.", "", "", "", ""],
    [],
    ["№", "Наименование блюда", "Цена (сум)", "Выход, гр", "Состав"],
    ["САЛАТЫ", "", "", "", ""],
    ["1", "Оливье", "28 тыс", "250", "картофель, горошек"],
    ["2", "Ачичук", "18 000 сўм", "200/30", ""],
    ["", "Горячие блюда:", "", "", ""],
    ["3", "Плов", "45.000", "350 г", ""],
    ["4", "Шурпа", "0", "", ""],
    ["", "ИТОГО", "91000", "", ""],
    ["", "0", "0", "0", ""],
    ["5", "", "", "", ""],
  ]);
  expect(listFaultCausesByLine(made)).toEqual([]);
  expect(listAddedDishes(made)).toEqual([
    ["Салаты", "Оливье", 28_000],
    ["Салаты", "Ачичук", 18_000],
    ["Горячие блюда", "Плов", 45_000],
    ["Горячие блюда", "Шурпа", 0],
  ]);
  expect(made.added.map(({ line, fields }) => [line, fields["measure"], fields["unit"]])).toEqual([
    [6, 250, "GRAMM"],
    [7, 230, "GRAMM"],
    [9, 350, "GRAMM"],
    [10, 1, "COUNT"],
  ]);
  expect(made.ignored).toBe(3);
  expect(made.groups.map(({ name }) => name)).toEqual([{ uz: "Menyu" }]);
});

test("[MN-1] a section with repeated headers is the category of the rows below it, including the first", () => {
  const made = planNewMenu([
    ["ХОЛОДНЫЕ ЗАКУСКИ", "Выход", "Цена"],
    ["Язык", "150 гр", "48 000"],
    ["ПЕРВЫЕ БЛЮДА", "выход", "цена, сум"],
    ["Мастава", "0,4 л", "32 000"],
    ["ПЕРВЫЕ БЛЮДА", "выход", "цена"],
    ["Шурпа", "400", "38 000"],
  ]);
  expect(listFaultCausesByLine(made)).toEqual([]);
  expect(listAddedDishes(made)).toEqual([
    ["Холодные закуски", "Язык", 48_000],
    ["Первые блюда", "Мастава", 32_000],
    ["Первые блюда", "Шурпа", 38_000],
  ]);
  expect(made.added.map(({ fields }) => [fields["measure"], fields["unit"]])).toEqual([
    [150, "GRAMM"],
    [0.4, "LITER"],
    [400, "GRAMM"],
  ]);
});

test.each(["Цена, тыс. сум", "Цена (тыс.)", "Narxi (ming soʻm)", "Нархи, минг сўм", "Price (thousand UZS)"])(
  "[MN-1] prices below %j are in thousands, except those written in full",
  (head) => {
    const made = planNewMenu([
      ["Раздел", "Название", head],
      ["Супы", "Шурпа", "38,5"],
      ["Супы", "Мастава", "32"],
      ["Супы", "Лагман", "45 000"],
      ["Супы", "Окрошка", "28 тыс"],
      ["Супы", "Лепёшка", "0"],
    ]);
    expect(listFaultCausesByLine(made)).toEqual([]);
    expect(listAddedDishes(made).map(([, , price]) => price)).toEqual([38_500, 32_000, 45_000, 28_000, 0]);
  },
);

test("[MN-1] a size below the header `Порция` has no unit of pieces", () => {
  const made = planNewMenu([
    ["Раздел", "Блюдо", "Порция", "Цена"],
    ["Супы", "Шурпа", "1/350", "38000"],
    ["Супы", "Мастава", "300", "32000"],
  ]);
  expect(listFaultCausesByLine(made)).toEqual([]);
  expect(made.added.map(({ fields }) => [fields["measure"], fields["unit"]])).toEqual([
    [350, "GRAMM"],
    [300, "GRAMM"],
  ]);
});

test("[MN-1] merges headers on two rows, and proposes the first of several prices", () => {
  const opened = detectTableColumns(
    emptyMenu,
    [
      ["№", "Наименование", "Цена", "", "Выход"],
      ["", "", "0,5 л", "1 л", "гр"],
      ["1", "Чай", "10 000", "15 000", "400"],
      ["2", "Компот", "12 000", "18 000", "300"],
    ],
    importRules,
  );
  expect(opened.heads).toEqual(["№", "Наименование", "Цена 0,5 л", "Цена 1 л", "Выход гр"]);
  expect(opened.columns.map((column) => column?.key ?? null)).toEqual([
    null,
    "name",
    "costPrice",
    null,
    "measure",
  ]);
  expect(opened.rows.map(({ line }) => line)).toEqual([3, 4]);
});

test("[MN-1] reads a file without headers by its cells, with numbers, sections and codes", () => {
  const made = planNewMenu([
    ["Salatlar", "", "", ""],
    ["1", "Olivye", "250 g", "28000"],
    ["2", "Achchiq-chuchuk", "200 g", "18 000"],
    ["Ichimliklar", "", "", ""],
    ["3", "Choy", "400 g", "5000"],
  ]);
  expect(listAddedDishes(made)).toEqual([
    ["Salatlar", "Olivye", 28_000],
    ["Salatlar", "Achchiq-chuchuk", 18_000],
    ["Ichimliklar", "Choy", 5_000],
  ]);
  const columned = detectTableColumns(
    emptyMenu,
    [
      ["Salatlar", "Olivye", "Kartoshka, noʻxat, bodring va mayonez bilan", "28000", "4780001234567"],
      ["Salatlar", "Sezar", "Tovuq, salat bargi, parmezan, qotirilgan non", "35000", "4780001234568"],
      ["Ichimliklar", "Choy", "Koʻk yoki qora, limon va asal bilan", "5000", "4780001234569"],
    ],
    importRules,
  );
  expect(columned.columns.map((column) => column?.key)).toEqual([
    "category",
    "name",
    "description",
    "costPrice",
    "barcode",
  ]);
  expect(columned.isSure).toBe(false);
});

describe("[MN-1] exports of other programs", () => {
  test.each<[string, string, unknown[][]]>([
    [
      "a web shop",
      'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Short description","In stock?",Stock,"Weight (g)","Sale price","Regular price",Categories,Tags,Images\n11,simple,osh-1,,Palov,1,Guruch,1,,350,,45000,"Food > Palovlar, Food",,"https://a.uz/1.jpg, https://a.uz/2.jpg"\n12,simple,,,Kabob,1,,1,,,,30000.00,Kaboblar,,',
      [
        ["Palovlar", "Palov", 45_000],
        ["Kaboblar", "Kabob", 30_000],
      ],
    ],
    [
      "a till with tokens",
      "Token,Item Name,Variation Name,SKU,Description,Reporting Category,Price\nABC,Latte,Regular,,,Coffee,25000.00\nABD,Espresso,Regular,,,Coffee,18000.00",
      [
        ["Coffee", "Latte", 25_000],
        ["Coffee", "Espresso", 18_000],
      ],
    ],
    [
      "a till that counts groups",
      "Код;Наименование;Группа;Ед. изм.;Себестоимость;Цена\n00012;Плов;Горячее;порц;20 000;45 000\n00013;Чай;Напитки;порц;1 000;5 000",
      [
        ["Горячее", "Плов", 45_000],
        ["Напитки", "Чай", 5_000],
      ],
    ],
    [
      "a till in lower case",
      "name;category;cost;cost price;price;barcode\nPalov;Osh;1;2;45000;\nChoy;Ichimlik;1;2;5000;",
      [
        ["Osh", "Palov", 45_000],
        ["Ichimlik", "Choy", 5_000],
      ],
    ],
    [
      "a Mac",
      "Narxi (soʻm),Taom nomi,Toifa\r45000,Palov,Osh\r5000,Choy,Ichimlik\r",
      [
        ["Osh", "Palov", 45_000],
        ["Ichimlik", "Choy", 5_000],
      ],
    ],
    [
      "a title above semicolons",
      "Меню кафе, 2026\r\n\r\nНаименование;Цена, сум;Раздел\r\nПлов, большой;45 000,00;Горячее\r\n",
      [["Горячее", "Плов, большой", 45_000]],
    ],
  ])("of %s are read", (_, text, read) => {
    const made = planNewMenu(readCsv(text), { pictures: { files: [], taken: new Map() } });
    expect(listFaultCausesByLine(made)).toEqual([]);
    expect(listAddedDishes(made)).toEqual(read);
  });
});
