import { expect, test } from "vitest";
import { createSearchIndex } from "./search.ts";

function listFoundNames(query: string, names: readonly string[]): string[] {
  return createSearchIndex(names.map((name) => ({ id: name, name })))
    .search(query)
    .map(({ id }) => id);
}

test.each([
  ["ежи", "Ёжики"],
  ["блы", "Blini"],
  ["зыр", "Zirvak"],
  ["қым", "Qimiz"],
  ["кым", "Qimiz"],
])("[MN-8] %s begins %s, because equal sounds match in both directions", (query, name) => {
  expect(listFoundNames(query, [name, "Lavash"])).toEqual([name]);
});

test("[MN-8] a word spelled as typed leaves out the words that only sound alike", () => {
  expect(listFoundNames("сыр", ["Сыр голландский", "Uzum sirkasi"])).toEqual(["Сыр голландский"]);
  expect(listFoundNames("egg", ["Paxta yogʻi"])).toEqual([]);
});

test.each([
  ["milk", "Sutli kokteyl"],
  ["молоко", "Sutli kokteyl"],
  ["вода", "Suvli ichimlik"],
  ["хлеб", "Nonli kabob"],
])("[MN-8] %s finds %s by the adjective of its Uzbek name", (query, name) => {
  expect(listFoundNames(query, [name, "Lavash"])).toEqual([name]);
});

test("[MN-8] an adjective ranks after the noun, and one that means without it is not found", () => {
  expect(listFoundNames("sut", ["Sutli kokteyl", "Sut 3,2%"])).toEqual(["Sut 3,2%", "Sutli kokteyl"]);
  expect(listFoundNames("milk", ["Sutsiz kofe"])).toEqual([]);
});

test("[MN-8] a popular product does not rank before a product that matches better", () => {
  const index = createSearchIndex([
    { id: "popular", name: "Oq qatlamanon", isPopular: true },
    { id: "first", name: "Qatlamanon katta" },
  ]);
  expect(index.search("aman").map(({ id }) => id)).toEqual(["first", "popular"]);
});
