import type { PaymentType } from "@dasturxon/domain/payment-type";
import { toWireLanguage } from "@dasturxon/domain/language";
import { findTextInLanguage } from "@dasturxon/domain/text";
import type { TextByLanguage } from "../../platform/shapes.ts";
import { useT } from "../../platform/i18n.tsx";
import { useBrand, useText } from "../brand/brand.tsx";

/**
 * Returns the name of a payment method: the brand's name in the page's language, else the store's own translation
 * [CH-6, LN-6]. A method unknown to the store has only the brand's name.
 */
export function useGetPaymentName(): (payment: { type: PaymentType; name: TextByLanguage }) => string {
  const t = useT();
  const text = useText();
  const { language } = useBrand();
  return ({ type, name }) => {
    const wanted = {
      [toWireLanguage(language)]: name[toWireLanguage(language)],
      ...(language === "uz-Cyrl" && { uz: name.uz }),
    };
    return findTextInLanguage(wanted, language) || (type === "OTHER" && text(name)) || t(`payment.${type}`);
  };
}
