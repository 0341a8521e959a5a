import { expect, test } from "vitest";
import { readMenuJson } from "./menu-json.ts";
import { mergeWorkbookSheets } from "./merge-sheets.ts";
import { detectTableColumns } from "./open-table.ts";
import { planMenuImport } from "./plan-import.ts";
import { menu, importRules } from "./testing/import-fixture.ts";

/** Imports a file of other software: categories, names and prices of its dishes, faulty rows and ignored lists. */
function importMenuJson(file: unknown) {
  const made = readMenuJson(JSON.stringify(file));
  if (!made) throw new Error("no menu");
  const { table } = mergeWorkbookSheets(made.sheets, "uz");
  const plan = planMenuImport(
    menu,
    detectTableColumns(menu, table, { ...importRules, fillsCategory: true }),
    importRules,
  );
  if (typeof plan === "string") throw new Error(plan);
  const { added, categories, faulty } = plan;
  const dishes = added.map(({ name, fields }) => [
    categories.find(({ key }) => key === fields["categoryId"])?.name.uz ?? "",
    name.uz ?? name.ru,
    fields["costPrice"],
  ]);
  return { dishes, faulty: faulty.length, ignored: made.ignored };
}

test("[MN-1] a file with categories and products: the products have the names of their categories", () => {
  const file = {
    exportedAt: "2026-03-01",
    categories: [
      { id: 10, name: "Салаты", sort: 1 },
      { id: 20, name: "Морсы", sort: 2 },
    ],
    products: [
      { id: 1, category_id: 10, name: "Оливье", price: 28_000 },
      { id: 2, category_id: 20, name: "Морс", price: 9_000 },
    ],
  };
  expect(importMenuJson(file)).toEqual({
    dishes: [
      ["Салаты", "Оливье", 28_000],
      ["Морсы", "Морс", 9_000],
    ],
    faulty: 0,
    ignored: [],
  });
});

test("[MN-1] reads every list with products, and names the lists without", () => {
  const file = {
    menu: { updated: 5, items: [{ name: "Лагман", price: "32 000" }] },
    extras: [{ name: "Соус", price: 3_000 }],
    branches: [{ name: "Центр", phone: "+998712000000" }],
    desserts: [{ title: "Медовик", price: 25_000 }],
  };
  expect(importMenuJson(file)).toEqual({
    dishes: [
      ["Menyu", "Лагман", 32_000],
      ["Extras", "Соус", 3_000],
      ["Desserts", "Медовик", 25_000],
    ],
    faulty: 0,
    ignored: ["branches"],
  });
});

test("[MN-1] reads an array of products inside each category and subcategory", () => {
  const pizza = { title: "Пицца", items: [{ title: "Маргарита", price: 45_000 }] };
  const file = [
    { category: "Супы", products: [{ name: "Мастава", price: 22_000 }] },
    { category: "Пусто", products: [] },
    { title: "Выпечка", items: [{ title: "Самса", price: 8_000 }], children: [pizza] },
  ].map(({ category, ...each }) => (category ? { name: category, ...each } : each));
  expect(importMenuJson({ data: file }).dishes).toEqual([
    ["Супы", "Мастава", 22_000],
    ["Выпечка", "Самса", 8_000],
    ["Пицца", "Маргарита", 45_000],
  ]);
  const bySection = { Супы: [{ name: "Шурпа", price: 30_000 }], Бар: [{ name: "Чай", price: 5_000 }] };
  expect(importMenuJson({ result: bySection }).dishes).toEqual([
    ["Супы", "Шурпа", 30_000],
    ["Бар", "Чай", 5_000],
  ]);
});

test("[MN-1] reads the exports of iiko: sizes with prices, groups, and no modifiers or deleted dishes", () => {
  const createItemSizes = (currentPrice: number) => [
    { sizeId: null, price: { currentPrice, isIncludedInMenu: true } },
  ];
  const group = "0f5fd22a-1a2b-4c3d-8e4f-56789abcdef0";
  const nomenclature = {
    correlationId: "7f5fd22a-1a2b-4c3d-8e4f-56789abcdef0",
    groups: [{ id: group, name: "Горячее", imageLinks: [], parentGroup: null, isDeleted: false }],
    productCategories: [{ id: "1f5fd22a-1a2b-4c3d-8e4f-56789abcdef0", name: "Кухня" }],
    products: [
      {
        id: "2f5fd22a-1a2b-4c3d-8e4f-56789abcdef0",
        name: "Плов",
        type: "Dish",
        parentGroup: group,
        sizePrices: createItemSizes(45_000),
      },
      {
        id: "3f5fd22a-1a2b-4c3d-8e4f-56789abcdef0",
        name: "Острый",
        type: "Modifier",
        parentGroup: null,
        sizePrices: createItemSizes(2_000),
      },
      {
        id: "4f5fd22a-1a2b-4c3d-8e4f-56789abcdef0",
        name: "Старый",
        type: "Dish",
        isDeleted: true,
        sizePrices: createItemSizes(1_000),
      },
    ],
    sizes: [{ id: "5f5fd22a-1a2b-4c3d-8e4f-56789abcdef0", name: "Большая", priority: 1 }],
    revision: 1_700_000_000,
  };
  expect(importMenuJson(nomenclature)).toEqual({
    dishes: [["Горячее", "Плов", 45_000]],
    faulty: 0,
    ignored: ["productCategories", "sizes"],
  });
  const createJsonItem = (name: string, price: number) => ({
    sku: "00125",
    name,
    description: "",
    itemSizes: [{ sku: "00125", prices: [{ organizationId: group, price }], portionWeightGrams: 300 }],
  });
  const external = {
    id: 1,
    name: "Меню",
    itemCategories: [{ id: group, name: "Завтраки", items: [createJsonItem("Омлет", 19_000)] }],
  };
  expect(importMenuJson(external).dishes).toEqual([["Завтраки", "Омлет", 19_000]]);
});

