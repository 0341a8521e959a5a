import { estimateRoadMinutes } from "@dasturxon/domain/tariff";
import { calculateDistanceMetres } from "@dasturxon/domain/zones";
import { branchesQuery } from "../../shop/location/branches.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useFulfillment } from "../../shop/location/fulfillment.ts";
import { useBasketBreakdown } from "../../shop/basket/priced-basket.ts";
import { useTariff } from "../../shop/basket/tariff.ts";
import { OrderConditionList } from "./condition-facts.tsx";
import type { OrderConditionFacts } from "./condition-facts.tsx";
import { getOpeningState } from "./opening.ts";
import { getServerTimeMs } from "../../platform/server-clock.ts";

/** Renders the conditions of this guest: time and delivery price to the chosen address, hours of the chosen branch. */
export function GuestOrderConditions({ general }: { general: OrderConditionFacts }) {
  const { merchant } = useBrand();
  const { address, nearestBranchId, branchId } = useFulfillment();
  const { serviceType } = general;
  const { data: branches } = branchesQuery.use();
  const { totalProductPrice } = useBasketBreakdown();
  const { tariff } = useTariff(totalProductPrice);
  const isDelivery = serviceType === "DELIVERY";
  const servingId = isDelivery ? nearestBranchId : branchId;
  const branch = branches?.find(({ id }) => id === servingId);
  const opening = getOpeningState({
    branches: branches ?? [],
    branchId: servingId,
    serviceType,
    timeZone: merchant.timeZone,
    now: getServerTimeMs(),
  });
  const road =
    branch && isDelivery && address ? estimateRoadMinutes(calculateDistanceMetres(branch, address)) : 0;
  const isKnown = branch !== undefined && (isDelivery ? address !== null : serviceType === "PICK_UP");
  return (
    <OrderConditionList
      {...general}
      minutes={isKnown ? branch.preparationMinutes + road : general.minutes}
      fee={isDelivery && tariff ? { price: tariff.price, isFrom: false } : general.fee}
      opening={opening ?? general.opening}
    />
  );
}
