import type { DeliveryType } from "@dasturxon/domain/courier-status";
import type { CourierProvider } from "./gateways/courier-provider.ts";
import { customCouriers } from "./gateways/custom-couriers.ts";
import { ownCourierProvider } from "./gateways/own-couriers.ts";

/** Courier services of this installation. The brand's own couriers and custom couriers are always available. */
export interface CourierServices {
  providerOf(type: DeliveryType): CourierProvider | null;
}

export function createCourierServices(providers: readonly CourierProvider[] = []): CourierServices {
  const byType = new Map(
    [ownCourierProvider, customCouriers, ...providers].map((provider) => [provider.type, provider]),
  );
  return { providerOf: (type) => byType.get(type) ?? null };
}
