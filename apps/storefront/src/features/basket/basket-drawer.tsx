import { ShoppingBag } from "lucide-react";
import { useEffect } from "react";
import { useBasket } from "../../shop/basket/basket.ts";
import { BASKET_PANEL } from "../../shop/basket/basket-location.ts";
import { menuQuery } from "../../shop/menu/menu-query.ts";
import { useT } from "../../platform/i18n.tsx";
import { usePanel } from "../../platform/panel.ts";
import { usePricedOrder } from "../../shop/basket/priced-basket.ts";
import type { PricedOrder } from "../../shop/basket/priced-basket.ts";
import { EmptyState } from "../../ui/states.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { BasketMainButton } from "./basket-action.tsx";
import { BasketLines } from "./basket-lines.tsx";
import { BasketSummary } from "./basket-summary.tsx";
import { ClearBasketButton } from "./clear-basket.tsx";
import { Recommendations } from "./recommendations.tsx";
import { StartGroupOrderLink } from "./together-link.tsx";

/** Renders the basket over the menu, for brands without a basket page (`cartPage`) [BR-14]. */
export function BasketDrawer() {
  const t = useT();
  const panel = usePanel(BASKET_PANEL);
  const { lines } = useBasket();
  const priced = usePricedOrder();
  const { isOpen } = panel;
  // Reloads the menu, so that the basket shows newly unavailable products, and not only the checkout [MN-7].
  useEffect(() => {
    if (isOpen) void menuQuery.reload();
  }, [isOpen]);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={panel.close}
      title={t("basket.title")}
      closeLabel={t("action.close")}
      height="tall"
      isDrawer
      footer={lines.length > 0 && <BasketMainButton priced={priced} />}
    >
      {lines.length === 0 ? (
        <EmptyState
          title={t("basket.emptyTitle")}
          text={t("basket.emptyText")}
          icon={<ShoppingBag size={34} strokeWidth={1.5} aria-hidden />}
          action={{ label: t("basket.toMenu"), onPress: panel.close, isMain: true }}
        />
      ) : (
        <FilledBasketDrawer priced={priced} />
      )}
    </Sheet>
  );
}

function FilledBasketDrawer({ priced }: { priced: PricedOrder }) {
  return (
    <div className="px-5 pb-5">
      <div className="flex justify-end">
        <ClearBasketButton />
      </div>
      <BasketLines priced={priced} />
      <StartGroupOrderLink />
      <Recommendations />
      <div className="pt-5">
        <BasketSummary priced={priced} />
      </div>
    </div>
  );
}
