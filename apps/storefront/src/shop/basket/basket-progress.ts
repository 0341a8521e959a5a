import type { Breakdown } from "@dasturxon/domain/pricing";
import { freeDeliveryProgress, minimumProgress, quantityProgress } from "@dasturxon/domain/tariff";
import type { Progress } from "@dasturxon/domain/tariff";
import { useOrderSettings } from "../brand/order-settings.ts";
import { useServiceType } from "../location/service-type.ts";
import { useGroupOfBasket } from "./group.ts";
import { useTariff } from "./tariff.ts";

/** How far the basket is from what it can be ordered, or delivered free, for. */
export interface BasketProgress extends Progress {
  towards: "minimum" | "quantity" | "free";
}

/** Progress to the minimum of a delivery, a sum or a number of pieces [CH-3, CH-12], then to free delivery; null where there is nothing to reach, for pickup, and for one of a group, whose sum counts. */
export function useBasketProgress({ totalProductPrice, productCount }: Breakdown): BasketProgress | null {
  const settings = useOrderSettings();
  const isDelivery = useServiceType() === "DELIVERY";
  const { tariff } = useTariff(totalProductPrice);
  const isGroups = useGroupOfBasket()?.orderingSince === null;
  if (!isDelivery || isGroups) return null;
  const minimum = minimumProgress(settings?.minimalDeliveryPrice, totalProductPrice);
  if (minimum && minimum.left > 0) return { towards: "minimum", ...minimum };
  const quantity = quantityProgress(settings?.minimalDeliveryQuantity, productCount);
  if (quantity && quantity.left > 0) return { towards: "quantity", ...quantity };
  const free = tariff && freeDeliveryProgress(tariff, totalProductPrice);
  return free && { towards: "free", ...free };
}
