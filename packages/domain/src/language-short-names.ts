import type { Language } from "./language.ts";

/** Abbreviation of each language's name, for narrow places. The console's first script needs it, but not the names. */
const SHORT_NAMES: Readonly<Record<Language, string>> = {
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
export function shortNameOfLanguage(language: Language): string {
  return SHORT_NAMES[language];
}
