import { expect, test } from "vitest";
import { findCatalogueText } from "./catalogue.ts";
import { findColumnHeaderMeaning } from "./head-meaning.ts";
import { COLUMN_HEADER_BEGINNINGS } from "./head-words.ts";
import { WEEKDAYS } from "./hours.ts";
import { type Language, LANGUAGES, toWireLanguage } from "./language.ts";
import { CURRENCIES } from "./locale.ts";
import { type CellValueLimits, parseMenuCell } from "./menu-cells.ts";
import { columnFromKey } from "./menu-columns.ts";
import { findFirstMeasureUnit } from "./read-measure.ts";
import { parsePriceMultiplier, isCurrencyWord, parseFormattedNumber } from "./read-number.ts";
import { currenciesTexts } from "./texts/currencies.ts";
import { unitsTexts } from "./texts/units.ts";
import { parseZoneFeature } from "./zone-feature.ts";

/** Words that people use in files in a certain language. The type check fails if a language has no words. */
interface LanguageWords {
  heads: Readonly<
    Record<"name" | "costPrice" | "category" | "description" | "measure" | "unit" | "image", string>
  >;
  /** Header of a column with dish names in this language. */
  nameIn: string;
  week: string;
  daily: string;
  yes: string;
  no: string;
  thousand: string;
  zone: readonly [name: string, price: string, branch: string];
}

const WORDS_BY_LANGUAGE: Readonly<Record<Language, LanguageWords>> = {
  uz: {
    heads: {
      name: "Taom nomi",
      costPrice: "Narxi",
      category: "Boʻlim",
      description: "Tarkibi",
      measure: "Vazni",
      unit: "Birligi",
      image: "Surati",
    },
    nameIn: "Nomi (oʻzbekcha)",
    week: "dushanba-juma, yakshanba",
    daily: "har kuni",
    yes: "ha",
    no: "yoʻq",
    thousand: "ming",
    zone: ["Nomi", "Narxi", "Filial"],
  },
  ru: {
    heads: {
      name: "Наименование",
      costPrice: "Цена, сум",
      category: "Раздел",
      description: "Состав",
      measure: "Выход",
      unit: "Ед. изм.",
      image: "Фото",
    },
    nameIn: "Название (русский)",
    week: "понедельник–пятница, воскресенье",
    daily: "ежедневно",
    yes: "да",
    no: "нет",
    thousand: "тыс",
    zone: ["Название", "Цена", "Филиал"],
  },
  en: {
    heads: {
      name: "Item name",
      costPrice: "Price",
      category: "Category",
      description: "Description",
      measure: "Weight",
      unit: "Unit",
      image: "Photo",
    },
    nameIn: "Name (English)",
    week: "Mon-Fri, Sun",
    daily: "daily",
    yes: "yes",
    no: "no",
    thousand: "k",
    zone: ["Name", "Price", "Branch"],
  },
  ar: {
    heads: {
      name: "اسم الصنف",
      costPrice: "السعر",
      category: "القسم",
      description: "الوصف",
      measure: "الوزن",
      unit: "الوحدة",
      image: "الصورة",
    },
    nameIn: "الاسم (العربية)",
    week: "الاثنين-الجمعة، الأحد",
    daily: "كل يوم",
    yes: "نعم",
    no: "لا",
    thousand: "ألف",
    zone: ["الاسم", "السعر", "الفرع"],
  },
  kz: {
    heads: {
      name: "Атауы",
      costPrice: "Бағасы",
      category: "Бөлім",
      description: "Құрамы",
      measure: "Салмағы",
      unit: "Өлшем бірлігі",
      image: "Суреті",
    },
    nameIn: "Атауы (қазақша)",
    week: "дүйсенбі-жұма, жексенбі",
    daily: "күн сайын",
    yes: "иә",
    no: "жоқ",
    thousand: "мың",
    zone: ["Атауы", "Бағасы", "Филиал"],
  },
  tr: {
    heads: {
      name: "Ürün adı",
      costPrice: "Fiyat",
      category: "Kategori",
      description: "Açıklama",
      measure: "Ağırlık",
      unit: "Birim",
      image: "Resim",
    },
    nameIn: "Ürün adı (Türkçe)",
    week: "Pazartesi-Cuma, Pazar",
    daily: "her gün",
    yes: "evet",
    no: "hayır",
    thousand: "bin",
    zone: ["Ad", "Fiyat", "Şube"],
  },
  zh: {
    heads: {
      name: "菜名",
      costPrice: "价格",
      category: "分类",
      description: "描述",
      measure: "重量",
      unit: "单位",
      image: "图片",
    },
    nameIn: "名称 (中文)",
    week: "周一至周五，周日",
    daily: "每天",
    yes: "是",
    no: "否",
    thousand: "千",
    zone: ["名称", "价格", "门店"],
  },
  "uz-Cyrl": {
    heads: {
      name: "Таом номи",
      costPrice: "Нархи",
      category: "Бўлим",
      description: "Таркиби",
      measure: "Вазни",
      unit: "Ўлчов бирлиги",
      image: "Сурати",
    },
    nameIn: "Номи (кирилл)",
    week: "душанба-жума, якшанба",
    daily: "ҳар куни",
    yes: "ҳа",
    no: "йўқ",
    thousand: "минг",
    zone: ["Номи", "Нархи", "Филиал"],
  },
};

