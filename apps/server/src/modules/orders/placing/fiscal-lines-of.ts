import type { OrderLine } from "@dasturxon/contract";
import { feeCode, productCode } from "@dasturxon/domain/fiscal-codes";
import { type FiscalLine, fiscalLines } from "@dasturxon/domain/fiscal-lines";
import { DEFAULT_LANGUAGE, fromWire } from "@dasturxon/domain/language";
import { textIn } from "@dasturxon/domain/text";
import type { PlacingFacts } from "./facts/facts.ts";
import type { OrderPrice } from "./price-order.ts";

/** As the receipt calls the fees, in the languages that a brand may have for its main one. */
const FEES = {
  uz: { delivery: "Yetkazib berish", service: "Xizmat haqi" },
  ru: { delivery: "Доставка", service: "Обслуживание" },
  en: { delivery: "Delivery", service: "Service" },
} as const;

/**
 * What the fiscal receipt of an order will say, by the codes of the moment when it is placed: what becomes of the menu
 * after changes nothing of it [OR-10]. Null: nothing is to be paid, or something has no code.
 */
export function fiscalLinesOf(
  { lines, breakdown }: Pick<OrderPrice, "lines" | "breakdown">,
  { products, settings }: Pick<PlacingFacts, "products" | "settings">,
): FiscalLine[] | null {
  if (breakdown.totalPrice === 0) return null;
  const { fiscal, mainLanguage } = settings;
  const language = fromWire(mainLanguage) ?? DEFAULT_LANGUAGE;
  const known = new Map(products.map((product) => [product.id, product]));
  const titles = FEES[mainLanguage === "eng" ? "en" : mainLanguage];
  const fee = (kind: "delivery" | "service") => ({ title: titles[kind], code: feeCode(fiscal, kind) });
  const titleOf = ({ name, modifications }: OrderLine) => {
    const choices = modifications.map((choice) => textIn(choice.name, language)).join(", ");
    return `${textIn(name, language)}${choices && ` (${choices})`}`;
  };
  return fiscalLines({
    breakdown,
    products: lines.map((line) => {
      const product = known.get(line.productId);
      return {
        title: titleOf(line),
        code: product ? productCode(product.fiscal, fiscal) : null,
        weighed: line.weighed,
        isMarked: product?.isMarked ?? false,
      };
    }),
    fees: { delivery: fee("delivery"), service: fee("service") },
  });
}
