import type { Language } from "./language.ts";

/** Name of each language in itself. Apart from the list, because first scripts need no names. */
const NAMES: Readonly<Record<Language, string>> = {
  uz: "Oʻzbekcha",
  ru: "Русский",
  en: "English",
  ar: "العربية",
  kz: "Қазақша",
  tr: "Türkçe",
  zh: "中文",
  "uz-Cyrl": "Ўзбекча",
};

/** Returns the language's name in itself. */
export function nameOfLanguage(language: Language): string {
  return NAMES[language];
}
