import type { CustomerPromo } from "@dasturxon/contract";
import { formatMoney, formatNumber } from "@dasturxon/domain/format";
import { currencyLabel } from "@dasturxon/domain/locale";
import { formatLongDay } from "@dasturxon/domain/long-day";
import { useT } from "../../platform/i18n.tsx";
import { serverNow } from "../../platform/server-clock.ts";
import { useBrand, useCurrency } from "../../shop/brand/brand.tsx";

const ALL = 100;

/** Returns the discount and the conditions of a promo code in the page's language. */
export function usePromoWords(): (promo: CustomerPromo) => { gives: string; conditions: string[] } {
  const t = useT();
  const { language, currency } = useCurrency();
  const { timeZone } = useBrand().merchant;
  const dayOf = (instant: string) => formatLongDay(instant, { timeZone, language, now: serverNow() });

  return ({ discountType, productDiscount, deliveryDiscount, minPrice, startDate, endDate, state }) => {
    const isPercent = discountType === "PERCENTAGE";
    // Isolated, because the minus sign would otherwise be at the wrong end in right-to-left text.
    const less = (figures: string) => `\u2066−${figures}\u2069`;
    const off = (amount: number) => {
      const figures = formatNumber(amount, language);
      if (isPercent) return less(`${figures}\u00a0%`);
      return `${less(figures)}\u00a0${currencyLabel(language, currency)}`;
    };
    const gives = [
      productDiscount > 0 && t("promo.products", { off: off(productDiscount) }),
      deliveryDiscount > 0 &&
        (isPercent && deliveryDiscount >= ALL
          ? t("promo.freeDelivery")
          : t("promo.delivery", { off: off(deliveryDiscount) })),
    ].filter(Boolean);
    const conditions = [
      minPrice > 0 && t("promo.above", { sum: formatMoney(minPrice, language, currency) }),
      state === "not_started" && startDate && t("promo.from", { day: dayOf(startDate) }),
      endDate && t("promo.until", { day: dayOf(endDate) }),
    ].filter((each) => typeof each === "string");
    return { gives: gives.join(" + "), conditions };
  };
}
