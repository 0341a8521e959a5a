import type { ApiError } from "../../platform/api.ts";
import type { StoreServiceType } from "@dasturxon/domain/order-status";
import type { DeliveryTariff } from "../../platform/shapes.ts";

/** State of the delivery price. The total contains the delivery price only in the state `counted`. */
export interface DeliveryPriceState {
  /** `asked`: the price is requested. `unknown`: there is no address, no branch serves it, or the server refused. */
  state: "counted" | "asked" | "unknown";
  refusal: ApiError | null;
}

export interface DeliveryPriceInput {
  serviceType: StoreServiceType;
  /** Tariff of this order, from the calculation or from the quote. */
  tariff: DeliveryTariff | null;
  /** Whether the branch of the address, the tariff or the quote is being requested. */
  isAsked: boolean;
  error: ApiError | null;
}

/** Returns whether the total includes the delivery price, will include it, or cannot include it [BK-10]. */
export function getDeliveryPriceState({
  serviceType,
  tariff,
  isAsked,
  error,
}: DeliveryPriceInput): DeliveryPriceState {
  if (serviceType !== "DELIVERY" || tariff) return { state: "counted", refusal: null };
  return isAsked ? { state: "asked", refusal: null } : { state: "unknown", refusal: error };
}
