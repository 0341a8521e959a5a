import type { Order } from "@dasturxon/contract";
import { canChangeCourierStatus, findOrderStatusAfterCourier } from "@dasturxon/domain/courier-move";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { parsePhone } from "../../users/index.ts";
import { changeOrder, type OrderChangeRequest } from "../lifecycle/change-order.ts";
import { type OrderColumnsPatch, createCourierRemovalPatch } from "../lifecycle/order-patch.ts";
import type { BoardOrderRow } from "../queries.ts";
import { enqueueCourierDismissal } from "../lifecycle/settle-order.ts";

interface DeliveryTypeChange {
  deliveryType: Order["deliveryType"];
  /** Name and phone of the custom courier. Required for the delivery type `CUSTOM`. */
  courier?: { name: string; phone: string } | null | undefined;
  /** Amount that the brand pays the custom courier, in soʻm. */
  cost?: number | null | undefined;
  comment?: string | null | undefined;
}

/** Changes the delivery type. A job starts the search for a courier again. */
export async function changeDelivery(tx: Tx, request: OrderChangeRequest, wanted: DeliveryTypeChange) {
  const { merchantId, id: orderId } = request;
  const { deliveryType } = wanted;
  if (deliveryType === "CUSTOM") return assignCustomCourier(tx, request, wanted);
  return changeOrder(tx, request, async (order) => {
    if (isDeliveryTypeFinal(order) || order.deliveryType === deliveryType)
      return refuse("transition_not_allowed");
    await enqueueCourierDismissal(tx, order);
    await enqueueJob(tx, "call-courier", { merchantId, orderId }, { key: `call-courier:${orderId}` });
    const status = order.status === "ATTACHED" ? ("DONE" as const) : order.status;
    const patch = { ...createCourierRemovalPatch(order), status, delivery_comment: wanted.comment || null };
    return createDeliveryChange(order, { deliveryType, patch });
  });
}

/** Assigns a custom courier, whose name and phone staff enter. A repeated request replaces the custom courier. */
async function assignCustomCourier(tx: Tx, request: OrderChangeRequest, wanted: DeliveryTypeChange) {
  const { courier, cost, comment } = wanted;
  if (!courier) return refuse("bad_request", { field: "courier" });
  const phone = parsePhone(courier.phone, await loadBrandBasics(tx, request.merchantId));
  if (!phone) return refuse("phone_invalid", { field: "courier.phone" });
  return changeOrder(tx, request, async (order) => {
    if (isDeliveryTypeFinal(order)) return refuse("transition_not_allowed");
    if (order.deliveryType !== "CUSTOM") await enqueueCourierDismissal(tx, order);
    // If another courier is assigned, the courier status of the previous courier is removed.
    const isSame =
      order.deliveryType === "CUSTOM" &&
      order.courier?.name === courier.name &&
      order.courier.phone === phone;
    const from = isSame ? order.courierStatus : null;
    const isFound = canChangeCourierStatus(from, "PERFORMER_FOUND");
    const status = isFound ? findOrderStatusAfterCourier(order.status, "PERFORMER_FOUND") : order.status;
    if (status === "refused") return refuse("transition_not_allowed");
    const patch = {
      courier_id: null,
      courier_status: isFound ? ("PERFORMER_FOUND" as const) : from,
      custom_courier: JSON.stringify({ id: null, name: courier.name, phone }),
      delivery_cost: cost ?? null,
      delivery_comment: comment || null,
      status,
    };
    return createDeliveryChange(order, { deliveryType: "CUSTOM", patch });
  });
}

/** Checks whether the delivery type can no longer change: no delivery, already on the way, or ended. */
function isDeliveryTypeFinal({ serviceType, status }: BoardOrderRow): boolean {
  return serviceType !== "DELIVERY" || status === "ON_WAY" || !isActiveStatus(status);
}

function createDeliveryChange(
  order: BoardOrderRow,
  { deliveryType, patch }: { deliveryType: Order["deliveryType"]; patch: OrderColumnsPatch },
) {
  return {
    patch: { ...patch, delivery_type: deliveryType },
    reason: "CHANGE_DELIVERY_TYPE" as const,
    about: { kind: "delivery_type" as const, from: order.deliveryType, to: deliveryType },
    comment: patch.delivery_comment ?? null,
  };
}
