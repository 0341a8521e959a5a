import { useBasket } from "../../shop/basket/basket.ts";
import type { PricedOrder } from "../../shop/basket/priced-basket.ts";
import { useT } from "../../platform/i18n.tsx";
import { BasketLineRow } from "./basket-line.tsx";

/** Renders the lines of the basket with their prices and problems [MN-7, BK-5]. */
export function BasketLines({ priced }: { priced: PricedOrder }) {
  const t = useT();
  const { lines } = useBasket();
  return (
    <ul aria-label={t("basket.title")} className="divide-y divide-line">
      {lines.map((line, at) => (
        <BasketLineRow
          key={line.key}
          line={line}
          total={priced.breakdown.lines[at]?.total ?? 0}
          oldTotal={priced.breakdown.lines[at]?.oldTotal}
          problem={priced.problems.get(line.key)}
        />
      ))}
    </ul>
  );
}
