import { PRODUCT_LABELS } from "@dasturxon/domain/labels";
import { type Language, LANGUAGES } from "@dasturxon/domain/language";
import { foldText } from "@dasturxon/domain/search-fold";
import { expect, test } from "vitest";
import { listLabelSearchTerms } from "./label-words.ts";

/** Word for new dishes that customers type in a language. */
const NEW_LABEL_WORDS: Readonly<Partial<Record<Language, string>>> = {
  uz: "yangi",
  ru: "новинка",
  en: "new",
  ar: "جديد",
  kz: "жаңа",
  tr: "yeni",
  zh: "新品",
  "uz-Cyrl": "янги",
};

test.each(Object.entries(NEW_LABEL_WORDS))(
  "[MN-8] the search finds new dishes by the word in %s",
  (_, word) => {
    expect(listLabelSearchTerms(["NEW"]).map(foldText)).toContain(foldText(word));
  },
);

test("[MN-8] each label has a word in each language, and a brand's own label is its own word", () => {
  for (const label of PRODUCT_LABELS)
    expect(new Set(listLabelSearchTerms([label])).size).toBeGreaterThanOrEqual(LANGUAGES.length - 2);
  expect(listLabelSearchTerms(["Chef"])).toEqual(["Chef"]);
});
