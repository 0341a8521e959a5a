import { type FiscalLine, THOUSANDTHS } from "@dasturxon/domain/fiscal-lines";

/** A sale or a refund; others are of advances and credits. */
const SALE = 0;

/**
 * The lines of a fiscal receipt as Payme takes them: the price of one, a discount of the whole line, the delivery apart by
 * its title and what it costs. `count` is a number there, so weights go with their thousandths; that Payme takes such
 * counts is in no document. `units` is sent where it is known. [OR-10]
 */
export function paymeDetail(lines: readonly FiscalLine[]) {
  const delivery = lines.find(({ kind, total, discount }) => kind === "delivery" && total > discount);
  return {
    receipt_type: SALE,
    ...(delivery && { shipping: { title: delivery.title, price: delivery.total - delivery.discount } }),
    items: lines
      .filter(({ kind }) => kind !== "delivery")
      .map(({ title, price, quantity, mxik, packageCode, vatPercent, unitCode, discount }) => ({
        ...(discount > 0 && { discount }),
        title,
        price,
        count: quantity / THOUSANDTHS,
        code: mxik,
        ...(unitCode !== null && { units: unitCode }),
        vat_percent: vatPercent,
        package_code: packageCode,
      })),
  };
}
