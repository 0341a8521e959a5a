import { expect, test } from "vitest";
import { chooseLanguage } from "./choose-language.ts";
import {
  formatCurrencyLabel,
  findTextDirection,
  languageFromWire,
  formatHtmlLanguageTag,
  LANGUAGES,
  findNumberLocale,
  stripLanguageAndPage,
  toWireLanguage,
} from "./locale.ts";

test("[LN-1] English is `eng` in the API, and every language can be converted back", () => {
  expect(toWireLanguage("en")).toBe("eng");
  expect(LANGUAGES.map((language) => languageFromWire(toWireLanguage(language)))).toEqual(LANGUAGES);
  expect([languageFromWire("en"), languageFromWire("xx"), languageFromWire(null)]).toEqual([
    null,
    null,
    null,
  ]);
});

test("[LN-1] the default language is the brand's main one, else uz", () => {
  expect(chooseLanguage({})).toBe("uz");
  expect(chooseLanguage({ main: "ru" })).toBe("ru");
  expect(chooseLanguage({ offered: ["ru"] })).toBe("ru");
});

test("[LN-2] a brand sets the offered languages and can force one", () => {
  expect(chooseLanguage({ stored: "en", offered: ["uz", "ru"], main: "ru" })).toBe("ru");
  expect(chooseLanguage({ stored: "uz", forced: "ru" })).toBe("ru");
  expect(chooseLanguage({ stored: "ar", offered: ["uz", "ar"] })).toBe("ar");
});

test("[LN-5] ignores a stored language that the channel does not offer", () => {
  expect(chooseLanguage({ stored: "eng", channel: "messenger" })).toBe("en");
  expect(chooseLanguage({ stored: "en", channel: "web" })).toBe("en");
  expect(chooseLanguage({ stored: "eng", channel: "web" })).toBe("uz");
  expect(chooseLanguage({ stored: "en", channel: "messenger" })).toBe("uz");
  expect(chooseLanguage({ stored: "<script>", main: "ru" })).toBe("ru");
});

test("[LN-2] without a stored choice the browser's languages decide by weight", () => {
  expect(chooseLanguage({ accepted: "de-DE, ru-RU;q=0.6, en;q=0.8" })).toBe("en");
  expect(chooseLanguage({ accepted: "ru;q=0, en;q=0.1" })).toBe("en");
  expect(chooseLanguage({ accepted: ["kk-KZ"], offered: ["uz", "kz"] })).toBe("kz");
  expect(chooseLanguage({ accepted: ";;;q=x,,", main: "ru" })).toBe("ru");
});

test("[LN-7] Arabic is right to left, and Kazakh is `kk` for the browser", () => {
  expect(LANGUAGES.filter((language) => findTextDirection(language) === "rtl")).toEqual(["ar"]);
  expect(formatHtmlLanguageTag("kz")).toBe("kk");
});

test("[LN-8] the currency label is soʻm, сум or sum, and tenge in Kazakh", () => {
  expect([formatCurrencyLabel("uz"), formatCurrencyLabel("ru"), formatCurrencyLabel("en")]).toEqual([
    "soʻm",
    "сум",
    "sum",
  ]);
  expect(formatCurrencyLabel("kz")).toBe("теңге");
  expect(formatCurrencyLabel("ru", "KZT")).toBe("тенге");
});

test("[LN-3] removes a language prefix from the path too", () => {
  expect(stripLanguageAndPage("/ru/menu")).toEqual({ language: "ru", rest: "/menu" });
});

test("[LN-1, LN-8] Chinese has its own plurals, numbers and currency, Arabic has Latin digits", () => {
  expect(new Intl.PluralRules(findNumberLocale("zh")).resolvedOptions().pluralCategories).toEqual(["other"]);
  expect(new Intl.NumberFormat(findNumberLocale("zh")).resolvedOptions().locale).toMatch(/^zh/);
  expect([formatCurrencyLabel("zh"), formatCurrencyLabel("zh", "KZT")]).toEqual(["苏姆", "坚戈"]);
  expect(new Intl.NumberFormat(findNumberLocale("ar")).format(15)).toBe("15");
  expect(new Intl.NumberFormat(findNumberLocale("kz")).resolvedOptions().locale).toMatch(/^kk/);
});

test("[LN-1, LN-8] Cyrillic Uzbek has its own code, currency label and months, and Uzbek plurals", () => {
  expect(formatHtmlLanguageTag("uz-Cyrl")).toBe("uz-Cyrl");
  expect(chooseLanguage({ accepted: "uz-Cyrl-UZ,ru;q=0.5", offered: ["uz", "ru", "uz-Cyrl"] })).toBe(
    "uz-Cyrl",
  );
  expect(formatCurrencyLabel("uz-Cyrl")).toBe("сўм");
  expect(findNumberLocale("uz-Cyrl")).toBe(findNumberLocale("uz"));
});
