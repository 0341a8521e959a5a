import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useBasketLocation } from "../../shop/basket/basket-location.ts";
import { useBasket } from "../../shop/basket/basket.ts";
import { useBasketProgress } from "../../shop/basket/basket-progress.ts";
import { useIsBasketPartOfGroupOrder } from "../../shop/basket/group.ts";
import { useT } from "../../platform/i18n.tsx";
import { usePricedOrder } from "../../shop/basket/priced-basket.ts";
import { BasketMainButton } from "./basket-action.tsx";
import { BasketSums } from "./basket-sums.tsx";
import { BasketLineRow } from "./basket-line.tsx";
import { ProgressNote } from "./progress-note.tsx";

/** Renders the basket beside the menu from 1024 px, with the full breakdown and a link to the checkout [BK-10]. */
export function BasketColumn() {
  const t = useT();
  const { lines, promoCode } = useBasket();
  const basketWay = useBasketLocation();
  const isPart = useIsBasketPartOfGroupOrder();
  // Requests a quote if a line has a stock limit, because only the server has the current stock [MN-6].
  const isCounted = lines.some(({ limit }) => limit !== null);
  const priced = usePricedOrder({ isQuoted: promoCode !== null || isCounted });
  const { breakdown, problems } = priced;
  const progress = useBasketProgress(breakdown);
  return (
    <aside
      aria-label={t("basket.title")}
      className="sticky top-[88px] hidden max-h-[calc(100dvh-112px)] self-start overflow-hidden rounded-sheet bg-sunken lg:flex lg:flex-col"
    >
      <h2 className="px-5 pt-5 pb-2 text-section font-bold">
        <Link {...basketWay} preventScrollReset className="inline-flex min-h-8 items-center gap-1">
          {t("basket.title")}
          <ChevronRight size={20} aria-hidden className="text-ink-3 rtl:-scale-x-100" />
        </Link>
      </h2>
      <ul className="min-h-0 flex-1 overflow-y-auto px-5">
        {lines.map((line, at) => (
          <BasketLineRow
            key={line.key}
            line={line}
            total={breakdown.lines[at]?.total ?? 0}
            problem={problems.get(line.key)}
            isSmall
          />
        ))}
      </ul>
      <div className="grid gap-3 px-5 pt-3 pb-5">
        {!isPart && <ProgressNote progress={progress} />}
        <BasketSums priced={priced} />
        <BasketMainButton priced={priced} isBesideTotal />
      </div>
    </aside>
  );
}
