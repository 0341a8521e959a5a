import type { OrderLine } from "@dasturxon/contract";
import { findCatalogueText } from "@dasturxon/domain/catalogue";
import { findFeeFiscalCode, findProductFiscalCode } from "@dasturxon/domain/fiscal-codes";
import { type FiscalLine, createFiscalReceiptLines } from "@dasturxon/domain/fiscal-lines";
import { DEFAULT_LANGUAGE, languageFromWire } from "@dasturxon/domain/language";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { staffTexts } from "../../../texts/staff.ts";
import type { OrderPlacingFacts } from "./facts/facts.ts";
import type { OrderPrice } from "./price-order.ts";

/**
 * Returns the lines of the order's fiscal receipt, with the codes at the time of placing. Later changes of the menu do
 * not affect them [OR-10]. Null if the total is 0 or a code is missing.
 */
export function createFiscalLines(
  { lines, breakdown }: Pick<OrderPrice, "lines" | "breakdown">,
  { products, settings }: Pick<OrderPlacingFacts, "products" | "settings">,
): FiscalLine[] | null {
  if (breakdown.totalPrice === 0) return null;
  const { fiscal, mainLanguage } = settings;
  const language = languageFromWire(mainLanguage) ?? DEFAULT_LANGUAGE;
  const known = new Map(products.map((product) => [product.id, product]));
  // Staff texts exist in all languages that a brand can have as its main language.
  const getFeeTitle = (kind: "delivery" | "service") =>
    findCatalogueText(staffTexts, `fee.${kind}`, language);
  const createFeeLine = (kind: "delivery" | "service") => ({
    title: getFeeTitle(kind),
    code: findFeeFiscalCode(fiscal, kind),
  });
  const formatLineTitle = ({ name, modifications }: OrderLine) => {
    const choices = modifications.map((choice) => findTextInLanguage(choice.name, language)).join(", ");
    return `${findTextInLanguage(name, language)}${choices && ` (${choices})`}`;
  };
  return createFiscalReceiptLines({
    breakdown,
    products: lines.map((line) => {
      const product = known.get(line.productId);
      return {
        title: formatLineTitle(line),
        code: product ? findProductFiscalCode(product.fiscal, fiscal) : null,
        weighed: line.weighed,
        isMarked: product?.isMarked ?? false,
      };
    }),
    fees: { delivery: createFeeLine("delivery"), service: createFeeLine("service") },
  });
}
