import type { StaffMember } from "@dasturxon/contract";

type TextLanguage = StaffMember["merchant"]["languages"][number];

/** Languages of a brand's texts: name in the language itself, and abbreviation. */
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
