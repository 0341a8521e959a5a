import { type FiscalLine, THOUSANDTHS } from "@dasturxon/domain/fiscal-lines";
import type { Credentials } from "../../credentials/credentials.ts";

/** One line as Multicard takes it: sums in tiyin. */
export interface OfdLine {
  qty: number;
  price: number;
  total: number;
  mxik: string;
  package_code: string;
  name: string;
  vat?: number;
}

/**
 * The lines of an invoice at Multicard: it knows no discounts, so prices are those that are charged, and what costs nothing
 * after them is left out. Where a price is no whole tiyin for one, the line is one. `vat` is taken for the percent, which
 * the documents that we saw do not say: an account with `vat` = `tiyin` has the sum sent, with `none` nothing. Without
 * lines the meal is one by the account's own `mxik` and `packageCode`, which Multicard wants with each invoice. [OR-10]
 */
export function multicardOfd(
  lines: readonly FiscalLine[] | null,
  { tiyin, credentials }: { tiyin: number; credentials: Credentials },
): OfdLine[] {
  const { mxik = "", packageCode = "", vat: told = "percent" } = credentials;
  if (!lines)
    return [{ qty: 1, price: tiyin, total: tiyin, mxik, package_code: packageCode, name: "Buyurtma" }];
  return lines.flatMap((line) => {
    const total = line.total - line.discount;
    if (total === 0) return [];
    const isEven = (total * THOUSANDTHS) % line.quantity === 0;
    const [qty, price] = isEven
      ? [line.quantity / THOUSANDTHS, (total * THOUSANDTHS) / line.quantity]
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
