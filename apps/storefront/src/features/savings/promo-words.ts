import type { CustomerPromo } from "@dasturxon/contract";
import { formatMoney, formatNumber } from "@dasturxon/domain/format";
import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import { formatLongDay } from "@dasturxon/domain/long-day";
import { useT } from "../../platform/i18n.tsx";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import { useBrand, useCurrency } from "../../shop/brand/brand.tsx";

const FULL_DISCOUNT_PERCENT = 100;

/** Returns the discount and the conditions of a promo code in the page's language. */
export function useDescribePromo(): (promo: CustomerPromo) => { gives: string; conditions: string[] } {
  const t = useT();
  const { language, currency } = useCurrency();
  const { timeZone } = useBrand().merchant;
  const formatDay = (instant: string) =>
    formatLongDay(instant, { timeZone, language, now: getServerTimeMs() });

  return ({ discountType, productDiscount, deliveryDiscount, minPrice, startDate, endDate, state }) => {
    const isPercent = discountType === "PERCENTAGE";
    // Isolates the negative number, because its minus sign would otherwise be at the wrong end in right-to-left text.
    const formatNegative = (figures: string) => `\u2066−${figures}\u2069`;
    const formatDiscount = (amount: number) => {
      const figures = formatNumber(amount, language);
      if (isPercent) return formatNegative(`${figures}\u00a0%`);
      return `${formatNegative(figures)}\u00a0${formatCurrencyLabel(language, currency)}`;
    };
    const gives = [
      productDiscount > 0 && t("promo.products", { off: formatDiscount(productDiscount) }),
      deliveryDiscount > 0 &&
        (isPercent && deliveryDiscount >= FULL_DISCOUNT_PERCENT
          ? t("promo.freeDelivery")
          : t("promo.delivery", { off: formatDiscount(deliveryDiscount) })),
    ].filter(Boolean);
    const conditions = [
      minPrice > 0 && t("promo.above", { sum: formatMoney(minPrice, language, currency) }),
      state === "not_started" && startDate && t("promo.from", { day: formatDay(startDate) }),
      endDate && t("promo.until", { day: formatDay(endDate) }),
    ].filter((each) => typeof each === "string");
    return { gives: gives.join(" + "), conditions };
  };
}
