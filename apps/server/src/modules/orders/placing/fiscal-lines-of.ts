import type { OrderLine } from "@dasturxon/contract";
import { feeCode, productCode } from "@dasturxon/domain/fiscal-codes";
import { type FiscalLine, fiscalLines } from "@dasturxon/domain/fiscal-lines";
import { DEFAULT_LANGUAGE, fromWire } from "@dasturxon/domain/language";
import { textIn } from "@dasturxon/domain/text";
import type { PlacingFacts } from "./facts/facts.ts";
import type { OrderPrice } from "./price-order.ts";

/** Names of the fees on the receipt, in the languages that can be a brand's main language. */
const FEES = {
  uz: { delivery: "Yetkazib berish", service: "Xizmat haqi" },
  ru: { delivery: "Доставка", service: "Обслуживание" },
  en: { delivery: "Delivery", service: "Service" },
} as const;

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
