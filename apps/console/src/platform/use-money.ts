import { formatMoney } from "@dasturxon/domain/format";
import { useSignedInStaff } from "./session.tsx";
import { useLanguage } from "./use-language.tsx";

/** Returns a function that formats an amount in the brand's currency and the console's language: `money(amount)`. */
export function useFormatMoney(): (amount: number) => string {
  const { language } = useLanguage();
  const { currency } = useSignedInStaff().merchant;
  return (amount) => formatMoney(amount, language, currency);
}
