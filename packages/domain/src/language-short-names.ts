import type { Language } from "./language.ts";

/**
 * Abbreviation of each language's name. Separate from the full names, because the console loads only abbreviations at
 * start.
 */
const SHORT_LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  uz: "Oʻz",
  ru: "Ру",
  en: "En",
  ar: "ع",
  kz: "Қз",
  tr: "Tr",
  zh: "中",
  "uz-Cyrl": "Ўз",
};

/** Returns the abbreviation of the language's name. */
export function getShortLanguageName(language: Language): string {
  return SHORT_LANGUAGE_NAMES[language];
}
