import { formatMoney } from "@dasturxon/domain/format";
import { useBasket } from "../../shop/basket/basket.ts";
import { useBreakdownRows } from "../../shop/basket/breakdown-rows.tsx";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { PromoField } from "../../shop/basket/promo-field.tsx";
import { useServiceType } from "../../shop/location/service-type.ts";
import { BreakdownList } from "../../ui/breakdown-list.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Card } from "../../ui/card.tsx";
import { changeDraft } from "./draft.ts";
import { OrderedLines } from "./ordered-lines.tsx";
import type { Checkout } from "./use-checkout.ts";

/** Promo, cashback and every line of the sum. */
export function TotalCard({ checkout }: { checkout: Checkout }) {
  const t = useT();
  const { language, currency } = useCurrency();
  const { promoCode } = useBasket();
  const isDelivered = useServiceType() === "DELIVERY";
  const { breakdown, quote, isPending, delivery, cashbackBalance, draft } = checkout;
  const rows = useBreakdownRows(breakdown, {
    isDelivered,
    delivery,
    promoCode,
  });
  return (
    <Card id="checkout-promo" title={t("checkout.total")}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <OrderedLines breakdown={breakdown} />
        <PromoField quote={quote} isPending={isPending} />
        {cashbackBalance > 0 && (
          <Switch
            isOn={draft.isCashbackSpent}
            onChange={(isCashbackSpent) => changeDraft({ isCashbackSpent })}
            label={t("checkout.cashback")}
            note={t("checkout.cashbackBalance", { sum: formatMoney(cashbackBalance, language, currency) })}
          />
        )}
        <div
          aria-busy={isPending}
          className={isPending ? "opacity-60 transition-opacity" : "transition-opacity"}
        >
          <BreakdownList rows={rows} />
        </div>
      </div>
    </Card>
  );
}
