import type { DeliveryType } from "@dasturxon/domain/courier-status";
import type { CourierServices } from "../../deliveries/index.ts";

/**
 * Cancels the courier at the courier service. If a courier already has the order, their return is reported by courier
 * statuses.
 */
export async function dismissCourier(
  couriers: CourierServices,
  errand: { merchantId: string; orderId: string; deliveryType: DeliveryType },
): Promise<void> {
  await couriers.providerOf(errand.deliveryType)?.cancel(errand);
}
