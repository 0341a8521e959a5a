import type { Breakdown } from "@dasturxon/domain/pricing";
import { useOrderSettings } from "../brand/order-settings.ts";
import { useServiceType } from "../location/service-type.ts";
import { useTariff } from "./tariff.ts";

/** How far the basket is from what it can be ordered or delivered free for. */
export type BasketProgress =
  | { goal: "minimum" | "free"; missing: number; threshold: number; part: number }
  | { goal: "none" | "reached"; missing: 0; threshold: number; part: 1 };

/** Progress to the minimum of a delivery [CH-3], then to free delivery; nothing for pickup. */
export function useBasketProgress({ totalProductPrice }: Breakdown): BasketProgress {
  const settings = useOrderSettings();
  const serviceType = useServiceType();
  const { tariff } = useTariff(totalProductPrice);
  const minimum = serviceType === "DELIVERY" ? (settings?.minimalDeliveryPrice ?? 0) : 0;
  const freeFrom = serviceType === "DELIVERY" ? (tariff?.freeFrom ?? 0) : 0;
  if (totalProductPrice < minimum) return towards("minimum", totalProductPrice, minimum);
  if (totalProductPrice < freeFrom) return towards("free", totalProductPrice, freeFrom);
  return { goal: freeFrom > 0 ? "reached" : "none", missing: 0, threshold: freeFrom, part: 1 };
}

function towards(goal: "minimum" | "free", now: number, threshold: number): BasketProgress {
  return { goal, missing: threshold - now, threshold, part: now / threshold };
}
