import { type FiscalLine, FISCAL_QUANTITY_PER_UNIT } from "@dasturxon/domain/fiscal-lines";

const PINFL_DIGITS = 14;

/**
 * Builds the cart from which Uzum Checkout makes a fiscal receipt. A line's `total` is after `discount`. Quantities of
 * goods sold by weight may have thousandths. Neither rule is documented by Uzum. `tin` is the seller's tax number, 9 or
 * 14 digits [OR-10].
 */
export function createUzumCart(
  lines: readonly FiscalLine[],
  { cartId, tin }: { cartId: string; tin: string },
): object {
  const seller = tin.length === PINFL_DIGITS ? { PINFL: tin } : { TIN: tin };
  const items = lines.map((line, index) => ({
    title: line.title,
    productId: String(index + 1),
    quantity: line.quantity / FISCAL_QUANTITY_PER_UNIT,
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
