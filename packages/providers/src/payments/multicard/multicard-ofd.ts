import { type FiscalLine, FISCAL_QUANTITY_PER_UNIT } from "@dasturxon/domain/fiscal-lines";
import type { Credentials } from "../../account-facts.ts";

/** A receipt line in Multicard's format. Amounts are in tiyin. */
export interface MulticardReceiptLine {
  qty: number;
  price: number;
  total: number;
  mxik: string;
  package_code: string;
  name: string;
  vat?: number;
}

/**
 * Builds the receipt lines of a Multicard invoice. Multicard has no discounts, so prices are after discount, and free
 * lines are omitted. If the unit price is not a whole tiyin, the line has quantity 1. The documentation does not define
 * `vat`, so the account's field `vat` decides: a percentage by default, an amount in tiyin (`tiyin`) or nothing (`none`).
 * An order without fiscal lines becomes one line for the whole sum with the account's `mxik` and `packageCode`, because
 * Multicard requires lines [OR-10].
 */
export function createMulticardReceiptLines(
  lines: readonly FiscalLine[] | null,
  { tiyin, credentials }: { tiyin: number; credentials: Credentials },
): MulticardReceiptLine[] {
  const { mxik = "", packageCode = "", vat: told = "percent" } = credentials;
  // If only a tip is paid, nothing is sold for money, so the receipt has no lines.
  if (tiyin === 0) return [];
  if (!lines)
    return [{ qty: 1, price: tiyin, total: tiyin, mxik, package_code: packageCode, name: "Buyurtma" }];
  return lines.flatMap((line) => {
    const total = line.total - line.discount;
    if (total === 0) return [];
    const isEven = (total * FISCAL_QUANTITY_PER_UNIT) % line.quantity === 0;
    const [qty, price] = isEven
      ? [line.quantity / FISCAL_QUANTITY_PER_UNIT, (total * FISCAL_QUANTITY_PER_UNIT) / line.quantity]
      : [1, total];
    const vat = told === "tiyin" ? line.vat : line.vatPercent;
    return [
      {
        qty,
        price,
        total,
        mxik: line.mxik,
        package_code: line.packageCode,
        name: line.title,
        ...(told !== "none" && { vat }),
      },
    ];
  });
}
