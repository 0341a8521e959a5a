import { countOf, useBasket } from "./basket.ts";
import type { BasketLine } from "./basket.ts";
import { useBrand } from "./brand.tsx";
import { useT } from "./i18n.tsx";
import { productOf, useMenu } from "./menu-store.ts";
import { useOrderBranch } from "./order-basics.ts";
import { absenceText, stateOf } from "./product-view.ts";
import { useServiceType } from "./service-type.ts";

export interface LineProblem {
  /** The reason in words. */
  text: string;
  /** How many of it can be ordered; 0: none. */
  fits: number;
}

/** Lines of the basket that cannot be ordered as they are, by key; they block the order [MN-7]. */
export function useLineProblems(): Map<string, LineProblem> {
  const t = useT();
  const { lines } = useBasket();
  const { menu } = useMenu();
  const { merchant } = useBrand();
  const branch = useOrderBranch();
  const isDelivery = useServiceType() === "DELIVERY";
  const problems = new Map<string, LineProblem>();
  if (!menu) return problems;
  for (const line of lines) {
    const problem = problemOf(line);
    if (problem) problems.set(line.key, problem);
  }
  return problems;

  function problemOf(line: BasketLine): LineProblem | null {
    const product = productOf(line.productId);
    if (!product) return { text: t("product.notNow"), fits: 0 };
    const absence = absenceText(stateOf(product, Date.now(), branch?.id ?? null), merchant.timeZone, t);
    if (absence) return { text: absence, fits: 0 };
    if (isDelivery && !product.deliveryEnabled) return { text: t("basket.notDelivered"), fits: 0 };
    const others = lines.filter((each) => each.productId === line.productId && each.key !== line.key);
    const left = product.count === null ? Infinity : product.count - countOf(others);
    if (line.count <= left) return null;
    return { text: t("product.maximum", { count: product.count ?? 0 }), fits: Math.max(0, left) };
  }
}
