import { expect, test } from "vitest";
import { findMatchedParts } from "./search-match.ts";

/** Returns the text with its matches in brackets. */
const markMatches = (text: string, query: string) =>
  findMatchedParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["Bunyodkor shoh koʻchasi", "buny", "[Buny]odkor shoh koʻchasi"],
  ["Майонез", "май", "[Май]онез"],
  ["Bunyodkor shoh koʻchasi", "бунё", "[Bunyo]dkor shoh koʻchasi"],
  ["Bunyodkor shoh koʻchasi", "bunyodkr", "[Bunyodkor] shoh koʻchasi"],
  ["Gʻafur Gʻulom bogʻi", "g'ulom gafur", "[Gʻafur] [Gʻulom] bogʻi"],
  ["Базар Чорсу", "xjhce", "Базар [Чорсу]"],
  ["Navoiy koʻchasi, 15", "Navoiy 15", "[Navoiy] koʻchasi, [15]"],
  ["Navoiy koʻchasi, 15", "navoiy 1", "[Navoiy] koʻchasi, 15"],
  ["Chorsu", "zzz", "Chorsu"],
  ["Шоко\u00ADлад", "shokol", "[Шоко\u00ADл]ад"],
  ["КаИ\u0306маклы", "каймак", "[КаИ\u0306мак]лы"],
  ["İskender", "isken", "[İsken]der"],
  ["Мёд", "мед", "[Мёд]"],
])("[MN-8] in %s highlights what %s matched", (text, query, expected) => {
  expect(markMatches(text, query)).toBe(expected);
});
