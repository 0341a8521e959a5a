import type { Language } from "@dasturxon/domain/language";

/** Name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  uz: "Oʻzbekcha",
  ru: "Русский",
  en: "English",
  ar: "العربية",
  kz: "Қазақша",
  tr: "Türkçe",
  zh: "中文",
  "uz-Cyrl": "Ўзбекча",
};
