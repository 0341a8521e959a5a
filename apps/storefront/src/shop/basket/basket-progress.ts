import type { Breakdown } from "@dasturxon/domain/pricing";
import { freeDeliveryProgress, minimumProgress } from "@dasturxon/domain/tariff";
import type { Progress } from "@dasturxon/domain/tariff";
import { useOrderSettings } from "../brand/order-settings.ts";
import { useServiceType } from "../location/service-type.ts";
import { useTariff } from "./tariff.ts";

/** How far the basket is from what it can be ordered, or delivered free, for. */
export interface BasketProgress extends Progress {
  towards: "minimum" | "free";
}

/** Progress to the minimum of a delivery [CH-3], then to free delivery; null where there is nothing to reach, and for pickup. */
export function useBasketProgress({ totalProductPrice }: Breakdown): BasketProgress | null {
  const settings = useOrderSettings();
  const isDelivery = useServiceType() === "DELIVERY";
  const { tariff } = useTariff(totalProductPrice);
  if (!isDelivery) return null;
  const minimum = minimumProgress(settings?.minimalDeliveryPrice, totalProductPrice);
  if (minimum && minimum.left > 0) return { towards: "minimum", ...minimum };
  const free = tariff && freeDeliveryProgress(tariff, totalProductPrice);
  return free && { towards: "free", ...free };
}
