import type { Language } from "./language.ts";

/** Native name of each language. Separate from the list of languages, so that initial scripts do not load the names. */
const NATIVE_LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  uz: "Oʻzbekcha",
  ru: "Русский",
  en: "English",
  ar: "العربية",
  kz: "Қазақша",
  tr: "Türkçe",
  zh: "中文",
  "uz-Cyrl": "Ўзбекча",
};

/** Returns the native name of a language. */
export function getNativeLanguageName(language: Language): string {
  return NATIVE_LANGUAGE_NAMES[language];
}
