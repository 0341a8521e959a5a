import { formatMoney } from "@dasturxon/domain/format";
import type { Language } from "@dasturxon/domain/language";
import type { BrandBasics } from "../../merchants/index.ts";

/**
 * Returns a short message of an order, in plain characters, for use after Telegram refused the full message: number,
 * total and link.
 */
export function composeShortOrderMessage(
  { number, amountDue }: { number: number; amountDue: number },
  { brand, language, link }: { brand: BrandBasics; language: Language; link: string | null },
): string {
  const lines = [`№ ${number}`, `💰 ${formatMoney(amountDue, language, brand.currency)}`, link];
  return lines.filter(Boolean).join("\n");
}
