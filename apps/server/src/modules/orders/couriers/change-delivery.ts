import type { Order } from "@dasturxon/contract";
import { isActive } from "@dasturxon/domain/order-status";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { changeOrder, type ChangeRequest } from "../change-order.ts";
import { dismissLater } from "../settle-order.ts";

/** Another one brings the order: the search for a courier begins again, by a job. */
export function changeDelivery(tx: Tx, request: ChangeRequest, deliveryType: Order["deliveryType"]) {
  const { merchantId, id: orderId } = request;
  return changeOrder(tx, request, async (order) => {
    const isGone = order.status === "ON_WAY" || !isActive(order.status);
    if (order.serviceType !== "DELIVERY" || isGone || order.deliveryType === deliveryType)
      return refuse("transition_not_allowed");
    await dismissLater(tx, order);
    await enqueue(tx, "call-courier", { merchantId, orderId }, { key: `call-courier:${orderId}` });
    const status = order.status === "ATTACHED" ? "DONE" : order.status;
    return {
      patch: { delivery_type: deliveryType, courier_id: null, courier_status: null, status },
      reason: "CHANGE_DELIVERY_TYPE",
      about: { kind: "delivery_type", from: order.deliveryType, to: deliveryType },
    };
  });
}
