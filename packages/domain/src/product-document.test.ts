import { expect, test } from "vitest";
import { createProductDocument } from "./product-document.ts";
import { createSearchIndex } from "./search.ts";

const createProduct = (id: string, more: { labels?: string[]; tags?: string[]; barcode?: string } = {}) => ({
  id,
  name: { uz: id },
  description: null,
  tags: [],
  labels: [],
  ...more,
});
const findIds = (query: string, ...documents: ReturnType<typeof createProductDocument>[]) =>
  createSearchIndex(documents)
    .search(query)
    .map(({ id }) => id);

test("[MN-8] a product is found by its category, its labels in all languages, its tags and its barcode", () => {
  const document = createProductDocument(
    createProduct("Chak-chak", {
      labels: ["HALAL", "Oʻzimizniki"],
      tags: ["asal"],
      barcode: "4780012345678",
    }),
    { uz: "Shirinliklar", ru: "Сладости", zh: "和果子" },
  );
  for (const query of [
    "shirinlik",
    "сладости",
    "和果子",
    "халяль",
    "حلال",
    "oʻzimizniki",
    "asal",
    "4780012345678",
  ])
    expect(findIds(query, document)).toEqual(["Chak-chak"]);
});

test.each([
  [{ uz: "Goʻsht va baliq", ru: "Мясо и рыба", eng: "Meat and fish" }, ["baliq", "рыба", "fish"]],
  [{ uz: "Goʻsht, baliq", ru: "Мясо / рыба", eng: "Meat & fish" }, ["baliq", "рыба", "fish"]],
  [
    { tr: "Et ve balık", kz: "Ет және балық", ar: "لحم وسمك", zh: "肉和鱼" },
    ["balık", "балық", "سمك", "وسمك"],
  ],
])(
  "[MN-8] a category of several kinds does not make each of its products one of them: %o",
  (category, queries) => {
    const document = createProductDocument(createProduct("Lahm"), category);
    for (const query of queries) expect(findIds(query, document)).toEqual([]);
  },
);

test("[MN-8] products without a category or a description are searched by their names, popular ones first", () => {
  const plain = createProductDocument(createProduct("Osh"), null);
  const popular = createProductDocument({ ...createProduct("Osh!", { labels: ["HIT"] }) }, undefined);
  expect(findIds("osh", plain, popular)).toEqual(["Osh!", "Osh"]);
});

const KINDS = { id: "id", name: { uz: "Taom" }, tags: [], labels: [] };
test.each([
  "Мясо-рыба",
  "Мясо – рыба",
  "Мясо - рыба",
  "Мясо | рыба",
  "Рыба или мясо",
  "Мясо; рыба",
  "Et ile balık",
  "Goʻsht hamda baliq",
  "لحم وسمك",
  "肉和鱼",
])("[MN-8] %s names several kinds, so it is no term of a product", (name) => {
  expect(createProductDocument(KINDS, { uz: name }).tags).toEqual([]);
});

test.each(["Напитки 0,5 л", "قائمة وجبات الأطفال", "日式和食", "Фаст-фуд", "Coca-Cola"])(
  "[MN-8] %s names one kind, so it is a term of each product",
  (name) => {
    expect(createProductDocument(KINDS, { uz: name }).tags).toEqual([name]);
  },
);
