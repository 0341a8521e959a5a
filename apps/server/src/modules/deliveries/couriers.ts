import type { DeliveryType } from "@dasturxon/domain/courier-status";
import type { CourierProvider } from "./gateways/courier-provider.ts";
import { customCouriers } from "./gateways/custom-couriers.ts";
import { ownCouriers } from "./gateways/own-couriers.ts";

/** Every courier service that this installation has; own couriers and those of somebody else are always there. */
export interface Couriers {
  providerOf(type: DeliveryType): CourierProvider | null;
}

export function createCouriers(providers: readonly CourierProvider[] = []): Couriers {
  const byType = new Map(
    [ownCouriers, customCouriers, ...providers].map((provider) => [provider.type, provider]),
  );
  return { providerOf: (type) => byType.get(type) ?? null };
}
