import { calculateAmountDue } from "@dasturxon/domain/tips";
import { useBasket } from "../../shop/basket/basket.ts";
import { useBreakdownRows } from "../../shop/basket/breakdown-rows.tsx";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useServiceType } from "../../shop/location/service-type.ts";
import { BreakdownList } from "../../ui/breakdown-list.tsx";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { QuestionSheet } from "../../ui/question-sheet.tsx";
import type { PriceChange } from "./use-placing.ts";

export interface PriceChangedSheetProps {
  change: PriceChange;
  isOpen: boolean;
  onClose(): void;
  onAccept(): void;
}

/** Shows the new total of the server beside the old one and explains the change. One tap accepts it [BK-8]. */
export function PriceChangedSheet({ change, isOpen, onClose, onAccept }: PriceChangedSheetProps) {
  const t = useT();
  const currency = useCurrency();
  const { promoCode } = useBasket();
  const { shownTotal, breakdown } = change;
  const amountDue = calculateAmountDue(breakdown);
  // If the new total only adds the delivery price, the customer accepted the total offline, where the delivery price
  // was unknown.
  const isDeliveryAlone =
    breakdown.totalPrice > shownTotal &&
    breakdown.totalPrice - shownTotal === breakdown.deliveryPrice - breakdown.deliveryDiscount;
  const rows = useBreakdownRows(breakdown, {
    isDelivered: useServiceType() === "DELIVERY",
    promoCode,
  });
  return (
    <QuestionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t(isDeliveryAlone ? "checkout.deliveryCounted" : "checkout.priceChanged")}
      closeLabel={t("action.close")}
      className="gap-4"
      answers={
        <>
          <Button size="large" isWide onClick={onAccept} className="justify-between!">
            <span>{t("checkout.acceptPrice")}</span>
            <Price amount={amountDue} {...currency} />
          </Button>
          <Button look="plain" isWide onClick={onClose}>
            {t("checkout.refusePrice")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        {t(isDeliveryAlone ? "checkout.deliveryCountedText" : "checkout.priceChangedText")}
      </p>
      <p className="flex items-center justify-center gap-4 rounded-card bg-sunken py-5">
        <s className="text-title text-ink-3">
          <Price
            amount={shownTotal + amountDue - breakdown.totalPrice}
            {...currency}
            className="font-medium!"
          />
        </s>
        <span aria-hidden className="text-ink-3 rtl:-scale-x-100">
          →
        </span>
        <Price amount={amountDue} {...currency} className="text-section" />
      </p>
      <BreakdownList rows={rows} />
    </QuestionSheet>
  );
}
