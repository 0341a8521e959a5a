import { createContext, use } from "react";
import type { Currency, Language } from "@dasturxon/domain/locale";
import type { TextByLanguage, WebSettings } from "../../platform/shapes.ts";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { languageFromWire } from "@dasturxon/domain/locale";

/** Brand data available to every screen of a page. */
export interface PageBrand {
  merchant: WebSettings;
  language: Language;
  languages: Language[];
  origin: string;
  /** Whether staff preview unsaved changes. Orders cannot be placed. */
  isPreview?: boolean;
  /** Whether the domain is shared with other brands. */
  isShared?: boolean;
}

const BrandContext = createContext<PageBrand | null>(null);

export const BrandProvider = BrandContext.Provider;

/** Returns the page's brand. Throws outside the shop's layout. */
export function useBrand(): PageBrand {
  const brand = use(BrandContext);
  if (!brand) throw new Error("This screen needs a brand and stands outside the shop's layout");
  return brand;
}

/** Returns the page's brand. Null on pages without a brand. */
export function useMaybeBrand(): PageBrand | null {
  return use(BrandContext);
}

/** `const text = useText(); text(product.name)`: the text in the page's language, with the fallbacks of [LN-6]. */
export function useText(): (text: TextByLanguage | null | undefined) => string {
  const { language, merchant } = useBrand();
  return (text) => findTextInLanguage(text, language, languageFromWire(merchant.mainLanguage) ?? undefined);
}

/** Returns the brand's currency and the page's language, for formatting money. */
export function useCurrency(): { language: Language; currency: Currency } {
  const { language, merchant } = useBrand();
  return { language, currency: merchant.currency };
}
