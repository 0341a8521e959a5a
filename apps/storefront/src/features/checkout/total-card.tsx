import { formatMoney } from "@dasturxon/domain/format";
import { Suspense } from "react";
import { useBasket } from "../../shop/basket/basket.ts";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useOrderSettings } from "../../shop/brand/order-settings.ts";
import { useBreakdownRows } from "../../shop/basket/breakdown-rows.tsx";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { PromoField } from "../../shop/basket/promo-field.tsx";
import { useServiceType } from "../../shop/location/service-type.ts";
import { BreakdownList } from "../../ui/breakdown-list.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Card } from "../../ui/card.tsx";
import { OrderedLines } from "./ordered-lines.tsx";
import type { CheckoutState } from "./use-checkout.ts";

const CashbackSwitch = lazyComponent(() =>
  import("./cashback-switch.tsx").then((module) => module.CashbackSwitch),
);

/** Shows the promo code, the cashback and every line of the total. */
export function TotalCard({ checkout }: { checkout: CheckoutState }) {
  const t = useT();
  const { promoCode } = useBasket();
  const isDelivered = useServiceType() === "DELIVERY";
  const { breakdown, quote, isPending, delivery, cashbackBalance } = checkout;
  const rows = useBreakdownRows(breakdown, {
    isDelivered,
    delivery,
    promoCode,
  });
  const { language, currency } = useCurrency();
  const settings = useOrderSettings();
  // The note that the fee is free above an amount is added here and not in `useBreakdownRows`, where it would exceed
  // the size budget of the basket's script.
  const freeAbove = settings?.isServiceFeeFreeAboveThreshold ? settings.serviceFeeThreshold : 0;
  const service = rows.find(({ key }) => key === "service");
  if (service && freeAbove > 0)
    service.label = (
      <>
        {service.label}
        <span className="block text-caption text-ink-3">
          {t("breakdown.serviceFree", { sum: formatMoney(freeAbove, language, currency) })}
        </span>
      </>
    );
  return (
    <Card id="checkout-promo" title={t("checkout.total")}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <OrderedLines breakdown={breakdown} problems={checkout.problems} />
        <PromoField quote={quote} isPending={isPending} />
        {cashbackBalance > 0 && (
          <Suspense fallback={<Skeleton className="h-13" />}>
            <CashbackSwitch checkout={checkout} />
          </Suspense>
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
