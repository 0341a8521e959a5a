import type { StaffMember } from "@dasturxon/contract";

type TextLanguage = StaffMember["merchant"]["languages"][number];

/** The languages of a brand's texts, each in its own words and in two letters. */
export const LANGUAGE_NAMES: Record<TextLanguage, { name: string; short: string }> = {
  uz: { name: "Oʻzbekcha", short: "OʻZ" },
  ru: { name: "Русский", short: "РУ" },
  eng: { name: "English", short: "EN" },
  ar: { name: "العربية", short: "ع" },
  kz: { name: "Қазақша", short: "ҚЗ" },
  tr: { name: "Türkçe", short: "TR" },
  zh: { name: "中文", short: "中" },
  "uz-Cyrl": { name: "Ўзбекча", short: "ЎЗ" },
};
