import { productState } from "@dasturxon/domain/availability";
import type { ProductState } from "@dasturxon/domain/availability";
import { formatNumber, formatTime } from "@dasturxon/domain/format";
import type { Language } from "@dasturxon/domain/language";
import { itemPrice } from "@dasturxon/domain/pricing";
import type { Translate } from "./i18n.tsx";
import type { Product } from "./shapes.ts";
import { soldIn } from "./sold-in.ts";

/** Can it be ordered now from this branch, and if not, why [MN-7]. */
export function stateOf(product: Product, now: number, branchId: string | null = null): ProductState {
  const { isAvailable, stop, count } = product;
  // A stop of some branches only holds there.
  const isHere =
    stop && (stop.branchIds === null || (branchId !== null && stop.branchIds.includes(branchId)));
  return productState(
    {
      isAvailable: isHere || isAvailable,
      stop: isHere ? stop : null,
      stock: count,
      branches: soldIn(product),
    },
    { branchId, now },
  );
}

/** "back at 18:30", "sold out", "not now"; null when it can be ordered. */
export function absenceText(state: ProductState, timeZone: string, t: Translate): string | null {
  if (state.state === "available") return null;
  if (state.state === "sold_out") return t("product.soldOut");
  if (state.state === "stopped" && state.until)
    return t("product.backAt", { time: formatTime(state.until, timeZone) });
  return t("product.notNow");
}

/** Price of one as listed: after its percent discount, and before. */
export function listedPrice(product: Product): { price: number; oldPrice: number | null } {
  const { unitPrice, oldPrice } = itemPrice({
    costPrice: product.costPrice,
    discountPercent: product.discount,
  });
  return { price: unitPrice, oldPrice: oldPrice > unitPrice ? oldPrice : null };
}

/** "350 g", "0,5 l", "6 pcs"; "" for a single piece. */
export function measureText(product: Product, language: Language, t: Translate): string {
  if (!product.measure || (product.unit === "COUNT" && product.measure === 1)) return "";
  return t(`unit.${product.unit}`, { amount: formatNumber(product.measure, language) });
}

export { needsChoice } from "./needs-choice.ts";
