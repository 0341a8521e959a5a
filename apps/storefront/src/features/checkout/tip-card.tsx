import { formatMoney, formatNumber } from "@dasturxon/domain/format";
import { calculateTip } from "@dasturxon/domain/tips";
import { useId } from "react";
import { useT } from "../../platform/i18n.tsx";
import { useBrand, useCurrency } from "../../shop/brand/brand.tsx";
import { useOrderSettings } from "../../shop/brand/order-settings.ts";
import { useServiceType } from "../../shop/location/service-type.ts";
import { Card } from "../../ui/card.tsx";
import { RadioChip } from "../../ui/radio-chip.tsx";
import { changeCheckoutDraft } from "./draft.ts";
import type { CheckoutState } from "./use-checkout.ts";

/** Selects the tip for the courier. Renders nothing if the order is not delivered or the brand takes no tips. */
export function TipCard({ checkout }: { checkout: Pick<CheckoutState, "draft" | "breakdown"> }) {
  const t = useT();
  const name = useId();
  const { merchant } = useBrand();
  const { language, currency } = useCurrency();
  const isDelivered = useServiceType() === "DELIVERY";
  const tips = useOrderSettings()?.tips;
  if (!isDelivered || !tips?.isEnabled) return null;
  const { draft, breakdown } = checkout;
  const chosen = draft.tip !== null && tips.choices.includes(draft.tip) ? draft.tip : null;
  const { totalProductPrice } = breakdown;
  return (
    <Card id="checkout-tip" title={t("checkout.tip")}>
      <div role="radiogroup" aria-labelledby="checkout-tip-title" className="flex flex-wrap gap-2">
        {[null, ...tips.choices].map((choice) => {
          const amount = calculateTip(tips, choice, { totalProductPrice, currency: merchant.currency });
          return (
            <RadioChip
              key={choice}
              name={name}
              isChosen={choice === chosen}
              onChoose={() => changeCheckoutDraft({ tip: choice })}
              className="flex-1"
            >
              {choice === null ? (
                t("checkout.tipNone")
              ) : tips.unit === "SUM" ? (
                formatNumber(choice, language)
              ) : (
                <span className="grid justify-items-center py-1 leading-tight">
                  <bdi>{formatNumber(choice, language)}%</bdi>
                  <span className="text-caption opacity-80">{formatMoney(amount, language, currency)}</span>
                </span>
              )}
            </RadioChip>
          );
        })}
      </div>
      <p className="mt-3 text-caption text-ink-3">{t("checkout.tipNote")}</p>
    </Card>
  );
}
