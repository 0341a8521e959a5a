import type { BoardOrder, Order, RefuseReason } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { changeOrder, type ChangeRefusal, type ChangeRequest } from "../change-order.ts";
import { promisedAt } from "../promise.ts";
import { selectCouriers } from "../queries.ts";

type Led = Promise<BoardOrder | ChangeRefusal>;

/** Takes an order into the kitchen's queue; the promise is counted anew from now. */
export function acceptOrder(tx: Tx, request: ChangeRequest, cookingMinutes?: number): Led {
  return changeOrder(tx, request, (order) => {
    const minutes = cookingMinutes ?? order.preparationMinutes;
    return {
      patch: {
        status: "ACCEPTED",
        preparation_minutes: minutes,
        promised_at: order.deliveryAt ?? promisedAt(request.now, minutes + order.roadMinutes),
      },
      reason: "CHANGE_STATUS",
    };
  });
}

/** Refuses a new order or cancels one under way, with a reason that the customer reads. */
export function refuseOrder(
  tx: Tx,
  request: ChangeRequest,
  why: { reason: RefuseReason; comment: string | null },
): Led {
  return changeOrder(tx, request, () => ({
    patch: { status: "CANCELED", cancel_reason: why.reason, cancel_comment: why.comment },
    reason: "CHANGE_STATUS",
    comment: why.comment ?? why.reason,
  }));
}

/** Moves an order along the table of statuses; acceptance and refusal have their own ways. */
export function moveOrder(tx: Tx, request: ChangeRequest, status: Order["status"]): Led {
  return changeOrder(tx, request, () => {
    if (status === "CANCELED" || status === "ACCEPTED") return "transition_not_allowed";
    return { patch: { status, ...handover(status) }, reason: "CHANGE_STATUS" };
  });
}

/** Gives the order to one of the brand's couriers, or takes it back with null. */
export async function assignCourier(tx: Tx, request: ChangeRequest, courierId: string | null): Led {
  const couriers = courierId ? await selectCouriers(tx, request.merchantId) : [];
  return changeOrder(tx, request, (order) => {
    if (order.serviceType !== "DELIVERY") return "transition_not_allowed";
    if (courierId && !couriers.some((courier) => courier.id === courierId)) return "courier_not_found";
    return {
      patch: { courier_id: courierId, courier_status: courierId ? "PERFORMER_FOUND" : null },
      reason: "CHANGE_COURIER_STATUS",
    };
  });
}

/** Promises the order later by some minutes; the customer sees the new time at once. */
export function addMinutes(tx: Tx, request: ChangeRequest, minutes: number): Led {
  return changeOrder(tx, request, (order) => {
    const from = order.promisedAt ?? promisedAt(request.now, order.preparationMinutes + order.roadMinutes);
    return {
      patch: { promised_at: new Date(from.getTime() + minutes * 60_000) },
      reason: "UPDATE",
      comment: `+${minutes} min`,
    };
  });
}

/** What a status says of the courier, and of cash that changes hands at the door. */
function handover(status: Order["status"]) {
  if (status === "ON_WAY") return { courier_status: "PERFORMER_PICKUPED" } as const;
  if (status === "DELIVERED") return { courier_status: "PERFORMER_DELIVERED_FINISH", is_paid: true } as const;
  if (status === "CLOSED") return { is_paid: true } as const;
  return {};
}
