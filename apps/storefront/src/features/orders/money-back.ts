import { formatMoney } from "@dasturxon/domain/format";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { type MoneySentence, moneyBackSentences, type PaidOrder } from "./money-back-words.ts";

/** `const moneyText = useMoneyText(); moneyText(sentence)`: the sentence in the page's language. */
export function useMoneyText(): (sentence: MoneySentence) => string {
  const t = useT();
  const { language, currency } = useCurrency();
  return ({ id, sum, paymentType }) =>
    t(id, { sum: formatMoney(sum, language, currency), name: t(`payment.${paymentType}`) });
}

/** `const moneyBack = useMoneyBack(); moneyBack(order)`: what happens to the money of a cancelled order. */
export function useMoneyBack(): (order: PaidOrder) => string {
  const moneyText = useMoneyText();
  return (order) => moneyBackSentences(order).map(moneyText).join(" ");
}
