import { formatMoney } from "@dasturxon/domain/format";
import type { Language } from "@dasturxon/domain/language";
import type { BrandBasics } from "../../merchants/index.ts";

/** An order in few plain letters, for when Telegram refuses the whole message: its number, its sum and its page. */
export function shortForm(
  { number, totalPrice }: { number: number; totalPrice: number },
  { brand, language, link }: { brand: BrandBasics; language: Language; link: string | null },
): string {
  const lines = [`№ ${number}`, `💰 ${formatMoney(totalPrice, language, brand.currency)}`, link];
  return lines.filter(Boolean).join("\n");
}
