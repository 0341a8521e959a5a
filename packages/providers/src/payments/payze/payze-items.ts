import { type FiscalLine, FISCAL_QUANTITY_PER_UNIT, TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";

const PINFL_DIGITS = 14;
const tiyinToSum = (tiyin: number) => tiyin / TIYIN_PER_SUM;

/**
 * Builds the receipt lines of a Payze payment, in soʻm with tiyin as decimals. The format is known only from
 * integrators. Quantities are whole numbers, so goods sold by weight have quantity 1. Payze does not document whether
 * `SumPrice` is before `Discount`: we assume so. `tin` is the seller's tax number, 9 or 14 digits [OR-10].
 */
export function createPayzeItems(lines: readonly FiscalLine[], tin: string): object[] {
  const seller = tin.length === PINFL_DIGITS ? { CommissionInfoPinfl: tin } : { CommissionInfoTin: tin };
  return lines.map((line) => {
    const isWhole = line.quantity % FISCAL_QUANTITY_PER_UNIT === 0;
    return {
      ProductName: line.title,
      ProductCode: line.mxik,
      PackageCode: line.packageCode,
      ProductQuantity: isWhole ? line.quantity / FISCAL_QUANTITY_PER_UNIT : 1,
      Price: tiyinToSum(isWhole ? line.price : line.total),
      SumPrice: tiyinToSum(line.total),
      Discount: tiyinToSum(line.discount),
      Vat: tiyinToSum(line.vat),
      VatPercent: line.vatPercent,
      UzRegulatoryOrderItem: seller,
    };
  });
}
