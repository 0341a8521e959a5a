import { createContext, use } from "react";
import type { Currency, Language } from "@dasturxon/domain/locale";
import type { Text, WebSettings } from "../../platform/shapes.ts";
import { textIn } from "@dasturxon/domain/text";
import { fromWire } from "@dasturxon/domain/locale";

/** What every screen of a page knows about its brand. */
export interface PageBrand {
  merchant: WebSettings;
  language: Language;
  languages: Language[];
  origin: string;
  /** Staff look at what is not saved: nothing is ordered. */
  isPreview?: boolean;
  /** Whether the domain is shared with other brands. */
  isShared?: boolean;
}

const Context = createContext<PageBrand | null>(null);

export const BrandProvider = Context.Provider;

/** The page's brand; only below the shop's layout, where there is one. */
export function useBrand(): PageBrand {
  const brand = use(Context);
  if (!brand) throw new Error("This screen needs a brand and stands outside the shop's layout");
  return brand;
}

/** The page's brand, or null on pages that belong to none. */
export function useMaybeBrand(): PageBrand | null {
  return use(Context);
}

/** `const text = useText(); text(product.name)`: falls back as [LN-6] says. */
export function useText(): (text: Text | null | undefined) => string {
  const { language, merchant } = useBrand();
  return (text) => textIn(text, language, fromWire(merchant.mainLanguage) ?? undefined);
}

/** The brand's currency and the page's language, as money needs them. */
export function useCurrency(): { language: Language; currency: Currency } {
  const { language, merchant } = useBrand();
  return { language, currency: merchant.currency };
}
