import { useBasketProgress } from "../../shop/basket/basket-progress.ts";
import { useBasket } from "../../shop/basket/basket.ts";
import { useGroupOfBasket } from "../../shop/basket/group.ts";
import { useT } from "../../platform/i18n.tsx";
import { useBreakdownRows } from "../../shop/basket/breakdown-rows.tsx";
import { PauseNote } from "../../shop/menu/pause-note.tsx";
import { usePause } from "../../shop/menu/pauses.ts";
import type { PricedOrder } from "../../shop/basket/priced-basket.ts";
import { PromoField } from "../../shop/basket/promo-field.tsx";
import { useServiceType } from "../../shop/location/service-type.ts";
import { BreakdownList } from "../../ui/breakdown-list.tsx";
import { ProgressNote } from "./progress-note.tsx";

/** Of a member's part of a group's order. */
const OF_DISHES = new Set(["products", "discount"]);

/** Promo, how far it is to the minimum or to free delivery, and every line of the sum [BK-10]. */
export function BasketSummary({ priced }: { priced: PricedOrder }) {
  const t = useT();
  const { promoCode } = useBasket();
  const isDelivered = useServiceType() === "DELIVERY";
  const { deliveryPrice, deliveryDiscount } = priced.breakdown;
  const pause = usePause();
  const progress = useBasketProgress(priced.breakdown);
  // A promo code already brings it free: there is nothing more to reach.
  const isFreeAnyway =
    progress?.towards === "free" &&
    progress.left > 0 &&
    deliveryDiscount > 0 &&
    deliveryDiscount >= deliveryPrice;
  const rows = useBreakdownRows(priced.breakdown, {
    isDelivered,
    delivery: priced.delivery,
    promoCode,
  });
  // A part of a group's order: what comes on top of the dishes is shared when it is placed [GR-3].
  if (useGroupOfBasket()?.orderingSince === null)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <BreakdownList rows={rows.filter(({ key }) => OF_DISHES.has(key))} />
        <p className="text-small text-ink-2">{t("group.rule")}</p>
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {pause && pause.until !== null && <PauseNote pause={pause} />}
      <PromoField quote={priced.quote} isPending={priced.isPending} />
      {!isFreeAnyway && (
        <ProgressNote progress={progress} className="rounded-card bg-sunken px-4 pt-3 pb-4 lg:p-0" />
      )}
      <div
        aria-busy={priced.isPending}
        className={priced.isPending ? "opacity-60 transition-opacity" : "transition-opacity"}
      >
        <BreakdownList rows={rows} />
      </div>
    </div>
  );
}