const UNBOUNDED_CELL: CellValueLimits = { min: 0, max: null, longest: null, choices: [], isOptional: true };
const readColumnCell = (key: string, text: string) =>
  parseMenuCell(columnFromKey(key, null), text, UNBOUNDED_CELL);

test.each(LANGUAGES)(
  "[MN-1] imports read headers, units, currencies, weekdays and answers in %s",
  (language) => {
    const { heads, nameIn, week, daily, yes, no, thousand } = WORDS_BY_LANGUAGE[language];
    for (const [key, head] of Object.entries(heads))
      expect([head, findColumnHeaderMeaning(head, "uz")?.column.key]).toEqual([head, key]);
    expect(Object.keys(COLUMN_HEADER_BEGINNINGS)).toEqual(expect.arrayContaining(Object.keys(heads)));
    expect(findColumnHeaderMeaning(nameIn, "uz")?.column).toMatchObject({
      key: "name",
      language: toWireLanguage(language),
    });
    for (const unit of ["KG", "GRAMM", "LITER"] as const) {
      const word = findCatalogueText(unitsTexts, unit, language);
      expect([word, findFirstMeasureUnit(`0,5 ${word}`)?.unit]).toEqual([word, unit]);
    }
    for (const currency of CURRENCIES) {
      const word = findCatalogueText(currenciesTexts, currency, language);
      expect([word, isCurrencyWord(word)]).toEqual([word, true]);
      expect([word, parseFormattedNumber(`28 000 ${word}`, true)]).toEqual([word, 28_000]);
    }
    expect(parsePriceMultiplier(thousand)).toBe(1_000);
    const [monday, , , , , saturday] = WEEKDAYS;
    const days = WEEKDAYS.filter((day) => day !== saturday);
    expect(readColumnCell("days", week)).toEqual({ value: [days] });
    expect(readColumnCell("days", daily)).toEqual({ value: [[...WEEKDAYS]] });
    expect(monday).toBe("MONDAY");
    expect([readColumnCell("isActive", yes), readColumnCell("isActive", no)]).toEqual([
      { value: true },
      { value: false },
    ]);
  },
);

test.each(LANGUAGES)("[AD-5] a zone file has names, prices and branches as properties in %s", (language) => {
  const [name, price, branch] = WORDS_BY_LANGUAGE[language].zone;
  const properties = { [name]: "Sharq", [price]: 9_000, [branch]: "Markaz" };
  const read = parseZoneFeature({ properties }, { languages: ["uz"], bounds: {} });
  expect([name, read.fields.name]).toEqual([name, { uz: "Sharq" }]);
  expect([price, read.fields.basePrice]).toEqual([price, 9_000]);
  expect([branch, read.branch]).toEqual([branch, "Markaz"]);
});
