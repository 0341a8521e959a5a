import { canCourierMove } from "@dasturxon/domain/courier-move";
import { isActive } from "@dasturxon/domain/order-status";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/database/index.ts";
import { enqueue } from "../../platform/jobs/index.ts";
import type { Couriers, DeliveryType } from "../deliveries/index.ts";
import { changeOrder, system } from "./change-order.ts";
import { type BoardRow, selectBoardOrder } from "./queries.ts";

export const CALL_COURIER = "call-courier";
export const DISMISS_COURIER = "dismiss-courier";

/** The job behind a change of who brings an order: asks the service for a courier, tells the order what it said. */
export async function callCourier(
  { db, couriers, clock }: { db: Database; couriers: Couriers; clock: Clock },
  { merchantId, orderId }: { merchantId: string; orderId: string },
): Promise<void> {
  const order = await db.tenantRead(merchantId, (tx) => selectBoardOrder(tx, merchantId, orderId));
  if (!order || !order.address || !isActive(order.status) || order.courierStatus !== null) return;
  const provider = couriers.providerOf(order.deliveryType);
  if (!provider) throw new Error(`nobody brings by ${order.deliveryType}`);
  const status = await provider.call(errandOf(order, order.address));
  const request = { merchantId, id: orderId, version: null, by: system, now: clock.now() };
  await db.tenant(merchantId, (tx) =>
    changeOrder(tx, request, (current) => {
      const isSame = current.deliveryType === provider.type && current.courierStatus === null;
      if (status === "" || !isSame || !canCourierMove(current.courierStatus, status))
        return "transition_not_allowed";
      return { patch: { courier_status: status }, reason: "CHANGE_COURIER_STATUS" };
    }),
  );
}

function errandOf(order: BoardRow, address: NonNullable<BoardRow["address"]>) {
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

/** Has a courier service told that an order needs nobody any longer; the brand's own couriers see it themselves. */
export async function dismissLater(
  tx: Tx,
  order: Pick<BoardRow, "merchantId" | "id" | "deliveryType" | "courierStatus">,
): Promise<void> {
  const { merchantId, id: orderId, deliveryType, courierStatus } = order;
  if (deliveryType === "LAMENU" || courierStatus === null) return;
  const key = `${DISMISS_COURIER}:${deliveryType}:${orderId}`;
  await enqueue(tx, DISMISS_COURIER, { merchantId, orderId, deliveryType }, { key });
}

/** The job behind it; a courier who has the order already brings it back by his own statuses. */
export async function dismissCourier(
  couriers: Couriers,
  errand: { merchantId: string; orderId: string; deliveryType: DeliveryType },
): Promise<void> {
  await couriers.providerOf(errand.deliveryType)?.cancel(errand);
}
