import { useBasket } from "../../shop/basket/basket.ts";
import { useBreakdownRows } from "../../shop/basket/breakdown-rows.tsx";
import { useIsBasketPartOfGroupOrder } from "../../shop/basket/group.ts";
import type { PricedOrder } from "../../shop/basket/priced-basket.ts";
import { useServiceType } from "../../shop/location/service-type.ts";
import { useT } from "../../platform/i18n.tsx";
import { BreakdownList } from "../../ui/breakdown-list.tsx";

/** Keys of the breakdown rows that are shown for a member's part of a group order. */
const GROUP_MEMBER_ROWS = new Set(["products", "discount"]);

/**
 * Renders the breakdown of the basket [BK-10]. For a part of a group order, renders only the dishes, because the
 * remaining amounts are split when the order is placed [GR-3].
 */
export function BasketSums({ priced }: { priced: PricedOrder }) {
  const t = useT();
  const { promoCode } = useBasket();
  const isDelivered = useServiceType() === "DELIVERY";
  const isPart = useIsBasketPartOfGroupOrder();
  const rows = useBreakdownRows(priced.breakdown, { isDelivered, delivery: priced.delivery, promoCode });
  if (!isPart) return <BreakdownList rows={rows} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <BreakdownList rows={rows.filter(({ key }) => GROUP_MEMBER_ROWS.has(key))} />
      <p className="text-small text-ink-2">{t("group.rule")}</p>
    </div>
  );
}
