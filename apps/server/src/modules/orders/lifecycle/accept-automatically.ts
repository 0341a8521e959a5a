import { isUncheckedTableOrder } from "@dasturxon/domain/table-guest";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { createAcceptancePatch, isAcceptedAutomatically } from "./acceptance.ts";
import { changeOrder, type OrderChangeRequest } from "./change-order.ts";

/**
 * Accepts a new order if its branch accepts it automatically. Refuses `transition_not_allowed` otherwise, and for an
 * unpaid order of a guest without a phone, which the staff check at the table.
 */
export function acceptAutomatically(tx: Tx, request: OrderChangeRequest) {
  return changeOrder(tx, request, async (order) => {
    const isTaken =
      !isUncheckedTableOrder(order) &&
      order.status === "CREATED" &&
      (await isAcceptedAutomatically(tx, order, request.now));
    if (!isTaken) return refuse("transition_not_allowed");
    return { patch: createAcceptancePatch(order, request), reason: "CHANGE_STATUS" };
  });
}
