import { isFreeToTake, orderAfterCourier } from "@dasturxon/domain/courier-move";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { changeOrder, type ChangeRequest } from "../change-order.ts";
import { selectCourierOfStaff } from "./queries.ts";

/**
 * A courier takes an order that nobody brings yet [OR-6]; a done one is attached by it. `courier_not_found`: his login is
 * not linked to one of the brand's couriers; `forbidden`: somebody else has it.
 */
export async function takeOrder(tx: Tx, request: ChangeRequest) {
  const { merchantId, by } = request;
  const courier = by.id === null ? null : await selectCourierOfStaff(tx, merchantId, by.id);
  // Whatever has become of it since he saw it: it is free, or it is not.
  return changeOrder(tx, { ...request, version: null, isForTaking: true }, (order) => {
    if (courier === null) return refuse("courier_not_found");
    const status = orderAfterCourier(order.status, "PERFORMER_FOUND");
    if (!isFreeToTake(order) || status === "refused") return refuse("transition_not_allowed");
    return {
      patch: { courier_id: courier.id, courier_status: "PERFORMER_FOUND" as const, status },
      reason: "CHANGE_COURIER_STATUS" as const,
    };
  });
}
