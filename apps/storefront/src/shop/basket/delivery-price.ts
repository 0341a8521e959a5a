import type { ApiError } from "../../platform/api.ts";
import type { StoreServiceType } from "@dasturxon/domain/order-status";
import type { Tariff } from "../../platform/shapes.ts";

/** How far the price of delivery is known; only a counted one is in the sums. */
export interface DeliveryPrice {
  /** `asked`: on its way. `unknown`: there is no address, no branch serves it, or it was refused. */
  state: "counted" | "asked" | "unknown";
  refusal: ApiError | null;
}

export interface DeliveryFacts {
  serviceType: StoreServiceType;
  /** Of this very order, from whoever told it. */
  tariff: Tariff | null;
  /** The branch of the address, the tariff or the quote is on its way. */
  isAsked: boolean;
  error: ApiError | null;
}

/** Whether the sums hold the price of delivery, will hold it, or cannot [BK-10]. */
export function deliveryPrice({ serviceType, tariff, isAsked, error }: DeliveryFacts): DeliveryPrice {
  if (serviceType !== "DELIVERY" || tariff) return { state: "counted", refusal: null };
  return isAsked ? { state: "asked", refusal: null } : { state: "unknown", refusal: error };
}
