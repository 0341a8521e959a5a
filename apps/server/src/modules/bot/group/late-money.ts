import { formatMoney } from "@dasturxon/domain/format";
import { paymentTypeFromProvider } from "@dasturxon/providers/payments/facts";
import type { BrandBasics } from "../../merchants/index.ts";
import type { BoardRow } from "../../orders/index.ts";
import { paymentTypeText, type StaffLanguage, staffWords } from "./staff-words.ts";

/** Returns a line per late payment that is not refunded yet. Late payments do not pay the order [PY-5]. */
export function lateMoneyLines(
  { latePayments }: Pick<BoardRow, "latePayments">,
  { brand, language }: { brand: BrandBasics; language: StaffLanguage },
): string[] {
  return latePayments
    .filter(({ givenAt }) => givenAt === null)
    .map(({ provider, amount }) =>
      staffWords("lateDue", language, {
        name: paymentTypeText(paymentTypeFromProvider(provider), language),
        sum: formatMoney(amount, language, brand.currency),
      }),
    );
}
