import { type FiscalLine, THOUSANDTHS } from "@dasturxon/domain/fiscal-lines";
import { TIYIN } from "../../life/begin-payment.ts";

const PINFL_DIGITS = 14;
const inSum = (tiyin: number) => tiyin / TIYIN;

/**
 * The lines of a fiscal receipt as Payze takes them with a payment, in sum with tiyin behind the point; all of it is
 * integrators' word. A count is whole there: what is sold by weight is one. That `SumPrice` is before `Discount` no document
 * says. `tin` is who sells, 9 digits or 14. [OR-10]
 */
export function payzeItems(lines: readonly FiscalLine[], tin: string): object[] {
  const seller = tin.length === PINFL_DIGITS ? { CommissionInfoPinfl: tin } : { CommissionInfoTin: tin };
  return lines.map((line) => {
    const isWhole = line.quantity % THOUSANDTHS === 0;
    return {
      ProductName: line.title,
      ProductCode: line.mxik,
      PackageCode: line.packageCode,
      ProductQuantity: isWhole ? line.quantity / THOUSANDTHS : 1,
      Price: inSum(isWhole ? line.price : line.total),
      SumPrice: inSum(line.total),
      Discount: inSum(line.discount),
      Vat: inSum(line.vat),
      VatPercent: line.vatPercent,
      UzRegulatoryOrderItem: seller,
    };
  });
}
