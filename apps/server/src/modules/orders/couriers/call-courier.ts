import { canChangeCourierStatus } from "@dasturxon/domain/courier-move";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import type { CourierServices } from "../../deliveries/index.ts";
import { changeOrder, systemAuthor } from "../lifecycle/change-order.ts";
import { type BoardOrderRow, selectBoardOrder } from "../queries.ts";

/**
 * Job that runs after the delivery type changes. Requests a courier from the courier service and stores the returned
 * courier status.
 */
export async function requestCourierFromService(
  { db, couriers, clock }: { db: Database; couriers: CourierServices; clock: Clock },
  { merchantId, orderId }: { merchantId: string; orderId: string },
): Promise<void> {
  const order = await db.tenantRead(merchantId, (tx) => selectBoardOrder(tx, merchantId, orderId));
  if (!order || !order.address || !isActiveStatus(order.status) || order.courierStatus !== null) return;
  const provider = couriers.providerOf(order.deliveryType);
  if (!provider) throw new Error(`nobody brings by ${order.deliveryType}`);
  const status = await provider.call(toCourierDelivery(order, order.address));
  const request = { merchantId, id: orderId, version: null, by: systemAuthor, now: clock.now() };
  await db.tenant(merchantId, (tx) =>
    changeOrder(tx, request, (current) => {
      const isSame = current.deliveryType === provider.type && current.courierStatus === null;
      if (status === "" || !isSame || !canChangeCourierStatus(current.courierStatus, status))
        return refuse("transition_not_allowed");
      return { patch: { courier_status: status }, reason: "CHANGE_COURIER_STATUS" };
    }),
  );
}

function toCourierDelivery(order: BoardOrderRow, address: NonNullable<BoardOrderRow["address"]>) {
  const { merchantId, id: orderId, number, branch } = order;
  const { latitude, longitude } = address;
  return {
    merchantId,
    orderId,
    number,
    from: { latitude: branch.latitude, longitude: branch.longitude, phone: branch.phone },
    to: { latitude, longitude, phone: order.receiverPhone, comment: order.courierComment },
  };
}
