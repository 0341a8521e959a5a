import { formatMoney } from "@dasturxon/domain/format";
import { paymentTypeFromProvider } from "@dasturxon/providers/payments/facts";
import type { BrandBasics } from "../../merchants/index.ts";
import type { BoardRow } from "../../orders/index.ts";
import { getPaymentTypeText, type StaffLanguage, getStaffText } from "./staff-words.ts";

/** Returns a line per late payment that is not refunded yet. Late payments do not pay the order [PY-5]. */
export function formatLatePaymentLines(
  { latePayments }: Pick<BoardRow, "latePayments">,
  { brand, language }: { brand: BrandBasics; language: StaffLanguage },
): string[] {
  return latePayments
    .filter(({ givenAt }) => givenAt === null)
    .map(({ provider, amount }) =>
      getStaffText("lateDue", language, {
        name: getPaymentTypeText(paymentTypeFromProvider(provider), language),
        sum: formatMoney(amount, language, brand.currency),
      }),
    );
}
