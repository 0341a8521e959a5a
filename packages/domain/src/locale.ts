import { findCatalogueText } from "./catalogue.ts";
import type { Language } from "./language.ts";
import { currenciesTexts } from "./texts/currencies.ts";

export * from "./language.ts";
export { stripLanguageAndPage } from "./path-prefix.ts";

export const CURRENCIES = ["UZS", "KZT"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Returns the currency's label: soʻm, сум, sum. Default currency: tenge in Kazakh, soʻm in other languages. [LN-8] */
export function formatCurrencyLabel(language: Language, currency?: Currency | null): string {
  return findCatalogueText(currenciesTexts, currency ?? (language === "kz" ? "KZT" : "UZS"), language);
}
