import { Link } from "react-router";
import { useBasket } from "../../shop/basket/basket.ts";
import { useBasketLocation } from "../../shop/basket/basket-location.ts";
import { useBasketProgress } from "../../shop/basket/basket-progress.ts";
import { useT } from "../../platform/i18n.tsx";
import { useIsMounted } from "../../platform/panel.ts";
import { useBasketBreakdown } from "../../shop/basket/priced-basket.ts";
import { useTariff } from "../../shop/basket/tariff.ts";
import { ProgressNote } from "./progress-note.tsx";
import { TotalWithNote } from "./total-with-note.tsx";

/**
 * Renders a bar over the menu if the basket is not empty: count, label and total. `className` hides it where the basket
 * is shown elsewhere.
 */
export function BasketBar({ className = "lg:hidden" }: { className?: string }) {
  const t = useT();
  const { lines } = useBasket();
  const priced = useBasketBreakdown();
  const progress = useBasketProgress(priced);
  const { tariff } = useTariff(priced.totalProductPrice);
  const isMounted = useIsMounted();
  const basketWay = useBasketLocation();
  if (!isMounted || lines.length === 0) return null;
  return (
    <section
      aria-label={t("basket.title")}
      className={`basket-bar fixed inset-x-0 bottom-0 z-40 px-3 pb-[max(12px,var(--safe-bottom))] max-lg:[body:has(>[data-bottom-nav])_&]:bottom-[calc(56px+var(--safe-bottom))] ${className}`}
    >
      <div className="mx-auto max-w-lg rounded-[20px] bg-raised p-1.5 shadow-float">
        <ProgressNote progress={progress} className="px-2.5 pt-1 pb-2" />
        <Link
          {...basketWay}
          preventScrollReset
          className="flex min-h-13 flex-wrap items-center gap-x-3 rounded-[14px] bg-brand px-4 font-bold text-on-brand transition-[scale] duration-(--tap) active:scale-[0.98]"
        >
          <span className="num grid h-7 min-w-7 place-items-center rounded-full bg-on-brand px-2 text-small text-brand">
            {priced.productCount}
          </span>
          <span className="flex-1">{t("basket.title")}</span>
          <TotalWithNote total={priced.totalProductPrice} isDeliveryUnknown deliveryPrice={tariff?.price} />
        </Link>
      </div>
    </section>
  );
}
