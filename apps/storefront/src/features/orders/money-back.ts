import { formatMoney } from "@dasturxon/domain/format";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { type MoneySentence, listMoneyBackSentences, type PaidOrder } from "./money-back-words.ts";

/** `const moneyText = useFormatMoneySentence(); moneyText(sentence)`: the sentence in the page's language. */
export function useFormatMoneySentence(): (sentence: MoneySentence) => string {
  const t = useT();
  const { language, currency } = useCurrency();
  return ({ id, sum, paymentType }) =>
    t(id, { sum: formatMoney(sum, language, currency), name: t(`payment.${paymentType}`) });
}

/** `const moneyBack = useFormatMoneyBack(); moneyBack(order)`: what happens to the money of a cancelled order. */
export function useFormatMoneyBack(): (order: PaidOrder) => string {
  const moneyText = useFormatMoneySentence();
  return (order) => listMoneyBackSentences(order).map(moneyText).join(" ");
}
