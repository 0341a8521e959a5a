import { useBasket } from "./basket.ts";
import type { BasketLine } from "./basket.ts";
import { useBrand } from "./brand.tsx";
import { useT } from "./i18n.tsx";
import { productOf, useMenu } from "./menu-store.ts";
import { useOrderBranch } from "./order-basics.ts";
import { absenceText, stateOf } from "./product-view.ts";
import { useServiceType } from "./service-type.ts";

/** Lines of the basket that cannot be ordered now, by key, with the reason in words; they block the order [MN-7]. */
export function useLineProblems(): Map<string, string> {
  const t = useT();
  const { lines } = useBasket();
  const { menu } = useMenu();
  const { merchant } = useBrand();
  const branch = useOrderBranch();
  const isDelivery = useServiceType() === "DELIVERY";
  const problems = new Map<string, string>();
  if (!menu) return problems;
  for (const line of lines) {
    const problem = problemOf(line);
    if (problem) problems.set(line.key, problem);
  }
  return problems;

  function problemOf(line: BasketLine): string | null {
    const product = productOf(line.productId);
    if (!product) return t("product.notNow");
    const absence = absenceText(stateOf(product, Date.now(), branch?.id ?? null), merchant.timeZone, t);
    if (absence) return absence;
    if (isDelivery && !product.deliveryEnabled) return t("basket.notDelivered");
    const wanted = lines.reduce((sum, each) => sum + (each.productId === line.productId ? each.count : 0), 0);
    return product.count !== null && wanted > product.count
      ? t("product.maximum", { count: product.count })
      : null;
  }
}
