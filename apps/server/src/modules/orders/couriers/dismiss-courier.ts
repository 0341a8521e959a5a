import type { DeliveryType } from "@dasturxon/domain/courier-status";
import type { Tx } from "../../platform/database/index.ts";
import { enqueue } from "../../platform/jobs/index.ts";
import type { Couriers } from "../deliveries/index.ts";
import type { BoardRow } from "./queries.ts";

/** Has a courier service told that an order needs nobody any longer; the brand's own couriers see it themselves. */
export async function dismissLater(
  tx: Tx,
  order: Pick<BoardRow, "merchantId" | "id" | "deliveryType" | "courierStatus">,
): Promise<void> {
  const { merchantId, id: orderId, deliveryType, courierStatus } = order;
  if (deliveryType === "LAMENU" || courierStatus === null) return;
  const key = `dismiss-courier:${deliveryType}:${orderId}`;
  await enqueue(tx, "dismiss-courier", { merchantId, orderId, deliveryType }, { key });
}

/** The job behind it; a courier who has the order already brings it back by his own statuses. */
export async function dismissCourier(
  couriers: Couriers,
  errand: { merchantId: string; orderId: string; deliveryType: DeliveryType },
): Promise<void> {
  await couriers.providerOf(errand.deliveryType)?.cancel(errand);
}
