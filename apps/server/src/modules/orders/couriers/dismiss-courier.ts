import type { DeliveryType } from "@dasturxon/domain/courier-status";
import type { Couriers } from "../../deliveries/index.ts";

/** Tells a courier service that an order needs nobody; a courier who has it already brings it back by his own statuses. */
export async function dismissCourier(
  couriers: Couriers,
  errand: { merchantId: string; orderId: string; deliveryType: DeliveryType },
): Promise<void> {
  await couriers.providerOf(errand.deliveryType)?.cancel(errand);
}
