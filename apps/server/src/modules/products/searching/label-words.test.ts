import { LABELS } from "@dasturxon/domain/labels";
import { LANGUAGES } from "@dasturxon/domain/language";
import { fold } from "@dasturxon/domain/search-fold";
import { expect, test } from "vitest";
import { labelWords } from "./label-words.ts";

/** Word for new dishes that customers type in each language. The compiler demands the word of a new language. */
const NEW: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  uz: "yangi",
  ru: "новинка",
  en: "new",
  ar: "جديد",
  kz: "жаңа",
  tr: "yeni",
  zh: "新品",
  "uz-Cyrl": "янги",
};

test.each(LANGUAGES)("[MN-8] the search finds new dishes by the word in %s", (language) => {
  expect(labelWords(["NEW"]).map(fold)).toContain(fold(NEW[language]));
});

test("[MN-8] each label has a word in each language, and a brand's own label is its own word", () => {
  for (const label of LABELS)
    expect(new Set(labelWords([label])).size).toBeGreaterThanOrEqual(LANGUAGES.length - 2);
  expect(labelWords(["Chef"])).toEqual(["Chef"]);
});
