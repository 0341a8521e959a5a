import type { OrderLine } from "@dasturxon/contract";
import { textOf } from "@dasturxon/domain/catalogue";
import { findFeeCode, findProductCode } from "@dasturxon/domain/fiscal-codes";
import { type FiscalLine, createFiscalReceiptLines } from "@dasturxon/domain/fiscal-lines";
import { DEFAULT_LANGUAGE, fromWire } from "@dasturxon/domain/language";
import { textIn } from "@dasturxon/domain/text";
import { staffTexts } from "../../../texts/staff.ts";
import type { PlacingFacts } from "./facts/facts.ts";
import type { OrderPrice } from "./price-order.ts";

/**
 * Returns the lines of the order's fiscal receipt, with the codes at the time of placing. Later changes of the menu do
 * not affect them [OR-10]. Null if the total is 0 or a code is missing.
 */
export function fiscalLinesOf(
  { lines, breakdown }: Pick<OrderPrice, "lines" | "breakdown">,
  { products, settings }: Pick<PlacingFacts, "products" | "settings">,
): FiscalLine[] | null {
  if (breakdown.totalPrice === 0) return null;
  const { fiscal, mainLanguage } = settings;
  const language = fromWire(mainLanguage) ?? DEFAULT_LANGUAGE;
  const known = new Map(products.map((product) => [product.id, product]));
  // Staff texts exist in all languages that a brand can have as its main language.
  const titleOfFee = (kind: "delivery" | "service") => textOf(staffTexts, `fee.${kind}`, language);
  const createFeeLine = (kind: "delivery" | "service") => ({
    title: titleOfFee(kind),
    code: findFeeCode(fiscal, kind),
  });
  const formatLineTitle = ({ name, modifications }: OrderLine) => {
    const choices = modifications.map((choice) => textIn(choice.name, language)).join(", ");
    return `${textIn(name, language)}${choices && ` (${choices})`}`;
  };
  return createFiscalReceiptLines({
    breakdown,
    products: lines.map((line) => {
      const product = known.get(line.productId);
      return {
        title: formatLineTitle(line),
        code: product ? findProductCode(product.fiscal, fiscal) : null,
        weighed: line.weighed,
        isMarked: product?.isMarked ?? false,
      };
    }),
    fees: { delivery: createFeeLine("delivery"), service: createFeeLine("service") },
  });
}
