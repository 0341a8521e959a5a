import { type FiscalLine, FISCAL_QUANTITY_PER_UNIT } from "@dasturxon/domain/fiscal-lines";

/** Receipt type for sales and refunds. Other types are for advances and credits. */
const SALE_RECEIPT_TYPE = 0;

/**
 * Builds the lines of a fiscal receipt in Payme's format: unit prices, a discount per whole line, and the delivery as a
 * separate field. `count` may have thousandths for goods sold by weight. Payme does not document whether it accepts
 * such counts. `units` is sent if known [OR-10].
 */
export function createPaymeDetail(lines: readonly FiscalLine[]) {
  const delivery = lines.find(({ kind, total, discount }) => kind === "delivery" && total > discount);
  return {
    receipt_type: SALE_RECEIPT_TYPE,
    ...(delivery && { shipping: { title: delivery.title, price: delivery.total - delivery.discount } }),
    items: lines
      .filter(({ kind }) => kind !== "delivery")
      .map(({ title, price, quantity, mxik, packageCode, vatPercent, unitCode, discount }) => ({
        ...(discount > 0 && { discount }),
        title,
        price,
        count: quantity / FISCAL_QUANTITY_PER_UNIT,
        code: mxik,
        ...(unitCode !== null && { units: unitCode }),
        vat_percent: vatPercent,
        package_code: packageCode,
      })),
  };
}
