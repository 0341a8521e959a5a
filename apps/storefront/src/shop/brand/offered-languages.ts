import type { Language } from "@dasturxon/domain/language";
import type { OfferedLanguages } from "@dasturxon/domain/language-address";
import { languageFromWire } from "@dasturxon/domain/language";
import type { WebSettings } from "../../platform/shapes.ts";

/** Returns the languages of a brand's pages, for building their URLs. */
export function listOfferedLanguages(brand: {
  merchant: WebSettings | null;
  languages: readonly Language[];
}): OfferedLanguages {
  return { offered: brand.languages, main: languageFromWire(brand.merchant?.mainLanguage) };
}
