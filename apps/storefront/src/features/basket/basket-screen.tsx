import { ShoppingBag } from "lucide-react";
import { Suspense, useEffect } from "react";
import { useNavigate } from "react-router";
import { useBasket } from "../../shop/basket/basket.ts";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { menuQuery } from "../../shop/menu/menu-query.ts";
import { useIsMounted } from "../../platform/panel.ts";
import { usePricedOrder } from "../../shop/basket/priced-basket.ts";
import type { PricedOrder } from "../../shop/basket/priced-basket.ts";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { BasketMainButton } from "./basket-action.tsx";
import { BasketLines } from "./basket-lines.tsx";
import { BasketSummary } from "./basket-summary.tsx";
import { ClearBasketButton } from "./clear-basket.tsx";
import { Recommendations } from "./recommendations.tsx";
import { StartGroupOrderLink } from "./together-link.tsx";

// The redirect is lazy-loaded, because an empty basket is rarely opened.
const RedirectAfterOrder = lazyComponent(() =>
  import("./after-order.tsx").then((module) => module.RedirectAfterOrder),
);

/** Renders the basket page. From 1024 px, the breakdown is beside the lines. */
export function BasketScreen() {
  const t = useT();
  const navigate = useNavigate();
  const { lines } = useBasket();
  const isMounted = useIsMounted();
  const priced = usePricedOrder();
  // Reloads the menu, so that the basket shows newly unavailable products, and not only the checkout [MN-7].
  useEffect(() => void menuQuery.reload(), []);
  return (
    <main id="main" className="min-h-dvh [--ground:var(--surface)]">
      <PageHeader
        title={t("basket.title")}
        back="/"
        backLabel={t("basket.toMenu")}
        width="max-w-[1080px]"
        end={isMounted && lines.length > 0 && <ClearBasketButton />}
      />
      <div className="mx-auto max-w-[1080px] px-4 lg:px-6">
        {!isMounted && (
          <div className="pt-4">
            <SkeletonRows count={3} label={t("state.loading")} />
          </div>
        )}
        {isMounted && lines.length === 0 && (
          // The space below the products is for the bar of active orders, which floats over the end of the page.
          <div className="above-orders">
            <Suspense>
              <RedirectAfterOrder />
            </Suspense>
            <EmptyState
              title={t("basket.emptyTitle")}
              text={t("basket.emptyText")}
              icon={<ShoppingBag size={34} strokeWidth={1.5} aria-hidden />}
              action={{ label: t("basket.toMenu"), onPress: () => void navigate("/"), isMain: true }}
            />
            <Recommendations />
          </div>
        )}
        {isMounted && lines.length > 0 && <FilledBasket priced={priced} />}
      </div>
    </main>
  );
}

function FilledBasket({ priced }: { priced: PricedOrder }) {
  const t = useT();
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-12 lg:pt-4">
      <div className="min-w-0">
        <BasketLines priced={priced} />
        <StartGroupOrderLink />
        <Recommendations />
      </div>
      <aside
        aria-label={t("basket.total")}
        className="mt-6 pb-32 max-lg:[body:has(>[data-orders])_&]:pb-52 lg:sticky lg:top-20 lg:mt-0 lg:self-start lg:rounded-sheet lg:bg-sunken lg:p-6"
      >
        <BasketSummary priced={priced} />
        <BottomBar className="lg:mt-5">
          <BasketMainButton priced={priced} />
        </BottomBar>
      </aside>
    </div>
  );
}
