import { Suspense } from "react";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { useOrderSettings } from "../../shop/brand/order-settings.ts";
import type { BranchOpeningState } from "../../shop/location/branch-hours.ts";
import type { BusyHour } from "../../shop/location/branch-pause.ts";
import { useFulfillment } from "../../shop/location/fulfillment.ts";
import type { OrderSettings } from "../../platform/shapes.ts";
import { useBusyHour } from "../../shop/menu/pauses.ts";
import { useOrderTable } from "../../shop/location/table.ts";
import { useServiceType } from "../../shop/location/service-type.ts";
import { OrderConditionList } from "./condition-facts.tsx";
import type { OrderConditionFacts, ServiceFeeCondition } from "./condition-facts.tsx";

const GuestOrderConditions = lazyComponent(() =>
  import("./own-conditions.tsx").then((module) => module.GuestOrderConditions),
);

export interface ConditionsProps {
  opening: BranchOpeningState | null;
  /** Additional minutes and surcharge of busy hours, as of the time when the server rendered the page. */
  busy: BusyHour;
}

/**
 * Renders the conditions of an order on the menu (time, delivery price, minimum and service fee), so that the guest
 * knows them before the checkout [UX-8].
 */
export function OrderConditions({ opening, busy: served }: ConditionsProps) {
  const settings = useOrderSettings();
  const serviceType = useServiceType();
  const { nearestBranchId, branchId } = useFulfillment();
  const busy = useBusyHour(served);
  const isDelivery = serviceType === "DELIVERY";
  const hasOwn = (isDelivery ? nearestBranchId : branchId) !== null;
  const from = isDelivery ? settings?.deliveryFrom : null;
  const general: OrderConditionFacts = {
    serviceType,
    isAtTable: useOrderTable() !== null,
    minutes: from?.minutes ?? null,
    fee: from ? { price: from.price + busy.deliverySurcharge, isFrom: true } : null,
    minimum: settings?.minimalDeliveryPrice ?? 0,
    opening,
    busyMinutes: busy.extraMinutes,
    service: toServiceFeeCondition(settings),
  };
  return (
    <ul className="conditions">
      {hasOwn || !opening ? (
        <Suspense fallback={<OrderConditionList {...general} />}>
          <GuestOrderConditions general={general} />
        </Suspense>
      ) : (
        <OrderConditionList {...general} />
      )}
    </ul>
  );
}

/** Returns the service fee as a condition of an order. Null if no order has a fee. */
function toServiceFeeCondition(settings: OrderSettings | null): ServiceFeeCondition | null {
  if (!settings?.isServiceFeeEnabled || !settings.serviceFeeAmount) return null;
  const freeAbove = settings.isServiceFeeFreeAboveThreshold && settings.serviceFeeThreshold;
  return freeAbove === 0 ? null : { price: settings.serviceFeeAmount, freeAbove: freeAbove || 0 };
}
