import { findProductState } from "@dasturxon/domain/availability";
import { canFulfilGroupMinimums } from "@dasturxon/domain/modifiers";
import { dayFromInstant, weekdayIndexFromDay } from "@dasturxon/domain/time-zone";
import type { ProductState } from "@dasturxon/domain/availability";
import { formatMoney, formatNumber, NO_BREAK_SPACE } from "@dasturxon/domain/format";
import { calculateListedPrice } from "@dasturxon/domain/listed-price";
import type { Language } from "@dasturxon/domain/language";
import type { Currency } from "@dasturxon/domain/locale";
import { findWeightMeasure } from "@dasturxon/domain/weight-measure";
import { countWeightStepsInUnit, formatWeight } from "@dasturxon/domain/weight";
import type { Translate } from "../../platform/i18n.tsx";
import type { Product } from "../../platform/shapes.ts";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import { formatEventTime } from "../brand/when-text.ts";
import type { InstantFormatContext } from "../brand/when-text.ts";
import { getSellingBranches } from "./sold-in.ts";

/** Context of a sale: the branch, the time zone, and the requested time (now or that of a scheduled order). */
export interface ProductSaleContext {
  branchId?: string | null;
  timeZone?: string;
  wantedAt?: Date | null;
}

/** Returns whether the product can be ordered in this context and, if not, why [MN-7]. */
export function getProductState(
  product: Product,
  now: number,
  context: ProductSaleContext = {},
): ProductState {
  const { isAvailable, stop, count, minCount, timetable } = product;
  const { branchId = null } = context;
  // A stop of the product that lists branches applies only to these branches.
  const isHere =
    stop && (stop.branchIds === null || (branchId !== null && stop.branchIds.includes(branchId)));
  return findProductState(
    {
      isAvailable: isHere || (isAvailable && canFulfilGroupMinimums(product.modificationGroups)),
      stop: isHere ? stop : null,
      // A stock that is smaller than the minimum count of the product is treated as empty.
      stock: count !== null && count < minCount ? 0 : count,
      branches: getSellingBranches(product),
      timetable,
    },
    { ...context, now },
  );
}

const DAY_MS = 86_400_000;

/** Returns "back at 18:30", "from 07:00 to 11:00", "sold out" or "not now". Null if the product is available. */
export function formatUnavailability(state: ProductState, wording: InstantFormatContext): string | null {
  const { t, timeZone } = wording;
  if (state.state === "available") return null;
  if (state.state === "sold_out") return t("product.soldOut");
  if (state.state === "stopped" && state.until)
    return t("product.backAt", { when: formatEventTime(state.until, wording) });
  if (state.state === "off_hours") {
    const { from, to, opensAt } = state;
    if (!opensAt || opensAt.getTime() - getServerTimeMs() < DAY_MS)
      return t("product.servedFrom", { from, to });
    return t("product.servedOn", {
      day: t(`weekday.${weekdayIndexFromDay(dayFromInstant(opensAt, timeZone))}`),
      from,
      to,
    });
  }
  return t("product.notNow");
}

/**
 * Returns "350 g", "0,5 l" or "6 pcs", and "" for a single piece. For a weighed product, returns the step that its
 * price is for.
 */
export function formatMeasure(product: Product, language: Language, t: Translate): string {
  const weighed = findWeightMeasure(product);
  if (weighed) return formatWeight(weighed, 1, language);
  if (!product.measure || (product.unit === "COUNT" && product.measure === 1)) return "";
  const amount = formatNumber(product.measure, language);
  // A no-break space keeps "10" and "pcs" on one line.
  return t(`unit.${product.unit}`, { amount }).replaceAll(" ", NO_BREAK_SPACE);
}

/** "1 kg · 24 900 soʻm": price of a whole unit of a weighed product, for comparison. "" for other products [MN-15]. */
export function formatUnitPrice(
  product: Product,
  { language, currency }: { language: Language; currency: Currency },
): string {
  const unit = describeWholeUnit(product, language);
  if (!unit) return "";
  return `${unit.words} · ${formatMoney(calculateListedPrice(product).price * unit.steps, language, currency)}`;
}

/**
 * Returns the number of price steps in a whole unit of a product sold by weight, and the unit's label ("1 kg"). Null
 * for other products.
 */
export function describeWholeUnit(
  product: Product,
  language: Language,
): { steps: number; words: string } | null {
  const weighed = findWeightMeasure(product);
  const steps = weighed && countWeightStepsInUnit(weighed);
  return weighed && steps ? { steps, words: formatWeight(weighed, steps, language) } : null;
}
