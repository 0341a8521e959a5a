import { type FiscalLine, THOUSANDTHS } from "@dasturxon/domain/fiscal-lines";

const PINFL_DIGITS = 14;

/**
 * The basket of a payment as Uzum Checkout makes a fiscal receipt of it. `total` of a line is what is charged for it,
 * `discount` what was taken off: that the two are told so, and that weights go with their thousandths, is in no document.
 * `tin` is who sells, 9 digits or 14. [OR-10]
 */
export function uzumCart(
  lines: readonly FiscalLine[],
  { cartId, tin }: { cartId: string; tin: string },
): object {
  const seller = tin.length === PINFL_DIGITS ? { PINFL: tin } : { TIN: tin };
  const items = lines.map((line, index) => ({
    title: line.title,
    productId: String(index + 1),
    quantity: line.quantity / THOUSANDTHS,
    unitPrice: line.price,
    total: line.total - line.discount,
    receiptParams: {
      spic: line.mxik,
      packageCode: line.packageCode,
      vatPercent: line.vatPercent,
      ...seller,
      ...(line.discount > 0 && { discount: line.discount }),
    },
  }));
  const total = items.reduce((sum, item) => sum + item.total, 0);
  return { cartId, receiptType: "PURCHASE", items, total };
}
