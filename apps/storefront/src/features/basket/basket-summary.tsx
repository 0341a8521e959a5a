import { useBasketProgress } from "../../shop/basket/basket-progress.ts";
import { useIsBasketPartOfGroupOrder } from "../../shop/basket/group.ts";
import { PauseNote } from "../../shop/menu/pause-note.tsx";
import { useBranchPause } from "../../shop/menu/pauses.ts";
import type { PricedOrder } from "../../shop/basket/priced-basket.ts";
import { PromoField } from "../../shop/basket/promo-field.tsx";
import { BasketSums } from "./basket-sums.tsx";
import { ProgressNote } from "./progress-note.tsx";

/** Renders the promo code, the progress to the minimum or to free delivery, and the breakdown [BK-10]. */
export function BasketSummary({ priced }: { priced: PricedOrder }) {
  const { deliveryPrice, deliveryDiscount } = priced.breakdown;
  const pause = useBranchPause();
  const progress = useBasketProgress(priced.breakdown);
  // If a promo code makes the delivery free, the progress to free delivery is not shown.
  const isFreeAnyway =
    progress?.towards === "free" &&
    progress.left > 0 &&
    deliveryDiscount > 0 &&
    deliveryDiscount >= deliveryPrice;
  if (useIsBasketPartOfGroupOrder()) return <BasketSums priced={priced} />;
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
        <BasketSums priced={priced} />
      </div>
    </div>
  );
}
