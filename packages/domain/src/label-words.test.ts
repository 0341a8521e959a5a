import { expect, test } from "vitest";
import { findLabelSentence, listLabelSearchTerms } from "./label-words.ts";
import { PRODUCT_LABELS } from "./labels.ts";
import { type Language, LANGUAGES } from "./language.ts";
import { normalizeSearchText } from "./search-fold.ts";

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
    expect(listLabelSearchTerms(["NEW"]).map(normalizeSearchText)).toContain(normalizeSearchText(word));
  },
);

test("[MN-8] each label has a word in each language, and a brand's own label is its own word", () => {
  for (const label of PRODUCT_LABELS)
    expect(new Set(listLabelSearchTerms([label])).size).toBeGreaterThanOrEqual(LANGUAGES.length - 2);
  expect(listLabelSearchTerms(["Chef"])).toEqual(["Chef"]);
});

const about = {
  uz: "Har kuni tongda osh damlaymiz. Barcha taomlarimiz halol. Issiq holida yetkazamiz.",
  ru: "С рассвета готовим плов. Все наши блюда халяль! Привезём горячим.",
  ar: "نطبخ كل يوم. جميع أطباقنا حلال؟ نوصلها ساخنة.",
};
test.each(["halol", "ҲАЛОЛ", "халяль", "halal food", "халяльная еда", "حلال", "清真"])(
  "[MN-8] %s finds the sentence in which the brand says that its products are halal, in any language",
  (query) => {
    expect(findLabelSentence(about.uz, query, ["HALAL"])).toBe("Barcha taomlarimiz halol.");
    expect(findLabelSentence(about.ru, query, ["HALAL"])).toBe("Все наши блюда халяль!");
    expect(findLabelSentence(about.ar, query, ["HALAL"])).toBe("جميع أطباقنا حلال؟");
  },
);

test("[MN-8] no sentence is found for other words, for a label that the text does not name, or without a text", () => {
  for (const query of ["", "osh", "hal", "halva", "блюда", "без"]) {
    expect(findLabelSentence(about.uz, query, ["HALAL", "VEGETARIAN"])).toBeNull();
    expect(findLabelSentence(about.ru, query, ["HALAL", "VEGETARIAN"])).toBeNull();
  }
  expect(findLabelSentence(about.uz, "goʻshtsiz", ["HALAL", "VEGETARIAN"])).toBeNull();
  expect(findLabelSentence(about.uz, "halol", [])).toBeNull();
  expect(findLabelSentence("", "halol", ["HALAL"])).toBeNull();
  expect(
    findLabelSentence("Готовим мясо без соли. Есть блюда без мяса", "вегетарианское", ["VEGETARIAN"]),
  ).toBe("Есть блюда без мяса");
});

test.each([
  ["所有菜品均为清真。欢迎光临。", "清真", "所有菜品均为清真。"],
  ["Кафе «Навруз»\nВсе блюда халяль\r\nАдрес: Навои 5", "халяль", "Все блюда халяль"],
  ["Mol goʻshti halol, 2.5 kg dan. Keling", "halol", "Mol goʻshti halol, 2.5 kg dan."],
  [`${"Taom ".repeat(40)}halol`, "halol", null],
])(
  "[MN-8] a sentence ends at a mark or a line, and one too long for a heading is left out: %s",
  (text, query, found) => {
    expect(findLabelSentence(text, query, ["HALAL"])).toBe(found);
  },
);
