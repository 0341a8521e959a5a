import type { ReceiptBreakdown } from "@dasturxon/domain/pricing";
import {
  calculateFreeDeliveryProgress,
  calculateMinimumProgress,
  calculateQuantityProgress,
} from "@dasturxon/domain/tariff";
import type { DeliveryGoalProgress } from "@dasturxon/domain/tariff";
import { useOrderSettings } from "../brand/order-settings.ts";
import { useServiceType } from "../location/service-type.ts";
import { useBasketGroup } from "./group.ts";
import { useTariff } from "./tariff.ts";

/** Progress of the basket towards the minimum order or free delivery. */
export interface BasketProgress extends DeliveryGoalProgress {
  towards: "minimum" | "quantity" | "free";
}

/**
 * Returns the progress towards the delivery minimum, as an amount of money or a number of pieces [CH-3, CH-12], then
 * towards free delivery. Null if nothing is left to reach, for pickup, and for a member of a group order, because the
 * total of the whole group counts.
 */
export function useBasketProgress({
  totalProductPrice,
  productCount,
}: ReceiptBreakdown): BasketProgress | null {
  const settings = useOrderSettings();
  const isDelivery = useServiceType() === "DELIVERY";
  const { tariff } = useTariff(totalProductPrice);
  const isGroups = useBasketGroup()?.orderingSince === null;
  if (!isDelivery || isGroups) return null;
  const minimum = calculateMinimumProgress(settings?.minimalDeliveryPrice, totalProductPrice);
  if (minimum && minimum.left > 0) return { towards: "minimum", ...minimum };
  const quantity = calculateQuantityProgress(settings?.minimalDeliveryQuantity, productCount);
  if (quantity && quantity.left > 0) return { towards: "quantity", ...quantity };
  const free = tariff && calculateFreeDeliveryProgress(tariff, totalProductPrice);
  return free && { towards: "free", ...free };
}
