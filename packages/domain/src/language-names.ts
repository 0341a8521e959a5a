import type { Language } from "./language.ts";

/** Name of each language in itself, and its abbreviation. Apart from the list, because first scripts need no names. */
const NAMES: Readonly<Record<Language, { name: string; short: string }>> = {
  uz: { name: "Oʻzbekcha", short: "Oʻz" },
  ru: { name: "Русский", short: "Ру" },
  en: { name: "English", short: "En" },
  ar: { name: "العربية", short: "ع" },
  kz: { name: "Қазақша", short: "Қз" },
  tr: { name: "Türkçe", short: "Tr" },
  zh: { name: "中文", short: "中" },
  "uz-Cyrl": { name: "Ўзбекча", short: "Ўз" },
};

/** Returns the language's name in itself. */
export function nameOfLanguage(language: Language): string {
  return NAMES[language].name;
}

/** Returns the abbreviation of the language's name, for narrow places. */
export function shortNameOfLanguage(language: Language): string {
  return NAMES[language].short;
}
