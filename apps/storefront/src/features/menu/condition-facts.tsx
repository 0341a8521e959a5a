import { formatNumber } from "@dasturxon/domain/format";
import { Bike, Clock } from "lucide-react";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { lazyWhenRendered } from "../../platform/lazy-component.tsx";
import type { BranchOpeningState } from "../../shop/location/branch-hours.ts";
import type { ServiceType } from "../../shop/location/fulfillment.ts";
import { OpenStateText } from "../../shop/location/open-words.tsx";

export interface OrderConditionFacts {
  serviceType: ServiceType;
  /** Whether the guest scanned a table's QR code. The service type is then omitted, because the table card shows it. */
  isAtTable: boolean;
  /** Minutes until the order is delivered or ready for pickup. Null if unknown. */
  minutes: number | null;
  /** Delivery price in soʻm. `isFrom`: it is shown as "from", because the address is not known yet. */
  fee: { price: number; isFrom: boolean } | null;
  /** Minimum order total for delivery, in soʻm. 0 means none. */
  minimum: number;
  opening: BranchOpeningState | null;
  /** Additional minutes of preparation while the kitchen is busy. 0 means none. */
  busyMinutes: number;
  service: ServiceFeeCondition | null;
}

/** Service fee of the brand, if there is one [BK-7]. */
export interface ServiceFeeCondition {
  /** Amount of the fee, in soʻm. */
  price: number;
  /** Order total in soʻm above which the fee is not charged. 0 means that it is always charged. */
  freeAbove: number;
}

const BusyKitchenNote = lazyWhenRendered(() =>
  import("./busy-words.tsx").then((module) => module.BusyKitchenNote),
);

/** Width of the displayed time range, minutes. */
const SHOWN_TIME_RANGE_MINUTES = 10;

/**
 * Renders the time, delivery price, minimum and service fee as running text. The opening state is shown only if the
 * branch is closed.
 */
export function OrderConditionList({
  serviceType,
  isAtTable,
  minutes,
  fee,
  minimum,
  opening,
  busyMinutes,
  service,
}: OrderConditionFacts) {
  const t = useT();
  const { language } = useBrand();
  const formatAmount = (money: number) => formatNumber(money, language);
  return (
    <>
      {opening && !opening.isOpen && (
        <OrderCondition tone="bg-bad-soft text-bad-ink">
          <OpenStateText today={opening} />
        </OrderCondition>
      )}
      {busyMinutes > 0 && (
        <OrderCondition tone="bg-warn-soft text-warn-ink">
          <Clock size={14} aria-hidden />
          <Suspense>
            <BusyKitchenNote minutes={busyMinutes} />
          </Suspense>
        </OrderCondition>
      )}
      {minutes !== null && (
        <OrderCondition>
          <Clock size={14} aria-hidden />
          {t("conditions.minutes", {
            from: minutes + busyMinutes,
            to: minutes + busyMinutes + SHOWN_TIME_RANGE_MINUTES,
          })}
        </OrderCondition>
      )}
      {serviceType !== "DELIVERY" && !isAtTable && (
        <OrderCondition>{t(`conditions.${serviceType}`)}</OrderCondition>
      )}
      {fee && (
        <OrderCondition>
          <Bike size={15} aria-hidden />
          <span className="sr-only">{t("breakdown.delivery")}: </span>
          {fee.price === 0
            ? t("breakdown.free")
            : fee.isFrom
              ? t("conditions.from", { price: formatAmount(fee.price) })
              : formatAmount(fee.price)}
        </OrderCondition>
      )}
      {serviceType === "DELIVERY" && minimum > 0 && (
        <OrderCondition>{t("conditions.minimum", { price: formatAmount(minimum) })}</OrderCondition>
      )}
      {service && (
        <OrderCondition>
          {t(service.freeAbove ? "conditions.serviceBelow" : "conditions.service", {
            price: formatAmount(service.price),
            sum: formatAmount(service.freeAbove),
          })}
        </OrderCondition>
      )}
    </>
  );
}

/** Renders one delivery condition, such as the minimum order sum. `tone`: CSS class that highlights the text. */
function OrderCondition({ children, tone }: { children: ReactNode; tone?: string }) {
  return <li>{tone ? <b className={tone}>{children}</b> : children}</li>;
}
