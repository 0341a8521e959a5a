import { checkModifications } from "@dasturxon/domain/modifiers";
import { MAX_LINE_ITEM_COUNT } from "@dasturxon/domain/pricing";
import { countDemandOfProducts, listStockReductions } from "@dasturxon/domain/stock";
import { findWeightMeasure } from "@dasturxon/domain/weight-measure";
import type { Product } from "../../platform/shapes.ts";
import { useBasket } from "./basket.ts";
import { useQuantityTexts } from "./count-text.ts";
import type { BasketLine } from "./basket.ts";
import { useText } from "../brand/brand.tsx";
import { useInstantFormatContext } from "../brand/when-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import { findProduct, useMenu } from "../menu/menu-query.ts";
import { useOrderBranch } from "../location/order-branch.ts";
import { formatUnavailability, getProductState } from "../menu/product-view.ts";
import { useServiceType } from "../location/service-type.ts";

export interface LineProblem {
  /** Reason why the line cannot be ordered, as text for the guest. */
  text: string;
  /** Count of the product that can be ordered. 0 means none. */
  fits: number;
  /** Whether different modifications solve the problem. */
  isOfChoices?: boolean;
  /** Minimum count that solves the problem. Undefined if a higher count does not solve it. */
  least?: number;
}

export interface LineProblemsInput {
  /** Requested time of a scheduled order. Null means as soon as possible. */
  wantedAt?: Date | null;
  /**
   * Remaining stock by product from the last quote. The menu does not contain the number, only whether a product is
   * sold out [MN-6].
   */
  stock?: readonly { productId: string; left: number }[] | undefined;
}

/** Returns the basket lines that cannot be ordered as they are, by line key. They block the order [MN-7]. */
export function useLineProblems({ wantedAt = null, stock = [] }: LineProblemsInput = {}): Map<
  string,
  LineProblem
> {
  const t = useT();
  const text = useText();
  const counts = useQuantityTexts();
  const { lines } = useBasket();
  const { menu } = useMenu();
  const wording = useInstantFormatContext();
  const branch = useOrderBranch();
  const isDelivery = useServiceType() === "DELIVERY";
  const context = { branchId: branch?.id ?? null, timeZone: wording.timeZone, wantedAt };
  const problems = new Map<string, LineProblem>();
  if (!menu) return problems;
  const left = new Map(stock.map((each) => [each.productId, each.left]));
  const demand = countDemandOfProducts(
    lines.flatMap((line) => listStockReductions({ ...line, parts: listSetPartProducts(line) })),
  );
  for (const line of lines) {
    const problem = findLineProblem(line);
    if (problem) problems.set(line.key, problem);
  }
  return problems;

  function findLineProblem(line: BasketLine): LineProblem | null {
    const product = findProduct(line.productId);
    if (!product) return { text: t("product.notNow"), fits: 0 };
    const absence = formatUnavailability(getProductState(product, getServerTimeMs(), context), wording);
    if (absence) return { text: absence, fits: 0 };
    if (isDelivery && !product.deliveryEnabled) return { text: t("basket.notDelivered"), fits: 0 };
    for (const part of listSetPartProducts(line)) {
      const state = part.product && getProductState(part.product, getServerTimeMs(), context);
      if (!state || state.state === "available") continue;
      const name = text(part.product?.name);
      const reason = formatUnavailability(state, wording) ?? "";
      return { text: t("basket.partGone", { name, reason }), fits: 0 };
    }
    return findStockProblem(line) ?? findMinimumProblem(line, product) ?? findChoiceProblem(line, product);
  }

  /**
   * Returns the problem of a line added before the product's modification groups changed or one of its modifications
   * was stopped.
   */
  function findChoiceProblem({ modifications }: BasketLine, product: Product): LineProblem | null {
    const problems = checkModifications(
      product.modificationGroups.map(({ min, max, ...group }) => ({ ...group, minimum: min, maximum: max })),
      modifications.map(({ id, count }) => ({ id, count })),
    );
    if (problems.length === 0) return null;
    return { text: t("basket.choicesChanged"), fits: 0, isOfChoices: true };
  }

  /** Returns the problem of a line added before the minimum count of the product was raised. */
  function findMinimumProblem({ count }: BasketLine, product: Product): LineProblem | null {
    if (count >= product.minCount) return null;
    const least = counts.amount({ count: product.minCount, weighed: findWeightMeasure(product) });
    const fits = getRemainingCount(product) ?? MAX_LINE_ITEM_COUNT;
    return { text: t("product.least", { least }), fits, least: product.minCount };
  }

  /**
   * Returns the remaining stock: the smaller of the menu's and the last quote's value. Null if the stock is not
   * tracked.
   */
  function getRemainingCount({ id, count }: Product): number | null {
    const quoted = left.get(id) ?? null;
    return count === null || quoted === null ? (count ?? quoted) : Math.min(count, quoted);
  }

  /** Returns the problem of a line whose product, or a part of whose set, has less stock than the basket needs. */
  function findStockProblem(line: BasketLine): LineProblem | null {
    for (const { productId, count } of listStockReductions({ ...line, parts: listSetPartProducts(line) })) {
      const product = findProduct(productId);
      const most = product ? getRemainingCount(product) : null;
      if (!product || most === null || count === 0) continue;
      const over = (demand.get(productId) ?? 0) - most;
      if (over <= 0) continue;
      const fits = Math.max(0, Math.floor(line.count - over / (count / line.count)));
      const isPart = productId !== line.productId;
      const maximum = t("product.maximum", {
        most: counts.amount({ count: most, weighed: findWeightMeasure(product) }),
      });
      const name = text(product.name);
      return { text: isPart ? t("basket.partGone", { name, reason: maximum }) : maximum, fits };
    }
    return null;
  }
}

/** Returns the products that the chosen modifications of a set represent. */
function listSetPartProducts({ productId, modifications }: BasketLine) {
  const offered = findProduct(productId)?.modificationGroups.flatMap((group) => group.modifications) ?? [];
  return modifications.flatMap(({ id, count }) => {
    const partId = offered.find((choice) => choice.id === id)?.productId;
    return partId ? [{ productId: partId, count, product: findProduct(partId) }] : [];
  });
}
