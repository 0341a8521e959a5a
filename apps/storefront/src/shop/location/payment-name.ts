import type { PaymentType } from "@dasturxon/domain/payment-type";
import { toWire } from "@dasturxon/domain/language";
import { textIn } from "@dasturxon/domain/text";
import type { Text } from "../../platform/shapes.ts";
import { useT } from "../../platform/i18n.tsx";
import { useBrand, useText } from "../brand/brand.tsx";

/**
 * What a way to pay is called: as the brand says it in the page's language, else in the store's own words, which speak
 * every language [CH-6, LN-6]. What is none of those that the store knows only the brand can name.
 */
export function usePaymentName(): (payment: { type: PaymentType; name: Text }) => string {
  const t = useT();
  const text = useText();
  const { language } = useBrand();
  return ({ type, name }) => {
    const wanted = {
      [toWire(language)]: name[toWire(language)],
      ...(language === "uz-Cyrl" && { uz: name.uz }),
    };
    return textIn(wanted, language) || (type === "OTHER" && text(name)) || t(`payment.${type}`);
  };
}