test("[MN-1] reads the exports of Poster, Wolt and Shopify", () => {
  const poster = {
    response: [
      {
        product_id: "1",
        product_name: "Плов",
        menu_category_id: "3",
        category_name: "Горячее",
        price: { "1": "45000" },
        spots: [{ spot_id: "1", price: "45000" }],
      },
    ],
  };
  expect(importMenuJson(poster)).toEqual({ dishes: [["Горячее", "Плов", 45_000]], faulty: 0, ignored: [] });
  const createLanguageText = (value: string) => [{ lang: "uz", value }];
  const wolt = {
    categories: [{ id: "c1", name: createLanguageText("Роллы"), item_ids: ["i1"] }],
    items: [{ id: "i1", name: createLanguageText("Филадельфия"), baseprice: 62_000 }],
    options: [
      {
        id: "o1",
        name: createLanguageText("Соус"),
        values: [{ id: "v1", name: createLanguageText("Спайси"), price: 3_000 }],
      },
    ],
  };
  expect(importMenuJson(wolt)).toEqual({
    dishes: [["Роллы", "Филадельфия", 62_000]],
    faulty: 0,
    ignored: ["options"],
  });
  const shopify = {
    products: [
      {
        id: 632910392,
        title: "Торт",
        body_html: "<p>Мёд</p>",
        product_type: "Десерты",
        variants: [{ id: 1, title: "Default Title", price: "125000.00", sku: "T-1" }],
        options: [{ name: "Title", values: ["Default Title"] }],
      },
    ],
  };
  expect(importMenuJson(shopify)).toMatchObject({
    dishes: [["Десерты", "Торт", 125_000]],
    faulty: 0,
    ignored: [],
  });
});

test("[MN-1] pictures of other software become one address, and names in several languages become columns", () => {
  const name = [
    { lang: "ru", value: "Плов" },
    { lang: "en-US", value: "Pilaf" },
  ];
  const file = {
    items: [
      {
        name,
        price: 45_000,
        images: [{ src: "https://cdn.example/t.jpg" }, { src: "https://cdn.example/u.jpg" }],
      },
      { name: { ru: "Норин" }, price: "27000", image: { url: "https://cdn.example/n.jpg" } },
    ],
  };
  expect(readMenuJson(JSON.stringify(file))?.sheets[0]?.table).toEqual([
    ["name_ru", "name_en", "price", "images", "image"],
    ["Плов", "Pilaf", "45000", "https://cdn.example/t.jpg", null],
    ["Норин", null, "27000", null, "https://cdn.example/n.jpg"],
  ]);
});

test("[MN-1] reads products by id, and refuses JSON without records", () => {
  const byId = {
    products: {
      "7": { name: "Норин", category: "Мясо", price: 27_000 },
      "8": { name: "Хасип", category: "Мясо", price: 21_000 },
    },
  };
  expect(importMenuJson(byId).dishes).toHaveLength(2);
  for (const wrong of [
    "",
    "{",
    "5",
    '"a"',
    "[1]",
    '{"dishes": 3}',
    "{}",
    '{"a": {"b": [1, 2]}}',
    "[".repeat(50_000),
  ])
    expect(readMenuJson(wrong)).toBeNull();
});

test("[MN-1] empty references and the order in a category are no ids: each dish keeps the category that contains it", () => {
  const createDish = (name: string) => ({ name, price: 9_000, photo_id: null, slug: "" });
  const inside = [
    { id: 1, name: "Супы", items: [createDish("Шурпа")] },
    { id: 2, name: "Салаты", items: [createDish("Оливье")] },
  ];
  expect(importMenuJson({ menu: inside }).dishes).toEqual([
    ["Супы", "Шурпа", 9_000],
    ["Салаты", "Оливье", 9_000],
  ]);
  const beside = {
    categories: inside.map(({ id, name }) => ({ id, name })),
    products: [{ name: "Морковча", price: 7_000, category_sort: 1, category_id: 2 }],
  };
  expect(importMenuJson(beside).dishes).toEqual([["Салаты", "Морковча", 7_000]]);
});
