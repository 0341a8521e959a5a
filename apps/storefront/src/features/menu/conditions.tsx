import { Suspense } from "react";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { useOrderSettings } from "../../shop/brand/order-settings.ts";
import type { BranchToday } from "../../shop/location/branch-hours.ts";
import type { BusyHour } from "../../shop/location/branch-pause.ts";
import { useFulfillment } from "../../shop/location/fulfillment.ts";
import type { OrderSettings } from "../../platform/shapes.ts";
import { useBusy } from "../../shop/menu/pauses.ts";
import { useServiceType } from "../../shop/location/service-type.ts";
import { ConditionChips } from "./condition-facts.tsx";
import type { ConditionFacts, ServiceCondition } from "./condition-facts.tsx";

const GuestConditions = lazyComponent(() =>
  import("./own-conditions.tsx").then((module) => module.GuestConditions),
);

export interface ConditionsProps {
  opening: BranchToday | null;
  /** Additional minutes and surcharge of busy hours, as of the time when the server rendered the page. */
  busy: BusyHour;
}

/**
 * Renders the time, delivery price, minimum and service fee on the menu, so that the guest knows them before the
 * checkout [UX-8].
 */
export function Conditions({ opening, busy: served }: ConditionsProps) {
  const settings = useOrderSettings();
  const serviceType = useServiceType();
  const { nearestBranchId, branchId } = useFulfillment();
  const busy = useBusy(served);
  const isDelivery = serviceType === "DELIVERY";
  const hasOwn = (isDelivery ? nearestBranchId : branchId) !== null;
  const from = isDelivery ? settings?.deliveryFrom : null;
  const general: ConditionFacts = {
    serviceType,
    minutes: from?.minutes ?? null,
    fee: from ? { price: from.price + busy.deliverySurcharge, isFrom: true } : null,
    minimum: settings?.minimalDeliveryPrice ?? 0,
    opening,
    busyMinutes: busy.extraMinutes,
    service: toServiceCondition(settings),
  };
  return (
    <ul className="flex min-h-9 flex-wrap items-center gap-1.5 py-1 lg:mb-3">
      {hasOwn || !opening ? (
        <Suspense fallback={<ConditionChips {...general} />}>
          <GuestConditions general={general} />
        </Suspense>
      ) : (
        <ConditionChips {...general} />
      )}
    </ul>
  );
}

/** Returns the service fee for the chips. Null if no order has one. */
function toServiceCondition(settings: OrderSettings | null): ServiceCondition | null {
  if (!settings?.isServiceFeeEnabled || !settings.serviceFeeAmount) return null;
  const freeAbove = settings.isServiceFeeFreeAboveThreshold && settings.serviceFeeThreshold;
  return freeAbove === 0 ? null : { price: settings.serviceFeeAmount, freeAbove: freeAbove || 0 };
}
